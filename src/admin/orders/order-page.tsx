import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { FileText, PackageOpen } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { formatDateTime, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { PlainMessageKey } from '@/i18n/message-types'
import { errorMessage } from '@/lib/errors'
import { OrderStatusBadge } from '@/orders/order-status'
import { paths } from '@/paths'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { LinePicture } from './line-picture'
import { OrderAmounts } from './order-amounts'
import { ChatCard, DeliveryCard, NotesCard, OrderCardSection, OrderContactCard } from './order-cards'
import { choicesText } from './order-text'
import { PaymentCard } from './payment-card'
import { type AdminOrder, adminOrderQueries } from './queries'
import { StatusSelect } from './status-select'

export function Component() {
  const { t } = useLanguage()
  const { orderNumber = '' } = useParams()
  const { data: order, error, isFetching, refetch } = useQuery(adminOrderQueries.detail(orderNumber))
  const back = { to: paths.adminOrders(), label: t('adminOrders.title') }

  if (order == null) {
    return (
      <AdminPage title={order === null ? t('ordering.order.notFound') : orderNumber} back={back}>
        {error !== null && (
          <Notice tone="error" role="alert">
            {errorMessage(error, t)}
            <Button tone="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
              {t('shop.action.retry')}
            </Button>
          </Notice>
        )}
        {order === null && <p>{t('adminOrders.noSuchOrder', { number: orderNumber })}</p>}
        {order === undefined && error === null && (
          <div role="status" className="grid gap-4 lg:grid-cols-[1fr_22rem]">
            <span className="sr-only">{t('shop.status.loading')}</span>
            <Skeleton className="h-96 rounded-picture" />
            <Skeleton className="h-96 rounded-picture" />
          </div>
        )}
      </AdminPage>
    )
  }
  return (
    <AdminPage
      title={order.order_number}
      back={back}
      actions={
        <>
          <Button asChild tone="secondary" size="small">
            <Link to={paths.adminPapers('slip', [order.order_number])}>
              <PackageOpen aria-hidden="true" className="size-4" />
              {t('adminOrders.slip')}
            </Link>
          </Button>
          <Button asChild tone="secondary" size="small">
            <Link to={paths.adminPapers('invoice', [order.order_number])}>
              <FileText aria-hidden="true" className="size-4" />
              {t('adminOrders.invoice')}
            </Link>
          </Button>
        </>
      }
    >
      <OrderDetails key={order.id} order={order} />
    </AdminPage>
  )
}

function OrderDetails({ order }: { order: AdminOrder }) {
  const { t, language } = useLanguage()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  // The customer reads it in the language they ordered in.
  const trackingLink = new URL(
    `${paths.track(order.tracking_token)}?lang=${order.language}`,
    globalThis.location.origin,
  ).href
  return (
    <>
      <div className="-mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusSelect order={{ ...order, items: order.order_items }} />
        <time dateTime={order.created_at} className="text-ink-muted">
          {t('adminOrders.orderedAt', { time: formatDateTime(order.created_at, language) })}
        </time>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="flex flex-col gap-4">
          <LinesCard order={order} />
          <PaymentCard order={order} />
          <NotesCard order={order} />
          <HistoryCard order={order} />
        </div>
        <div className="flex flex-col gap-4">
          <OrderContactCard order={order} />
          <DeliveryCard order={order} trackingLink={trackingLink} />
          <ChatCard order={order} shop={shop.site_name} trackingLink={trackingLink} />
        </div>
      </div>
    </>
  )
}

/** Order lines with the names and prices at the time of the order, and the amounts. */
export function LinesCard({ order }: { order: AdminOrder }) {
  const { t, tKey, language } = useLanguage()
  return (
    <OrderCardSection id="lines" title={t('ordering.order.items')}>
      <ul className="w-full divide-y divide-plaster-line">
        {order.order_items.map((item) => {
          const choices = choicesText(item.selected_variations, language)
          return (
            <li key={item.id} className="flex items-center gap-3 py-2.5">
              <LinePicture src={item.image_url} className="w-12" />
              <div className="min-w-0 grow">
                <Link
                  to={paths.adminProduct(item.product_id)}
                  className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:text-copper hover:underline pointer-coarse:min-h-11"
                >
                  <bdi>{localized(item, 'name', language)}</bdi>
                </Link>
                {choices !== '' && (
                  <p className="text-sm text-ink-muted">
                    <bdi>{choices}</bdi>
                  </p>
                )}
                <p className="text-sm text-ink-muted">
                  {formatNumber(item.quantity, language)} ×{' '}
                  <bdi>{formatMoney(item.unit_price, language)}</bdi>
                </p>
              </div>
              <p className="shrink-0 font-medium">{formatMoney(item.line_total, language)}</p>
            </li>
          )
        })}
      </ul>
      <OrderAmounts
        amounts={order}
        words={{ t, tKey }}
        language={language}
        className="w-full border-t border-plaster-line pt-3 sm:ms-auto sm:w-80"
      />
      {order.notes !== '' && (
        <div className="w-full rounded-control bg-plaster-raised px-4 py-3">
          <h3 className="font-text text-sm font-medium text-ink-muted">{t('ordering.checkout.notes')}</h3>
          <p dir="auto" className="break-words whitespace-pre-line">
            {order.notes}
          </p>
        </div>
      )}
    </OrderCardSection>
  )
}

/** Status changes with their actors, newest first, and the stock movements. */
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
        {order.order_status_history
          .toReversed()
          .map(({ id, to_status: status, actor, created_at: at, reason, unpaid_override: unpaid }) => (
            <li
              key={id}
              className="relative ps-6 pb-4 before:absolute before:start-1.5 before:top-3 before:h-full before:w-px before:bg-plaster-line after:absolute after:start-0 after:top-1.5 after:size-3 after:rounded-full after:border-2 after:border-control after:bg-white last:pb-0 last:before:hidden"
            >
              <OrderStatusBadge status={status} />
              {reason !== null && <p className="mt-1">{t(`adminOrders.reason.${reason}`)}</p>}
              {unpaid && <p className="mt-1 font-medium text-brick">{t('adminPayments.unpaidOverride')}</p>}
              <p className="mt-1 text-sm text-ink-muted">
                <bdi>{nameOf(actor)}</bdi> · <time dateTime={at}>{formatDateTime(at, language)}</time>
              </p>
            </li>
          ))}
      </ol>
      <StockMovements order={order} />
    </OrderCardSection>
  )
}

const MOVEMENTS: Readonly<Record<string, PlainMessageKey>> = {
  cancellation: 'adminOrders.movementBack',
  refund: 'adminOrders.movementRefund',
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
            <bdi dir="ltr" className="font-medium">
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
