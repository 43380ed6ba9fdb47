import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Actor, type Session, type TestDatabase, actAs } from './database.ts'
import { functions } from './function-rules.ts'
import { type ByRole, type Outcome, closed, tables } from './table-rules.ts'
import { openShop, people } from './fixtures.ts'

// In the order of the rules' columns, plus two: another customer, who counts their own rows, and a former admin, who was
// demoted after the session began.
const formerAdmin = '00000000-0000-4000-8000-00000000000c'
const actors: readonly Actor[] = [
  { role: 'anon' },
  { role: 'authenticated', userId: people.customer },
  { role: 'authenticated', userId: people.admin },
  { role: 'authenticated', userId: people.neighbour },
  {
    role: 'authenticated',
    userId: formerAdmin,
    claims: { app_metadata: { role: 'admin' }, user_role: 'admin' },
  },
]

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  // Rows are counted here that the policies let through, whatever the number of rows that one statement may change.
  await db.query('alter table public.products disable trigger products_limit_bulk_update')
  await db.query('alter table public.product_variations disable trigger product_variations_limit_bulk_update')
  await db.query(OUTCOME)
})
afterAll(() => db.close())

async function columns(table: string): Promise<{ name: string; generated: boolean }[]> {
  return db.query(
    `select attname as name, attgenerated <> '' or attidentity = 'a' as generated from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  )
}

/**
 * Runs a statement as a role, rolls it back, and returns the number of its rows, 'denied', or the error. In the database, because
 * a round trip for every savepoint of every column and role takes several times longer.
 */
const OUTCOME = `
  create function pg_temp.outcome(role text, claims jsonb, statement text) returns text language plpgsql as $$
  declare
    row_count bigint;
  begin
    perform set_config('request.jwt.claims', claims::text, true),
      set_config('request.jwt.claim.sub', coalesce(claims ->> 'sub', ''), true), set_config('role', role, true);
    execute statement;
    get diagnostics row_count = row_count;
    -- Reaching the handler below rolls back what the statement did, and the role.
    raise exception using errcode = 'XX999', message = row_count::text;
  exception
    when sqlstate 'XX999' then return sqlerrm;
    when insufficient_privilege then return 'denied';
    when others then return concat_ws(' ', statement, sqlstate, sqlerrm);
  end $$`

/** The outcomes of each statement, as each role. */
async function outcomes(statements: readonly string[]): Promise<Outcome[][]> {
  const results: Outcome[][] = statements.map(() => [])
  for (const actor of actors) {
    const claims =
      actor.role === 'authenticated'
        ? { sub: actor.userId, role: actor.role, ...actor.claims }
        : { role: actor.role }
    const rows = await actAs(db, { role: 'owner' }, async (owner) => {
      // The former admin has only an account, which is removed before the other roles count rows.
      if ('userId' in actor && actor.userId === formerAdmin) await addFormerAdmin(owner)
      return owner.query<{ outcome: string }>(
        `select pg_temp.outcome($1, $2::text::jsonb, statement) as outcome
         from jsonb_array_elements_text($3::text::jsonb) with ordinality as given (statement, position) order by position`,
        [actor.role, JSON.stringify(claims), JSON.stringify(statements)],
      )
    })
    rows.forEach(({ outcome }, index) => {
      if (outcome !== 'denied' && !/^\d+$/.test(outcome)) throw new Error(outcome)
      results[index]?.push(outcome === 'denied' ? outcome : Number(outcome))
    })
  }
  return results
}

async function addFormerAdmin(owner: Session): Promise<void> {
  await owner.query(`insert into auth.users (id, email) values ($1, 'former@shop.example')`, [formerAdmin])
  await owner.query(`update public.profiles set role = 'admin' where user_id = $1`, [formerAdmin])
  await owner.query(`update public.profiles set role = 'customer' where user_id = $1`, [formerAdmin])
}

/** The former admin owns only a profile, so they see no more rows than a customer and have no other privileges. */
function expectLikeCustomer(found: Outcome | undefined, customer: Outcome, statement: string) {
  if (customer === 'denied') expect(found, statement).toBe('denied')
  else expect(found, statement).toBeLessThanOrEqual(customer)
}

/** Runs the statements, each with what the three roles of the rules may do. */
async function expectOutcomes(expected: readonly (readonly [statement: string, rows: ByRole])[]) {
  const found = await outcomes(expected.map(([statement]) => statement))
  expected.forEach(([statement, rows], index) => {
    const [, customer] = rows
    expect(found[index]?.slice(0, 4), statement).toEqual([...rows, customer])
    expectLikeCustomer(found[index]?.[4], customer, `${statement}, as a former admin`)
  })
}

test('every table is listed, and every listed table exists', async () => {
  const rows = await db.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
  )
  expect(rows.map((row) => row.name)).toEqual(Object.keys(tables).sort())
})

describe.each(Object.entries(tables))('%s', (table, rules) => {
  const expected = (rows?: ByRole) => rows ?? closed.select

  test('select', () => expectOutcomes([[`select 1 from ${table}`, expected(rules.select)]]))

  test('update, column by column', async () => {
    const statements = (await columns(table)).map(({ name, generated }): [string, ByRole] => {
      const allowed = rules.update?.columns.includes(name) ? rules.update.rows : undefined
      // A generated column can only be set to its default; privileges are checked first.
      return [`update ${table} set ${name} = ${generated ? 'default' : name}`, expected(allowed)]
    })
    expect(statements.length).toBeGreaterThan(0)
    await expectOutcomes(statements)
  })

  test('insert', () =>
    expectOutcomes([
      [rules.insert?.statement ?? `insert into ${table} default values`, expected(rules.insert?.rows)],
    ]))

  test('delete', () => {
    const where = rules.delete?.where === undefined ? '' : ` where ${rules.delete.where}`
    return expectOutcomes([[`delete from ${table}${where}`, expected(rules.delete?.rows)]])
  })

  test('no role may truncate it, reference it or create triggers on it', async () => {
    const rows = await db.query(
      `select role, privilege from unnest(array['anon', 'authenticated', 'service_role']) role,
         unnest(array['TRUNCATE', 'REFERENCES', 'TRIGGER']) privilege
       where has_table_privilege(role, $1, privilege)`,
      [table],
    )
    expect(rows).toEqual([])
  })
})

test('functions are executable by exactly the roles that are listed', async () => {
  const rows = await db.query<{ name: string; roles: string[] }>(
    `select n.nspname || '.' || p.proname as name,
       array(select r from unnest(array['anon', 'authenticated', 'service_role']) r
             where has_function_privilege(r, p.oid, 'execute')) as roles
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`,
  )
  const open = Object.fromEntries(
    rows.filter((row) => row.roles.length > 0).map((row) => [row.name, row.roles]),
  )
  expect(open).toEqual(functions)
})

const fileSizeLimit = 5 * 1024 * 1024
const pictures = ['image/webp', 'image/png', 'image/jpeg']
const buckets = [
  { id: 'payment-proofs', public: false, fileSizeLimit, allowedMimeTypes: [...pictures, 'application/pdf'] },
  { id: 'product-images', public: true, fileSizeLimit, allowedMimeTypes: [...pictures, 'image/avif'] },
  { id: 'return-photos', public: false, fileSizeLimit, allowedMimeTypes: pictures },
  { id: 'review-photos', public: false, fileSizeLimit, allowedMimeTypes: pictures },
]

test('buckets are the listed ones, with their limits', async () => {
  const rows = await db.query(
    `select id, public, file_size_limit::int as "fileSizeLimit", allowed_mime_types as "allowedMimeTypes" from storage.buckets order by id`,
  )
  expect(rows).toEqual(buckets)
})

test('the platform’s schemas are inaccessible, except storage under its policies', async () => {
  const rows = await db.query<{ name: string; verbs: string[] }>(
    `select n.nspname || '.' || c.relname as name, array_agg(distinct lower(privilege) order by lower(privilege)) as verbs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace,
       unnest(array['anon', 'authenticated']) role, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) privilege
     where n.nspname in ('auth', 'storage', 'supabase_migrations', 'realtime') and c.relkind in ('r', 'p', 'v', 'm')
       and has_schema_privilege(role, n.nspname, 'usage') and has_table_privilege(role, c.oid, privilege)
       and not (c.relrowsecurity and n.nspname = 'storage')
     group by 1`,
  )
  expect(rows).toEqual([])
})

test('no API role may create objects in the exposed schemas', async () => {
  const rows = await db.query(
    `select role, schema from unnest(array['anon', 'authenticated', 'service_role']) role,
       unnest(array['public', 'private', 'auth', 'storage']) schema where has_schema_privilege(role, schema, 'create')`,
  )
  expect(rows).toEqual([])
})
