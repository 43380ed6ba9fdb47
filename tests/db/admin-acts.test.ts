import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACTS } from './admin-acts.ts'
import { adminCalls } from './admin-writes.ts'
import { type Session, type TestDatabase, attempt } from './database.ts'
import { openShop } from './fixtures.ts'
import { asAdminOf, asOwner } from './order-money.ts'

// The answer of a request is lost after it was done, and the button is pressed again: it is done once. What was corrected meanwhile
// is not taken for what was done.

/** Calls whose repetition is tested elsewhere, or writes no row. */
const TESTED_ELSEWHERE: Readonly<Record<string, string>> = {
  'products/gallery/mutations.ts keepMainPicture: insert product_images': 'tests/api/lost-answers.test.ts',
  'products/gallery/mutations.ts addOwnMutation: insert product_images': 'tests/api/lost-answers.test.ts',
  'products/gallery/picture-storage.ts storePicture: upload storage': 'tests/api/lost-answers.test.ts',
  // Removes named files; gone is gone.
  'products/gallery/picture-storage.ts removeFiles: remove storage': 'tests/api/lost-answers.test.ts',
  // The function of a provider reports whether it has its secrets.
  'settings/payment-settings.ts checkProvider: invoke functions': 'tests/api/pay-cmi.test.ts',
}

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

/** How many rows this transaction has written in each table, those it has taken back included. */
async function writtenRows(session: Session): Promise<Map<string, number>> {
  const rows = await session.query<{ name: string; written: number }>(
    `select relid::regclass::text as name, (n_tup_ins + n_tup_upd + n_tup_del)::int as written from pg_stat_xact_user_tables
     where schemaname in ('public', 'private') and relname <> 'rate_limits'`,
  )
  return new Map(rows.map(({ name, written }) => [name, written]))
}

/** The rows of tables. One that was written again as it was is the same. */
async function rowsOf(session: Session, tables: readonly string[]): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {}
  for (const table of tables) {
    content[table] = await asOwner(
      session,
      `select to_jsonb(t) - 'updated_at' as row from ${table} t order by to_jsonb(t)`,
    )
  }
  return content
}

/** Sends a request and returns its error and the tables that it has written; of those that it must not change, the changed ones. */
async function send(
  session: Session,
  request: string,
  parameters: readonly unknown[],
  { mayChange }: { mayChange: boolean },
) {
  const earlier = await writtenRows(session)
  await session.query('savepoint request')
  const { code, message, count, rows } = await attempt(session, request, parameters)
  // What happens at the end of a request.
  await session.query('set constraints all immediate')
  await session.query('set constraints all deferred')
  const written = [...(await writtenRows(session))].flatMap(([name, count]) =>
    count > (earlier.get(name) ?? 0) ? [name] : [],
  )
  if (mayChange || written.length === 0) return { code, message, count, rows, changed: written }
  const after = await rowsOf(session, written)
  await session.query('rollback to request')
  const before = await rowsOf(session, written)
  const changed = written.filter((table) => !isDeepStrictEqual(before[table], after[table]))
  return { code, message, count, rows, changed }
}

test('every call of the admin area that writes has its row', async () => {
  const readers = await db.query<{ name: string }>(
    `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'`,
  )
  const reads = new Set(readers.map(({ name }) => name))
  const writes = adminCalls().filter(({ verb, target }) => verb !== 'rpc' || !reads.has(target))
  expect([...Object.keys(ACTS), ...Object.keys(TESTED_ELSEWHERE)].sort()).toEqual(
    [...new Set(writes.map(({ name }) => name))].sort(),
  )
  for (const file of Object.values(TESTED_ELSEWHERE)) expect(existsSync(file), file).toBe(true)
})

test.each(Object.entries(ACTS))('%s', async (_name, { given = [], before = [], seen, request, ...act }) => {
  await asAdminOf(db, async (session) => {
    for (const statement of given) await asOwner(session, statement)
    for (const statement of before) expect(await attempt(session, statement)).not.toHaveProperty('code')
    const [read] = seen === undefined ? [] : await session.query<Record<string, string>>(seen)
    const parameters = read === undefined ? [] : Object.values(read)
    const first = await send(session, request, parameters, { mayChange: act.isPreview !== true })
    expect(first).toMatchObject({ code: undefined, message: undefined })
    expect(first.changed.length > 0).toBe(act.isPreview !== true)

    const again = await send(session, request, parameters, { mayChange: false })
    expect(again.changed).toEqual([])
    expect([undefined, again.code, again.message]).toContain(act.refused)
    expect(again.code === undefined).toBe(act.refused === undefined)

    for (const [value, other] of Object.entries(act.corrected)) {
      expect(request).toContain(value)
      const corrected = await send(session, request.replace(value, other), parameters, { mayChange: false })
      if (corrected.code !== undefined)
        expect(corrected.code, corrected.message).toMatch(/^(PT409|PT404|23505)$/)
      // A report says what it refuses; an update that finds no row any more is refused by the code that sends it.
      else if (corrected.count > 0 && !JSON.stringify(corrected.rows).includes('"status_changed"'))
        expect(corrected.changed, `${value} corrected to ${other}`).not.toEqual([])
    }
  })
})
