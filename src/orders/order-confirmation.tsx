import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Card } from '@/ui/card'
import { Khatam } from '@/ui/khatam'
import { Ltr } from '@/ui/ltr'
import { OrderSummary } from './order-summary'
import type { OrderDetail } from './queries'

type OrderConfirmationProps = {
  order: OrderDetail
  delivery: { min_days: number; max_days: number } | undefined
  bankDetails: string
  contactEmail: string
  children: ReactNode
}

export function OrderConfirmation({
  order,
  delivery,
  bankDetails,
  contactEmail,
  children,
}: OrderConfirmationProps) {
  const { t, tKey, language } = useLanguage()

  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col items-center gap-3 py-4 text-center">
        <span className="relative flex size-16 items-center justify-center text-olive">
          <Khatam className="absolute inset-0 size-16" />
          <Check aria-hidden="true" strokeWidth={2.5} className="relative size-7 text-plaster" />
        </span>
        <h1 className="text-3xl">{t('order.thanks')}</h1>
        <p className="text-lg text-ink-muted">{t('order.received')}</p>
      </header>
      <div className="grid gap-8 lg:grid-cols-2">
        <Card asChild>
          <dl className="grid grid-cols-[auto_1fr] content-start gap-x-6 gap-y-3">
            <dt className="text-ink-muted">{t('order.number')}</dt>
            <dd className="font-medium whitespace-nowrap">
              <Ltr>{order.order_number}</Ltr>
            </dd>
            <dt className="text-ink-muted">{t('order.date')}</dt>
            <dd>{formatDate(order.created_at, language)}</dd>
            {delivery !== undefined && (
              <>
                <dt className="text-ink-muted">{t('order.estimate')}</dt>
                <dd>{t('delivery.days', { min: delivery.min_days, count: delivery.max_days })}</dd>
              </>
            )}
            <dt className="text-ink-muted">{t('order.payment')}</dt>
            <dd>{t(`payment.${order.payment_method}`)}</dd>
            <dt className="text-ink-muted">{t('order.deliverTo')}</dt>
            <dd className="flex flex-col items-start">
              {[
                order.contact_name,
                order.address,
                order.district,
                [order.postal_code, order.city].filter(Boolean).join(' '),
              ]
                .filter((line) => line !== '')
                .map((line) => (
                  <bdi key={line}>{line}</bdi>
                ))}
              <span>{tKey(`country.${order.country}`)}</span>
            </dd>
          </dl>
        </Card>
        <section
          aria-labelledby="order-items"
          className="flex flex-col gap-4 rounded-picture bg-plaster-raised p-6"
        >
          <h2 id="order-items" className="text-xl">
            {t('order.items')}
          </h2>
          <ul className="flex flex-col gap-2">
            {order.order_items.map((item) => (
              <li key={item.id} className="flex justify-between gap-4">
                <span>
                  <bdi>{localized(item, 'name', language)}</bdi>{' '}
                  <bdi dir="ltr" className="text-ink-muted">
                    × {formatNumber(item.quantity, language)}
                  </bdi>
                </span>
                <span className="shrink-0">{formatMoney(item.line_total, language)}</span>
              </li>
            ))}
          </ul>
          <OrderSummary amounts={order} />
        </section>
      </div>
      {order.payment_method === 'bank_transfer' && (
        <section className="flex flex-col gap-2">
          <p>{t('order.bankText')}</p>
          <p dir="ltr" className="self-start rounded-control bg-plaster-raised p-4 whitespace-pre-line">
            {bankDetails}
          </p>
        </section>
      )}
      <section aria-labelledby="order-next" className="flex flex-col gap-4">
        <h2 id="order-next" className="text-xl">
          {t('order.next')}
        </h2>
        <ol className="grid gap-4 sm:grid-cols-3">
          {(['order.nextConfirm', 'order.nextPrepare', 'order.nextShip'] as const).map((step, index) => (
            <li key={step} className="flex items-start gap-3 border-t border-gold pt-3">
              <span aria-hidden="true" className="font-display text-xl text-copper">
                {formatNumber(index + 1, language)}
              </span>
              {t(step)}
            </li>
          ))}
        </ol>
        <p>
          {t('order.support')}{' '}
          <a href={`mailto:${contactEmail}`} className="text-majolica underline">
            <Ltr>{contactEmail}</Ltr>
          </a>
        </p>
      </section>
      <div>{children}</div>
    </div>
  )
}
