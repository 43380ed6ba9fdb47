import type { OrderSums } from '@/admin/payments/changed-sums'
import {
  feesOfPieces,
  type LedgerEntry,
  paidFor,
  type PricedLine,
  type PricedOrder,
  refundable,
} from '@/admin/payments/refundable'
import { addMoney, subtractMoney } from '@/lib/money'

// Amounts in MAD. The database decides them again; these are what the operator sees before.

type Received = { restocked: number; damaged: number }
type ReturnedLine = Received & { item: PricedLine }
type Returned = { return_lines: readonly ReturnedLine[]; order: { exchange_of: string | null } }

/** The pieces of a line that came back, damaged ones included. */
export const piecesBack = ({ restocked, damaged }: Received): number => restocked + damaged

/** What the customer had paid for the pieces that came back, their discount taken off. */
export const valueBack = ({ return_lines: lines }: Pick<Returned, 'return_lines'>): number =>
  Math.round(lines.reduce((paid, line) => paid + paidFor(line.item, piecesBack(line)), 0)) / 100

type WaitingReturn = Returned & {
  id: string
  /** What the pieces were worth when the exchange was sent, and what it left of that. */
  credit: number
  credit_left: number
  /** The exchange that was cancelled, so that the return waits again. */
  cancelled: { created_at: string } | null
  order: { payments: readonly Refund[] }
}

/**
 * What of that value is still to be given back or exchanged: less what was refunded of the credit that a cancelled exchange had
 * left (private.value_left).
 */
export function valueLeft(returned: WaitingReturn): number {
  const { cancelled, credit, credit_left: left } = returned
  if (cancelled === null) return valueBack(returned)
  return subtractMoney(credit, subtractMoney(left, creditOwed(returned, cancelled.created_at)))
}

/** What was refunded of that value before the exchange was cancelled. */
export const refundedBefore = (returned: WaitingReturn): number =>
  subtractMoney(valueBack(returned), valueLeft(returned))

/** The order of a return, which may itself have been sent in exchange; `replaces` are the returns that it was sent for. */
type Exchange = { exchange_of: string | null; status: string; replaces: readonly unknown[] }

/** Cancelled, so that the return which it was sent for has all of its credit again. */
const isUndone = ({ exchange_of: first, status, replaces }: Exchange): boolean =>
  first !== null && status === 'cancelled' && replaces.length === 0

type PricedReturn = WaitingReturn & { order: OrderSums & Exchange }

/**
 * What an exchange is worth: that value, at most what refunds leave of the order's price, also those under way, and nothing of a
 * cancelled order, whose money is to be given back itself (private.send_exchange).
 */
export function exchangeWorth(returned: PricedReturn): number {
  const { order } = returned
  const value = valueLeft(returned)
  if (isUndone(order)) return 0
  if (order.exchange_of !== null) return value
  if (order.status === 'cancelled') return 0
  const back = addMoney(order.refunded_amount, Math.max(order.amount_to_refund, order.refunding_amount))
  return Math.min(value, subtractMoney(addMoney(order.paid_amount, order.amount_due), back))
}

/**
 * What of the value of pieces that were sent in exchange was not paid with money: it is given back on the first order. `refunded`
 * was given back for them here.
 */
export function paidWithPieces(
  returned: WaitingReturn & { order: Exchange & { payments: readonly LedgerEntry[] } },
  refunded = 0,
): number {
  const { order } = returned
  if (order.exchange_of === null || isUndone(order)) return 0
  const here = addMoney(refundable(order.payments), refunded)
  return Math.max(subtractMoney(valueLeft(returned), here), 0)
}

/** What is offered as refund: what is left of the value of the pieces and the fees that go with them, at most what can be refunded. */
export const defaultRefund = (returned: WaitingReturn, fees: number, most: number): number =>
  Math.min(addMoney(valueLeft(returned), fees), most)

/** The pieces that came back, as a refund of them names them. */
export const linesBack = (lines: readonly (Received & { order_item_id: string })[]) =>
  lines.map((line) => ({ item_id: line.order_item_id, quantity: piecesBack(line) }))

type PaidReturn = WaitingReturn & {
  return_lines: readonly (ReturnedLine & { order_item_id: string })[]
  order: PricedOrder & {
    order_items: readonly { id: string; quantity: number }[]
    payments: readonly (LedgerEntry & Refund)[]
  }
}

/** What a refund of this return would give back: the shop keeps it when the return is closed without one. */
export function offeredForPieces(returned: PaidReturn): number {
  const { order, return_lines: lines } = returned
  const fees = feesOfPieces(linesBack(lines), order, order.payments)
  return defaultRefund(returned, fees, refundable(order.payments))
}

/** What the customer pays for an exchange, or what it leaves of the credit. */
export function exchangeBalance(goods: number, credit: number): { due: number; left: number } {
  const difference = subtractMoney(goods, credit)
  return { due: Math.max(difference, 0), left: Math.max(-difference, 0) }
}

/** Sets one count of a line; the other gives way, because together they are at most the pieces announced. */
export function withCount(
  line: Received & { quantity: number },
  field: 'restocked' | 'damaged',
  count: number,
): Received {
  const other = field === 'restocked' ? 'damaged' : 'restocked'
  return { [field]: count, [other]: Math.min(line[other], line.quantity - count) } as Received
}

export type Refund = {
  state: string
  amount: number
  created_at: string
  /** The return whose exchange left this amount, as refund_order was told. */
  credit_of: string | null
}

type Exchanged = { id: string; credit_left: number; order: { payments: readonly Refund[] } }

/** What is still to be given back of the credit that the exchange of a return, sent at `since`, left. */
export function creditOwed({ id, credit_left: left, order }: Exchanged, since: string): number {
  const refunded = order.payments
    .filter(
      ({ state, created_at: at, credit_of: of }) =>
        // Those before are what an earlier exchange had left.
        of === id && state !== 'failed' && Date.parse(at) >= Date.parse(since),
    )
    .map(({ amount }) => amount)
  return Math.max(subtractMoney(left, addMoney(...refunded)), 0)
}

/**
 * What was refunded since an exchange (MAD) as an amount without naming a return, as from PayPal's own pages: it may have been
 * what the exchange left, which the database cannot know.
 */
export function unnamedRefunds(payments: readonly (LedgerEntry & Refund)[], since: string): number {
  const unnamed = payments.filter(
    ({ kind, state, created_at: at, credit_of: of, refund_lines: lines }) =>
      kind === 'refund' &&
      state !== 'failed' &&
      of === null &&
      lines.length === 0 &&
      Date.parse(at) >= Date.parse(since),
  )
  return addMoney(...unnamed.map(({ amount }) => amount))
}
