import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderRow } from '../../supabase/functions/send-emails/mail.ts'
import { renderMail } from '../../supabase/functions/send-emails/render.ts'
import { actAs, type Session, type TestDatabase } from './database.ts'
import { openShop, contact, ids, people } from './fixtures.ts'

// Delivery within Morocco takes 3 to 7 business days, and the bowl 20 until it is ready.
let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query('update public.products set lead_time_days = 20 where id = $1', [ids.bowl])
})
afterAll(() => db.close())

type ArrivalDays = { min_days: number; max_days: number }

const asOwner = (work: (session: Session) => Promise<void>) => actAs(db, { role: 'owner' }, work)
const only = async <Row>(session: Session, sql: string, parameters: readonly unknown[] = []) => {
  const [row] = await session.query<Row>(sql, parameters)
  return row!
}
const lines = (...products: string[]) =>
  JSON.stringify(products.map((product_id) => ({ product_id, quantity: 1 })))
const quoted = async (session: Session, items: string, isPickup = false) =>
  (
    await only<{ quote: ArrivalDays & { total_amount: number } }>(
      session,
      'select public.quote_order($1::text::jsonb, is_pickup => $2) as quote',
      [items, isPickup],
    )
  ).quote

/** Places an order as the customer and answers with its id; the session stays the owner's. */
async function place(
  session: Session,
  items: string,
  isPickup = false,
  method = 'cash_on_delivery',
): Promise<string> {
  const { total_amount } = await quoted(session, items, isPickup)
  const { id } = await actAs(
    session,
    { role: 'authenticated', userId: people.customer },
    (customer) =>
      only<{ id: string }>(
        customer,
        `select public.place_order($1, $2::text::jsonb, $3::text::numeric, $6, 'en', $4::text::jsonb, is_pickup => $5) ->> 'id' as id`,
        [randomUUID(), items, String(total_amount), JSON.stringify(contact), isPickup, method],
      ),
    'commit',
  )
  await session.query('reset role')
  return id
}
const promised = (session: Session, id: string) =>
  only<ArrivalDays>(session, 'select min_days, max_days from public.orders where id = $1', [id])
async function asAdmin(session: Session, sql: string, parameters: readonly unknown[]) {
  await actAs(
    session,
    { role: 'authenticated', userId: people.admin },
    (admin) => admin.query(sql, parameters),
    'commit',
  )
  await session.query('reset role')
}

test('the longest lead time is part of the quote, the order, its tracking page and its mail', () =>
  asOwner(async (session) => {
    expect(await quoted(session, lines(ids.glass))).toMatchObject({ min_days: 3, max_days: 7 })
    const items = lines(ids.glass, ids.bowl)
    expect(await quoted(session, items)).toMatchObject({ min_days: 23, max_days: 27 })
    const id = await place(session, items)
    expect(await promised(session, id)).toEqual({ min_days: 23, max_days: 27 })
    await session.query(
      `update public.orders set created_at = '2026-11-25T10:00:00Z', promised_from = '2026-11-25T10:00:00Z' where id = $1`,
      [id],
    )
    const { tracked } = await only<{ tracked: ArrivalDays }>(
      session,
      'select public.track_order(tracking_token) as tracked from public.orders where id = $1',
      [id],
    )
    expect(tracked).toMatchObject({ min_days: 23, max_days: 27 })
    await session.query(
      `select private.enqueue_order_email('order_status', o) from public.orders o where o.id = $1`,
      [id],
    )
    const mail = await only<OrderRow>(
      session,
      `select * from public.email_outbox where order_id = $1 and kind = 'order_status'`,
      [id],
    )
    const { text } = renderMail(mail, { site: 'https://shop.example', api: 'https://api.example' })
    // 23 and 27 business days after a Wednesday; tests/unit/orders/arrival.test.tsx finds the same days on the screens.
    expect(text).toContain('28 December – 1 January')
  }))

test('the days of an order that is paid first count from its payment, on its pages and in its mails', () =>
  asOwner(async (session) => {
    const cash = await place(session, lines(ids.glass))
    const byTransfer = await place(session, lines(ids.glass), false, 'bank_transfer')
    const from = async (id: string) => {
      const row = await only<{ at: string | null; tracked: string | null; paid: string | null }>(
        session,
        `select promised_from = created_at as at, public.track_order(tracking_token) ->> 'promised_from' as tracked,
           public.payment_page(payment_token) ->> 'promised_from' as paid from public.orders where id = $1`,
        [id],
      )
      return { isPlacing: row.at, isTracked: row.tracked !== null && row.tracked === row.paid }
    }
    expect(await from(cash)).toEqual({ isPlacing: true, isTracked: true })
    expect(await from(byTransfer)).toEqual({ isPlacing: null, isTracked: false })
    const mailed = async () => {
      await session.query(`delete from public.email_outbox`)
      await session.query(
        `select private.enqueue_order_email('order_confirmation', o) from public.orders o where o.id = $1`,
        [byTransfer],
      )
      const mail = await only<OrderRow>(
        session,
        `select * from public.email_outbox where kind = 'order_confirmation'`,
      )
      return renderMail(mail, { site: 'https://shop.example', api: 'https://api.example' }).text
    }
    expect(await mailed()).toContain('3 to 7 business days after your payment')
    const pay = (amount: string) =>
      session.query(
        `select private.record_payment(o.id, 'charge', 'transfer', $2, 'succeeded', ${amount}, '{}') from public.orders o where o.id = $1`,
        [byTransfer, `transfer ${amount}`],
      )
    await pay('1')
    expect(await from(byTransfer)).toMatchObject({ isPlacing: null })
    await session.query(
      `update public.orders set created_at = created_at - interval '4 days' where id = $1`,
      [byTransfer],
    )
    await pay('o.amount_due')
    expect(await from(byTransfer)).toEqual({ isPlacing: false, isTracked: true })
    expect(await mailed()).not.toContain('after your payment')
  }))

test('what is sold afterwards with another lead time changes no promise', () =>
  asOwner(async (session) => {
    const id = await place(session, lines(ids.bowl))
    await session.query('update public.products set lead_time_days = 90 where id = $1', [ids.bowl])
    expect(await promised(session, id)).toEqual({ min_days: 23, max_days: 27 })
    await session.query('update public.products set lead_time_days = null where id = $1', [ids.bowl])
    expect(await promised(session, id)).toEqual({ min_days: 23, max_days: 27 })
  }))

test('an order that is picked up is ready after its lead time', () =>
  asOwner(async (session) => {
    await session.query('update public.shop_settings set pickup_days = 2')
    const id = await place(session, lines(ids.bowl), true)
    expect(await promised(session, id)).toEqual({ min_days: 22, max_days: 22 })
  }))

test('the longest of lead and delivery times can be promised', () =>
  asOwner(async (session) => {
    await session.query('update public.products set lead_time_days = 180 where id = $1', [ids.bowl])
    await session.query(
      `update public.delivery_rates set min_days = 90, max_days = 120 where country = 'morocco'`,
    )
    const id = await place(session, lines(ids.bowl))
    expect(await promised(session, id)).toEqual({ min_days: 270, max_days: 300 })
  }))

test('a correction of the lines adds and takes away what they need; a line that stays keeps its own', () =>
  asOwner(async (session) => {
    const id = await place(session, lines(ids.glass))
    const correct = async (items: string) => {
      const { revision } = await only<{ revision: number }>(
        session,
        'select revision from public.orders where id = $1',
        [id],
      )
      await asAdmin(session, `select public.correct_order_lines($1, $2, $3::text::jsonb, 0, 0, '')`, [
        id,
        revision,
        items,
      ])
      return promised(session, id)
    }
    expect(await correct(lines(ids.glass, ids.bowl))).toEqual({ min_days: 23, max_days: 27 })
    await session.query('update public.products set lead_time_days = 40 where id = $1', [ids.bowl])
    expect(
      await correct(
        JSON.stringify([
          { product_id: ids.glass, quantity: 2 },
          { product_id: ids.bowl, quantity: 1 },
        ]),
      ),
    ).toEqual({ min_days: 23, max_days: 27 })
    expect(await correct(lines(ids.glass))).toEqual({ min_days: 3, max_days: 7 })
  }))
