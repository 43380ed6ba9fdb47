import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, openDatabase } from './database.ts'
import { definers, published } from './function-rules.ts'

// The checks of Supabase's database linter, and some of this project's own.

const MIGRATIONS = 'supabase/migrations'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

// Queries that must return no rows. The end of this file plants a fault for each of them.
const lints = {
  openTables: `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relrowsecurity`,
  openViews: `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('v', 'm')
       and not coalesce(c.reloptions @> array['security_invoker=on'] or c.reloptions @> array['security_invoker=true'], false)`,
  openPaths: `select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and not coalesce(p.proconfig @> array['search_path=""'], false)`,
  slowKeys: `select c.conname as name from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where n.nspname = 'public' and c.contype = 'f' and not exists (
       select 1 from pg_index i where i.indrelid = c.conrelid and i.indpred is null
         and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`,
  longLists: `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_am a on a.oid = c.relam
     where n.nspname in ('public', 'private') and a.amname = 'gin'
       and not coalesce(c.reloptions @> array['gin_pending_list_limit=64'], false)`,
  emptyPolicies: `select policyname as name from pg_policies where schemaname in ('public', 'storage')
     and cmd <> 'SELECT' and (qual = 'true' or with_check = 'true')`,
  undocumentedFunctions: `select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and obj_description(p.oid, 'pg_proc') is null`,
  hiddenSettings: `select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and p.prosrc ~ 'set_config\\('`,
  undocumentedTables: `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm') and obj_description(c.oid, 'pg_class') is null`,
} as const

const findings = (session: Session, lint: keyof typeof lints) => session.query<{ name: string }>(lints[lint])

test('row-level security is on for every table', async () => {
  expect(await findings(db, 'openTables')).toEqual([])
})

test('views are security_invoker', async () => {
  expect(await findings(db, 'openViews')).toEqual([])
})

test('a restrictive policy keeps guests from every table but their orders', async () => {
  const rows = await db.query<{ name: string; closed: boolean }>(
    `select c.relname as name, exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname
       and p.permissive = 'RESTRICTIVE' and p.cmd = 'ALL' and p.roles = '{authenticated}'
       and p.qual like '%is_guest%' and p.with_check like '%is_guest%') as closed
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  )
  expect(rows.length).toBeGreaterThan(30)
  expect(
    rows
      .filter(({ closed }) => !closed)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['order_items', 'order_status_history', 'orders'])
})

test('policies name their roles, one per verb and role, and no write policy is always true', async () => {
  const rows = await db.query<{
    table: string
    name: string
    command: string
    roles: string[]
    check: string | null
    using: string | null
  }>(
    `select schemaname || '.' || tablename as "table", policyname as name, cmd as command, roles::text[] as roles,
       with_check as "check", qual as "using" from pg_policies where schemaname in ('public', 'storage')
       and permissive = 'PERMISSIVE'`,
  )
  expect(rows.length).toBeGreaterThan(30)
  const seen = new Set<string>()
  for (const policy of rows) {
    for (const role of policy.roles) {
      expect(['anon', 'authenticated'], `${policy.name} is for ${role}`).toContain(role)
      // Each bucket has its own.
      const bucket = /bucket_id = '([\w-]+)'/.exec(policy.check ?? policy.using ?? '')?.[1] ?? ''
      const key = `${policy.table} ${bucket} ${policy.command} ${role}`
      expect(seen.has(key), `second policy for ${key}`).toBe(false)
      seen.add(key)
    }
    expect(policy.command, policy.name).not.toBe('ALL')
    if (policy.command !== 'SELECT') {
      for (const condition of [policy.check, policy.using]) expect(condition, policy.name).not.toBe('true')
      // Visitors write under these policies, whose conditions name a secret.
      const visitors = /^Holders of a (return|review) add photos$/.test(policy.name) ? ['anon'] : []
      expect(policy.roles, policy.name).toEqual([...visitors, 'authenticated'])
    }
  }
})

test('policies evaluate auth.uid() once per statement, not per row', async () => {
  const rows = await db.query<{ name: string; condition: string }>(
    `select policyname as name, coalesce(qual, '') || ' ' || coalesce(with_check, '') as condition
     from pg_policies where schemaname in ('public', 'storage')`,
  )
  for (const { name, condition } of rows) {
    const bare = condition.replaceAll(/\( *SELECT (auth|private)\.\w+\(\)( AS \w+)?\)/g, '')
    expect(bare, name).not.toMatch(/auth\.(uid|jwt|role)\(|is_admin\(/)
  }
})

test('functions set an empty search path', async () => {
  expect(await findings(db, 'openPaths')).toEqual([])
})

test('only the listed functions are security definer, and none of them is exposed', async () => {
  const rows = await db.query<{ schema: string; name: string }>(
    `select n.nspname as schema, p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and p.prosecdef order by 2`,
  )
  expect(rows).toEqual(definers.map((name) => ({ schema: 'private', name })))
})

test('foreign keys are indexed', async () => {
  expect(await findings(db, 'slowKeys')).toEqual([])
})

test('indexes of words keep a short list of what is not sorted in', async () => {
  expect(await findings(db, 'longLists')).toEqual([])
})

test('no write policy is always true', async () => {
  expect(await findings(db, 'emptyPolicies')).toEqual([])
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

test('visitors list nothing but photos of published reviews, and add nothing but photos of returns and reviews', async () => {
  const rows = await db.query(
    `select policyname, cmd from pg_policies where schemaname = 'storage' and 'anon' = any (roles::text[]) order by 1`,
  )
  expect(rows).toEqual([
    { policyname: 'Holders of a return add photos', cmd: 'INSERT' },
    { policyname: 'Holders of a review add photos', cmd: 'INSERT' },
    { policyname: 'Visitors see photos of published reviews', cmd: 'SELECT' },
  ])
})

test('every function has a comment', async () => {
  expect(await findings(db, 'undocumentedFunctions')).toEqual([])
})

test('functions pass values as arguments or in columns, not in transaction settings', async () => {
  expect(await findings(db, 'hiddenSettings')).toEqual([])
})

test('every table has a comment', async () => {
  expect(await findings(db, 'undocumentedTables')).toEqual([])
})

test('the comment of a security definer function gives the reason', async () => {
  const rows = await db.query<{ name: string }>(
    `select p.proname as name from pg_proc p where p.pronamespace = 'private'::regnamespace and p.prosecdef
       and obj_description(p.oid, 'pg_proc') !~ '\\mDefiner (because|so that|, and called by)|\\mDefiner, and called by'`,
  )
  expect(rows).toEqual([])
})

test('each object is defined exactly once in the migrations', () => {
  const sql = readdirSync(MIGRATIONS)
    .map((file) => readFileSync(`${MIGRATIONS}/${file}`, 'utf8'))
    .join('\n')
  const names = [
    ...sql.matchAll(/^create (?:or replace )?(?:unique )?(function|table|type|index|view) ([\w.]+)/gm),
    ...sql.matchAll(/^create (?:or replace )?(trigger|policy) ("[^"]+"|\w+)[\s\S]*?\bon ([\w.]+)/gm),
  ].map(([, ...parts]) => parts.join(' '))
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(sql).not.toMatch(
    /^create or replace |^drop (?!extension)|^alter table .* (add|drop) (column|constraint)/m,
  )
})

describe('each lint detects a planted fault', () => {
  const faults: readonly (readonly [lint: keyof typeof lints, name: string, sql: string])[] = [
    ['openTables', 'planted', `create table public.planted (id integer)`],
    ['openViews', 'v_products', `create view public.v_products as select * from public.products`],
    [
      'openPaths',
      'public.careless',
      `create function public.careless() returns integer language sql as 'select 1'`,
    ],
    [
      'undocumentedFunctions',
      'public.careless',
      `create function public.careless() returns integer language sql as 'select 1'`,
    ],
    [
      'hiddenSettings',
      'public.secretive',
      `create function public.secretive() returns text language sql as $$ select set_config('shop.reason', 'none', true) $$`,
    ],
    ['undocumentedTables', 'public.planted', `create table public.planted (id integer)`],
    [
      'slowKeys',
      'slow_product_id_fkey',
      `create table public.slow (product_id uuid references public.products (id))`,
    ],
    [
      'longLists',
      'products_words',
      `create index products_words on public.products using gin (to_tsvector('simple', name_en))`,
    ],
    [
      'emptyPolicies',
      'Everybody writes',
      `create policy "Everybody writes" on public.profiles for insert to authenticated with check (true)`,
    ],
  ]
  test.each(faults)('%s: %s', (lint, name, sql) =>
    actAs(db, { role: 'owner' }, async (session) => {
      await session.query(sql)
      expect(await findings(session, lint)).toEqual([{ name }])
    }),
  )
})
