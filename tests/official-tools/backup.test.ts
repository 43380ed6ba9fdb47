import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findInstalledServer } from '../../scripts/database/find-postgres.ts'
import { createScratchDatabase } from '../../scripts/database/scratch-database.ts'
import { type TestDatabase, actAs, attempt, openDatabase, openExisting } from '../db/database.ts'
import { ids, people, setOrderStatus } from '../db/fixtures.ts'
import { brokenInvariants } from '../races/invariants.ts'
import { bowl, buyer, glass, openShop, order, placed, pouf, unexpectedErrors } from '../races/race-shop.ts'

// Dumps a shop with orders, restores it as described in docs/deploy.md and compares the copy:
// rows, policies and privileges must be equal.

let shop: TestDatabase
let folder: string
let name: string
const copies: TestDatabase[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-backup-'))
  shop = await openShop()
  for (let n = 1; n <= 12; n += 1) {
    await placed(shop, buyer(n), [bowl(n), pouf(1), glass(2)], 420 + 100 * n)
  }
  await shop.query(`update public.orders set status = 'cancelled' where user_id in ($1, $2)`, [
    buyer(1),
    buyer(2),
  ])
  await shop.query(`update public.orders set status = 'delivered' where user_id = $1`, [buyer(3)])
  await actAs(
    shop,
    { role: 'authenticated', userId: buyer(3) },
    (session) => session.query(`select public.delete_account('buyer3@shop.example')`),
    'commit',
  )
  name = (await shop.query<{ name: string }>('select current_database() as name'))[0]!.name
})
afterEach(async () => {
  for (const copy of copies.splice(0)) await copy.close()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

function tool(command: 'pg_dump' | 'pg_restore' | 'psql', ...args: string[]) {
  const bin = findInstalledServer()
  execFileSync(bin === null ? command : join(bin, command), args, { stdio: ['ignore', 'ignore', 'pipe'] })
}
const address = (database: string) =>
  String(Object.assign(new URL(process.env.DATABASE_URL ?? ''), { pathname: `/${database}` }))
const file = (part: string) => join(folder, part)

/** Dumps everything into one file and restores it into an empty database. */
async function inOneFile(...without: string[]): Promise<TestDatabase> {
  const empty = await createScratchDatabase(process.env.DATABASE_URL ?? '')
  const copy = await openExisting(empty.url, empty.drop)
  copies.push(copy)
  tool('pg_dump', '--format=custom', `--file=${file('shop.dump')}`, ...without, address(name))
  tool('pg_restore', '--exit-on-error', '--single-transaction', `--dbname=${empty.url}`, file('shop.dump'))
  return copy
}

const AT_REST = 'set session_replication_role = replica'

/** Dumps the data and restores it into a migrated database with triggers disabled. */
async function ontoMigrations(atRest: string): Promise<TestDatabase> {
  const copy = await openDatabase()
  copies.push(copy)
  const schemas = ['public', 'private', 'auth'].map((schema) => `--schema=${schema}`)
  tool(
    'pg_dump',
    '--data-only',
    ...schemas,
    '--exclude-table=auth.schema_migrations',
    `--file=${file('data.sql')}`,
    address(name),
  )
  const steps = ['--file', 'supabase/empty.sql', '--command', atRest, '--file', file('data.sql')]
  const [target] = await copy.query<{ name: string }>('select current_database() as name')
  tool('psql', '--quiet', '--set', 'ON_ERROR_STOP=1', '--single-transaction', ...steps, address(target!.name))
  return copy
}

const OWN_SCHEMAS = `('public', 'private', 'auth', 'storage')`

/** Number and checksum of the rows of every table. */
const contents = async (db: TestDatabase) =>
  db.query(
    `select c.oid::regclass::text as name, (xpath('/row/n/text()', x.answer))[1]::text as rows, (xpath('/row/s/text()', x.answer))[1]::text as sum
     from pg_class c, lateral query_to_xml(format(
       'select count(*) as n, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as s from %s t', c.oid::regclass), true, true, '') as x (answer)
     where c.relkind = 'r' and c.relnamespace::regnamespace::text in ${OWN_SCHEMAS} order by 1`,
  )

/** Grants on tables, columns and functions, policies, default privileges, triggers and sequences. */
const rules = async (db: TestDatabase) =>
  db.query(
    // Ignores brackets: printing a parsed expression again may change them.
    `select r.kind, r.name, translate(r.rule, '()', '') as rule from (
     select 'table' as kind, c.oid::regclass::text as name, c.relrowsecurity::text || coalesce((
        select string_agg(a::text, ' ' order by a::text) from unnest(c.relacl) a), '') as rule
      from pg_class c where c.relkind in ('r', 'v') and c.relnamespace::regnamespace::text in ${OWN_SCHEMAS}
     union all select 'column', a.attrelid::regclass || '.' || a.attname, (select string_agg(x::text, ' ' order by x::text) from unnest(a.attacl) x)
      from pg_attribute a where a.attacl is not null and a.attrelid::regclass::text !~ '^pg_'
     union all select 'function', p.oid::regprocedure::text, p.prosecdef || coalesce((
        select string_agg(a::text, ' ' order by a::text) from unnest(p.proacl) a), '') || coalesce(p.proconfig::text, '')
      from pg_proc p where p.pronamespace::regnamespace::text in ${OWN_SCHEMAS}
     union all select 'policy', tablename || ': ' || policyname, concat_ws(' ', cmd, roles, qual, with_check) from pg_policies
     union all select 'trigger', t.tgrelid::regclass || ': ' || t.tgname, t.tgenabled::text || pg_get_triggerdef(t.oid)
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.relnamespace::regnamespace::text in ${OWN_SCHEMAS}
     union all select 'constraint', c.conrelid::regclass || ': ' || c.conname, c.convalidated || pg_get_constraintdef(c.oid)
      from pg_constraint c where c.conrelid <> 0 and c.connamespace::regnamespace::text in ${OWN_SCHEMAS}
     union all select 'index', indexname, indexdef from pg_indexes where schemaname in ${OWN_SCHEMAS}
     union all select 'published', tablename, pubname from pg_publication_tables
     union all select 'default', d.defaclrole::regrole || ' ' || d.defaclobjtype::text, d.defaclacl::text from pg_default_acl d where d.defaclnamespace in (0, 'public'::regnamespace)
     union all select 'sequence', s.sequencename, s.last_value::text from pg_sequences s where s.schemaname in ${OWN_SCHEMAS}
     ) r order by 1, 2, 3`,
  )

async function expectTheSameShop(copy: TestDatabase) {
  expect(await contents(copy)).toEqual(await contents(shop))
  expect(await rules(copy)).toEqual(await rules(shop))
  expect(await brokenInvariants(copy)).toEqual({})

  // Privileges still deny access.
  await actAs(copy, { role: 'anon' }, async (visitor) => {
    expect((await attempt(visitor, 'select * from public.orders')).code).toBe('42501')
    expect((await attempt(visitor, 'select * from private.rate_limits')).code).toBe('42501')
    expect((await attempt(visitor, `select private.adjust_order_stock('${ids.bowl}', -1)`)).code).toBe(
      '42501',
    )
    expect((await visitor.query('select id from public.products')).length).toBe(3)
  })
  await actAs(copy, { role: 'authenticated', userId: buyer(4) }, async (customer) => {
    expect(await customer.query('select user_id from public.orders')).toEqual([{ user_id: buyer(4) }])
    expect((await attempt(customer, `update public.profiles set role = 'admin'`)).code).toBe('42501')
    expect((await attempt(customer, `update public.orders set status = 'delivered'`)).code).toBe('42501')
  })

  // Orders can be placed and cancelled in the copy.
  const sold = await order(copy, buyer(20), [pouf(1), bowl(1)], 480)
  expect(unexpectedErrors([sold])).toEqual([])
  expect(sold.answer?.replayed).toBe(false)
  await actAs(
    copy,
    { role: 'authenticated', userId: people.admin },
    (admin) => setOrderStatus(admin, sold.answer?.id ?? '', 'cancelled'),
    'commit',
  )
  expect(await brokenInvariants(copy)).toEqual({})
}

describe('a backup', () => {
  test('in one file restores the same shop', async () => {
    await expectTheSameShop(await inOneFile())
  })

  test('of the data restores the same shop on top of the migrations', async () => {
    await expectTheSameShop(await ontoMigrations(AT_REST))
  })

  test('is not restored over a shop that has orders', () => {
    expect(() => {
      tool('psql', '--quiet', '--set', 'ON_ERROR_STOP=1', '--file', 'supabase/empty.sql', address(name))
    }).toThrow('There are orders here')
  })

  test('the comparison detects a missing table', async () => {
    const copy = await inOneFile('--exclude-table-data=public.stock_movements')
    expect(await contents(copy)).not.toEqual(await contents(shop))
    expect(Object.keys(await brokenInvariants(copy))).toContain('stock is the sum of its movements')
  })

  test('the comparison detects missing privileges', async () => {
    const copy = await inOneFile('--no-privileges')
    expect(await rules(copy)).not.toEqual(await rules(shop))
  })

  test('the comparison detects rows imported with triggers enabled', async () => {
    // Triggers of accounts, orders and stock would run a second time.
    let copy: TestDatabase | null = null
    try {
      copy = await ontoMigrations('select 1')
    } catch (error) {
      expect(String(error)).toContain('psql')
    }
    if (copy !== null) expect(await contents(copy)).not.toEqual(await contents(shop))
  })
})
