import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt, type Session, type TestDatabase } from './database.ts'
import { ids, setOrderStatus } from './fixtures.ts'
import { asAdminOf, openUnpaidShop, order, refund, stock } from './order-money.ts'

let db: TestDatabase
let item: string
beforeAll(async () => {
  db = await openUnpaidShop()
  // Three bowls of 100 DH.
  await db.query(`update public.orders set subtotal = 300, total_amount = 300 where id = $1`, [order])
  await db.query('update public.order_items set quantity = 3 where order_id = $1', [order])
  const [row] = await db.query<{ id: string }>('select id from public.order_items where order_id = $1', [
    order,
  ])
  item = row!.id
})
afterAll(() => db.close())

/** The order is delivered, or on its way; the session acts as an admin and gets how many bowls are in stock. */
const delivered = (work: (session: Session, before: number) => Promise<void>, status = 'delivered') =>
  asAdminOf(db, async (session) => {
    await setOrderStatus(session, order, status)
    await work(session, (await stock(session)) ?? 0)
  })

/** The code for which the order was not cancelled, or null. */
async function cancel(session: Session, returned: unknown, seen = 'delivered') {
  const { rows, message } = await attempt<{ report: { code: string | null }[] }>(
    session,
    `select public.set_order_statuses(array[$1]::uuid[], array[$3], 'cancelled', 'customer_request',
       returned => $2::text::jsonb) as report`,
    [order, returned === undefined ? null : JSON.stringify(returned), seen],
  )
  return message ?? rows[0]?.report[0]?.code
}
const status = async (session: Session) =>
  (await session.query<{ status: string }>('select status from public.orders where id = $1', [order]))[0]
    ?.status
const pieces = (quantity: number) => [{ item_id: item, quantity }]

describe('a delivered order that is cancelled', () => {
  test.each([0, 2, 3])('returns the %i pieces that are back, and no others', (back) =>
    delivered(async (session, before) => {
      expect(await cancel(session, pieces(back))).toBeNull()
      expect(await stock(session)).toBe(before + back)
      // The cancellation was a mistake: the others are with the customer again.
      await setOrderStatus(session, order, 'delivered')
      expect(await stock(session)).toBe(before)
      expect(await cancel(session, pieces(3))).toBeNull()
      expect(await stock(session)).toBe(before + 3)
    }),
  )

  test('takes all its pieces from stock when it is sent anew', () =>
    delivered(async (session, before) => {
      await cancel(session, pieces(1))
      await setOrderStatus(session, order, 'processing')
      expect(await stock(session)).toBe(before - 2)
    }))

  test('stays as it is until each piece is accounted for', () =>
    delivered(async (session, before) => {
      for (const unknown of [
        undefined,
        [],
        [{ item_id: ids.bowl, quantity: 3 }],
        [...pieces(1), ...pieces(2)],
      ])
        expect(await cancel(session, unknown)).toBe('pieces_unknown')
      expect(await cancel(session, pieces(4))).toBe('edit_conflict')
      for (const wrong of [pieces(-1), [{ item_id: item }], [{ item_id: 'x', quantity: 1 }], 'x', [1]])
        expect(await cancel(session, wrong)).toBe('invalid_request')
      expect(await stock(session)).toBe(before)
      expect(await status(session)).toBe('delivered')
    }))

  test('counts neither refunded pieces nor those of a return again', () =>
    delivered(async (session, before) => {
      await refund(session, 100, 'broken', [{ item_id: item, quantity: 1, restock: false }])
      const [row] = await session.query<{ token: string }>(
        'select tracking_token as token from public.orders where id = $1',
        [order],
      )
      const [created] = await session.query<{ result: { id: string } }>(
        `select public.request_return($1, $2, $3::text::jsonb, 'damaged', 'refund') as result`,
        [row?.token, randomUUID(), JSON.stringify(pieces(1))],
      )
      const id = created?.result.id
      await session.query(`select public.decide_return($1, $2, 'requested', 'approved')`, [id, randomUUID()])
      await session.query(`select public.receive_return($1, $2, $3::text::jsonb)`, [
        id,
        randomUUID(),
        JSON.stringify([{ item_id: item, restocked: 0, damaged: 1 }]),
      ])
      expect(await cancel(session, pieces(2))).toBe('edit_conflict')
      expect(await cancel(session, pieces(1))).toBeNull()
      expect(await stock(session)).toBe(before + 1)
      await setOrderStatus(session, order, 'delivered')
      expect(await stock(session)).toBe(before)
    }))
})

test('a shipped order is cancelled with an answer about each piece too: a parcel that is away is not sold again', () =>
  delivered(async (session, before) => {
    expect(await cancel(session, undefined, 'shipped')).toBe('pieces_unknown')
    expect(await status(session)).toBe('shipped')
    expect(await cancel(session, pieces(1), 'shipped')).toBeNull()
    expect(await stock(session)).toBe(before + 1)
    await setOrderStatus(session, order, 'shipped')
    expect(await stock(session)).toBe(before)
  }, 'shipped'))

test('other orders are cancelled without a word about pieces', () =>
  asAdminOf(db, async (session) => {
    const before = (await stock(session)) ?? 0
    const { rows } = await attempt(
      session,
      `select public.set_order_statuses(array[$1]::uuid[], array['pending'], 'cancelled', 'other') as report`,
      [order],
    )
    expect(rows).toMatchObject([{ report: [{ code: null }] }])
    expect(await stock(session)).toBe(before + 3)
  }))
