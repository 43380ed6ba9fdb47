import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Template } from './scratch-database.ts'

const INPUTS = ['supabase', 'package-lock.json']
const READ = new Set(['.sql', '.ts', '.toml', '.json'])

/** Changes with all that a new shop's data is made of, and each day, because the demo orders are dated from today. */
function hashInputs(): string {
  const digest = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  const add = (path: string) => {
    if (statSync(path).isDirectory()) {
      const names = readdirSync(path).sort()
      for (const name of names) if (!name.startsWith('.')) add(join(path, name))
    } else {
      digest.update(`${path}:`)
      // Of a picture only its size is stored in the database.
      digest.update(READ.has(extname(path)) ? readFileSync(path) : String(statSync(path).size))
    }
  }
  INPUTS.forEach(add)
  return digest.digest('hex').slice(0, 16)
}

/** The database of a new shop with the demo's data. Making it takes 20 seconds. */
export const stockedTemplate = (): Template => ({
  name: 'shop_stocked',
  run: hashInputs(),
  prepare: async (databaseUrl) => {
    const { startStack } = await import('../../supabase/local/stack.ts')
    await (await startStack({ databaseUrl })).close()
  },
})
