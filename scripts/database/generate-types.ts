/**
 * Writes src/lib/database.types.ts from the migrations: `npm run types`. With `--check` it fails when the committed file
 * is not what would be written. Needs DATABASE_URL, which scripts/database/with-postgres.ts sets.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, type FormatConfig } from 'oxfmt'
import { createScratchDatabase } from './scratch-database.ts'
import { runSupabase } from './supabase-cli.ts'
import { migratedTemplate } from './templates.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const TARGET = fromRoot('src/lib/database.types.ts')

async function generateTypes(serverUrl: string): Promise<string> {
  const scratch = await createScratchDatabase(serverUrl, migratedTemplate())
  try {
    const { code, stdout, output } = await runSupabase(scratch.url, 'gen', 'types', '--schema', 'public')
    if (code !== 0 || !stdout.includes('export type Database')) {
      throw new Error(`supabase gen types failed: ${output}`)
    }
    const style = JSON.parse(readFileSync(fromRoot('.oxfmtrc.json'), 'utf8')) as FormatConfig
    return (await format(TARGET, stdout, style)).code
  } finally {
    await scratch.drop()
  }
}

const serverUrl = process.env.DATABASE_URL ?? ''
if (serverUrl === '') throw new Error('DATABASE_URL is not set: run npm run types.')

const generated = await generateTypes(serverUrl)
if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, generated)
} else if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== generated) {
  console.error(
    'src/lib/database.types.ts does not match the migrations: run npm run types and commit the result.',
  )
  process.exitCode = 1
}
