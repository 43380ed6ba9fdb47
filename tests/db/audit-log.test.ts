import { afterAll, beforeAll, expect, test } from 'vitest'
import { columnLabel, isHidden } from '@/admin/settings/audit/labels'
import { AUDITED_TABLES } from '@/admin/settings/audit/queries'
import { openDatabase, type TestDatabase } from './database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

test('the change log knows each table whose changes are logged', async () => {
  const logged = await db.query<{ name: string }>(
    `select distinct t.tgrelid::regclass::text as name from pg_trigger t where t.tgfoid = 'private.audit'::regproc`,
  )
  expect(logged.map(({ name }) => name.replace('public.', '')).sort()).toEqual([...AUDITED_TABLES].sort())
})

test('each column that an admin changes there has a label', async () => {
  const columns = await db.query<{ table: string; column: string }>(
    `select distinct c.relname as "table", a.attname as "column"
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid
     where t.tgfoid = 'private.audit'::regproc and a.attnum > 0 and not a.attisdropped
       and case when cardinality(t.tgattr::int2[]) > 0 then a.attnum = any (t.tgattr::int2[])
         else has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
           or has_column_privilege('authenticated', c.oid, a.attnum, 'update') end
     order by 1, 2`,
  )
  expect(columns.length).toBeGreaterThan(80)
  const bare = columns.filter(
    ({ table, column }) => !isHidden(column) && columnLabel(table, column) === undefined,
  )
  expect(bare).toEqual([])
})
