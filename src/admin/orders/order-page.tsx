import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { MessageCircle, Pencil, Phone } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { remainingPieces } from '@/admin/payments/refundable'
import { OrderReturnsCard } from '@/admin/returns/order-returns-card'
import { formatDateTime, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { isDomestic } from '@/lib/countries'
import { useUnread } from '@/lib/use-unread'
import { paths, publicUrl } from '@/paths'
import { chatLink, phoneLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { ReadFailed } from '@/ui/read-failed'
import { Skeleton } from '@/ui/skeleton'
import { TypedText } from '@/ui/typed-text'
import { phoneDigits } from './chat-messages'
import { DeliveryOutcomeCard } from './delivery-outcome'
import { HistoryCard } from './history-card'
import { LinePicture } from './line-picture'
import { LinesDialog } from './lines-dialog'
import { OrderActions } from './order-actions'
import { OrderAmounts } from './order-amounts'
import { ChatCard, DeliveryCard, NotesCard, OrderCardSection, OrderContactCard } from './order-cards'
import { choicesText } from './order-text'
import { PaymentCard } from './payment-card'
import { type AdminOrder, adminOrderQueries } from './queries'
import { StatusSelect } from './status-select'

export function Component() {
  const { t } = useLanguage()
  const { orderNumber = '' } = useParams()
  const query = useQuery(adminOrderQueries.detail(orderNumber))
  const { data: order } = query
  const unread = useUnread(query)
  const back = { to: adminPaths.orders(), label: t('adminOrders.title') }

  if (order == null) {
    return (
      <AdminPage title={order === null ? t('ordering.order.notFound') : orderNumber} back={back}>
        {unread !== null && <ReadFailed {...unread} />}
        {order === null && <p>{t('adminOrders.noSuchOrder', { number: orderNumber })}</p>}
        {order === undefined && unread === null && (
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
    <AdminPage title={order.order_number} back={back} tight>
      <OrderDetails key={order.id} order={order} />
    </AdminPage>
  )
}

function OrderDetails({ order }: { order: AdminOrder }) {
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  // The customer reads it in the language they ordered in.
  const link = (path: string) => `${globalThis.location.origin}${publicUrl(path, order.language)}`
  const trackingLink = link(paths.track(order.tracking_token))
  return (
    <>
      <Header order={order} />
      <OrderActions order={order} />
      <div className="grid items-start gap-4 pt-2 max-md:pb-20 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="flex flex-col gap-4">
          <LinesCard order={order} />
          <PaymentCard order={order} />
          <OrderReturnsCard order={order} />
          <NotesCard order={order} />
          <HistoryCard order={order} />
        </div>
        <div className="flex flex-col gap-4">
          <OrderContactCard order={order} />
          <DeliveryOutcomeCard order={order} />
          <DeliveryCard
            order={order}
            trackingLink={trackingLink}
            paymentLink={link(paths.pay(order.payment_token))}
          />
          <ChatCard order={order} shop={shop.site_name} trackingLink={trackingLink} />
        </div>
      </div>
    </>
  )
}

/** Whose order it is and how to reach them, its status and age. */
function Header({ order }: { order: AdminOrder }) {
  const { t, tKey, language } = useLanguage()
  const { contact_name: name, phone, city, country } = order
  const digits = phoneDigits(phone, country)
  const place = order.is_pickup
    ? t('adminOrders.pickup')
    : isDomestic(country)
      ? city
      : `${city}, ${tKey(`shop.country.${country}`)}`
  return (
    <div className="flex flex-col gap-1 pb-2">
      <p className="flex flex-wrap items-center gap-x-2">
        <bdi className="text-lg font-medium wrap-anywhere">
          {name === '' ? t('adminOrders.erased') : name}
        </bdi>
        {phone !== '' && (
          <Button asChild tone="quiet" className="px-2!">
            <a href={phoneLink(phone)} aria-label={t('adminOrders.confirm.callNumber', { number: phone })}>
              <Phone aria-hidden="true" className="size-5 text-majolica" />
              <Ltr>{phone}</Ltr>
            </a>
          </Button>
        )}
        {digits !== null && (
          <Button asChild tone="quiet" size="icon">
            <a href={chatLink(digits)} target="_blank" rel="noreferrer" aria-label={t('adminOrders.chat')}>
              <MessageCircle aria-hidden="true" className="size-5 text-olive" />
            </a>
          </Button>
        )}
        <bdi className="text-ink-muted">{place}</bdi>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusSelect order={{ ...order, items: order.order_items }} />
        <time dateTime={order.created_at} className="text-sm text-ink-muted">
          {t('adminOrders.orderedAt', { time: formatDateTime(order.created_at, language) })}
        </time>
      </div>
    </div>
  )
}

/** Order lines with the names and prices at the time of the order, and the amounts. */
function LinesCard({ order }: { order: AdminOrder }) {
  const { t, tKey, language } = useLanguage()
  const [correcting, setCorrecting] = useState(false)
  return (
    <OrderCardSection id="lines" title={t('ordering.order.items')}>
      <ul className="w-full divide-y divide-plaster-line">
        {order.order_items.map((item) => {
          const choices = choicesText(item.selected_variations, language)
          const refunded = item.quantity - remainingPieces(item, order.payments)
          return (
            <li key={item.id} className="flex items-center gap-3 py-2.5">
              <LinePicture src={item.image_url} className="w-12" />
              <div className="min-w-0 grow">
                <Link
                  to={adminPaths.product(item.product_id)}
                  className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:text-copper hover:underline pointer-coarse:min-h-11"
                >
                  <bdi>{localized(item, 'name', language)}</bdi>
                </Link>
                {choices !== '' && (
                  <p className="text-sm text-ink-muted">
                    <bdi>{choices}</bdi>
                  </p>
                )}
                <p translate="no" className="text-sm text-ink-muted">
                  {formatNumber(item.quantity, language)} ×{' '}
                  <bdi>{formatMoney(item.unit_price, language)}</bdi>
                </p>
                {refunded > 0 && (
                  <p className="text-sm font-medium">
                    {t('adminOrders.refundedPieces', { count: refunded })}
                  </p>
                )}
              </div>
              <p translate="no" className="shrink-0 font-medium">
                {formatMoney(item.line_total, language)}
              </p>
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
      {(order.status === 'pending' || order.status === 'processing') && (
        <Button tone="secondary" size="small" onClick={() => setCorrecting(true)}>
          <Pencil aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {t('adminDrafts.correct')}
        </Button>
      )}
      {correcting && <LinesDialog order={order} onClose={() => setCorrecting(false)} />}
      {order.is_gift && (
        <div className="w-full rounded-control bg-copper-tint px-4 py-3">
          <h3 className="font-text text-sm font-medium">
            {t(order.gift_wrap ? 'adminOrders.giftWrapped' : 'adminOrders.gift')}
          </h3>
          <p dir="auto" className="break-words whitespace-pre-line">
            <TypedText text={order.gift_message} />
          </p>
          {order.gift_message !== '' && (
            <Link to={adminPaths.papers('card', [order.order_number])} className="text-majolica underline">
              {t('adminOrders.printCard')}
            </Link>
          )}
        </div>
      )}
      {order.notes !== '' && (
        <div className="w-full rounded-control bg-plaster-raised px-4 py-3">
          <h3 className="font-text text-sm font-medium text-ink-muted">{t('ordering.checkout.notes')}</h3>
          <p dir="auto" className="break-words whitespace-pre-line">
            <TypedText text={order.notes} />
          </p>
        </div>
      )}
    </OrderCardSection>
  )
}
