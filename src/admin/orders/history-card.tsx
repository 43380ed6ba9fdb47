import { useQuery } from '@tanstack/react-query'
import { type LucideIcon, Pencil, Phone, Truck } from 'lucide-react'
import { returnEntries } from '@/admin/returns/return-entries'
import { asPart } from '@/admin/unread-notice'
import { formatDateTime, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { PlainMessageKey, Translate } from '@/i18n/message-types'
import { OrderStatusBadge } from '@/orders/order-status'
import { TypedText } from '@/ui/typed-text'
import { OrderCardSection } from './order-cards'
import { type AdminOrder, adminOrderQueries } from './queries'
import { type Entry, otherEntries, Timeline } from './timeline'

type Logged = { id: number; note: string; actor: string | null; created_at: string }

const event = (
  kind: 'call' | 'correction' | 'delivery',
  { id, note, actor, created_at: at }: Logged,
  Icon: LucideIcon,
  text: PlainMessageKey,
): Entry => ({
  key: `${kind} ${id}`,
  at,
  actor,
  body: (t) => (
    <>
      <p className="flex items-center gap-2">
        <Icon aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
        {t(text)}
      </p>
      {note !== '' && (
        <p dir="auto" className="mt-1 wrap-anywhere">
          <TypedText text={note} />
        </p>
      )}
    </>
  ),
})

const NAMED_FIELDS = ['lines', 'delivery_fee', 'discount', 'company'] as const

type CorrectionProps = {
  t: Translate
  fields: readonly string[]
  before: number | null
  after: number | null
}

function Correction({ t, fields, before, after }: CorrectionProps) {
  const { language } = useLanguage()
  const named = NAMED_FIELDS.filter((field) => fields.includes(field))
  const what = fields.length > named.length ? (['contact', ...named] as const) : named
  return (
    <>
      {what.map((field) => (
        <p key={field} className="flex items-center gap-2">
          <Pencil aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
          {t(`adminDrafts.field.${field}`)}
        </p>
      ))}
      {before !== null && after !== null && before !== after && (
        <p className="mt-1">
          {t('adminDrafts.totalWas', {
            before: formatMoney(before, language),
            after: formatMoney(after, language),
          })}
        </p>
      )}
    </>
  )
}

/** Status changes, calls, corrections and attempts to deliver. */
function timelineOf({
  order_status_history: changes,
  order_calls: calls,
  delivery_outcomes: outcomes,
  order_corrections: corrections,
}: AdminOrder): Entry[] {
  return [
    ...changes.map(({ id, to_status: status, actor, created_at: at, reason, unpaid_override: unpaid }) => ({
      key: `status ${id}` as const,
      at,
      actor,
      body: (t: Translate) => (
        <>
          <OrderStatusBadge status={status} />
          {reason !== null && <p className="mt-1">{t(`adminOrders.reason.${reason}`)}</p>}
          {unpaid && <p className="mt-1 font-medium text-brick">{t('adminPayments.unpaidOverride')}</p>}
        </>
      ),
    })),
    ...calls.map((call) => event('call', call, Phone, `adminOrders.confirm.call.${call.outcome}`)),
    ...corrections.map(({ id, fields, total_before: before, total_after: after, actor, created_at: at }) => ({
      key: `correction ${id}` as const,
      at,
      actor,
      body: (t: Translate) => <Correction t={t} fields={fields} before={before} after={after} />,
    })),
    ...outcomes.map((each) => event('delivery', each, Truck, `adminOrders.delivery.was.${each.outcome}`)),
  ]
}

/** What happened to the order and by whom, and the stock movements. */
export function HistoryCard({ order }: { order: AdminOrder }) {
  const { t, language } = useLanguage()
  const actorIds = [
    ...order.order_status_history,
    ...order.order_calls,
    ...order.delivery_outcomes,
    ...order.order_corrections,
    ...order.payment_decisions,
    ...order.payments.flatMap(({ payment_events: events }) => events),
    ...order.returns.flatMap(({ return_events: events }) => events),
  ].flatMap(({ actor }) => (actor === null || actor === order.user_id ? [] : [actor]))
  const { data: names } = useQuery(asPart(adminOrderQueries.people([...new Set(actorIds)])))
  const nameOf = (actor: string | null) => {
    if (actor === null) return t('adminOrders.bySystem')
    if (actor === order.user_id) return t('adminOrders.byCustomer')
    return names === undefined ? '' : (names[actor] ?? t('adminOrders.formerMember'))
  }

  return (
    <OrderCardSection id="history" title={t('adminOrders.history')}>
      <Timeline
        entries={[...timelineOf(order), ...otherEntries(order, language), ...returnEntries(order.returns, t)]}
        nameOf={nameOf}
      />
      <StockMovements order={order} />
    </OrderCardSection>
  )
}

const MOVEMENTS: Readonly<Record<string, PlainMessageKey>> = {
  cancellation: 'adminOrders.movementBack',
  refund: 'adminOrders.movementRefund',
  correction: 'adminDrafts.movementCorrected',
}

function StockMovements({ order }: { order: AdminOrder }) {
  const { t, language } = useLanguage()
  const nameOf = (productId: string) => {
    const item = order.order_items.find(({ product_id: id }) => id === productId)
    return item === undefined ? '' : localized(item, 'name', language)
  }
  if (order.stock_movements.length === 0) return null
  return (
    <details className="w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-majolica">
        {t('adminOrders.movements', { count: order.stock_movements.length })}
      </summary>
      <ul className="flex flex-col gap-1.5 text-sm">
        {order.stock_movements.map(({ id, product_id: productId, quantity, reason, created_at: at }) => (
          <li key={id} className="flex flex-wrap gap-x-2">
            <bdi dir="ltr" translate="no" className="font-medium">
              {quantity > 0 ? '+' : '\u2212'}
              {formatNumber(Math.abs(quantity), language)}
            </bdi>
            <bdi>{nameOf(productId)}</bdi>
            <span className="text-ink-muted">
              {t(MOVEMENTS[reason] ?? 'adminOrders.movementTaken')} ·{' '}
              <time dateTime={at}>{formatDateTime(at, language)}</time>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
