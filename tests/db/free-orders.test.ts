import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { contact, ids, people } from './fixtures.ts'
import { asAdminOf, asOwner, openUnpaidShop, order } from './order-money.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openUnpaidShop()
  await db.query('update public.payment_methods set is_enabled = true, is_ready = true')
  await db.query(
    `insert into public.promotions (code, kind, value, name_en, name_fr, name_ar) values ('GIFT', 'percent', 100, 'Gift', 'Cadeau', 'هدية')`,
  )
})
afterAll(() => db.close())

const guest = '70000000-0000-4000-8000-000000000001'
const asCustomer = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.customer }, work)

type Facts = { status: string; total: number; payment_status: string; held: boolean; promised: boolean }
const factsOf = async (session: Session, id: string) =>
  (
    await asOwner<Facts>(
      session,
      `select status, total_amount::float as total, payment_status, payment_due_at is not null as held,
         promised_from is not null as promised from public.orders where id = $1`,
      [id],
    )
  )[0]

/** How many orders expire when the time to pay of this one is over, if it has one. */
const expired = async (session: Session, id: string) => {
  await asOwner(
    session,
    `update public.orders set payment_due_at = payment_due_at - interval '60 days' where id = $1`,
    [id],
  )
  const [row] = await asOwner<{ orders: number }>(
    session,
    'select private.expire_unpaid_orders()::int as orders',
  )
  return row?.orders
}

const FREE: Facts = { status: 'pending', total: 0, payment_status: 'paid', held: false, promised: true }

test.each(['card', 'bank_transfer'])(
  'an order that a promotion pays in full is paid by %s and never expires',
  (method) =>
    asCustomer(async (session) => {
      const { rows, message } = await attempt<{ placed: { id: string } }>(
        session,
        `select public.place_order($1::uuid, $2::text::jsonb, 0, $3::text::public.payment_method, 'en', $4::text::jsonb, '', 'GIFT') as placed`,
        [
          randomUUID(),
          JSON.stringify([{ product_id: ids.bowl, quantity: 9 }]),
          method,
          JSON.stringify(contact),
        ],
      )
      expect(message).toBeUndefined()
      const { id } = rows[0]!.placed
      expect(await factsOf(session, id)).toEqual(FREE)
      expect(await expired(session, id)).toBe(0)
      expect(await factsOf(session, id)).toEqual(FREE)
    }),
)

test('a guest who pays nothing gives no email address, whatever way to pay was chosen: no bank asks for it', async () => {
  // As the Auth service does for an anonymous sign-in.
  await db.query('insert into auth.users (id, is_anonymous) values ($1, true)', [guest])
  const to = { ...contact, email: '', phone: '0699887766' }
  const byCard = (total: number, code: string) =>
    actAs(db, { role: 'authenticated', userId: guest }, (session) =>
      attempt<{ placed: { total_amount: number } }>(
        session,
        `select public.place_order($1::uuid, $2::text::jsonb, $3::text::numeric, 'card', 'en', $4::text::jsonb, '', $5) as placed`,
        [
          randomUUID(),
          JSON.stringify([{ product_id: ids.bowl, quantity: 9 }]),
          String(total),
          JSON.stringify(to),
          code,
        ],
      ),
    )
  const placed = await byCard(0, 'GIFT')
  expect([placed.message, placed.rows[0]?.placed.total_amount]).toEqual([undefined, 0])
  expect(await byCard(900, '')).toMatchObject({ message: 'invalid_contact', detail: '{"field": "email"}' })
  // A total that is not the order's is no way around.
  expect(await byCard(0, '')).toMatchObject({ message: 'price_changed' })
})

test('a link of which the shop gives the whole price away places an order that never expires', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    const token = 'f'.repeat(43)
    await session.query(
      `insert into public.order_drafts (token, source, language, items, payment_method, delivery_fee, discount_amount, discount_reason)
       values ($1, 'whatsapp', 'fr', $2::text::jsonb, 'bank_transfer', 0, 20, 'A replacement')`,
      [token, JSON.stringify([{ product_id: ids.glass, quantity: 1 }])],
    )
    const [row] = await session.query<{ placed: { id: string } }>(
      `select public.complete_draft($1, $2::text::jsonb, 'card', 0) as placed`,
      [token, JSON.stringify({ ...contact, email: '' })],
    )
    const { id } = row!.placed
    expect(await factsOf(session, id)).toEqual(FREE)
    expect(await expired(session, id)).toBe(0)
  }))

test.each([
  'bank_transfer',
  // Its customer is not at the checkout, but has to be told.
  'card',
])(
  'an order that is corrected to nothing never expires, and has days to pay once it costs something (%s)',
  (method) =>
    asAdminOf(db, async (session) => {
      await asOwner(
        session,
        `update public.orders set payment_method = $2::text::public.payment_method, payment_due_at = now() + interval '1 hour' where id = $1`,
        [order, method],
      )
      const correct = (seen: number, discount: number) =>
        session.query('select public.correct_order_lines($1, $2, $3::text::jsonb, 0, $4, $5)', [
          order,
          seen,
          JSON.stringify([{ product_id: ids.bowl, quantity: 1 }]),
          discount,
          discount > 0 ? 'A replacement' : '',
        ])
      await correct(0, 100)
      expect(await factsOf(session, order)).toEqual(FREE)
      expect(await expired(session, order)).toBe(0)
      expect(
        await attempt(session, `select public.extend_hold($1, (now() at time zone 'UTC')::date + 7)`, [
          order,
        ]),
      ).toMatchObject({ message: 'no_hold' })
      await correct(1, 40)
      expect(await factsOf(session, order)).toMatchObject({ total: 60, payment_status: 'unpaid', held: true })
      expect(
        await asOwner(
          session,
          `select payment_due_at = private.hold_end('bank_transfer', now()) as whole from public.orders where id = $1`,
          [order],
        ),
      ).toEqual([{ whole: true }])
      // The email says how much, and until when.
      expect(
        await asOwner(
          session,
          `select (payload ->> 'amount_due')::float as due, (payload ->> 'payment_due_at')::timestamptz = private.hold_end('bank_transfer', now()) as whole
         from public.email_outbox where order_id = $1 and kind = 'order_corrected'`,
          [order],
        ),
      ).toEqual([{ due: 60, whole: true }])
      expect(await expired(session, order)).toBe(1)
      expect(await factsOf(session, order)).toMatchObject({ status: 'cancelled' })
    }),
)

test('no order of which nothing is due expires, whatever its time to pay says', () =>
  asAdminOf(db, async (session) => {
    await asOwner(
      session,
      `update public.orders set payment_method = 'card', discount_amount = subtotal, discount_reason = 'A gift', delivery_fee = 0,
         total_amount = 0, tax_amount = 0 where id = $1`,
      [order],
    )
    await asOwner(session, `update public.orders set payment_due_at = now() where id = $1`, [order])
    expect(await expired(session, order)).toBe(0)
    expect(
      await attempt(session, `select public.extend_hold($1, (now() at time zone 'UTC')::date + 7)`, [order]),
    ).toMatchObject({ message: 'no_hold' })
  }))
