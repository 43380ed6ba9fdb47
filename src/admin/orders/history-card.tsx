import { useQuery } from '@tanstack/react-query'
import { formatDateTime, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { OrderStatusBadge } from '@/orders/order-status'
import { OrderCardSection } from './order-card-section'
import { adminOrderQueries, type AdminOrder } from './queries'

/** Who made of the order what it is, and when; newest first. The customer's own steps are named as such. */
export function HistoryCard({ order }: { order: AdminOrder }) {
  const { t, language } = useLanguage()
  const strangers = order.order_status_history.flatMap(({ actor }) =>
    actor === null || actor === order.user_id ? [] : [actor],
  )
  const { data: names } = useQuery(adminOrderQueries.people([...new Set(strangers)]))
  const nameOf = (actor: string | null) => {
    if (actor === null) return t('adminOrders.bySystem')
    if (actor === order.user_id) return t('adminOrders.byCustomer')
    return names === undefined ? '' : (names[actor] ?? t('adminOrders.formerMember'))
  }

  return (
    <OrderCardSection id="history" title={t('adminOrders.history')}>
      <ol className="flex w-full flex-col">
        {order.order_status_history.toReversed().map(({ id, to_status: status, actor, created_at: at }) => (
          <li
            key={id}
            className="relative ps-6 pb-4 before:absolute before:start-1.5 before:top-3 before:h-full before:w-px before:bg-plaster-line after:absolute after:start-0 after:top-1.5 after:size-3 after:rounded-full after:border-2 after:border-control after:bg-white last:pb-0 last:before:hidden"
          >
            <OrderStatusBadge status={status} />
            <p className="mt-1 text-sm text-ink-muted">
              <bdi>{nameOf(actor)}</bdi> · <time dateTime={at}>{formatDateTime(at, language)}</time>
            </p>
          </li>
        ))}
      </ol>
      <Movements order={order} />
    </OrderCardSection>
  )
}

function Movements({ order }: { order: AdminOrder }) {
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
            <bdi dir="ltr" className="font-medium">
              {quantity > 0 ? '+' : '\u2212'}
              {formatNumber(Math.abs(quantity), language)}
            </bdi>
            <bdi>{nameOf(productId)}</bdi>
            <span className="text-ink-muted">
              {reason === 'cancellation' ? t('adminOrders.movementBack') : t('adminOrders.movementTaken')} ·{' '}
              <time dateTime={at}>{formatDateTime(at, language)}</time>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
