import type { Database } from '@/lib/database.types'
import { addMoney, toCentimes } from '@/lib/money'
import { type HostedProvider, isHosted, isRefundedByHand, PAYMENT_PROVIDERS } from '@/payments/providers'

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
  /** Whether a refund of this charge can be requested from the provider. */
  has_charge_id: boolean
  /** A charge that was booked by mistake. */
  is_reversed: boolean
  refund_lines: readonly { order_item_id: string; quantity: number }[]
}

const sum = (entries: readonly LedgerEntry[]) =>
  entries.reduce((total, { amount }) => total + toCentimes(amount), 0)

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
 * way. Where the provider does it, one charge at a time is given back.
 */
export function refundable(ledger: readonly LedgerEntry[], provider?: RefundProvider): number {
  const ofOrder = sum(chargesOf(ledger)) - sum(refundsOf(ledger))
  if (provider === undefined || isRefundedByHand(provider)) return Math.max(ofOrder, 0) / 100
  const ofCharges = chargesOf(ledger, provider)
    .filter(({ has_charge_id: hasId }) => hasId)
    .map(
      (charge) =>
        toCentimes(charge.amount) - sum(refundsOf(ledger).filter(({ refund_of: of }) => of === charge.id)),
    )
  return Math.max(Math.min(Math.max(...ofCharges, 0), ofOrder), 0) / 100
}

/** What is left of a charge, in MAD, after its refunds and a chargeback. */
export function restOfCharge(ledger: readonly LedgerEntry[], charge: LedgerEntry): number {
  if (charge.kind !== 'charge' || charge.state !== 'succeeded' || charge.is_reversed) return 0
  const gone = sum(refundsOf(ledger).filter(({ refund_of: of }) => of === charge.id))
  return Math.max(toCentimes(charge.amount) - gone, 0) / 100
}

/** How money may be given back: by a provider only where it was paid so, and takes requests for refunds. */
export function refundProviders(ledger: readonly LedgerEntry[]): RefundProvider[] {
  const online = PAYMENT_PROVIDERS.filter(isHosted).filter((provider) =>
    isRefundedByHand(provider) ? chargesOf(ledger, provider).length > 0 : refundable(ledger, provider) > 0,
  )
  return [...online, ...PAYMENT_PROVIDERS.filter((provider) => !isHosted(provider))]
}

/** The way that a refund of this amount (MAD; 0 while it is not known) most likely takes: that of the payment, if it holds enough. */
export function likelyProvider(ledger: readonly LedgerEntry[], amount: number): RefundProvider {
  const all = refundable(ledger)
  const target = amount > 0 ? Math.min(amount, all) : all / 2
  return refundProviders(ledger).find((provider) => refundable(ledger, provider) >= target) ?? 'transfer'
}

/**
 * What cannot be requested from a provider that gives back by itself, in MAD: money that came back after a dispute, or that an admin
 * recorded, has no id at the provider. Null when there is none.
 */
export function refundedElsewhere(
  ledger: readonly LedgerEntry[],
): { provider: HostedProvider; amount: number } | null {
  for (const provider of PAYMENT_PROVIDERS.filter(isHosted)) {
    if (isRefundedByHand(provider)) continue
    const amount = Math.min(
      refundable(ledger),
      addMoney(
        ...chargesOf(ledger, provider)
          .filter(({ has_charge_id: hasId }) => !hasId)
          .map((charge) => restOfCharge(ledger, charge)),
      ),
    )
    if (amount > 0) return { provider, amount }
  }
  return null
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

type ChosenPieces = readonly Pick<RefundLine, 'item_id' | 'quantity'>[]

/** The fees of an order, in MAD. */
export type PricedOrder = { delivery_fee: number; gift_fee: number }

/** A line of an order with its share of the discount, amounts in MAD. */
export type PricedLine = { quantity: number; unit_price: number; discount: number }

/** What was paid for so many pieces of a line, in centimes and not rounded, as private.paid_for. */
export const paidFor = ({ quantity, unit_price: price, discount }: PricedLine, pieces: number): number =>
  ((toCentimes(price) * quantity - toCentimes(discount)) * pieces) / quantity

/**
 * The fees (MAD) that go back with these pieces: those of the order when no piece of it is left. The law gives back what the
 * customer paid for an order that is returned whole, the cost of sending it back aside.
 */
export function feesOfPieces(
  lines: ChosenPieces,
  order: PricedOrder & { order_items: readonly { id: string; quantity: number }[] },
  ledger: readonly LedgerEntry[],
): number {
  const areAllBack =
    lines.some(({ quantity }) => quantity > 0) &&
    order.order_items.every(
      (item) =>
        remainingPieces(item, ledger) <= (lines.find(({ item_id: id }) => id === item.id)?.quantity ?? 0),
    )
  return areAllBack ? addMoney(order.delivery_fee, order.gift_fee) : 0
}

/**
 * Between which amounts (MAD) a refund of these pieces lies, as refund_order decides again: what the customer paid for them, at
 * most what is left of the money, and with the fees and the excess. `before` was given back for them before. Null without
 * pieces: any amount may be given back.
 */
export function refundRange(
  lines: ChosenPieces,
  order: PricedOrder & { order_items: readonly (PricedLine & { id: string })[] },
  { left, excess, before = 0 }: { left: number; excess: number; before?: number },
): { lowest: number; highest: number } | null {
  if (lines.length === 0) return null
  const paid = lines.reduce((total, { item_id: id, quantity }) => {
    const item = order.order_items.find((each) => each.id === id)
    return total + (item === undefined ? 0 : paidFor(item, quantity))
  }, 0)
  const cost = Math.round(paid) - toCentimes(before)
  return {
    lowest: Math.min(cost, toCentimes(left)) / 100,
    highest:
      (cost + toCentimes(order.delivery_fee) + toCentimes(order.gift_fee) + toCentimes(Math.max(excess, 0))) /
      100,
  }
}
