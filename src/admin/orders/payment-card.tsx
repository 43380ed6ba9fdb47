import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Coins, FileText, HandCoins, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Figure, Figures } from '@/admin/figures'
import { adminPaths } from '@/admin/admin-paths'
import { keptMoney, offeredRefund } from '@/admin/payments/changed-sums'
import { ExtendHoldDialog, KeepDialog } from '@/admin/payments/decision-dialogs'
import { holdOf } from '@/admin/payments/hold'
import { DIFFERENCE_REASONS } from '@/admin/payments/difference-reasons'
import { LedgerList } from '@/admin/payments/ledger-list'
import { OrderPayment } from '@/admin/payments/payment-badges'
import { Proofs } from '@/admin/payments/proofs'
import { RecordPaymentDialog } from '@/admin/payments/record-payment-dialog'
import { RefundDialog } from '@/admin/payments/refund-dialog'
import { refundable } from '@/admin/payments/refundable'
import { asPart } from '@/admin/unread-notice'
import { formatDateTime, formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { OrderCardSection } from './order-cards'
import { type AdminOrder, adminOrderQueries } from './queries'

/** What an order owes and is owed, its ledger, proofs and documents, and what an admin can do about it. */
export function PaymentCard({ order }: { order: AdminOrder }) {
  const { t, language } = useLanguage()
  const [open, setOpen] = useState<'record' | 'refund' | 'hold' | 'keep' | null>(null)
  const [now] = useState(() => Date.now())
  const hold = holdOf(order, now)
  const kept = keptMoney(order)
  const actors = order.payments.flatMap(({ payment_events: events }) =>
    events.flatMap(({ actor }) => (actor === null || actor === order.user_id ? [] : [actor])),
  )
  const { data: names } = useQuery(asPart(adminOrderQueries.people([...new Set(actors)])))
  const nameOf = (actor: string | null) => {
    if (actor === null) return t('adminOrders.bySystem')
    if (actor === order.user_id) return t('adminOrders.byCustomer')
    return names === undefined ? '' : (names[actor] ?? t('adminOrders.formerMember'))
  }
  const money = (amount: number) => formatMoney(amount, language)

  return (
    <OrderCardSection id="payment" title={t('adminPayments.section')}>
      <div className="flex w-full flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <OrderPayment order={order} />
        <span>{t(`deferred.payment.${order.payment_method}`)}</span>
      </div>
      <Figures className="w-full">
        <Figure label={t('adminPayments.total')}>{money(order.total_amount)}</Figure>
        <Figure label={t('adminPayments.paid')}>{money(order.paid_amount)}</Figure>
        {order.refunded_amount > 0 && (
          <Figure label={t('adminPayments.refunded')}>{money(order.refunded_amount)}</Figure>
        )}
        {order.refunding_amount > 0 && (
          <Figure label={t('adminPayments.refundUnderWay')}>{money(order.refunding_amount)}</Figure>
        )}
        {order.disputed_amount > 0 && (
          <Figure label={t('adminPayments.disputed')}>{money(order.disputed_amount)}</Figure>
        )}
        {kept > 0 && <Figure label={t('adminPayments.kept')}>{money(kept)}</Figure>}
        {order.amount_to_refund > 0 ? (
          <Figure label={t('adminPayments.amountToRefund')}>{money(offeredRefund(order))}</Figure>
        ) : (
          <Figure label={t('adminPayments.amountDue')}>{money(order.amount_due)}</Figure>
        )}
      </Figures>
      {hold !== null && <DueTime order={order} hold={hold} />}
      <OpenDifferences order={order} />
      <div className="flex flex-wrap gap-2">
        <Button tone="secondary" size="small" onClick={() => setOpen('record')}>
          <Coins aria-hidden="true" className="size-4" />
          {t('adminPayments.record')}
        </Button>
        {refundable(order.payments) > 0 && (
          <Button tone="secondary" size="small" onClick={() => setOpen('refund')}>
            <RotateCcw aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {t('adminPayments.refund')}
          </Button>
        )}
        {hold === 'held' && (
          <Button tone="secondary" size="small" onClick={() => setOpen('hold')}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            {t('adminPayments.extendHold')}
          </Button>
        )}
        {order.status === 'cancelled' && (offeredRefund(order) > 0 || kept > 0) && (
          <Button tone="secondary" size="small" onClick={() => setOpen('keep')}>
            <HandCoins aria-hidden="true" className="size-4" />
            {t(kept > 0 ? 'adminPayments.changeKept' : 'adminPayments.keep')}
          </Button>
        )}
      </div>
      <Proofs proofs={order.payment_proofs} />
      <h3 className="font-text text-sm font-medium text-ink-muted">{t('adminPayments.ledger')}</h3>
      <LedgerList order={order} nameOf={nameOf} />
      <Documents order={order} />
      {open === 'record' && <RecordPaymentDialog order={order} onClose={() => setOpen(null)} />}
      {open === 'hold' && <ExtendHoldDialog order={order} onClose={() => setOpen(null)} />}
      {open === 'keep' && <KeepDialog order={order} onClose={() => setOpen(null)} />}
      {open === 'refund' && <RefundDialog order={order} onClose={() => setOpen(null)} />}
    </OrderCardSection>
  )
}

/** What its providers reported and an admin has not looked at yet. */
function OpenDifferences({ order }: { order: AdminOrder }) {
  const { t } = useLanguage()
  const open = order.payments.flatMap(({ payment_differences: differences }) =>
    differences.filter(({ resolved_at: at }) => at === null),
  )
  return open.map(({ id, reason }) => (
    <Notice key={id} tone="warning" className="w-full">
      <span>{DIFFERENCE_REASONS[reason] === undefined ? reason : t(DIFFERENCE_REASONS[reason])}</span>
      <Link
        to={adminPaths.payments(new URLSearchParams({ tab: 'differences' }))}
        className="inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t('adminPayments.seeDifferences')}
      </Link>
    </Notice>
  ))
}

type DueTimeProps = { order: AdminOrder; hold: NonNullable<ReturnType<typeof holdOf>> }

/** Until when an order that waits for its payment holds its pieces, or since when it is overdue. */
function DueTime({ order: { payment_due_at: at, status }, hold }: DueTimeProps) {
  const { t, language } = useLanguage()
  if (at === null) return null
  const time = formatDateTime(at, language)
  if (hold === 'overdue')
    return (
      <p className="text-sm font-medium text-brick">
        {t(status === 'pending' ? 'adminPayments.partOverdue' : 'adminPayments.overdue', { time })}
      </p>
    )
  const waits = status === 'pending' ? 'adminPayments.partDueAt' : 'adminPayments.processingDueAt'
  return (
    <p className="text-sm text-ink-muted">{t(hold === 'held' ? 'adminPayments.dueAt' : waits, { time })}</p>
  )
}

function Documents({ order }: { order: AdminOrder }) {
  const { t, language } = useLanguage()
  if (order.invoices.length === 0) return null
  return (
    <>
      <h3 className="font-text text-sm font-medium text-ink-muted">{t('adminPayments.documents')}</h3>
      <ul className="flex w-full flex-col">
        {order.invoices.map(({ id, number, kind, total_amount: amount, issued_at: at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <a
              href={paths.invoice(number, order.payment_token)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-8 items-center gap-2 text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              <FileText aria-hidden="true" className="size-4" />
              {t(kind === 'invoice' ? 'adminPayments.invoice' : 'adminPayments.creditNote', { number })}
            </a>
            <span translate="no">{formatMoney(amount, language)}</span>
            <time dateTime={at} className="text-sm text-ink-muted">
              {formatDateTime(at, language)}
            </time>
          </li>
        ))}
      </ul>
    </>
  )
}
