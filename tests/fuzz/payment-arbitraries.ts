import fc from 'fast-check'
import {
  amount,
  anyJson,
  cursor,
  days,
  flag,
  id,
  list,
  object,
  page,
  raw,
  search,
  type Source,
  text,
} from './arbitraries.ts'

const provider = text('cash', 'transfer', 'cmi', 'paypal', 'stripe')
const state = text('pending', 'succeeded', 'failed')
const currency = fc.oneof(text('MAD', 'EUR', 'USD'), raw('null'))

/** Arbitrary arguments for each function about payments; `orders` are ids that exist in the test's shop. */
export const paymentArgumentsOf = (
  orders: readonly string[],
  token: string,
): Readonly<Record<string, Readonly<Record<string, Source>>>> => ({
  payment_page: { token: text(token) },
  invoice: { token: text(token), number: text('F2026-00001') },
  choose_transfer: { token: text(token) },
  add_payment_proof: { path: text(`${orders[0] ?? ''}/50000000-0000-4000-8000-000000000001.pdf`) },
  record_payment: {
    order_id: id(...orders),
    provider,
    reference: text('VIR 1', 'VIR 2'),
    amount,
    received_on: days,
    note: text(''),
  },
  reverse_payment: { payment_id: id() },
  extend_hold: { order_id: id(...orders), last_day: days },
  keep_payment: { order_id: id(...orders), amount, reason: text('a fee') },
  refund_order: {
    order_id: id(...orders),
    provider,
    reference: text('BACK 1', 'BACK 2'),
    amount,
    reason: text('damaged'),
    lines: list(object({ item_id: id(), quantity: amount, restock: flag }, 9), 2),
    received_on: days,
    other_amount: flag,
  },
  admin_payments: {
    kind: fc.oneof(text('charge', 'refund'), raw('null')),
    provider: fc.oneof(provider, raw('null')),
    state: fc.oneof(state, raw('null')),
    search,
    from_day: days,
    to_day: days,
    cursor,
    page_size: page,
  },
  admin_payment_summary: { from_day: days, to_day: days },
  admin_invoices: { month: days, cursor, page_size: page },
  admin_invoice_totals: { month: days },
  resolve_payment_difference: { difference_id: amount, note: text('') },
  match_transfers: {
    lines: list(
      object(
        { amount, text: text('VIR MCG-AAAAAAAA'), reference: text('VIR 1'), received_on: text('2026-11-20') },
        9,
      ),
      3,
    ),
  },
  start_payment: { token: text(token), payment_method: text('card', 'paypal', 'bank_transfer'), currency },
  set_provider_order: { payment_id: id(), provider_order_id: text('ORDER-1') },
  report_payment: {
    provider,
    reference: text('MCG-AAAAAAAA-1'),
    outcome: state,
    amount,
    currency,
    charge_id: text('CHARGE-1'),
    detail: anyJson,
  },
  report_refund: {
    provider,
    charge_id: text('CHARGE-1'),
    reference: text('BACK 1'),
    outcome: state,
    amount,
    currency,
    detail: anyJson,
  },
  claim_payments: { batch: amount },
  postpone_payment: { payment_id: id(), error: text('HTTP 503'), answered: flag },
  report_payment_provider: { provider, ready: flag },
})
