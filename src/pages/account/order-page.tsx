import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { variationLabel } from '@/catalog/variation-labels'
import { formatDate, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import { errorMessage } from '@/lib/errors'
import { OrderPicture } from '@/orders/order-picture'
import { addressLines, OrderReceipt } from '@/orders/order-receipt'
import { OrderStatusBadge } from '@/orders/order-status'
import { OrderSummary } from '@/orders/order-summary'
import { OrderTimeline } from '@/orders/order-timeline'
import { orderQueries, type OwnOrder } from '@/orders/queries'
import { settingsQueries } from '@/settings/queries'
import { PageSkeleton } from '@/shell/page-skeleton'
import { PageTitle } from '@/shell/page-title'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Ltr } from '@/ui/ltr'
import { BuyAgain } from './buy-again'
import { CancelOrder } from './cancel-order'
import { RequireAccount } from './require-account'

export function OrderPage() {
  const { orderNumber = '' } = useParams()
  return (
    <RequireAccount>{(user) => <OwnOrderPage userId={user.id} orderNumber={orderNumber} />}</RequireAccount>
  )
}

function OwnOrderPage({ userId, orderNumber }: { userId: string; orderNumber: string }) {
  const { t } = useLanguage()
  const order = useQuery(orderQueries.detail(userId, orderNumber))

  if (order.data === undefined) {
    if (!order.isError) return <PageSkeleton label={t('status.loading')} />
    return (
      <Message title={errorMessage(order.error, t)}>
        <Button onClick={() => void order.refetch()}>{t('action.retry')}</Button>
      </Message>
    )
  }
  if (order.data === null) {
    return (
      <Message title={t('order.notFound')}>
        <p>{t('order.notFoundText')}</p>
        <Button asChild>
          <Link to={paths.account()}>{t('account.allOrders')}</Link>
        </Button>
      </Message>
    )
  }
  return <OrderDetails order={order.data} />
}

function choicesOf(item: OwnOrder['order_items'][number], language: Language): string {
  const chosen = item.selected_variations
  if (typeof chosen !== 'object' || Array.isArray(chosen)) return ''
  return Object.values(chosen)
    .filter((value) => typeof value === 'string')
    .map((value) => variationLabel(value, language))
    .join(language === 'ar' ? '، ' : ', ')
}

function OrderDetails({ order }: { order: OwnOrder }) {
  const { t, tKey, language } = useLanguage()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  const awaitsTransfer = order.payment_method === 'bank_transfer' && order.status === 'pending'

  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('account.orderTitle', { number: order.order_number })} />
      <Breadcrumb label={t('account.breadcrumb')}>
        <Link to={paths.account()}>{t('nav.account')}</Link>
        <span aria-current="page">
          <Ltr>{order.order_number}</Ltr>
        </span>
      </Breadcrumb>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-3xl">
            <Ltr>{order.order_number}</Ltr>
          </h1>
          <p className="text-ink-muted">{formatDate(order.created_at, language)}</p>
        </div>
        {/* Said again when it changes while the page is open. */}
        <div role="status" aria-label={t('account.status')}>
          <OrderStatusBadge status={order.status} className="text-base" />
        </div>
      </header>

      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          <Card asChild>
            <section aria-labelledby="items">
              <h2 id="items" className="text-xl">
                {t('order.items')}
              </h2>
              <ul className="mt-2 divide-y divide-plaster-line">
                {order.order_items.map((item) => (
                  <li key={item.id} className="flex items-center gap-4 py-4">
                    <div className="w-16 shrink-0">
                      <OrderPicture src={item.image_url} alt="" />
                    </div>
                    <div className="min-w-0 grow">
                      <Link
                        to={paths.product(item.product_id)}
                        className="font-medium break-words hover:text-copper"
                      >
                        <bdi>{localized(item, 'name', language)}</bdi>
                      </Link>
                      <p className="text-sm text-ink-muted">{choicesOf(item, language)}</p>
                      <p className="text-sm text-ink-muted">
                        <bdi>{formatMoney(item.unit_price, language)}</bdi>{' '}
                        <bdi dir="ltr">× {formatNumber(item.quantity, language)}</bdi>
                      </p>
                    </div>
                    <p className="shrink-0 font-medium">{formatMoney(item.line_total, language)}</p>
                  </li>
                ))}
              </ul>
              <div className="border-t border-plaster-line pt-4 sm:ms-auto sm:w-80">
                <OrderSummary amounts={order} />
              </div>
            </section>
          </Card>
          <div className="flex flex-wrap gap-3">
            <BuyAgain items={order.order_items} country={order.country} />
            <Button tone="secondary" onClick={() => globalThis.print()}>
              <Printer aria-hidden="true" className="size-5" />
              {t('account.printReceipt')}
            </Button>
            {order.status === 'pending' && (
              <CancelOrder orderId={order.id} orderNumber={order.order_number} />
            )}
          </div>
        </div>
        <div className="flex flex-col gap-6">
          <Card asChild>
            <section aria-labelledby="history" className="flex flex-col gap-4">
              <h2 id="history" className="text-xl">
                {t('account.history')}
              </h2>
              <OrderTimeline status={order.status} history={order.order_status_history} />
            </section>
          </Card>
          <Card asChild ground="raised">
            <section aria-labelledby="delivery" className="flex flex-col gap-2">
              <h2 id="delivery" className="text-xl">
                {t('order.deliverTo')}
              </h2>
              <address className="flex flex-col items-start not-italic">
                {addressLines(order).map((line) => (
                  <bdi key={line}>{line}</bdi>
                ))}
                <span>{tKey(`country.${order.country}`)}</span>
                <Ltr>{order.phone}</Ltr>
              </address>
              {order.notes !== '' && (
                <p className="border-t border-plaster-line pt-2 whitespace-pre-line">
                  <bdi>{order.notes}</bdi>
                </p>
              )}
            </section>
          </Card>
          <Card asChild ground="raised">
            <section aria-labelledby="payment" className="flex flex-col gap-2">
              <h2 id="payment" className="text-xl">
                {t('order.payment')}
              </h2>
              <p>{t(`payment.${order.payment_method}`)}</p>
              {awaitsTransfer && (
                <>
                  <p>{t('order.bankText')}</p>
                  <p dir="ltr" className="self-start rounded-control bg-plaster p-3 whitespace-pre-line">
                    {shop.bank_details}
                  </p>
                </>
              )}
            </section>
          </Card>
        </div>
      </div>
      <OrderReceipt order={order} seller={shop} choices={(item) => choicesOf(item, language)} />
    </div>
  )
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 py-12">
      <PageTitle title={title} />
      <h1 className="text-2xl">{title}</h1>
      {children}
    </div>
  )
}
