import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt, type Session, type TestDatabase } from './database.ts'
import { ids, setOrderStatus } from './fixtures.ts'
import { asAdminOf, asOwner, openUnpaidShop, order, receive, refund, stock } from './order-money.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openUnpaidShop()
  // Three bowls of 100 DH.
  await db.query(`update public.orders set subtotal = 300, total_amount = 300 where id = $1`, [order])
  await db.query('update public.order_items set quantity = 3 where order_id = $1', [order])
})
afterAll(() => db.close())

const bowls = async (session: Session, quantity: number, restock: boolean) => {
  const [item] = await session.query<{ id: string }>(
    'select id from public.order_items where order_id = $1 and product_id = $2',
    [order, ids.bowl],
  )
  return [{ item_id: item?.id, quantity, restock }]
}

/** The order is paid by PayPal; the session acts as an admin and gets how many bowls were in stock. */
const paidByPaypal = (work: (session: Session, before: number) => Promise<void>) =>
  asAdminOf(db, async (session) => {
    await asOwner(
      session,
      `select private.record_payment($1, 'charge', 'paypal', 'paid', 'succeeded', 300, '{}')`,
      [order],
    )
    await asOwner(
      session,
      `update public.payments set provider_charge_id = 'capture-1', charged_amount = 30, charged_currency = 'EUR', rate = 10 where provider_reference = 'paid'`,
    )
    await work(session, (await stock(session)) ?? 0)
  })

const refundByPaypal = async (session: Session, quantity: number, restock: boolean, reference = 'back') =>
  attempt(
    session,
    `select public.refund_order($1, 'paypal', $2, $3::numeric, 'a chip on the rim', $4::text::jsonb)`,
    [order, reference, quantity * 100, JSON.stringify(await bowls(session, quantity, restock))],
  )

const paypalSays = (session: Session, outcome: 'succeeded' | 'failed', reference = 'back') =>
  asOwner(
    session,
    `select public.report_refund('paypal', 'capture-1', $1, $2::text::public.payment_state) ->> 'result' as result`,
    [reference, outcome],
  )

describe('the pieces of a refund by PayPal', () => {
  test('come back when it is done, once', () =>
    paidByPaypal(async (session, before) => {
      expect((await refundByPaypal(session, 1, true)).code).toBeUndefined()
      expect(await stock(session)).toBe(before)
      await paypalSays(session, 'succeeded')
      await paypalSays(session, 'succeeded')
      expect(await stock(session)).toBe(before + 1)
      await setOrderStatus(session, order, 'cancelled')
      expect(await stock(session)).toBe(before + 3)
    }))

  test('stay in the order when it fails, and another refund of them is possible', () =>
    paidByPaypal(async (session, before) => {
      await refundByPaypal(session, 3, true)
      await paypalSays(session, 'failed')
      expect(await stock(session)).toBe(before)
      expect((await refund(session, 300, 'by hand', await bowls(session, 3, true))).code).toBeUndefined()
      expect(await stock(session)).toBe(before + 3)
    }))

  test('are not counted again when it succeeds after it had failed and was repeated otherwise', () =>
    paidByPaypal(async (session, before) => {
      await refundByPaypal(session, 1, true)
      await paypalSays(session, 'failed')
      await refund(session, 100, 'by hand', await bowls(session, 1, true))
      await paypalSays(session, 'succeeded')
      expect(await stock(session)).toBe(before + 1)
      await setOrderStatus(session, order, 'cancelled')
      expect(await stock(session)).toBe(before + 3)
    }))

  test('come back when it succeeds after it had failed and was not repeated', () =>
    paidByPaypal(async (session, before) => {
      await refundByPaypal(session, 2, true)
      await paypalSays(session, 'failed')
      await paypalSays(session, 'succeeded')
      expect(await stock(session)).toBe(before + 2)
    }))

  test('come back with the order that is cancelled first, and not again', () =>
    paidByPaypal(async (session, before) => {
      await refundByPaypal(session, 1, true)
      await setOrderStatus(session, order, 'cancelled')
      expect(await stock(session)).toBe(before + 3)
      await paypalSays(session, 'succeeded')
      expect(await stock(session)).toBe(before + 3)
      await setOrderStatus(session, order, 'pending')
      expect(await stock(session)).toBe(before)
    }))
})

describe('a return whose refund by PayPal failed', () => {
  /** The return of two bowls, received damaged and closed by a refund; the session gets its id. */
  const closed = (work: (session: Session, before: number, close: Close) => Promise<void>) =>
    paidByPaypal(async (session, before) => {
      await setOrderStatus(session, order, 'delivered')
      const [bowl] = await bowls(session, 2, false)
      const [created] = await session.query<{ result: { id: string } }>(
        `select public.request_return(o.tracking_token, gen_random_uuid(), $2::text::jsonb, 'damaged', 'refund') as result
         from public.orders o where o.id = $1`,
        [order, JSON.stringify([{ item_id: bowl?.item_id, quantity: 2 }])],
      )
      const id = created?.result.id
      await session.query(`select public.decide_return($1, gen_random_uuid(), 'requested', 'approved')`, [id])
      await session.query(`select public.receive_return($1, gen_random_uuid(), $2::text::jsonb)`, [
        id,
        JSON.stringify([{ item_id: bowl?.item_id, restocked: 1, damaged: 1 }]),
      ])
      const close = async (provider: string, key: string = randomUUID()) =>
        (
          await attempt(
            session,
            'select public.refund_return($1, $2, $3::text::public.payment_provider, 200)',
            [id, key, provider],
          )
        ).message
      await work(session, before, close)
    })
  type Close = (provider: string, key?: string) => Promise<string | undefined>
  const state = async (session: Session) =>
    session.query(
      `select r.state, p.provider from public.returns r left join public.payments p on p.id = r.payment_id where r.order_id = $1`,
      [order],
    )
  const key = '70000000-0000-4000-8000-000000000001'

  test('is refunded otherwise', () =>
    closed(async (session, before, close) => {
      expect(await close('paypal', key)).toBeUndefined()
      await paypalSays(session, 'failed', key)
      expect(await state(session)).toEqual([{ state: 'received', provider: null }])
      expect(await close('transfer')).toBeUndefined()
      expect(await state(session)).toEqual([{ state: 'closed', provider: 'transfer' }])
      expect(await stock(session)).toBe(before + 1)
    }))

  test('is closed by the refund that succeeded after it was closed without money, and the customer is told', () =>
    closed(async (session, before, close) => {
      await close('paypal', key)
      await paypalSays(session, 'failed', key)
      const { message } = await attempt(
        session,
        `select public.close_return(id, gen_random_uuid(), 'Given back in the shop') from public.returns where order_id = $1`,
        [order],
      )
      expect(message).toBeUndefined()
      const mails = async () =>
        (
          await asOwner<{ state: string; refund: { provider: string } | null }>(
            session,
            `select payload #>> '{return,state}' as state, payload #> '{return,refund}' as refund
             from public.email_outbox where kind = 'return' order by id`,
          )
        )
          .filter(({ state: mailed }) => mailed === 'closed')
          .map(({ refund: mailed }) => mailed?.provider)
      expect(await mails()).toEqual(['paypal', undefined])
      await paypalSays(session, 'succeeded', key)
      expect(await state(session)).toEqual([{ state: 'closed', provider: 'paypal' }])
      expect(
        await session.query(`select closing_reason from public.returns where order_id = $1`, [order]),
      ).toEqual([{ closing_reason: '' }])
      expect(await mails()).toEqual(['paypal', undefined, 'paypal'])
      expect(await stock(session)).toBe(before + 1)
    }))

  test('is closed when the refund succeeded after all, and its pieces are counted once', () =>
    closed(async (session, before, close) => {
      await close('paypal', key)
      await paypalSays(session, 'failed', key)
      await paypalSays(session, 'succeeded', key)
      expect(await state(session)).toEqual([{ state: 'closed', provider: 'paypal' }])
      expect(await stock(session)).toBe(before + 1)
      // The third bowl is still the customer's.
      expect(
        await session.query(
          'select restocked_quantity, discarded_quantity from public.order_items where order_id = $1',
          [order],
        ),
      ).toEqual([{ restocked_quantity: 1, discarded_quantity: 1 }])
    }))
})

describe('pieces that are refunded and not restocked', () => {
  test('do not come back when the order is cancelled, and are not taken again when it is reopened', () =>
    asAdminOf(db, async (session) => {
      const before = (await stock(session)) ?? 0
      await receive(session, 300)
      await refund(session, 100, 'broken', await bowls(session, 1, false))
      expect(await stock(session)).toBe(before)
      await setOrderStatus(session, order, 'cancelled')
      expect(await stock(session)).toBe(before + 2)
      await setOrderStatus(session, order, 'pending')
      expect(await stock(session)).toBe(before)
    }))

  test('are in the order again when the refund by PayPal fails', () =>
    paidByPaypal(async (session, before) => {
      await refundByPaypal(session, 1, false)
      await paypalSays(session, 'failed')
      await setOrderStatus(session, order, 'cancelled')
      expect(await stock(session)).toBe(before + 3)
    }))
})
