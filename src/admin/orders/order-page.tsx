import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { FileText, PackageOpen } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { AdminPage } from '../admin-page'
import { ChatCard } from './chat-card'
import { ContactCard } from './contact-card'
import { DeliveryCard } from './delivery-card'
import { HistoryCard } from './history-card'
import { LinesCard } from './lines-card'
import { NotesCard } from './notes-card'
import { adminOrderQueries, type AdminOrder } from './queries'
import { StatusSelect } from './status-select'

export function OrderPage() {
  const { t } = useLanguage()
  const { orderNumber = '' } = useParams()
  const { data: order, error, isFetching, refetch } = useQuery(adminOrderQueries.detail(orderNumber))
  const back = { to: paths.adminOrders(), label: t('adminOrders.title') }

  if (order == null) {
    return (
      <AdminPage title={order === null ? t('order.notFound') : orderNumber} back={back}>
        {error !== null && (
          <Notice tone="error" role="alert">
            {errorMessage(error, t)}
            <Button tone="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
              {t('action.retry')}
            </Button>
          </Notice>
        )}
        {order === null && <p>{t('adminOrders.noSuchOrder', { number: orderNumber })}</p>}
        {order === undefined && error === null && (
          <div role="status" className="grid gap-4 lg:grid-cols-[1fr_22rem]">
            <span className="sr-only">{t('status.loading')}</span>
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
        <StatusSelect order={order} />
        <time dateTime={order.created_at} className="text-ink-muted">
          {t('adminOrders.orderedAt', { time: formatDateTime(order.created_at, language) })}
        </time>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="flex flex-col gap-4">
          <LinesCard order={order} />
          <NotesCard order={order} />
          <HistoryCard order={order} />
        </div>
        <div className="flex flex-col gap-4">
          <ContactCard order={order} />
          <DeliveryCard order={order} trackingLink={trackingLink} />
          <ChatCard order={order} shop={shop.site_name} trackingLink={trackingLink} />
        </div>
      </div>
    </>
  )
}
