/** Writes supabase/seed.sql (the catalogue): `npm run seed`. The local stack generates its demo accounts and orders at its start. */
import { writeFileSync } from 'node:fs'
import { buildSeed } from './build.ts'

const { products, catalogue } = buildSeed()
writeFileSync(new URL('../seed.sql', import.meta.url), catalogue)
const sharing = new Map<string, number>()
for (const { active, picture } of products) {
  if (active) sharing.set(picture, (sharing.get(picture) ?? 0) + 1)
}
console.log(`seed.sql: ${products.length} products, ${Math.round(Buffer.byteLength(catalogue) / 1024)} KB`)
console.log(`${sharing.size} main pictures, each of ${Math.max(...sharing.values())} active products at most`)
