import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createScratchDatabase, type ScratchDatabase } from '../../scripts/database/scratch-database.ts'
import { BOOTSTRAP_SQL } from '../../supabase/local/migrate.ts'
import { startStack, type StackOptions } from '../../supabase/local/stack.ts'

// Which databases the local stack takes that DATABASE_URL names: many tools export the variable for an application of their own.

let database: ScratchDatabase
let supabaseDir: string
let sql: postgres.Sql

beforeEach(async () => {
  database = await createScratchDatabase(process.env.DATABASE_URL ?? '')
  // Without migrations.
  supabaseDir = mkdtempSync(join(tmpdir(), 'mcg-platform-'))
  sql = postgres(database.url, { max: 1, onnotice: () => undefined })
})
afterEach(async () => {
  await sql.end()
  await database.drop()
  rmSync(supabaseDir, { recursive: true })
})

async function start(options: StackOptions = {}): Promise<string[]> {
  const lines: string[] = []
  const report = (line: string) => lines.push(line)
  const stack = await startStack({ supabaseDir, databaseUrl: database.url, seed: false, report, ...options })
  await stack.close()
  return lines
}

const schemas = async () =>
  (await sql<{ name: string }[]>`select nspname as name from pg_namespace where nspname !~ '^pg_'`).map(
    ({ name }) => name,
  )

test.each([
  ['a table', 'create table public."User" (id int)', '"User"'],
  ['a table in a schema of its own', 'create schema shop create table orders (id int)', 'shop.orders'],
  ['a function', 'create function public.total() returns int language sql return 1', 'total'],
  [
    'what the command line of Supabase has made',
    'create schema supabase_migrations create table seed_files (path text primary key, hash text)',
    'supabase_migrations.seed_files',
  ],
])('a database with %s is neither changed nor emptied', async (_, statement, name) => {
  await sql.unsafe(statement)
  const before = await schemas()
  for (const reset of [false, true])
    await expect(start({ reset })).rejects.toThrow(`another application uses (it has ${name})`)
  expect(await schemas()).toEqual(before)
  expect((await sql`select to_regclass(${name}) as id, to_regproc(${name}) as function`)[0]).not.toEqual({
    id: null,
    function: null,
  })
})

test('an empty database is taken, and named without its password; a reset empties it', async () => {
  await sql`create extension pg_trgm`
  const { host, pathname } = new URL(database.url)
  const withPassword = Object.assign(new URL(database.url), { password: 'secret' }).href
  const lines = await start({ databaseUrl: withPassword, reset: true })
  expect(lines[0]).toContain(`database ${host}${pathname}`)
  expect(lines.join()).not.toContain('secret')
  await sql`create table public.mine (id int)`
  await start()
  expect(await sql`select from public.mine`).toEqual([])
  await start({ reset: true })
  expect((await sql`select to_regclass('public.mine') as id`)[0]).toEqual({ id: null })
})

test('what an interrupted first start has left is taken', async () => {
  await sql.unsafe(BOOTSTRAP_SQL)
  await start()
  expect((await sql`select to_regclass('storage.objects') as id`)[0]).toEqual({ id: 'storage.objects' })
})

test('a database on another machine is not emptied', async () => {
  await expect(start({ databaseUrl: 'postgres://me:secret@db.invalid/shop', reset: true })).rejects.toThrow(
    /names db\.invalid\/shop, and a reset empties no database on another machine/,
  )
})
