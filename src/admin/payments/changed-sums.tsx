import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminOrder } from '@/admin/orders/queries'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { addMoney, subtractMoney } from '@/lib/money'
import { Notice } from '@/ui/notice'
import { MONEY_KEYS } from './mutations'

/** What the ledger says of an order, in MAD. */
export type OrderSums = Pick<
  AdminOrder,
  'paid_amount' | 'refunded_amount' | 'refunding_amount' | 'amount_due' | 'amount_to_refund'
>

/** The sums that a form shows, as record_payment and refund_order compare them. */
export const seenSums = (order: OrderSums) => ({
  seenPaid: order.paid_amount,
  seenRefunded: addMoney(order.refunded_amount, order.refunding_amount),
})

/** What is left to give back once the refunds under way are done. */
export const offeredRefund = ({
  amount_to_refund: owed,
  refunding_amount: underWay,
}: Pick<OrderSums, 'amount_to_refund' | 'refunding_amount'>) => Math.max(subtractMoney(owed, underWay), 0)

/** What the shop has of the money of an order once the refunds under way are done, in MAD. */
export const heldMoney = ({
  paid_amount: paid,
  refunded_amount: refunded,
  refunding_amount: underWay,
}: Pick<OrderSums, 'paid_amount' | 'refunded_amount' | 'refunding_amount'>) =>
  Math.max(subtractMoney(paid, addMoney(refunded, underWay)), 0)

/** What the shop keeps of a cancelled order: of what it decided to keep, a part may have been given back after all. */
export const keptMoney = (order: Pick<AdminOrder, 'kept_amount'> & OrderSums) =>
  Math.min(order.kept_amount, heldMoney(order))

/** Reads the sums again when other money was recorded while a form was open; the form keeps what was typed. */
export function useReadSumsAgain() {
  const queryClient = useQueryClient()
  return (error: unknown) => {
    if (toAppError(error).code !== 'edit_conflict') return
    for (const queryKey of MONEY_KEYS) void queryClient.invalidateQueries({ queryKey })
  }
}

/** The new figures of an order, when they are no longer those that its form was opened with. */
export function ChangedSums({ order, className }: { order: OrderSums; className?: string }) {
  const { t, language } = useLanguage()
  const [opened] = useState(() => seenSums(order))
  const { seenPaid, seenRefunded } = seenSums(order)
  if (opened.seenPaid === seenPaid && opened.seenRefunded === seenRefunded) return null
  const figures = {
    paid: formatMoney(seenPaid, language),
    refunded: formatMoney(seenRefunded, language),
    due: formatMoney(order.amount_due, language),
    owed: formatMoney(offeredRefund(order), language),
  }
  return (
    <div role="alert" className={className}>
      <Notice tone="warning">{t('adminPayments.sumsChanged', figures)}</Notice>
    </div>
  )
}
