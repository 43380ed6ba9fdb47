import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScratchDatabase, type ScratchDatabase } from '../../scripts/database/scratch-database.ts'
import { runSupabase } from '../../scripts/database/supabase-cli.ts'
import { startStack } from '../../supabase/local/stack.ts'

// The commands of docs/deploy.md, run on a new database. What a hosted project has from the start (roles, the auth and
// storage schemas) comes from the local stack, started without migrations.

let database: ScratchDatabase

/** `db lint` needs plpgsql_check and `test db` needs pgtap. A hosted project has both. */
async function requireExtensions(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 })
  try {
    const found = await sql<{ name: string }[]>`
      select name from pg_available_extensions where name in ('pgtap', 'plpgsql_check')`
    if (found.length < 2) {
      throw new Error(
        'PostgreSQL lacks the extensions pgtap and plpgsql_check: install them (Debian: postgresql-<version>-pgtap and postgresql-<version>-plpgsql-check).',
      )
    }
  } finally {
    await sql.end()
  }
}

beforeAll(async () => {
  await requireExtensions(process.env.DATABASE_URL ?? '')
  database = await createScratchDatabase(process.env.DATABASE_URL ?? '')
  const withoutMigrations = mkdtempSync(join(tmpdir(), 'mcg-platform-'))
  try {
    cpSync('supabase/config.toml', join(withoutMigrations, 'config.toml'))
    const stack = await startStack({ supabaseDir: withoutMigrations, databaseUrl: database.url, seed: false })
    await stack.close()
  } finally {
    rmSync(withoutMigrations, { recursive: true })
  }
})

afterAll(() => database.drop())

async function expectSuccess(...args: readonly string[]): Promise<string> {
  const { code, output } = await runSupabase(database.url, ...args)
  expect(code, output).toBe(0)
  return output
}

test('db push applies every migration and the seed to a new database', async () => {
  await expectSuccess('db', 'push', '--include-seed')
  const sql = postgres(database.url, { max: 1 })
  try {
    const [{ applied } = { applied: 0 }] = await sql<{ applied: number }[]>`
      select count(*)::int as applied from supabase_migrations.schema_migrations`
    expect(applied).toBe(readdirSync('supabase/migrations').filter((name) => name.endsWith('.sql')).length)
    const [{ products } = { products: 0 }] = await sql<{ products: number }[]>`
      select count(*)::int as products from public.products`
    expect(products).toBeGreaterThan(500)
  } finally {
    await sql.end()
  }
})

test('config.toml has no unsupported or deprecated setting', async () => {
  const output = await expectSuccess('migration', 'list')
  expect(output).not.toMatch(/deprecated|no longer supported|unknown config/i)
})

test('db lint finds nothing', () => expectSuccess('db', 'lint', '--level', 'warning', '--fail-on', 'warning'))

test('the security and performance advisors find nothing', () =>
  expectSuccess('db', 'advisors', '--level', 'warn', '--fail-on', 'warn'))

// `supabase test db` runs pg_prove in Docker, also for a remote database; pg_prove itself needs none.
test('the pgTAP tests pass', () => {
  const { status, stdout, stderr, error } = spawnSync(
    'pg_prove',
    ['-d', database.url, 'supabase/tests/policies.test.sql'],
    {
      encoding: 'utf8',
    },
  )
  expect(status, error?.message ?? stdout + stderr).toBe(0)
})
