import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { ids, people } from '../db/fixtures.ts'
import { holdRows, mutate, race } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import { bowl, buyer, openShop, type Outcome, placed, request, statusOf, stockOf } from './race-shop.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openShop()
})
afterEach(() => db.close())

const refused = (outcomes: readonly Outcome[]) => outcomes.map(({ message }) => message).filter(Boolean)

/** A correction to so many bowls, by an admin who saw the order as it was placed. */
const correct =
  (order: string, quantity: number, admin: string = people.admin) =>
  (session: Session) =>
    request(session, admin, 'select public.correct_order_lines($1, 0, $2::text::jsonb, 0) as answer', [
      order,
      JSON.stringify([{ product_id: ids.bowl, variation_ids: [], quantity }]),
    ])

const setStatus = (order: string, seen: string, status: string) => (session: Session) =>
  request(
    session,
    people.otherAdmin,
    `select public.set_order_statuses(array[$1::uuid], array[$2], $3::text::public.order_status,
         case $3 when 'cancelled' then 'other'::public.cancellation_reason end) as answer`,
    [order, seen, status],
  )

const quantityOf = async (order: string) =>
  (
    await db.query<{ quantity: number }>('select quantity from public.order_items where order_id = $1', [
      order,
    ])
  )[0]?.quantity

describe('two admins correct one order', () => {
  const meet = async () => {
    const id = await placed(db, buyer(1), [bowl()], 100)
    return {
      id,
      outcomes: await race<Outcome>(db, holdRows('orders', id), [
        correct(id, 3),
        correct(id, 5, people.otherAdmin),
      ]),
    }
  }

  test('one correction is applied, the other is refused', async () => {
    const { id, outcomes } = await meet()
    expect(refused(outcomes)).toEqual(['edit_conflict'])
    expect(await stockOf(db, ids.bowl)).toBe(100 - ((await quantityOf(id)) ?? 0))
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: without the revision the second overwrites what it has not seen', async () => {
    await mutate(db, 'private.correct_order_lines', (sql) =>
      sql.replace('corrected.revision <> seen_revision', 'false'),
    )
    const { outcomes } = await meet()
    expect(refused(outcomes)).toEqual([])
  })
})

test('a correction against shipping: the parcel holds what the order says', async () => {
  const id = await placed(db, buyer(1), [bowl()], 100)
  await race<Outcome>(db, holdRows('orders', id), [correct(id, 4), setStatus(id, 'pending', 'shipped')])
  expect(await statusOf(db, id)).toBe('shipped')
  expect(await stockOf(db, ids.bowl)).toBe(100 - ((await quantityOf(id)) ?? 0))
  expect(await brokenInvariants(db)).toEqual({})
})

test('a correction against a cancellation: every piece is back', async () => {
  const id = await placed(db, buyer(1), [bowl()], 100)
  await race<Outcome>(db, holdRows('orders', id), [correct(id, 4), setStatus(id, 'pending', 'cancelled')])
  expect(await statusOf(db, id)).toBe('cancelled')
  expect(await stockOf(db, ids.bowl)).toBe(100)
  expect(await brokenInvariants(db)).toEqual({})
})

test('corrections of several orders at once for the last pieces: no piece is sold twice', async () => {
  const orders = [await placed(db, buyer(1), [bowl()], 100), await placed(db, buyer(2), [bowl()], 100)]
  await race<Outcome>(
    db,
    holdRows('products', ids.bowl),
    orders.map((id) => correct(id, 60)),
  )
  expect(await stockOf(db, ids.bowl)).toBe(100 - 60 - 1)
  expect(await brokenInvariants(db)).toEqual({})
})

/** Orders that are ready for a courier, and the courier. */
async function packed(count: number): Promise<{ orders: string[]; courier: string }> {
  const orders: string[] = []
  for (let index = 1; index <= count; index += 1) orders.push(await placed(db, buyer(index), [bowl()], 100))
  await db.query(`update public.orders set status = 'processing'`)
  const [row] = await db.query<{ id: string }>('select id from public.couriers order by position limit 1')
  return { orders, courier: row?.id ?? '' }
}

const handOver =
  (courier: string, orders: readonly string[], admin: string, key: string = randomUUID()) =>
  (session: Session) =>
    request(session, admin, 'select public.hand_over_orders($1, $2, $3::text::jsonb) as answer', [
      courier,
      key,
      JSON.stringify(orders.map((id) => ({ order_id: id }))),
    ])

test('two admins hand the same parcels over: each parcel is on one manifest', async () => {
  const { orders, courier } = await packed(3)
  await race<Outcome>(db, holdRows('orders', orders[0] ?? ''), [
    handOver(courier, orders, people.admin),
    handOver(courier, orders.toReversed(), people.otherAdmin),
  ])
  expect(
    await db.query(
      `select count(distinct o.manifest_id)::int as manifests, count(*)::int as parcels, (select count(*)::int from public.manifests) as all
       from public.orders o where o.status = 'shipped'`,
    ),
  ).toEqual([{ manifests: 1, parcels: 3, all: 1 }])
})

test('a hand-over that is sent five times at once is one manifest', async () => {
  const { orders, courier } = await packed(2)
  const key = randomUUID()
  const outcomes = await race<Outcome>(
    db,
    holdRows('orders', orders[0] ?? ''),
    Array.from({ length: 5 }, () => handOver(courier, orders, people.admin, key)),
    { held: 5 },
  )
  expect(refused(outcomes)).toEqual([])
  expect(await db.query('select count(*)::int from public.manifests')).toEqual([{ count: 1 }])
})

describe('the same cash in two remittances', () => {
  const meet = async () => {
    const { orders, courier } = await packed(2)
    await db.query(`update public.orders set courier_id = $1, status = 'shipped'`, [courier])
    await db.query(`update public.orders set status = 'delivered'`)
    const lines = JSON.stringify(
      (await db.query<{ order_number: string }>('select order_number from public.orders')).map((row) => ({
        reference: row.order_number,
        amount: 100,
      })),
    )
    const remit = (admin: string) => (session: Session) =>
      request(
        session,
        admin,
        `select public.record_remittance($1, gen_random_uuid(), '', current_date, $2::text::jsonb) as answer`,
        [courier, lines],
      )
    const outcomes = await race<Outcome>(db, holdRows('couriers', courier), [
      remit(people.admin),
      remit(people.otherAdmin),
    ])
    return { orders, outcomes }
  }

  test('each order is settled once', async () => {
    const { outcomes } = await meet()
    expect(refused(outcomes)).toEqual([])
    expect(
      await db.query(
        'select count(*)::int, count(distinct order_id)::int as orders from public.remittance_lines',
      ),
    ).toEqual([{ count: 2, orders: 2 }])
  })

  test('mutant: without the mark on the order the second is stopped by the unique key only', async () => {
    await mutate(db, 'private.record_remittance', (sql) =>
      sql.replace('parcel.remitted_at is not null', 'false'),
    )
    const { outcomes } = await meet()
    expect(refused(outcomes)).toEqual(['invalid_request'])
  })
})

describe('a statement against a change of the status of its orders', () => {
  /** The change waits for the first order; the statement, which names the second one first, waits behind it. */
  const meet = async () => {
    const { orders, courier } = await packed(2)
    await db.query(`update public.orders set courier_id = $1, status = 'shipped'`, [courier])
    const [low = '', high = ''] = orders.toSorted()
    const numbers = await db.query<{ order_number: string }>(
      'select order_number from public.orders order by id desc',
    )
    return race<Outcome>(
      db,
      holdRows('orders', low),
      [
        (session) =>
          request(
            session,
            people.admin,
            `select public.set_order_statuses($1::uuid[], '{shipped,shipped}', 'delivered') as answer`,
            [[low, high]],
          ),
        (session) =>
          request(
            session,
            people.otherAdmin,
            `select public.record_remittance($1, gen_random_uuid(), '', current_date, $2::text::jsonb) as answer`,
            [courier, JSON.stringify(numbers.map((row) => ({ reference: row.order_number, amount: 100 })))],
          ),
      ],
      { inOrder: true },
    )
  }

  test('does not deadlock: the statement finds what was delivered', async () => {
    const outcomes = await meet()
    expect(refused(outcomes)).toEqual([])
    expect(await db.query('select problem from public.remittance_lines')).toEqual([
      { problem: null },
      { problem: null },
    ])
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: a statement that locks its orders in another order deadlocks', async () => {
    await mutate(db, 'private.record_remittance', (sql) =>
      sql.replace('order by o.id for no key update', 'order by o.id desc for no key update'),
    )
    expect((await meet()).filter(({ code }) => code === '40P01')).toHaveLength(1)
  })
})
