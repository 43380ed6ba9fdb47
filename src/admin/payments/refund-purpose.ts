import { numberText } from '@/admin/numbers'
import type { AdminOrder } from '@/admin/orders/queries'
import { creditOwed, type Refund, unnamedRefunds } from '@/admin/returns/return-amounts'
import { offeredRefund, type OrderSums } from './changed-sums'
import { type LedgerEntry, refundable } from './refundable'

/** The purpose of a refund that is not of what an exchange left; else the purpose is the id of the return. */
export const OTHER_PURPOSE = 'other'

type ReturnOfOrder = Pick<AdminOrder['returns'][number], 'id' | 'number' | 'credit_left'> & {
  exchange: { created_at: string } | null
}

/** The returns of an order, and the ledger with what was given back of what their exchanges left. */
export type OrderCredits = {
  returns: readonly ReturnOfOrder[]
  payments: readonly (LedgerEntry & Refund)[]
}

/** A return whose exchange cost less than the pieces were worth; amounts in MAD. */
export type Credit = {
  id: string
  number: string
  /** What is still to be given back. */
  owed: number
  /** What was refunded since the exchange without naming a return. */
  unnamed: number
}

export const creditsOf = (order: OrderCredits): Credit[] =>
  order.returns.flatMap(({ id, number, credit_left, exchange }) =>
    exchange === null || credit_left === 0
      ? []
      : [
          {
            id,
            number,
            owed: creditOwed({ id, credit_left, order }, exchange.created_at),
            unnamed: unnamedRefunds(order.payments, exchange.created_at),
          },
        ],
  )

/** What is most likely refunded: the one credit that is open, unless the order was paid too much, too. Empty when that is to be chosen. */
export function likelyPurpose(order: OrderCredits & OrderSums): string {
  const [first, ...others] = creditsOf(order).filter(({ owed }) => owed > 0)
  return first !== undefined && others.length === 0 && offeredRefund(order) === 0 ? first.id : ''
}

/** What is to be given back for a purpose (MAD), and what the form then begins with. */
export function proposalFor(order: OrderCredits & OrderSums, purpose: string) {
  const credit = creditsOf(order).find(({ id }) => id === purpose)
  const offered = credit?.owed ?? offeredRefund(order)
  return {
    offered,
    amount: offered > 0 ? numberText(Math.min(offered, refundable(order.payments))) : '',
    reason: credit?.number ?? '',
  }
}
