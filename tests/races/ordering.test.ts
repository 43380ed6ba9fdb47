import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, openDatabase } from '../db/database.ts'
import { ids, people } from '../db/fixtures.ts'
import { holdRows, mutate, race } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import { ask, buyer, expectTold, glass, openShop, order, stockOf, untyped } from './shop.ts'

// Real sessions against a real server, started together: each race holds back everybody by a lock until all of them
// wait for it. Every race is also run against a mutant of the code it tests, which must lose it.

let db: TestDatabase
beforeEach(async () => {
  db = await openDatabase()
  await openShop(db)
})
afterEach(() => db.close())

const BUYERS = 50

const raceForTheLastGlass = async () => {
  await db.query(`update public.products set stock_quantity = 1 where id = $1`, [ids.glass])
  const answers = await race(
    db,
    holdRows('products', ids.glass),
    Array.from(
      { length: BUYERS },
      (_, n) => (session: Session) => order(session, buyer(n + 1), [glass()], 35),
    ),
  )
  await expectTold(db, answers)
  const [sold] = await db.query<{ orders: number }>(
    `select count(*)::int as orders from public.order_items where product_id = $1`,
    [ids.glass],
  )
  return {
    stock: await stockOf(db, ids.glass),
    ...sold,
    sold: answers.filter((answer) => answer.code === undefined).length,
    refused: answers.filter((answer) => answer.code === 'PT409' && answer.message === 'out_of_stock').length,
  }
}

describe(`${BUYERS} people buying the last piece`, () => {
  test('make one order and get a typed refusal each', async () => {
    expect(await raceForTheLastGlass()).toEqual({ stock: 0, orders: 1, sold: 1, refused: BUYERS - 1 })
    expect(await brokenInvariants(db)).toEqual({})
  })

  const withoutLocks = `create or replace function private.lock_stock(product_ids uuid[], variation_ids uuid[]) returns void
    language sql security definer set search_path = '' as 'select'`

  test('would get a raw constraint error without the locks', async () => {
    await db.query(withoutLocks)
    const result = await raceForTheLastGlass()
    expect(result).toMatchObject({ stock: 0, orders: 1, sold: 1 })
    expect(result.refused).toBeLessThan(BUYERS - 1)
  })

  test('would all be sold it without the locks and the constraint', async () => {
    await db.query(withoutLocks)
    await db.query(`alter table public.products drop constraint products_stock_quantity_check`)
    const result = await raceForTheLastGlass()
    expect(result.sold).toBeGreaterThan(1)
    expect(result.stock).toBeLessThan(0)
    expect(Object.keys(await brokenInvariants(db))).toContain('stock is never negative')
  })
})

describe('twenty requests with one key', () => {
  const pressTwentyTimes = () =>
    race(
      db,
      `select pg_advisory_xact_lock(hashtextextended('place_order:${buyer(1)}', 0))`,
      Array.from(
        { length: 20 },
        () => (session: Session) => order(session, buyer(1), [glass()], 35, buyer(1)),
      ),
    )

  test('make one order and nineteen replays', async () => {
    const answers = await pressTwentyTimes()
    expect(answers.map(({ answer }) => answer?.replayed).sort()).toEqual([
      false,
      ...Array.from({ length: 19 }, () => true),
    ])
    await expectTold(db, answers)
    expect(await stockOf(db, ids.glass)).toBe(99)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('would make twenty orders if the key were looked up before the wait, and nothing stood behind it', async () => {
    await db.query(`alter table public.orders drop constraint orders_user_id_idempotency_key_key`)
    await mutate(db, 'private.place_order', (sql) => {
      const wait = /perform pg_advisory_xact_lock\([^;]*;/.exec(sql)?.[0] ?? ''
      return sql.replace(wait, '').replace('if (select count(*)', `${wait}\n  if (select count(*)`)
    })
    const answers = await pressTwentyTimes()
    expect(answers.filter(({ answer }) => answer?.replayed === false).length).toBeGreaterThan(1)
    expect(Object.keys(await brokenInvariants(db))).toEqual(['a key places one order'])
  })
})

describe('two admins who demote each other at once', () => {
  const demote = (session: Session, actor: string, target: string) =>
    ask(session, actor, `select public.set_role($1::uuid, 'customer')`, [target])
  const raceToDemote = () =>
    race(db, `select pg_advisory_xact_lock(hashtextextended('keep_an_admin', 0))`, [
      (session) => demote(session, people.admin, people.otherAdmin),
      (session) => demote(session, people.otherAdmin, people.admin),
    ])

  test('leave one', async () => {
    const endings = await raceToDemote()
    expect(endings.map(({ message }) => message).sort()).toEqual(['last_admin', undefined])
    expect(untyped(endings)).toEqual([])
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('would leave none if the second did not look again', async () => {
    // Looks first, waits afterwards.
    await mutate(db, 'private.keep_an_admin', (sql) =>
      sql
        .replace(/perform pg_advisory_xact_lock\([^;]*;/, '')
        .replace(
          /return null;/,
          `perform pg_advisory_xact_lock(hashtextextended('keep_an_admin', 0)); return null;`,
        ),
    )
    await raceToDemote()
    expect(Object.keys(await brokenInvariants(db))).toEqual(['there is an admin'])
  })
})
