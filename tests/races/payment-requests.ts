import { randomUUID } from 'node:crypto'
import type { Session } from '../db/database.ts'
import { contact, people } from '../db/fixtures.ts'
import { glass, type Outcome, pouf, request, requestAs } from './race-shop.ts'

export type Placed = { id: string; order_number: string; payment_token: string; total_amount: number }

export const METHODS = ['cash_on_delivery', 'bank_transfer', 'card', 'paypal'] as const
export type Method = (typeof METHODS)[number]

export const place = (session: Session, userId: string, method: Method, quantity = 1) =>
  request<Placed>(
    session,
    userId,
    `select public.place_order($1::uuid, $2::text::jsonb, $3::text::numeric, $4::text::public.payment_method, 'en', $5::text::jsonb) as answer`,
    [
      randomUUID(),
      JSON.stringify([glass(quantity), pouf(quantity)]),
      String(400 * quantity + (method === 'paypal' ? 150 : 0)),
      method,
      JSON.stringify(method === 'paypal' ? { ...contact, country: 'france', postal_code: '75001' } : contact),
    ],
  )

/** One request as a provider's function, or as the scheduler when it acts as the owner. */
export const asService = <T>(
  session: Session,
  sql: string,
  parameters: readonly unknown[] = [],
  role: 'service_role' | 'owner' = 'service_role',
): Promise<Outcome<T>> => requestAs<T>(session, role, sql, parameters)

export const receive = (session: Session, order: Placed, amount: number, reference: string) =>
  request(
    session,
    people.admin,
    `select public.record_payment($1, 'transfer', $2, $3::text::numeric, current_date - 1) as answer`,
    [order.id, reference, String(amount)],
  )

export const refund = (
  session: Session,
  order: Placed,
  amount: number,
  reference: string,
  lines: object[] = [],
  provider: 'transfer' | 'paypal' = 'transfer',
) =>
  request(
    session,
    people.otherAdmin,
    `select public.refund_order($1, $5::text::public.payment_provider, $2, $3::text::numeric, 'a reason', $4::text::jsonb, other_amount => true) as answer`,
    [order.id, reference, String(amount), JSON.stringify(lines), provider],
  )

/** What PayPal reports about a refund that was requested. */
export const reportRefund = (session: Session, reference: string, outcome: 'succeeded' | 'failed') =>
  asService<{ result: string }>(
    session,
    `select public.report_refund('paypal', 'the capture', $1, $2::text::public.payment_state) as answer`,
    [reference, outcome],
  )

export type Started = {
  payment_id: string
  reference: string
  amount: number
  charged_amount: number | null
  charged_currency: string | null
}
export const start = (session: Session, order: Placed, method: Method) =>
  asService<Started>(
    session,
    `select public.start_payment($3::text::public.payment_provider, $1, $2::text::public.payment_method, 'EUR') as answer`,
    [order.payment_token, method, method === 'paypal' ? 'paypal' : 'cmi'],
  )

export const report = (session: Session, method: Method, payment: Started, outcome: string, factor = 1) =>
  asService<{ result: string }>(
    session,
    `select public.report_payment($1::text::public.payment_provider, $2, $3::text::public.payment_state, $4::text::numeric, $5, $6) as answer`,
    [
      method === 'card' ? 'cmi' : 'paypal',
      payment.reference,
      outcome,
      String((payment.charged_amount ?? payment.amount) * factor),
      payment.charged_currency ?? 'MAD',
      `charge of ${payment.reference}`,
    ],
  )

const chargeOf = (payment: Started) => `charge of ${payment.reference}`
const chargedOf = (payment: Started) => String(payment.charged_amount ?? payment.amount)

/** PayPal says that the buyer's bank took the money back, once for each payment. */
export const chargeBack = (session: Session, payment: Started) =>
  asService<{ result: string }>(
    session,
    `select public.report_refund('paypal', $1, $2, 'succeeded', $3::text::numeric, 'EUR', '{}', true) as answer`,
    [chargeOf(payment), `back of ${payment.reference}`, chargedOf(payment)],
  )

/** What PayPal says of the buyer's dispute, by the minutes of its clock. */
export const dispute = (
  session: Session,
  payment: Started,
  outcome: 'open' | 'won' | 'lost',
  minutes: number,
) =>
  asService<{ result: string }>(
    session,
    `select public.report_dispute('paypal', $1, $2, $3, $4::text::numeric, 'EUR', '2026-10-01', '2026-10-01'::timestamptz
       + make_interval(mins => $5::text::integer)) as answer`,
    [chargeOf(payment), `dispute of ${payment.reference}`, outcome, chargedOf(payment), String(minutes)],
  )

/** The same as a statement of its own, for a transaction that holds its locks. */
export const disputeSql = (payment: Started, outcome: 'open' | 'won' | 'lost', minutes: number) =>
  `select private.report_dispute('paypal', '${chargeOf(payment)}', 'dispute of ${payment.reference}', '${outcome}', ${chargedOf(payment)},
     'EUR', '2026-10-01', '2026-10-01'::timestamptz + make_interval(mins => ${minutes}), null, '{}')`

export const reverse = (session: Session, order: Placed, reference: string) =>
  request<{ id: string }>(
    session,
    people.admin,
    // A reference that was reversed may be booked again.
    `select public.reverse_payment((select id from public.payments where order_id = $1 and kind = 'charge'
       and provider_reference = $2 order by is_reversed limit 1)) as answer`,
    [order.id, reference],
  )

export const statusTo = (session: Session, order: Placed, status: string, shipUnpaid = false) =>
  request<{ code: string | null }[]>(
    session,
    people.admin,
    `select public.set_order_statuses(array[o.id], array[o.status::text], $2::text::public.order_status,
       case $2 when 'cancelled' then 'other'::public.cancellation_reason end, ship_unpaid => $3::text = 'yes',
       -- Of a delivery that is cancelled, the customer keeps a piece of each line.
       returned => (select jsonb_agg(jsonb_build_object('item_id', i.id,
           'quantity', greatest(i.quantity - i.restocked_quantity - i.written_off_quantity - i.discarded_quantity - 1, 0)))
         from public.order_items i where i.order_id = o.id)) as answer
     from public.orders o where o.id = $1`,
    [order.id, status, shipUnpaid ? 'yes' : 'no'],
  )

/** PayPal has named the payment and cannot be reached: its function queries again later. */
export async function outage(session: Session, payment: Started): Promise<Outcome> {
  const named = await asService(session, 'select public.set_provider_order($1, $2) as answer', [
    payment.payment_id,
    `order of ${payment.reference}`,
  ])
  if (named.code !== undefined) return named
  return asService(session, `select public.postpone_payment($1, 'no connection')`, [payment.payment_id])
}

/** The settling job claims what waits and gets no answer from the provider. */
export async function settleInVain(session: Session): Promise<Outcome> {
  const claimed = await asService<{ payment_id: string }[]>(
    session,
    `select public.claim_payments('paypal', 3) as answer`,
  )
  for (const { payment_id } of claimed.answer ?? []) {
    const { code, message } = await asService(
      session,
      `select public.postpone_payment($1, 'no connection')`,
      [payment_id],
    )
    if (code !== undefined) return { code, message }
  }
  return claimed
}

/** Overdue orders expire, as the scheduler does. */
export async function expire(session: Session, order: Placed): Promise<Outcome> {
  await asService(
    session,
    `update public.orders set payment_due_at = now() where id = $1 and payment_due_at is not null and paid_amount = 0`,
    [order.id],
    'owner',
  )
  return asService(session, 'select private.expire_unpaid_orders() as answer', [], 'owner')
}
