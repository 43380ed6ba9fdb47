/** Writes supabase/seed.sql (the catalogue) and supabase/seed/demo.sql (local accounts and orders). `npm run seed`. */
import { writeFileSync } from 'node:fs'
import { buildSeed } from './build.ts'

const { products, customers, orders, catalogue, demo } = buildSeed()
writeFileSync(new URL('../seed.sql', import.meta.url), catalogue)
writeFileSync(new URL('./demo.sql', import.meta.url), demo)
console.log(`seed.sql: ${products.length} products, ${Math.round(Buffer.byteLength(catalogue) / 1024)} KB`)
console.log(
  `seed/demo.sql: ${customers.length} customers, ${orders.length} orders, ${Math.round(Buffer.byteLength(demo) / 1024)} KB`,
)
