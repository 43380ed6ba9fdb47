import { Phone, StickyNote, Truck } from 'lucide-react'
import { adminPaths } from '@/admin/admin-paths'
import type { Column } from '@/admin/list/data-table'
import { OrderPayment } from '@/admin/payments/payment-badges'
import { formatDateTime, formatMoney, formatNumber, formatShortDate } from '@/i18n/format'
import type { Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import type { Translate } from '@/i18n/message-types'
import { cn } from '@/lib/cn'
import { isDomestic } from '@/lib/countries'
import { phoneLink } from '@/settings/contact-links'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { ago, shortAge, type Wait, waitOf } from './age'
import type { OrderCard } from './queries'
import { StatusSelect } from './status-select'

/** The columns of the compact list: what is not in its line or two is on the order's page. */
export function orderColumns(t: Translate, language: Language): Column<OrderCard>[] {
  return [
    {
      key: 'order',
      header: t('ordering.order.number'),
      cell: (order) => <Naming {...{ order, t, language }} />,
    },
    {
      key: 'customer',
      header: t('adminOrders.customer'),
      cell: (order) => <Customer {...{ order, t }} />,
      // Takes what the number leaves of the first line.
      firstLine: true,
      className: 'max-md:w-0 max-md:grow md:max-w-60 md:min-w-40',
    },
    {
      key: 'items',
      header: t('ordering.order.items'),
      cell: (order) => <Items {...{ order, t, language }} />,
      wide: true,
      className: 'w-full max-w-0',
    },
    {
      key: 'total',
      header: t('deferred.summary.total'),
      align: 'end',
      cell: ({ total_amount: total }) => (
        <span translate="no" className="font-medium whitespace-nowrap">
          {formatMoney(total, language)}
        </span>
      ),
    },
    {
      key: 'payment',
      header: t('adminPayments.column'),
      cell: (order) => (
        <>
          <OrderPayment order={order} compact />
          <span className="sr-only"> {t(`deferred.payment.${order.payment_method}`)}</span>
        </>
      ),
      className: 'max-md:min-w-0 max-md:grow',
    },
    {
      key: 'status',
      header: t('adminOrders.status'),
      cell: (order) => <Status {...{ order, t }} />,
    },
  ]
}

type CellProps = { order: OrderCard; t: Translate; language: Language }

const WAIT_COLOURS: Record<Wait, string> = {
  fresh: 'text-olive',
  waiting: 'text-saffron font-medium',
  late: 'text-brick font-medium',
}

function Naming({ order, t, language }: CellProps) {
  return (
    <div className="flex items-center gap-2 whitespace-nowrap">
      <Link
        to={adminPaths.order(order.order_number)}
        className="inline-flex min-h-8 items-center text-sm font-medium text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        <Ltr>{order.order_number}</Ltr>
      </Link>
      <OrderAge {...{ order, t, language }} />
      {order.note_count > 0 && (
        <span title={t('adminOrders.noteCount', { count: order.note_count })}>
          <StickyNote aria-hidden="true" className="size-4 text-gold-text" />
          <span className="sr-only">{t('adminOrders.noteCount', { count: order.note_count })}</span>
        </span>
      )}
    </div>
  )
}

/** How long an open order has had its status, coloured by what is expected; of the others, the day when they were made. */
export function OrderAge({ order, t, language }: CellProps) {
  const wait = waitOf(order)
  if (wait === null) {
    return (
      // On a phone the room is for the name: the list is in the order of these days.
      <time dateTime={order.created_at} className="text-sm text-ink-muted max-sm:sr-only">
        {formatShortDate(order.created_at, language)}
      </time>
    )
  }
  return (
    <time
      dateTime={order.status_at}
      title={t('adminOrders.orderedAt', { time: formatDateTime(order.created_at, language) })}
      className={cn('text-sm', WAIT_COLOURS[wait])}
    >
      <span aria-hidden="true">{shortAge(order.status_at, language)}</span>
      <span className="sr-only">
        {ago(order.status_at, language)}, {t(`adminOrders.wait.${wait}`)}
      </span>
    </time>
  )
}

function Customer({ order, t }: Omit<CellProps, 'language'>) {
  const { contact_name: name, phone, city, country } = order
  const place =
    city === ''
      ? t('adminOrders.pickup')
      : isDomestic(country)
        ? city
        : `${city}, ${t(`shop.country.${country}` as 'shop.country.morocco')}`
  return (
    <div className="flex min-w-0 items-center gap-1">
      {/* Each in its own direction, so that its end is cut and not its beginning. */}
      <span className="flex min-w-0 grow items-baseline gap-1 text-sm">
        <bdi className="min-w-0 truncate font-medium">{name === '' ? t('adminOrders.erased') : name}</bdi>
        <span aria-hidden="true" className="text-ink-muted">
          ·
        </span>
        <bdi className="min-w-0 truncate text-ink-muted">{place}</bdi>
      </span>
      {phone !== '' && (
        <a
          href={phoneLink(phone)}
          title={phone}
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-control text-majolica hover:bg-plaster-raised max-md:hidden pointer-coarse:size-11"
        >
          <Phone aria-hidden="true" className="size-4" />
          <span className="sr-only">{t('adminOrders.confirm.callNumber', { number: phone })}</span>
        </a>
      )}
    </div>
  )
}

function Items({ order: { items }, t, language }: CellProps) {
  const [first, ...others] = items
  if (first === undefined) return null
  return (
    <p className="truncate text-sm">
      <bdi dir="ltr" translate="no">
        {formatNumber(first.quantity, language)} ×
      </bdi>{' '}
      <bdi>{localized(first, 'name', language)}</bdi>
      {others.length > 0 && (
        <span className="text-ink-muted"> {t('adminOrders.moreLines', { count: others.length })}</span>
      )}
    </p>
  )
}

function Status({ order, t }: Omit<CellProps, 'language'>) {
  const { delivery_failure: failure, tracking_number: tracking } = order
  const comesBack = order.status === 'shipped' && (failure === 'refused' || failure === 'unreachable')
  return (
    <div className="flex items-center gap-1">
      <StatusSelect order={order} />
      {comesBack && (
        <span className="text-sm whitespace-nowrap text-brick max-md:sr-only">
          {t(`adminOrders.delivery.is.${failure}`)}
        </span>
      )}
      {tracking !== '' && (
        <span title={tracking} className="max-md:sr-only">
          <Truck aria-hidden="true" className="size-4 text-ink-muted rtl:-scale-x-100" />
          <span className="sr-only">
            {t('adminOrders.tracking')}: <Ltr>{tracking}</Ltr>
          </span>
        </span>
      )}
    </div>
  )
}
