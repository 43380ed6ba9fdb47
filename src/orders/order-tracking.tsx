import { formatDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Card } from '@/ui/card'
import { Ltr } from '@/ui/ltr'
import { arrivalSentence } from './arrival'
import { OrderItems } from './order-items'
import { OrderStatusBadge } from './order-status'
import { OrderTimeline } from './order-timeline'
import { Parcel } from './parcel'
import type { TrackedOrder } from './queries'
import { ReturnLink } from './return-link'
import { ReviewLink } from './review-link'

/** What anyone with the order's tracking link may see: its status and its lines. */
export function OrderTracking({ order, token }: { order: TrackedOrder; token: string }) {
  const { t, language } = useLanguage()
  const arrival = arrivalSentence(order, t, language)

  return (
    <>
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl">{t('ordering.track.title')}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-medium">
            <Ltr>{order.order_number}</Ltr>
          </span>
          <OrderStatusBadge status={order.status} isPickup={order.is_pickup} />
          <span className="text-ink-muted">{formatDate(order.created_at, language)}</span>
        </p>
        {arrival !== null && <p>{arrival}</p>}
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Card asChild>
          <section aria-label={t('ordering.track.title')}>
            <OrderTimeline status={order.status} changes={order.history} isPickup={order.is_pickup} />
            <Parcel parcel={order} />
          </section>
        </Card>
        <section
          aria-labelledby="track-lines"
          className="flex flex-col gap-4 rounded-picture bg-plaster-raised p-6"
        >
          <h2 id="track-lines" className="text-xl">
            {t('ordering.track.lines')}
          </h2>
          <OrderItems items={order.lines} />
        </section>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {order.status === 'delivered' && <ReviewLink token={token} />}
        {order.status === 'delivered' && <ReturnLink token={token} changes={order.history} />}
        <span className="text-sm text-ink-muted">{t('ordering.track.updated')}</span>
      </p>
    </>
  )
}
