import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { ids, people } from '../db/fixtures.ts'
import { holdRows, mutate, race } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import {
  request,
  bowl,
  buyer,
  expectOrdersStored,
  glass,
  openShop,
  order,
  stockOf,
  unexpectedErrors,
} from './race-shop.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openShop()
})
afterEach(() => db.close())

// A mutant is found with a few buyers: most of the time goes into the sessions.
const buyGlasses = (count: number) =>
  Array.from({ length: count }, (_, n) => (session: Session) => order(session, buyer(n + 1), [glass()], 35))

describe('a price that changes during checkout', () => {
  const raise = (session: Session) =>
    request(
      session,
      people.admin,
      `select public.update_product($1::uuid, '{"price": 30}'::jsonb, '{"price": 20}'::jsonb) ->> 'price' as answer`,
      [ids.glass],
    )
  const paid = () =>
    db.query<{ total: number; orders: number }>(
      `select total_amount::float as total, count(*)::int as orders from public.orders group by 1`,
    )
  /** Buyers around the change, in any order that PostgreSQL grants, and buyers who come after it with the price from before. */
  const raisedAmidBuyers = async (around: number, after: number) => {
    const buyers = buyGlasses(around + after)
    const lock = holdRows('products', ids.glass)
    const amid = await race(db, lock, [...buyers.slice(0, 3), raise, ...buyers.slice(3, around)], {
      inOrder: true,
    })
    return [...amid, ...(await race(db, lock, buyers.slice(around)))]
  }

  test('is not charged to customers who saw another price', async () => {
    const outcomes = await raisedAmidBuyers(15, 15)
    await expectOrdersStored(db, outcomes)
    expect(unexpectedErrors(outcomes)).toEqual([])
    const refused = outcomes.filter(({ message }) => message === 'price_changed').length
    expect(refused).toBeGreaterThanOrEqual(15)
    expect(await paid()).toEqual([{ total: 35, orders: 30 - refused }])
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: without comparing totals an unseen price is charged', async () => {
    await mutate(db, 'private.place_order', (sql) =>
      sql.replace(`(quote ->> 'total_amount')::numeric <> expected_total`, 'false'),
    )
    await raisedAmidBuyers(4, 1)
    expect((await paid()).map(({ total }) => total)).toContain(45)
  })

  /** No order may use a price that has changed before it received its lock. */
  const raisedWhileTheyWait = (count: number) =>
    race(db, `update public.products set price = 30 where id = '${ids.glass}'`, buyGlasses(count))

  test('applies from the moment of the change', async () => {
    const outcomes = await raisedWhileTheyWait(20)
    expect(new Set(outcomes.map(({ message }) => message))).toEqual(new Set(['price_changed']))
    expect(await paid()).toEqual([])
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: pricing before the lock charges the old price', async () => {
    await mutate(db, 'private.place_order', (sql) => {
      const quote = /quote := [^;]*;/.exec(sql)?.[0] ?? ''
      return sql
        .replace(quote, '')
        .replace('perform private.lock_order_lines', `${quote}\n  perform private.lock_order_lines`)
    })
    await raisedWhileTheyWait(3)
    expect(await paid()).toEqual([{ total: 35, orders: 3 }])
  })
})

describe('a product withdrawn while customers wait for its lock', () => {
  const withdraw = (count: number) =>
    race(db, `update public.products set is_active = false where id = '${ids.glass}'`, buyGlasses(count))

  test('is not sold', async () => {
    const outcomes = await withdraw(20)
    expect(new Set(outcomes.map(({ message }) => message))).toEqual(new Set(['unavailable']))
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: pricing before the lock sells it', async () => {
    await mutate(db, 'private.place_order', (sql) => {
      const quote = /quote := [^;]*;/.exec(sql)?.[0] ?? ''
      return sql
        .replace(quote, '')
        .replace('perform private.lock_order_lines', `${quote}\n  perform private.lock_order_lines`)
    })
    expect((await withdraw(3)).filter(({ code }) => code === undefined)).toHaveLength(3)
  })
})

describe('stock changed during sales', () => {
  const adjust = (session: Session) =>
    request(
      session,
      people.admin,
      `select public.adjust_stock($1::uuid, '[{"variation_ids": [], "delta": 3}]', 'Delivered') as answer`,
      [ids.bowl],
    )
  const take = (count: number) => (session: Session) =>
    request(
      session,
      people.otherAdmin,
      `select public.bulk_update_products($1::uuid[], $2::text::jsonb, false) as answer`,
      [[ids.bowl], JSON.stringify({ stock: { add: -count } })],
    )
  // So much that no sum of the other changes makes up for one that is lost. What is delivered is odd.
  const TAKEN = 1000
  const tradeAndCount = async (stock = 10_000, taken = TAKEN) => {
    await db.query('update public.products set stock_quantity = $1 where id = $2', [stock, ids.bowl])
    const outcomes = await race(db, holdRows('products', ids.bowl), [
      ...Array.from({ length: 6 }, () => adjust),
      ...Array.from({ length: 6 }, () => take(taken)),
      ...Array.from(
        { length: 20 },
        (_, n) => (session: Session) => order(session, buyer(n + 1), [bowl(2)], 200),
      ),
    ])
    await expectOrdersStored(db, outcomes)
    return outcomes
  }

  const LEFT = 10_000 + 6 * 3 - 6 * TAKEN - 20 * 2

  test('stays consistent', async () => {
    expect((await tradeAndCount()).filter(({ code }) => code !== undefined)).toEqual([])
    expect(await stockOf(db, ids.bowl)).toBe(LEFT)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: writing back a value that was read loses sales', async () => {
    await mutate(db, 'private.adjust_stock', (sql) =>
      sql
        .replace(
          'perform 1 from public.products p where',
          `select p.stock_quantity into changed from public.products p where p.id = target_product;
           perform 1 from public.products p where`,
        )
        .replace(
          "(e.value ->> 'delta')::integer)",
          `changed + (e.value ->> 'delta')::integer - (select u.quantity from public.stock_units u where u.product_id = target_product))`,
        ),
    )
    await tradeAndCount()
    expect(await stockOf(db, ids.bowl)).not.toBe(LEFT)
  })

  test('never becomes negative', async () => {
    const outcomes = await tradeAndCount(10, 2)
    expect(unexpectedErrors(outcomes)).toEqual([])
    expect(await stockOf(db, ids.bowl)).toBeGreaterThanOrEqual(0)
    expect(await brokenInvariants(db)).toEqual({})
  })
})

describe('a price that two admins raise together', () => {
  const raise = (admin: string) => (session: Session) =>
    request(
      session,
      admin,
      `select public.bulk_update_products($1::uuid[], $2::text::jsonb, false) as answer`,
      [[ids.bowl], JSON.stringify({ price: { add: 10 } })],
    )
  const raisedTwice = async () => {
    await race(db, holdRows('products', ids.bowl), [raise(people.admin), raise(people.otherAdmin)])
    const [row] = await db.query<{ price: number }>(
      `select price::float as price from public.products where id = $1`,
      [ids.bowl],
    )
    return row?.price
  }

  test('is raised twice', async () => {
    expect(await raisedTwice()).toBe(120)
  })

  test('mutant: a bulk edit that reads before the lock loses one of them', async () => {
    await mutate(db, 'public.bulk_update_products', (sql) => sql.replace(' for no key update', ''))
    expect(await raisedTwice()).toBe(110)
  })
})
