import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Actor, type TestDatabase, actAs, attempt, openDatabase } from './database.ts'
import { type ByRole, type Outcome, closed, functions, tables } from './access-rules.ts'
import { addFixtures, people } from './fixtures.ts'

// In the order of the rules' columns.
const actors: readonly Actor[] = [
  { role: 'anon' },
  { role: 'authenticated', userId: people.customer },
  { role: 'authenticated', userId: people.admin },
]

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
  await addFixtures(db)
})
afterAll(() => db.close())

async function columns(table: string): Promise<{ name: string; generated: boolean }[]> {
  return db.query(
    `select attname as name, attgenerated <> '' or attidentity = 'a' as generated from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  )
}

/** Tries a statement as each role, undone every time. */
async function outcomes(statement: string): Promise<Outcome[]> {
  const results: Outcome[] = []
  for (const actor of actors) {
    results.push(
      await actAs(db, actor, async (session) => {
        const result = await attempt(session, statement)
        if (result.code === undefined) return result.count
        if (result.code === '42501') return 'denied'
        throw new Error(`${statement}: ${result.code} ${result.message}`)
      }),
    )
  }
  return results
}

test('every table has rules, and every rule a table', async () => {
  const rows = await db.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
  )
  expect(rows.map((row) => row.name)).toEqual(Object.keys(tables).sort())
})

describe.each(Object.entries(tables))('%s', (table, rules) => {
  const expected = (rows?: ByRole) => [...(rows ?? closed.select)]

  test('select', async () => {
    expect(await outcomes(`select 1 from ${table}`)).toEqual(expected(rules.select))
  })

  test('update, column by column', async () => {
    for (const column of await columns(table)) {
      // A generated column can only be set to its default; the right is asked for first.
      const value = column.generated ? 'default' : column.name
      const statement = `update ${table} set ${column.name} = ${value}`
      const allowed = rules.update?.columns.includes(column.name) ? rules.update.rows : undefined
      expect(await outcomes(statement), statement).toEqual(expected(allowed))
    }
  })

  test('insert', async () => {
    const statement = rules.insert?.statement ?? `insert into ${table} default values`
    expect(await outcomes(statement)).toEqual(expected(rules.insert?.rows))
  })

  test('delete', async () => {
    const where = rules.delete?.where === undefined ? '' : ` where ${rules.delete.where}`
    expect(await outcomes(`delete from ${table}${where}`)).toEqual(expected(rules.delete?.rows))
  })

  test('no role may truncate it, refer to it or hang triggers on it', async () => {
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

test('nobody may create objects in the exposed schemas', async () => {
  const rows = await db.query(
    `select role, schema from unnest(array['anon', 'authenticated', 'service_role']) role,
       unnest(array['public', 'private', 'auth', 'storage']) schema where has_schema_privilege(role, schema, 'create')`,
  )
  expect(rows).toEqual([])
})
