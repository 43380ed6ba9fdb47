import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt, type Session, type TestDatabase } from './database.ts'
import { asAdminOf, asOwner, byTransfer, money, openUnpaidShop, order, receive } from './order-money.ts'

let db: TestDatabase
let item: string
beforeAll(async () => {
  db = await openUnpaidShop()
  // Three bowls of 100 DH with 30 DH off, and 15 DH for the delivery.
  await db.query(
    `update public.orders set subtotal = 300, discount_amount = 30, discount_reason = 'third order', delivery_fee = 15,
       total_amount = 285 where id = $1`,
    [order],
  )
  await db.query('update public.order_items set quantity = 3 where order_id = $1', [order])
  await db.query('select private.spread_discount($1)', [order])
  const [row] = await db.query<{ id: string }>('select id from public.order_items where order_id = $1', [
    order,
  ])
  item = row!.id
})
afterAll(() => db.close())

const paid = (amount: number, work: (session: Session) => Promise<void>) =>
  asAdminOf(db, async (session) => {
    await byTransfer(session)
    await receive(session, amount)
    await work(session)
  })

const refund = (
  session: Session,
  amount: number,
  { pieces = 0, of = item, other = false, day = null as string | null } = {},
) =>
  attempt<{ refund: { received_on: string } }>(
    session,
    `select public.refund_order($1, 'transfer', gen_random_uuid()::text, $2::numeric, 'a chip on the rim', $3::text::jsonb,
       received_on => $4::date, other_amount => $5::text = 'yes') as refund`,
    [
      order,
      amount,
      JSON.stringify(pieces === 0 ? [] : [{ item_id: of, quantity: pieces, restock: true }]),
      day,
      other ? 'yes' : 'no',
    ],
  )

describe('the amount of a refund of pieces', () => {
  test.each([
    [1, 90],
    [1, 105],
    [2, 180],
    [3, 270],
    [3, 285],
  ])('of %i is what they cost after the discount, perhaps with the delivery: %i', (pieces, amount) =>
    paid(285, async (session) => {
      expect((await refund(session, amount, { pieces })).code).toBeUndefined()
    }),
  )

  test.each([
    [1, 89.98],
    [1, 105.02],
    [2, 90],
    [3, 1],
  ])('of %i is no other: %d', (pieces, amount) =>
    paid(285, async (session) => {
      const refused = await refund(session, amount, { pieces })
      expect(refused).toMatchObject({ code: 'PT422', message: 'amount_mismatch' })
      expect(JSON.parse(refused.detail ?? '')).toMatchObject({ field: 'amount' })
      expect(await money(session)).toMatchObject({ refunded: 0 })
      expect((await refund(session, amount, { pieces, other: true })).code).toBeUndefined()
    }),
  )

  test('is free of a discount that was for other pieces', () =>
    paid(285, async (session) => {
      await asOwner(
        session,
        `insert into public.order_items (order_id, product_id, quantity, unit_price, name_en, name_fr, name_ar, discount)
         select order_id, product_id, 2, 20, 'Glass', 'Verre', 'كأس', 30 from public.order_items where id = $1`,
        [item],
      )
      await asOwner(session, 'update public.order_items set discount = 0 where id = $1', [item])
      expect((await refund(session, 90, { pieces: 1 })).message).toBe('amount_mismatch')
      expect((await refund(session, 100, { pieces: 1 })).code).toBeUndefined()
      const [glasses] = await session.query<{ id: string }>(
        'select id from public.order_items where order_id = $1 and id <> $2',
        [order, item],
      )
      expect((await refund(session, 5, { pieces: 1, of: glasses!.id })).code).toBeUndefined()
    }))

  test('may hold what was paid too much', () =>
    paid(300, async (session) => {
      expect((await refund(session, 120, { pieces: 1 })).code).toBeUndefined()
    }))

  test('is at most what is left', () =>
    paid(285, async (session) => {
      await refund(session, 250)
      expect((await refund(session, 35, { pieces: 1 })).code).toBeUndefined()
    }))

  test('is free without pieces', () =>
    paid(285, async (session) => {
      expect((await refund(session, 1)).code).toBeUndefined()
    }))
})

describe('the day of a refund by hand', () => {
  const day = async (session: Session) =>
    session.query(
      `select received_on::text as day from public.payments where order_id = $1 and kind = 'refund'`,
      [order],
    )

  test('is the one on which the money was given back', () =>
    paid(285, async (session) => {
      await refund(session, 10, { day: '2026-10-31' })
      expect(await day(session)).toEqual([{ day: '2026-10-31' }])
    }))

  test('is today unless it is given, and never later', () =>
    paid(285, async (session) => {
      await refund(session, 10)
      const [days] = await session.query<{ today: string; tomorrow: string }>(
        `select (now() at time zone 'UTC')::date::text as today, ((now() at time zone 'UTC')::date + 1)::text as tomorrow`,
      )
      expect(await day(session)).toEqual([{ day: days!.today }])
      expect(await refund(session, 10, { day: days!.tomorrow })).toMatchObject({
        code: 'PT422',
        message: 'future_day',
      })
      expect(await refund(session, 10, { day: '1999-12-31' })).toMatchObject({ code: 'PT422' })
    }))
})

test('an order whose whole refund is under way is shown so, and no longer listed as one to refund', () =>
  paid(300, async (session) => {
    const listed = async (payment: string) =>
      (
        await session.query<{ id: string; refunding: number }>(
          'select id, refunding_amount::float as refunding from public.admin_orders(payment => $1)',
          [payment],
        )
      ).map(({ id, refunding }) => [id, refunding])
    const counted = async () =>
      (
        await session.query<{ count: number | null }>(
          `select (public.admin_order_counts() ->> 'to_refund')::int as count`,
        )
      )[0]?.count
    expect(await listed('to_refund')).toEqual([[order, 0]])
    expect(await counted()).toBe(1)
    await asOwner(
      session,
      `select private.record_payment($1, 'refund', 'paypal', 'back', 'pending', 15, '{}')`,
      [order],
    )
    expect(await listed('to_refund')).toEqual([])
    expect(await listed('refunding')).toEqual([[order, 15]])
    expect(await counted()).toBeNull()
  }))
