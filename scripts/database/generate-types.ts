/**
 * Writes src/lib/database.types.ts from the migrations: `npm run types`. With `--check` it fails when the committed file
 * is not what would be written. Needs DATABASE_URL, which scripts/database/with-postgres.ts sets.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { startStack } from '../../supabase/local/stack.ts'
import { createScratchDatabase } from './scratch-database.ts'
import { runSupabase } from './supabase-cli.ts'

const TARGET = fileURLToPath(new URL('../../src/lib/database.types.ts', import.meta.url))

async function generateTypes(serverUrl: string): Promise<string> {
  const scratch = await createScratchDatabase(serverUrl)
  try {
    const stack = await startStack({ databaseUrl: scratch.url, seed: false })
    await stack.close()
    const { code, stdout, output } = await runSupabase(scratch.url, 'gen', 'types', '--schema', 'public')
    if (code !== 0 || !stdout.includes('export type Database')) {
      throw new Error(`supabase gen types failed: ${output}`)
    }
    return await format(stdout, { ...(await resolveConfig(TARGET)), filepath: TARGET })
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
