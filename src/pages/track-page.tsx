import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatDate, formatDay } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { addBusinessDays, moroccanToday } from '@/lib/business-days'
import { errorMessage } from '@/lib/errors'
import { OrderItems } from './order/order-items'
import { OrderStatusBadge } from '@/orders/order-status'
import { OrderTimeline } from '@/orders/order-timeline'
import { orderQueries, type TrackedOrder } from '@/orders/queries'
import { chatLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { PageSkeleton } from '@/shell/page-skeleton'
import { Seo } from '@/shell/seo/seo'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Ltr } from '@/ui/ltr'

/** What whoever holds an order's link may see of it: how far it is and what is in it. */
export function TrackPage() {
  const { t } = useLanguage()
  const { token = '' } = useParams()
  const order = useQuery(orderQueries.tracked(token))
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())

  if (order.data === undefined && !order.isError) return <PageSkeleton label={t('status.loading')} />
  return (
    <div className="flex flex-col gap-6">
      <Seo title={t('track.title')} noIndex />
      {order.data != null ? (
        <Tracked order={order.data} />
      ) : (
        <>
          <h1 className="text-3xl">{order.isError ? t('track.title') : t('track.notFound')}</h1>
          <p>{order.isError ? errorMessage(order.error, t) : t('track.notFoundText')}</p>
          {order.isError && (
            <Button className="self-start" onClick={() => void order.refetch()}>
              {t('action.retry')}
            </Button>
          )}
        </>
      )}
      <p>
        {t('order.support')}{' '}
        <a href={`mailto:${shop.contact_email}`} className="text-majolica underline">
          <Ltr>{shop.contact_email}</Ltr>
        </a>
        {' · '}
        <a
          href={chatLink(shop.whatsapp_number)}
          target="_blank"
          rel="noreferrer"
          className="text-majolica underline"
        >
          {t('nav.chat')}
        </a>
        {' · '}
        <Link to={paths.support()} className="text-majolica underline">
          {t('order.supportPage')}
        </Link>
      </p>
    </div>
  )
}

function Tracked({ order }: { order: TrackedOrder }) {
  const { t, language } = useLanguage()
  const day = (days: number) =>
    formatDay(addBusinessDays(moroccanToday(new Date(order.created_at)), days), language)
  const onItsWay = order.status !== 'delivered' && order.status !== 'cancelled'

  return (
    <>
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl">{t('track.title')}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-medium">
            <Ltr>{order.order_number}</Ltr>
          </span>
          <OrderStatusBadge status={order.status} />
          <span className="text-ink-muted">{formatDate(order.created_at, language)}</span>
        </p>
        {onItsWay && order.min_days !== null && order.max_days !== null && (
          <p>{t('track.arrives', { from: day(order.min_days), to: day(order.max_days) })}</p>
        )}
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Card asChild>
          <section aria-label={t('track.title')}>
            <OrderTimeline status={order.status} history={order.history} />
          </section>
        </Card>
        <section
          aria-labelledby="track-lines"
          className="flex flex-col gap-4 rounded-picture bg-plaster-raised p-6"
        >
          <h2 id="track-lines" className="text-xl">
            {t('track.lines')}
          </h2>
          <OrderItems items={order.lines} />
        </section>
      </div>
      <p className="text-sm text-ink-muted">{t('track.updated')}</p>
    </>
  )
}
