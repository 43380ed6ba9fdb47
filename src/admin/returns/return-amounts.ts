import { feesOfPieces, type LedgerEntry, type PricedOrder, refundable } from '@/admin/payments/refundable'
import { addMoney, multiplyMoney, subtractMoney, toCentimes } from '@/lib/money'

// Amounts in MAD. The database decides them again; these are what the operator sees before.

type Received = { restocked: number; damaged: number }
type ReturnedLine = Received & { item: { unit_price: number } }
type Returned = {
  return_lines: readonly ReturnedLine[]
  order: { subtotal: number; discount_amount: number; exchange_of: string | null }
}

/** The pieces of a line that came back, damaged ones included. */
export const piecesBack = ({ restocked, damaged }: Received): number => restocked + damaged

/**
 * What the customer had paid for the pieces that came back: a discount was on all pieces alike, that of an exchange was paid
 * with other pieces.
 */
export function valueBack({ return_lines: lines, order }: Returned): number {
  const price = addMoney(...lines.map((line) => multiplyMoney(line.item.unit_price, piecesBack(line))))
  if (order.exchange_of !== null || order.discount_amount === 0) return price
  const paid = subtractMoney(order.subtotal, order.discount_amount)
  return Math.round((toCentimes(price) * paid) / order.subtotal) / 100
}

type WaitingReturn = Returned & {
  id: string
  /** What the pieces were worth when the exchange was sent, and what it left of that. */
  credit: number
  credit_left: number
  /** The exchange that was cancelled, so that the return waits again. */
  cancelled: { created_at: string } | null
  order: WithCredit['order']
}

/**
 * What of that value is still to be given back or exchanged: less what was refunded of the credit that a cancelled exchange had
 * left (private.value_left).
 */
export function valueLeft(returned: WaitingReturn): number {
  const { cancelled, credit, credit_left: left } = returned
  if (cancelled === null) return valueBack(returned)
  return addMoney(subtractMoney(credit, left), creditOwed(returned))
}

/** What was refunded of that value before the exchange was cancelled. */
export const refundedBefore = (returned: WaitingReturn): number =>
  subtractMoney(valueBack(returned), valueLeft(returned))

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

type Refund = {
  kind: LedgerEntry['kind']
  state: string
  amount: number
  created_at: string
  returns: unknown[]
  refund_lines: readonly unknown[]
}

type Credit = {
  id: string
  credit_left: number
  /** The order that was sent instead, or the one that was cancelled. */
  exchange: { created_at: string } | null
  cancelled: { created_at: string } | null
}

type WithCredit = { id: string; order: { returns: readonly Credit[]; payments: readonly Refund[] } }

/**
 * What is still to be given back of the credit that the exchange of a return left (private.credit_owed). Refunds of the order since
 * then count, except those that closed a return or are for other pieces: each once, for the oldest exchange that has something left.
 */
export function creditOwed({ id, order: { returns, payments } }: WithCredit): number {
  const refunds = payments.filter(
    ({ kind, state, returns: closed, refund_lines: lines }) =>
      kind === 'refund' && state !== 'failed' && closed.length === 0 && lines.length === 0,
  )
  const refundedSince = (since: number) =>
    addMoney(0, ...refunds.filter(({ created_at: at }) => Date.parse(at) >= since).map(({ amount }) => amount))
  const newest = returns
    .flatMap(({ exchange, cancelled, ...credit }) => {
      const sent = exchange ?? cancelled
      return sent === null ? [] : [{ ...credit, since: Date.parse(sent.created_at) }]
    })
    .sort((one, other) => other.since - one.since || (one.id < other.id ? 1 : -1))
  const leftBy = (count: number) => addMoney(0, ...newest.slice(0, count).map(({ credit_left: left }) => left))
  const owed = Math.max(
    0,
    ...newest.map(({ since }, index) => subtractMoney(leftBy(index + 1), refundedSince(since))),
  )
  const place = newest.findIndex((credit) => credit.id === id)
  const own = newest[place]?.credit_left ?? 0
  return Math.max(0, Math.min(own, subtractMoney(owed, leftBy(place))))
}
