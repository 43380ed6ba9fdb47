import { Check, MessageCircle, PackageSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { isDomestic } from '@/lib/countries'
import { paths, publicUrl } from '@/paths'
import { deliveryDays } from '@/i18n/delivery-days'
import { formatDate, formatDay, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import { addBusinessDays, shopCalendarDay } from '@/lib/shop-clock'
import { siteOrigin } from '@/lib/env'
import { placeLine } from '@/lib/place-line'
import { chatLink, mailLink } from '@/settings/contact-links'
import { getsEmail } from '@/settings/gets-email'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Khatam } from '@/ui/khatam'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { TypedText } from '@/ui/typed-text'
import { OrderItems } from './order-items'
import { AmountDue, type BankAccount } from './order-payment'
import { OrderSummary } from './order-summary'
import { owesBeforeDelivery, PaymentBadge, paymentName } from './payment-status'
import type { OrderDetail } from './queries'

type Shop = BankAccount & { contact_email: string; whatsapp_number: string; email_notifications: boolean }
type OrderConfirmationProps = { order: OrderDetail; shop: Shop; children: ReactNode }

export function OrderConfirmation({ order, shop, children }: OrderConfirmationProps) {
  const { t, language } = useLanguage()
  const owes = owesBeforeDelivery(order)
  const byTransfer = order.payment_method === 'bank_transfer'
  const mailed = getsEmail(shop, order.contact_email)
  // The shop calls before it packs an order that is paid at the door: a message of the buyer spares the call.
  const confirmsByChat = order.payment_method === 'cash_on_delivery' && isDomestic(order.country)

  return (
    <div data-order-placed="" className="flex flex-col gap-8">
      <header className="flex flex-col items-center gap-3 py-4 text-center">
        <span className="relative flex size-16 items-center justify-center text-olive">
          <Khatam className="absolute inset-0 size-16" />
          <Check aria-hidden="true" strokeWidth={2.5} className="relative size-7 text-plaster" />
        </span>
        <h1 className="text-3xl">{t('ordering.order.thanks')}</h1>
        <p className="text-lg text-ink-muted">
          {t(mailed ? 'ordering.order.received' : 'ordering.order.receivedCall')}
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Button asChild tone={confirmsByChat ? 'primary' : 'secondary'}>
            <a
              href={chatLink(shop.whatsapp_number, confirmationText(order))}
              rel="noreferrer"
              target="_blank"
            >
              <MessageCircle aria-hidden="true" className="size-5" />
              {t('ordering.order.confirmChat')}
            </a>
          </Button>
          <Button asChild tone="secondary">
            <Link to={paths.track(order.tracking_token)}>
              <PackageSearch aria-hidden="true" className="size-5" />
              {t('ordering.order.track')}
            </Link>
          </Button>
        </div>
        <p className="text-sm text-ink-muted">
          {t(mailed ? 'ordering.order.trackText' : 'ordering.order.trackGuest')}
        </p>
      </header>
      {owes && (
        <Card asChild>
          <section aria-labelledby="order-due" className="flex flex-col gap-4">
            <h2 id="order-due" className="text-xl">
              {t(`deferred.payment.${order.payment_method}`)}
            </h2>
            <AmountDue order={order} account={shop} />
          </section>
        </Card>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        <Card asChild>
          <section aria-labelledby="order-facts">
            <h2 id="order-facts" className="sr-only">
              {t('ordering.order.number')}
            </h2>
            <Facts order={order} />
          </section>
        </Card>
        <section
          aria-labelledby="order-items"
          className="flex flex-col gap-4 rounded-picture bg-plaster-raised p-6"
        >
          <h2 id="order-items" className="text-xl">
            {t('ordering.order.items')}
          </h2>
          <OrderItems items={order.order_items} end={(item) => formatMoney(item.line_total, language)} />
          <OrderSummary amounts={order} />
        </section>
      </div>
      <section aria-labelledby="order-next" className="flex flex-col gap-4">
        <h2 id="order-next" className="text-xl">
          {t('ordering.order.next')}
        </h2>
        <ol className="grid gap-4 sm:grid-cols-3">
          {(
            [
              !owes
                ? mailed
                  ? 'ordering.order.nextConfirm'
                  : 'ordering.order.nextCall'
                : byTransfer
                  ? 'ordering.order.nextTransfer'
                  : 'ordering.order.nextPay',
              'ordering.order.nextPrepare',
              nextAtLast(order),
            ] as const
          ).map((step, index) => (
            <li key={step} className="flex items-start gap-3 border-t border-gold pt-3">
              <span translate="no" aria-hidden="true" className="font-display text-xl text-copper">
                {formatNumber(index + 1, language)}
              </span>
              {t(step)}
            </li>
          ))}
        </ol>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <span>{t('ordering.order.support')}</span>
          <a href={mailLink(shop.contact_email, order.order_number)} className="text-majolica underline">
            <Ltr>{shop.contact_email}</Ltr>
          </a>
          <Link to={paths.support()} className="text-majolica underline">
            {t('ordering.order.supportPage')}
          </Link>
        </p>
      </section>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}

/** Couriers call before they come in Morocco only. */
function nextAtLast({ is_pickup: isPickup, country }: OrderDetail) {
  if (isPickup) return 'ordering.place.nextPickup'
  return isDomestic(country) ? 'ordering.order.nextShip' : 'ordering.order.nextShipAbroad'
}

function Facts({ order }: { order: OrderDetail }) {
  const { t, tKey, language } = useLanguage()
  const address = [
    order.contact_name,
    order.landmark,
    order.address,
    order.district,
    placeLine(order),
  ].filter((line) => line !== '')
  const { min_days: min, max_days: max, promised_from: from } = order
  const day = (days: number) =>
    from === null ? '' : formatDay(addBusinessDays(shopCalendarDay(new Date(from)), days), language)

  return (
    <dl className="grid content-start gap-x-6 gap-y-3 min-[22rem]:grid-cols-[auto_1fr]">
      <dt className="text-ink-muted">{t('ordering.order.number')}</dt>
      <dd className="font-medium whitespace-nowrap max-[16rem]:whitespace-normal">
        <Ltr>{order.order_number}</Ltr>
      </dd>
      <dt className="text-ink-muted">{t('ordering.order.date')}</dt>
      <dd>{formatDate(order.created_at, language)}</dd>
      {min !== null && max !== null && (
        <>
          <dt className="text-ink-muted">
            {t(order.is_pickup ? 'ordering.place.pickup' : 'ordering.order.estimate')}
          </dt>
          {order.is_pickup ? (
            <dd>
              {from === null
                ? t('ordering.place.readyAfter', { count: min })
                : t('ordering.place.readyFrom', { date: day(min) })}
            </dd>
          ) : from === null ? (
            <dd>
              {t('ordering.order.afterPayment', { days: deliveryDays({ min_days: min, max_days: max }, t) })}
            </dd>
          ) : (
            <dd className="flex flex-col">
              <span>
                {min === max ? day(min) : t('ordering.order.between', { from: day(min), to: day(max) })}
              </span>
              <span className="text-sm text-ink-muted">
                {deliveryDays({ min_days: min, max_days: max }, t)}
              </span>
            </dd>
          )}
        </>
      )}
      <dt className="text-ink-muted">{t('ordering.order.payment')}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {t(paymentName(order))}
        <PaymentBadge order={order} />
      </dd>
      <dt className="text-ink-muted">
        {t(order.is_pickup ? 'ordering.place.pickupAt' : 'ordering.order.deliverTo')}
      </dt>
      <dd className="flex min-w-0 flex-col items-start wrap-anywhere">
        {address.map((line) => (
          <bdi key={line}>
            <TypedText text={line} />
          </bdi>
        ))}
        <span>{tKey(`shop.country.${order.country}`)}</span>
      </dd>
    </dl>
  )
}

const CHAT_TEXTS: Record<Language, (number: string, total: string) => string> = {
  en: (number, total) => `Hello, I confirm my order ${number} for ${total}.`,
  fr: (number, total) => `Bonjour, je confirme ma commande ${number} de ${total}.`,
  // Isolates keep the order number left-to-right inside the Arabic sentence.
  ar: (number, total) => `مرحبًا، أؤكد طلبي \u2066${number}\u2069 بمبلغ ${total}.`,
}

/**
 * The chat message with which a customer confirms an order, in the order's language rather than the page's. The tracking link
 * on a line of its own is for the customer, who then has it in the chat.
 */
function confirmationText(order: OrderDetail): string {
  const text = CHAT_TEXTS[order.language](order.order_number, formatMoney(order.total_amount, order.language))
  return `${text}\n${siteOrigin()}${publicUrl(paths.track(order.tracking_token), order.language)}`
}
