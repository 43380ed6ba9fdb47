import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { ids, people } from '../db/fixtures.ts'
import { holdRows, mutate, race } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import {
  request,
  buyer,
  expectOrdersStored,
  glass,
  openShop,
  order,
  stockOf,
  unexpectedErrors,
} from './race-shop.ts'

// Concurrent sessions on a PostgreSQL server: each race blocks all sessions by a lock until all of them
// wait for it. Every race also runs against a mutant of the tested code, which must fail.

let db: TestDatabase
beforeEach(async () => {
  db = await openShop()
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
  await expectOrdersStored(db, answers)
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

describe(`${BUYERS} customers buying the last piece`, () => {
  test('make one order and get a typed refusal each', async () => {
    expect(await raceForTheLastGlass()).toEqual({ stock: 0, orders: 1, sold: 1, refused: BUYERS - 1 })
    expect(await brokenInvariants(db)).toEqual({})
  })

  const withoutLocks = `create or replace function private.lock_stock(product_ids uuid[], variation_ids uuid[]) returns void
    language sql security definer set search_path = '' as 'select'`

  test('mutant: without locks they get a raw constraint error', async () => {
    await db.query(withoutLocks)
    const result = await raceForTheLastGlass()
    expect(result).toMatchObject({ stock: 0, orders: 1, sold: 1 })
    expect(result.refused).toBeLessThan(BUYERS - 1)
  })

  test('mutant: without locks and constraint all of them buy it', async () => {
    await db.query(withoutLocks)
    await db.query(`alter table public.stock_units drop constraint stock_units_quantity_check`)
    await db.query(`alter table public.products drop constraint products_stock_quantity_check`)
    const result = await raceForTheLastGlass()
    expect(result.sold).toBeGreaterThan(1)
    expect(result.stock).toBeLessThan(0)
    expect(Object.keys(await brokenInvariants(db))).toContain('stock is never negative')
  })
})

describe('twenty requests with one idempotency key', () => {
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
    await expectOrdersStored(db, answers)
    expect(await stockOf(db, ids.glass)).toBe(99)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: looking up the key before the lock, without the unique constraint, creates twenty orders', async () => {
    await db.query(`alter table public.orders drop constraint orders_idempotency_key_user_id_key`)
    await mutate(db, 'private.place_order', (sql) => {
      const wait = /perform pg_advisory_xact_lock\([^;]*;/.exec(sql)?.[0] ?? ''
      return sql.replace(wait, '').replace('if (select count(*)', `${wait}\n  if (select count(*)`)
    })
    const answers = await pressTwentyTimes()
    expect(answers.filter(({ answer }) => answer?.replayed === false).length).toBeGreaterThan(1)
    expect(Object.keys(await brokenInvariants(db))).toEqual(['a key places one order'])
  })
})

describe('two admins demoting each other at once', () => {
  const demote = (session: Session, actor: string, target: string) =>
    request(session, actor, `select public.set_role($1::uuid, 'customer')`, [target])
  const raceToDemote = () =>
    race(db, `select pg_advisory_xact_lock(hashtextextended('prevent_last_admin_removal', 0))`, [
      (session) => demote(session, people.admin, people.otherAdmin),
      (session) => demote(session, people.otherAdmin, people.admin),
    ])

  test('keep at least one admin', async () => {
    const outcomes = await raceToDemote()
    expect(outcomes.map(({ message }) => message).sort()).toEqual(['last_admin', undefined])
    expect(unexpectedErrors(outcomes)).toEqual([])
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: without checking again under the lock none is left', async () => {
    // Reads before the lock.
    await mutate(db, 'private.prevent_last_admin_removal', (sql) =>
      sql
        .replace(/perform pg_advisory_xact_lock\([^;]*;/, '')
        .replace(
          /return null;/,
          `perform pg_advisory_xact_lock(hashtextextended('prevent_last_admin_removal', 0)); return null;`,
        ),
    )
    await raceToDemote()
    expect(Object.keys(await brokenInvariants(db))).toEqual(['there is an admin'])
  })
})
