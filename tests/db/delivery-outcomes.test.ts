import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people, setOrderStatus } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  // The fixtures' order of 100 DH is for three pieces, and nothing was paid.
  await db.query(
    'truncate public.payment_events, public.refund_lines, public.returns, public.return_lines, public.return_events, public.return_photos, public.payments, public.invoices, public.payment_differences, public.payment_disputes',
  )
  await db.query(`update public.orders set paid_amount = 0, payment_status = 'unpaid'`)
  await db.query('update public.order_items set quantity = 3 where order_id = $1', [order])
})
afterAll(() => db.close())

const order = ids.customerOrder
const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

type Pieces = { restocked: number; damaged: number; lost: number }

/** The result, or the error's message. `pieces` are those of the order's only item. */
async function deliver(session: Session, outcome: string, pieces?: Pieces, key: string = randomUUID()) {
  const [item] = await session.query<{ id: string }>(
    `select id from public.order_items where order_id = $1`,
    [order],
  )
  const { rows, message } = await attempt<{ result: object }>(
    session,
    `select public.record_delivery($1, $2, $3::text::public.delivery_outcome, $4::text::jsonb, 'the neighbour said so') as result`,
    [order, key, outcome, pieces === undefined ? null : JSON.stringify([{ item_id: item!.id, ...pieces }])],
  )
  return message ?? rows[0]!.result
}

const stock = async (session: Session) =>
  (
    await session.query<{ quantity: number }>(
      `select stock_quantity as quantity from public.products where id = $1`,
      [ids.bowl],
    )
  )[0]!.quantity

test('a parcel that was refused comes back: pieces in stock again, damaged and lost', () =>
  asAdmin(async (session) => {
    await setOrderStatus(session, order, 'shipped')
    const before = await stock(session)
    expect(await deliver(session, 'refused')).toEqual({ status: 'shipped', delivery_failure: 'refused' })
    expect(await deliver(session, 'returned', { restocked: 1, damaged: 1, lost: 1 })).toEqual({
      status: 'cancelled',
      delivery_failure: 'refused',
    })
    expect(await stock(session)).toBe(before + 1)
    expect(
      await session.query(
        `select reason from public.order_status_history where order_id = $1 and to_status = 'cancelled'`,
        [order],
      ),
    ).toEqual([{ reason: 'refused' }])

    // Sent again after all: the pieces that were lost are replaced.
    await setOrderStatus(session, order, 'pending')
    expect(await stock(session)).toBe(before - 2)
    await setOrderStatus(session, order, 'cancelled')
    expect(await stock(session)).toBe(before + 1)
  }))

test('every piece is accounted for, and none twice', () =>
  asAdmin(async (session) => {
    await setOrderStatus(session, order, 'shipped')
    await deliver(session, 'unreachable')
    for (const pieces of [
      { restocked: 2, damaged: 0, lost: 0 },
      { restocked: 4, damaged: 0, lost: 0 },
      { restocked: 4, damaged: -1, lost: 0 },
    ])
      expect(await deliver(session, 'returned', pieces)).toBe('invalid_request')
    expect(await deliver(session, 'returned', { restocked: 3, damaged: 0, lost: 0 })).toMatchObject({
      status: 'cancelled',
      delivery_failure: 'unreachable',
    })
  }))

test('only a parcel on its way can fail, and it comes back after it failed', () =>
  asAdmin(async (session) => {
    expect(await deliver(session, 'refused')).toBe('edit_conflict')
    await setOrderStatus(session, order, 'shipped')
    expect(await deliver(session, 'returned', { restocked: 3, damaged: 0, lost: 0 })).toBe('edit_conflict')
    await deliver(session, 'refused')
    expect(await deliver(session, 'unreachable')).toBe('edit_conflict')
    // The courier has tried again.
    expect((await setOrderStatus(session, order, 'delivered')).rows[0]?.report).toMatchObject([
      { code: null },
    ])
    expect(await deliver(session, 'returned', { restocked: 3, damaged: 0, lost: 0 })).toBe('edit_conflict')
  }))

test('an outcome that is sent again is recorded once', () =>
  asAdmin(async (session) => {
    await setOrderStatus(session, order, 'shipped')
    const key = randomUUID()
    const first = await deliver(session, 'refused', undefined, key)
    expect(await deliver(session, 'refused', undefined, key)).toEqual(first)
    expect(
      await session.query('select count(*)::int from public.delivery_outcomes where order_id = $1', [order]),
    ).toEqual([{ count: 1 }])
  }))

test('the history of a phone number names what was refused', () =>
  asAdmin(async (session) => {
    await session.query('reset role')
    await session.query(`update public.orders set phone = '0612345678'`)
    await session.query('set local role authenticated')
    await setOrderStatus(session, order, 'shipped')
    await deliver(session, 'refused')
    const [row] = await session.query<{ queue: { orders: { history: object }[] } }>(
      'select public.confirmation_queue() as queue',
    )
    expect(row?.queue.orders).toMatchObject([{ history: { orders: 1, refused: 1, cancelled: 0 } }])
  }))

test('a number that refused too often pays in advance, and others do not', () =>
  asAdmin(async (session) => {
    await setOrderStatus(session, order, 'shipped')
    await deliver(session, 'refused')
    await session.query('reset role')
    await session.query(`update public.orders set phone = '+212699887766' where id = $1`, [order])
    const mustPrepay = async (phone: string) =>
      (await session.query<{ must: boolean }>('select private.must_prepay($1) as must', [phone]))[0]?.must
    expect(await mustPrepay('0699887766')).toBe(false)
    await session.query('update public.shop_settings set prepay_after_refusals = 1')
    expect(await mustPrepay('0699887766')).toBe(true)
    expect(await mustPrepay('0612345679')).toBe(false)
    await session.query('update public.shop_settings set prepay_after_refusals = 2')
    expect(await mustPrepay('0699887766')).toBe(false)
    await session.query('set local role authenticated')
  }))

const failureOf = async (session: Session) =>
  (
    await session.query(
      `select status, delivery_failure, revenue::float, amount_due::float as due from public.orders where id = $1`,
      [order],
    )
  )[0]

test.each([[['cancelled', 'pending', 'processing']], [['cancelled', 'processing']], [['processing']]])(
  'a parcel that was refused is sent again like a new one, after %j',
  (statuses) =>
    asAdmin(async (session) => {
      await setOrderStatus(session, order, 'shipped')
      await deliver(session, 'refused')
      expect(await failureOf(session)).toMatchObject({ delivery_failure: 'refused', revenue: 0 })
      for (const status of [...statuses, 'shipped']) {
        const { rows } = await (status === 'cancelled'
          ? deliver(session, 'returned', { restocked: 3, damaged: 0, lost: 0 }).then(() => ({ rows: [] }))
          : setOrderStatus(session, order, status))
        expect(rows[0]?.report[0]?.code ?? null).toBeNull()
      }
      expect(await failureOf(session)).toEqual({
        ...{ status: 'shipped', delivery_failure: null, revenue: 100, due: 100 },
      })
      const [lists] = await session.query<{
        coming: number
        under_way: number
        waiting: Record<string, number[]>
        cash: object
      }>(
        `select (select count(*)::int from public.admin_orders(delivery => 'coming_back')) as coming,
         (select count(*)::int from public.admin_orders(delivery => 'on_the_way')) as under_way,
         o -> 'waiting' as waiting, o -> 'cash' -> 'shipped' as cash from public.admin_overview() o`,
      )
      expect(lists).toMatchObject({
        coming: 0,
        under_way: 1,
        waiting: { on_the_way: [1, 0, 0], coming_back: [0, 0, 0] },
        cash: { count: 1, amount: 100 },
      })
      // It can fail a second time, and the log holds both.
      expect(await deliver(session, 'refused')).toEqual({ status: 'shipped', delivery_failure: 'refused' })
      expect(
        await session.query(
          `select outcome from public.delivery_outcomes where order_id = $1 and outcome <> 'returned'`,
          [order],
        ),
      ).toEqual([{ outcome: 'refused' }, { outcome: 'refused' }])
    }),
)

test('undoing the cancellation leaves the parcel on its way back', () =>
  asAdmin(async (session) => {
    await setOrderStatus(session, order, 'shipped')
    await deliver(session, 'refused')
    await deliver(session, 'returned', { restocked: 3, damaged: 0, lost: 0 })
    await setOrderStatus(session, order, 'shipped')
    expect(await failureOf(session)).toMatchObject({ status: 'shipped', delivery_failure: 'refused' })
  }))

test('a refusal counts for its phone number also after the order was prepared again and given up', () =>
  asAdmin(async (session) => {
    await session.query('reset role')
    await session.query(`update public.orders set phone = '+212699887766' where id = $1`, [order])
    await session.query('update public.shop_settings set prepay_after_refusals = 1')
    await session.query('set local role authenticated')
    await setOrderStatus(session, order, 'shipped')
    await deliver(session, 'refused')
    await setOrderStatus(session, order, 'processing')
    await setOrderStatus(session, order, 'cancelled')
    await session.query('reset role')
    expect(
      await session.query(
        `select private.must_prepay('0699887766') as must, private.phone_history(private.normalize_phone('0699887766'), $1) as history`,
        [ids.neighbourOrder],
      ),
    ).toMatchObject([{ must: true, history: { orders: 1, refused: 1, cancelled: 0 } }])
    await session.query('set local role authenticated')
  }))

test('is recorded by admins only', () =>
  actAs(db, { role: 'authenticated', userId: people.customer }, async (session) => {
    expect(await deliver(session, 'refused')).toBe('admin_required')
  }))
