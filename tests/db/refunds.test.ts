import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt, type Session, type TestDatabase } from './database.ts'
import { ids, setOrderStatus } from './fixtures.ts'
import {
  asAdminOf,
  asOwner,
  byTransfer,
  money,
  openUnpaidShop,
  order,
  receive,
  refund,
  stock,
} from './order-money.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openUnpaidShop()
})
afterAll(() => db.close())

const asAdmin = <T>(work: (session: Session) => Promise<T>) => asAdminOf(db, work)

describe('a refund', () => {
  test('is never more than what was paid and not given back', () =>
    asAdmin(async (session) => {
      await receive(session, 100)
      expect(await refund(session, 100.01)).toMatchObject({ code: 'PT409', message: 'refund_too_large' })
      expect((await refund(session, 70)).code).toBeUndefined()
      expect((await refund(session, 70)).code).toBeUndefined()
      expect(await money(session)).toMatchObject({ payment_status: 'partially_refunded', refunded: 70 })
      expect(await refund(session, 30.01, 'back-2')).toMatchObject({ message: 'refund_too_large' })
      await refund(session, 30, 'back-2')
      expect(await money(session)).toMatchObject({ payment_status: 'refunded', refunded: 100 })
    }))

  test('returns its pieces to stock once, and cancelling returns the others only', () =>
    asAdmin(async (session) => {
      const [item] = await session.query<{ id: string; quantity: number }>(
        `select id, quantity from public.order_items where order_id = $1 and product_id = $2`,
        [order, ids.bowl],
      )
      if (item === undefined) throw new Error('The order has no bowl.')
      const before = (await stock(session)) ?? 0
      await receive(session, 100)
      const lines = [{ item_id: item.id, quantity: 1, restock: true }]
      await refund(session, 10, 'back-1', lines)
      await refund(session, 10, 'back-1', lines)
      expect(await stock(session)).toBe(before + 1)
      expect(
        await refund(session, 5, 'back-2', [{ item_id: item.id, quantity: item.quantity, restock: true }]),
      ).toMatchObject({
        code: 'PT422',
      })
      await setOrderStatus(session, order, 'cancelled')
      expect(await stock(session)).toBe(before + item.quantity)
    }))
})

describe('a form that shows other sums than the ledger has', () => {
  const seen = (session: Session, paid: number | null, refunded: number | null, reference: string) => ({
    refund: () =>
      attempt(
        session,
        `select public.refund_order($1, 'transfer', $2, 15, 'paid too much', seen_paid => $3::numeric, seen_refunded => $4::numeric)`,
        [order, reference, paid, refunded],
      ),
    receive: () =>
      attempt(
        session,
        `select public.record_payment($1, 'transfer', $2, 115, current_date - 1, seen_paid => $3::numeric, seen_refunded => $4::numeric)`,
        [order, reference, paid, refunded],
      ),
  })
  const conflict = { code: 'PT409', message: 'edit_conflict' }

  test('gives back an excess once', () =>
    asAdmin(async (session) => {
      await receive(session, 115)
      expect((await seen(session, 115, 0, 'first').refund()).code).toBeUndefined()
      expect(await seen(session, 115, 0, 'second').refund()).toMatchObject(conflict)
      // The first form again.
      expect((await seen(session, 115, 0, 'first').refund()).code).toBeUndefined()
      expect(await money(session)).toMatchObject({ refunded: 15, toRefund: 0 })
      expect((await seen(session, 115, 15, 'third').refund()).code).toBeUndefined()
    }))

  test('records a transfer once', () =>
    asAdmin(async (session) => {
      expect((await seen(session, 0, 0, 'first').receive()).code).toBeUndefined()
      expect(await seen(session, 0, 0, 'second').receive()).toMatchObject(conflict)
      expect((await seen(session, 0, 0, 'first').receive()).code).toBeUndefined()
      expect((await seen(session, null, null, 'statement').receive()).code).toBeUndefined()
      expect(await money(session)).toMatchObject({ paid: 230 })
    }))
})

test('a refund under way is not counted among those that are left to do', () =>
  asAdmin(async (session) => {
    const left = () =>
      session.query(
        `select public.admin_payment_summary('2026-01-01', '2026-01-01') -> 'to_refund' as orders`,
      )
    await receive(session, 115)
    expect(await left()).toEqual([{ orders: { count: 1, amount: 15 } }])
    await asOwner(
      session,
      `select private.record_payment($1, 'refund', 'paypal', 'back', 'pending', 15, '{}')`,
      [order],
    )
    expect(await left()).toEqual([{ orders: { count: 0, amount: 0 } }])
  }))

describe('money that was not earned yet', () => {
  test('is due again when it is given back, and the order is not shipped for the rest', () =>
    asAdmin(async (session) => {
      await byTransfer(session)
      await receive(session, 99)
      await refund(session, 99)
      expect(await money(session)).toMatchObject({ due: 100, toRefund: 0 })
      await receive(session, 1, 'bank-2')
      expect(await money(session)).toMatchObject({ due: 99, toRefund: 0 })
      expect((await setOrderStatus(session, order, 'shipped')).rows[0]?.report).toMatchObject([
        { code: 'unpaid' },
      ])
      await receive(session, 99, 'bank-3')
      expect(await money(session)).toMatchObject({ due: 0, toRefund: 0 })
      expect((await setOrderStatus(session, order, 'shipped')).rows[0]?.report).toMatchObject([
        { code: null },
      ])
    }))

  test('is given back without pieces, which stay in the order', () =>
    asAdmin(async (session) => {
      await byTransfer(session)
      const [item] = await session.query<{ id: string }>(
        'select id from public.order_items where order_id = $1',
        [order],
      )
      await receive(session, 50)
      expect(
        await refund(session, 10, 'back-1', [{ item_id: item?.id, quantity: 1, restock: true }]),
      ).toMatchObject({ code: 'PT422' })
      expect(await money(session)).toMatchObject({ due: 50, refunded: 0 })
    }))
})

describe('what an order owes', () => {
  test('is lowered by a refund, after an excess was given back', () =>
    asAdmin(async (session) => {
      await receive(session, 115)
      await refund(session, 10, 'part of the excess')
      expect(await money(session)).toMatchObject({ payment_status: 'paid', due: 0, toRefund: 5 })
      await refund(session, 35, 'the rest, and a part of the price')
      expect(await money(session)).toMatchObject({
        payment_status: 'partially_refunded',
        due: 0,
        toRefund: 0,
      })
      // What arrives then is in excess of the lower price.
      await receive(session, 20, 'bank-2')
      expect(await money(session)).toMatchObject({ due: 0, toRefund: 20 })
    }))

  test('is the whole price again when a cancelled order was given its money back and is reopened', () =>
    asAdmin(async (session) => {
      await receive(session, 100)
      await setOrderStatus(session, order, 'cancelled')
      await refund(session, 100)
      expect(await money(session)).toMatchObject({ payment_status: 'refunded', due: 0, toRefund: 0 })
      await setOrderStatus(session, order, 'pending')
      expect(await money(session)).toMatchObject({ due: 100, toRefund: 0 })
    }))

  test('is the whole price again when a part of the money of a cancelled order was to be kept, and went back too', () =>
    asAdmin(async (session) => {
      await receive(session, 100)
      await setOrderStatus(session, order, 'cancelled')
      await session.query(`select public.keep_payment($1, 20, 'made to measure')`, [order])
      await refund(session, 100)
      await setOrderStatus(session, order, 'pending')
      expect(await money(session)).toMatchObject({ due: 100, toRefund: 0 })
    }))
})

describe('a refund that PayPal does later', () => {
  /** The order is paid by PayPal and is sent after it is paid. */
  const paid = (work: (session: Session) => Promise<void>) =>
    asAdmin(async (session) => {
      await byTransfer(session)
      await asOwner(
        session,
        `select private.record_payment($1, 'charge', 'paypal', 'paid', 'succeeded', 100, '{}')`,
        [order],
      )
      await asOwner(
        session,
        `update public.payments set provider_charge_id = 'capture-1', charged_amount = 10, charged_currency = 'EUR', rate = 10
         where provider_reference = 'paid'`,
      )
      await work(session)
    })
  const ordered = async (session: Session, amount: number, reference = 'back') =>
    (
      await attempt(
        session,
        `select public.refund_order($1, 'paypal', $2, $3::numeric, 'a chip on the rim', other_amount => true)`,
        [order, reference, amount],
      )
    ).message
  const done = async (session: Session, outcome = 'succeeded', reference = 'back') =>
    (
      await asOwner<{ result: string }>(
        session,
        `select public.report_refund('paypal', 'capture-1', $1, $2::text::public.payment_state) ->> 'result' as result`,
        [reference, outcome],
      )
    )[0]?.result
  /** What a correction does to the price. */
  const price = (session: Session, total: number) =>
    asOwner(session, 'update public.orders set subtotal = $2, total_amount = $2 where id = $1', [
      order,
      total,
    ])
  const shipping = async (session: Session) =>
    (await setOrderStatus(session, order, 'shipped')).rows[0]?.report

  test('of a cancelled order that is reopened meanwhile does not lower its price, and it is not shipped', () =>
    paid(async (session) => {
      await setOrderStatus(session, order, 'cancelled')
      expect(await ordered(session, 100)).toBeUndefined()
      await setOrderStatus(session, order, 'pending')
      expect(await shipping(session)).toMatchObject([{ code: 'unpaid' }])
      expect(await done(session)).toBe('recorded')
      expect(await money(session)).toMatchObject({ due: 100, toRefund: 0 })
    }))

  test('of money that was not earned when it was ordered is due again, whatever was paid meanwhile', () =>
    paid(async (session) => {
      await price(session, 150)
      await ordered(session, 100)
      await receive(session, 50)
      expect(await shipping(session)).toMatchObject([{ code: 'unpaid' }])
      await done(session)
      expect(await money(session)).toMatchObject({ paid: 150, refunded: 100, due: 100 })
    }))

  test('lowers the price by what was earned when it was ordered, whatever is corrected meanwhile', () =>
    paid(async (session) => {
      await ordered(session, 20)
      await price(session, 150)
      await done(session)
      expect(await money(session)).toMatchObject({ due: 50, toRefund: 0 })
    }))

  test('of an excess that a correction uses up is due again', () =>
    paid(async (session) => {
      await receive(session, 100)
      await ordered(session, 100)
      await price(session, 150)
      expect(await shipping(session)).toMatchObject([{ code: 'unpaid' }])
      await done(session)
      expect(await money(session)).toMatchObject({ due: 50, toRefund: 0 })
    }))

  test('for a scratch does not keep the order from being shipped; when it fails, the price is as before', () =>
    paid(async (session) => {
      await ordered(session, 20, 'first')
      await ordered(session, 30, 'second')
      expect(await shipping(session)).toMatchObject([{ code: null }])
      await done(session, 'failed', 'first')
      await done(session, 'succeeded', 'second')
      expect(await money(session)).toMatchObject({ due: 0, toRefund: 0, refunded: 30 })
      await setOrderStatus(session, order, 'cancelled')
      await setOrderStatus(session, order, 'pending')
      expect(await money(session)).toMatchObject({ due: 0, toRefund: 0 })
    }))

  test('is part of the price that a correction cannot go below', () =>
    paid(async (session) => {
      await ordered(session, 70)
      const correct = (discount: number) =>
        attempt(
          session,
          `select public.correct_order_lines($1, 0, $2::text::jsonb, 0, $3::numeric, 'A gift')`,
          [order, JSON.stringify([{ product_id: ids.bowl, quantity: 1 }]), discount],
        )
      expect(await correct(50)).toMatchObject({ message: 'already_refunded' })
      expect((await correct(30)).message).toBeUndefined()
      expect(await done(session)).toBe('recorded')
      expect(await money(session)).toMatchObject({ due: 0, toRefund: 30 })
    }))
})
