import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, openDatabase } from './database.ts'
import { definers, published } from './access-rules.ts'

// What Supabase's own database linter checks, and a few rules of this house.

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

test('row-level security is on for every table', async () => {
  const rows = await db.query(
    `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relrowsecurity`,
  )
  expect(rows).toEqual([])
})

test('views run with the rights of whoever reads them', async () => {
  const rows = await db.query(
    `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('v', 'm')
       and not coalesce(c.reloptions @> array['security_invoker=on'] or c.reloptions @> array['security_invoker=true'], false)`,
  )
  expect(rows).toEqual([])
})

test('policies name their roles, one per verb and role, and no write is always allowed', async () => {
  const rows = await db.query<{
    table: string
    name: string
    command: string
    roles: string[]
    check: string | null
    using: string | null
  }>(
    `select schemaname || '.' || tablename as "table", policyname as name, cmd as command, roles::text[] as roles,
       with_check as "check", qual as "using" from pg_policies where schemaname in ('public', 'storage')`,
  )
  expect(rows.length).toBeGreaterThan(30)
  const seen = new Set<string>()
  for (const policy of rows) {
    for (const role of policy.roles) {
      expect(['anon', 'authenticated'], `${policy.name} is for ${role}`).toContain(role)
      const key = `${policy.table} ${policy.command} ${role}`
      expect(seen.has(key), `second policy for ${key}`).toBe(false)
      seen.add(key)
    }
    expect(policy.command, policy.name).not.toBe('ALL')
    if (policy.command !== 'SELECT') {
      for (const condition of [policy.check, policy.using]) expect(condition, policy.name).not.toBe('true')
      expect(policy.roles, policy.name).toEqual(['authenticated'])
    }
  }
})

test('policies ask who is calling once per statement, not once per row', async () => {
  const rows = await db.query<{ name: string; condition: string }>(
    `select policyname as name, coalesce(qual, '') || ' ' || coalesce(with_check, '') as condition
     from pg_policies where schemaname in ('public', 'storage')`,
  )
  for (const { name, condition } of rows) {
    const bare = condition.replaceAll(/\( *SELECT (auth|private)\.\w+\(\)( AS \w+)?\)/g, '')
    expect(bare, name).not.toMatch(/auth\.(uid|jwt|role)\(|is_admin\(/)
  }
})

test('functions fix their search path', async () => {
  const rows = await db.query(
    `select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and not coalesce(p.proconfig @> array['search_path=""'], false)`,
  )
  expect(rows).toEqual([])
})

test('only the listed functions run with their owner’s rights, and none of them is exposed', async () => {
  const rows = await db.query<{ schema: string; name: string }>(
    `select n.nspname as schema, p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and p.prosecdef order by 2`,
  )
  expect(rows).toEqual(definers.map((name) => ({ schema: 'private', name })))
})

test('foreign keys are indexed', async () => {
  const rows = await db.query(
    `select c.conrelid::regclass::text as "table", c.conname from pg_constraint c
     join pg_namespace n on n.oid = c.connamespace
     where n.nspname = 'public' and c.contype = 'f' and not exists (
       select 1 from pg_index i where i.indrelid = c.conrelid and i.indpred is null
         and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`,
  )
  expect(rows).toEqual([])
})

test('no amount can be NaN or infinite', async () => {
  const rows = await db.query<{ name: string; definition: string | null }>(
    `select a.attrelid::regclass || '.' || a.attname as name,
       (select string_agg(pg_get_constraintdef(c.oid), ' ') from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'c' and a.attnum = any (c.conkey)) as definition
     from pg_attribute a join pg_class r on r.oid = a.attrelid join pg_namespace n on n.oid = r.relnamespace
     where n.nspname = 'public' and r.relkind = 'r' and a.atttypid = 'numeric'::regtype and a.attgenerated = ''
       and a.attnum > 0`,
  )
  expect(rows.length).toBeGreaterThan(8)
  for (const { name, definition } of rows) {
    expect(definition, name).toMatch(/>=/)
    expect(definition, name).toMatch(/<=/)
  }
})

test('Realtime publishes the listed tables only, and no full old rows', async () => {
  const rows = await db.query<{ tablename: string; identity: string }>(
    `select t.tablename, c.relreplident as identity from pg_publication_tables t
     join pg_class c on c.oid = (quote_ident(t.schemaname) || '.' || quote_ident(t.tablename))::regclass
     where t.pubname = 'supabase_realtime' order by 1`,
  )
  expect(rows).toEqual(published.map((tablename) => ({ tablename, identity: 'd' })))
})

test('visitors cannot list a bucket', async () => {
  const rows = await db.query(
    `select policyname from pg_policies where schemaname = 'storage' and 'anon' = any (roles::text[])`,
  )
  expect(rows).toEqual([])
})

test('tables and exposed functions say what they are for', async () => {
  const rows = await db.query(
    `select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace
       and obj_description(p.oid, 'pg_proc') is null`,
  )
  expect(rows).toEqual([])
})
