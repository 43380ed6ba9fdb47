import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Template } from './scratch-database.ts'

const INPUTS = ['supabase', 'package-lock.json']
const READ = new Set(['.sql', '.ts', '.toml', '.json'])

let inputs: string | null = null

/** Changes with all that a new shop's database is made of. */
function hashInputs(): string {
  if (inputs !== null) return inputs
  const digest = createHash('sha256')
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
  inputs = digest.digest('hex').slice(0, 16)
  return inputs
}

async function migrate(databaseUrl: string, { seed }: { readonly seed: boolean }): Promise<void> {
  const { startStack } = await import('../../supabase/local/stack.ts')
  await (await startStack({ databaseUrl, seed })).close()
}

/** The database of a new shop without data. */
export const migratedTemplate = (): Template => ({
  name: 'shop_migrated',
  run: hashInputs(),
  prepare: (databaseUrl) => migrate(databaseUrl, { seed: false }),
})

/** The same for all processes of a run, also after midnight: the first one hands it on to those that it starts. */
export const stockDay = (): string => (process.env.STOCK_DAY ??= new Date().toISOString().slice(0, 10))

/** The database of a new shop with the demo's data, whose orders are dated from today. Making it takes 20 seconds. */
export const stockedTemplate = (): Template => ({
  name: 'shop_stocked',
  run: `${hashInputs()}-${stockDay()}`,
  base: migratedTemplate(),
  prepare: (databaseUrl) => migrate(databaseUrl, { seed: true }),
})
