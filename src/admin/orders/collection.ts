import type { PlainMessageKey } from '@/i18n/message-types'
import { addMoney } from '@/lib/money'
import type { Paper } from './queries'

/** Whether a parcel with this label of `collection` must not be handed over. */
export const mustStay = (label: PlainMessageKey): boolean =>
  label === 'adminPayments.slip.unpaid' || label === 'adminPayments.slip.cancelled'

/**
 * What the courier has to know about the money of an order; the amount in MAD. A cancelled order must not be handed over. Neither
 * must one that has to be paid first and is not, is refunded in full, or has its money held back because of a dispute, unless an
 * admin decided to ship it unpaid (private.must_be_paid_first in the database).
 */
export function collection(
  order: Pick<
    Paper,
    | 'status'
    | 'payment_method'
    | 'total_amount'
    | 'paid_amount'
    | 'refunded_amount'
    | 'refunding_amount'
    | 'disputed_amount'
    | 'amount_due'
    | 'order_status_history'
  >,
): { label: PlainMessageKey; amount: number } {
  // Nothing is due of a cancelled order, which does not make it a paid one.
  if (order.status === 'cancelled') return { label: 'adminPayments.slip.cancelled', amount: 0 }
  if (order.payment_method === 'cash_on_delivery') {
    return order.amount_due > 0
      ? { label: 'adminPayments.slip.collect', amount: order.amount_due }
      : { label: 'adminPayments.slip.nothing', amount: 0 }
  }
  const isPaid =
    order.total_amount === 0 ||
    // What was credited, such as a piece that was sent back, is not due.
    (order.amount_due === 0 &&
      addMoney(order.refunded_amount, order.refunding_amount) < order.paid_amount &&
      order.disputed_amount === 0)
  if (isPaid) return { label: 'adminPayments.slip.nothing', amount: 0 }
  const isApproved = order.order_status_history.some(({ unpaid_override: override }) => override)
  return { label: isApproved ? 'adminPayments.slip.approved' : 'adminPayments.slip.unpaid', amount: 0 }
}
