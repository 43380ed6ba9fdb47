import type { Database } from '@/lib/database.types'

type Enums = Database['public']['Enums']
export type RefundProvider = Enums['payment_provider']

/** A line of a refund as refund_order reads it. */
export type RefundLine = { item_id: string; quantity: number; restock: boolean }

export type LedgerEntry = {
  id: string
  kind: Enums['payment_kind']
  provider: Enums['payment_provider']
  state: Enums['payment_state']
  /** In MAD. */
  amount: number
  refund_of: string | null
  /** A charge that was booked by mistake. */
  is_reversed: boolean
  refund_lines: readonly { order_item_id: string; quantity: number }[]
}

const centimes = (amount: number) => Math.round(amount * 100)
const sum = (entries: readonly LedgerEntry[]) =>
  entries.reduce((total, { amount }) => total + centimes(amount), 0)

/** What was given back, is about to be, or was taken back by a chargeback. */
const refundsOf = (ledger: readonly LedgerEntry[]) =>
  ledger.filter(
    ({ kind, state, refund_of: of }) =>
      (kind === 'refund' && state !== 'failed') ||
      (kind === 'reversal' && ledger.some(({ id, is_reversed: isReversed }) => id === of && !isReversed)),
  )

const chargesOf = (ledger: readonly LedgerEntry[], provider?: RefundProvider) =>
  ledger.filter(
    (entry) =>
      entry.kind === 'charge' &&
      entry.state === 'succeeded' &&
      !entry.is_reversed &&
      (provider === undefined || entry.provider === provider),
  )

/**
 * The most that can be given back of an order by this provider, in MAD: what was paid less refunds that are done or under
 * way. PayPal gives back one charge at a time.
 */
export function refundable(ledger: readonly LedgerEntry[], provider?: RefundProvider): number {
  const ofOrder = sum(chargesOf(ledger)) - sum(refundsOf(ledger))
  if (provider !== 'paypal') return Math.max(ofOrder, 0) / 100
  const ofCharges = chargesOf(ledger, 'paypal').map(
    (charge) =>
      centimes(charge.amount) - sum(refundsOf(ledger).filter(({ refund_of: of }) => of === charge.id)),
  )
  return Math.max(Math.min(Math.max(...ofCharges, 0), ofOrder), 0) / 100
}

/** What is left of a charge, in MAD, after its refunds and a chargeback. */
export function restOfCharge(ledger: readonly LedgerEntry[], charge: LedgerEntry): number {
  if (charge.kind !== 'charge' || charge.state !== 'succeeded' || charge.is_reversed) return 0
  const gone = sum(refundsOf(ledger).filter(({ refund_of: of }) => of === charge.id))
  return Math.max(centimes(charge.amount) - gone, 0) / 100
}

/** How money may be given back: by card or PayPal only where it was paid so. */
export function refundProviders(ledger: readonly LedgerEntry[]): RefundProvider[] {
  const online = (['cmi', 'paypal'] as const).filter((provider) => chargesOf(ledger, provider).length > 0)
  return [...online, 'transfer', 'cash']
}

/** How many pieces of an order line were not refunded yet. */
export function remainingPieces(
  item: { id: string; quantity: number },
  ledger: readonly LedgerEntry[],
): number {
  const refunded = refundsOf(ledger)
    .flatMap(({ refund_lines: lines }) => lines)
    .filter(({ order_item_id: id }) => id === item.id)
    .reduce((total, { quantity }) => total + quantity, 0)
  return Math.max(item.quantity - refunded, 0)
}

/** What these pieces cost, in MAD, at most `limit`. */
export function amountOfLines(
  lines: readonly RefundLine[],
  items: readonly { id: string; unit_price: number }[],
  limit: number,
): number {
  const total = lines.reduce((cost, { item_id: id, quantity }) => {
    const price = items.find((item) => item.id === id)?.unit_price ?? 0
    return cost + centimes(price) * quantity
  }, 0)
  return Math.min(total, centimes(limit)) / 100
}
