import { StickyNote, Truck } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Column } from '@/admin/list/data-table'
import { OrderPayment } from '@/admin/payments/payment-badges'
import { formatMoney, formatNumber, formatShortDateTime } from '@/i18n/format'
import type { Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import type { Translate } from '@/i18n/message-types'
import { paths } from '@/paths'
import { phoneLink } from '@/settings/contact-links'
import { Ltr } from '@/ui/ltr'
import { LinePicture } from './line-picture'
import { choicesText } from './order-text'
import type { CardLine, OrderCard } from './queries'
import { StatusSelect } from './status-select'

// More lines than these are counted only: a row stays a row.
const LINES_SHOWN = 3

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
      className: 'min-w-36',
    },
    {
      key: 'items',
      header: t('ordering.order.items'),
      cell: ({ items }) => <Items {...{ items, t, language }} />,
      className: 'w-full min-w-40 max-md:flex-col max-md:items-stretch! max-md:gap-1!',
    },
    {
      key: 'total',
      header: t('deferred.summary.total'),
      align: 'end',
      cell: (order) => <Total {...{ order, t, language }} />,
    },
    {
      key: 'payment',
      header: t('adminPayments.column'),
      cell: (order) => <OrderPayment order={order} />,
    },
    {
      key: 'status',
      header: t('adminOrders.status'),
      cell: (order) => (
        <div className="flex flex-col items-start gap-1 max-md:items-end">
          <StatusSelect order={order} />
          {order.tracking_number !== '' && (
            <span className="flex max-w-44 items-center gap-1.5 px-1 text-sm text-ink-muted">
              <Truck aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
              <span className="sr-only">{t('adminOrders.tracking')}: </span>
              <span className="break-all">
                <Ltr>{order.tracking_number}</Ltr>
              </span>
            </span>
          )}
        </div>
      ),
    },
  ]
}

type CellProps = { order: OrderCard; t: Translate; language: Language }

function Naming({ order, t, language }: CellProps) {
  return (
    <div className="flex flex-col items-start">
      <Link
        to={paths.adminOrder(order.order_number)}
        className="inline-flex min-h-8 items-center font-medium whitespace-nowrap text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        <Ltr>{order.order_number}</Ltr>
      </Link>
      <time dateTime={order.created_at} className="text-sm whitespace-nowrap text-ink-muted">
        {formatShortDateTime(order.created_at, language)}
      </time>
      {order.note_count > 0 && (
        <span className="mt-0.5 inline-flex items-center gap-1.5 text-sm text-gold-text">
          <StickyNote aria-hidden="true" className="size-4" />
          {t('adminOrders.noteCount', { count: order.note_count })}
        </span>
      )}
    </div>
  )
}

function Customer({ order, t }: Omit<CellProps, 'language'>) {
  const { contact_name: name, phone, city, country } = order
  const place =
    country === 'morocco' ? city : `${city}, ${t(`shop.country.${country}` as 'shop.country.morocco')}`
  return (
    <div className="flex min-w-0 flex-col max-md:items-end">
      <span className="font-medium break-words">
        <bdi>{name === '' ? t('adminOrders.erased') : name}</bdi>
      </span>
      {phone !== '' && (
        <a
          href={phoneLink(phone)}
          className="inline-flex min-h-6 items-center text-sm whitespace-nowrap text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          <Ltr>{phone}</Ltr>
        </a>
      )}
      <span className="text-sm text-ink-muted">
        <bdi>{place}</bdi>
      </span>
    </div>
  )
}

type ItemsProps = { items: readonly CardLine[]; t: Translate; language: Language }

function Items({ items, t, language }: ItemsProps) {
  const rest = items.length - LINES_SHOWN
  return (
    <ul className="flex flex-col gap-1.5">
      {items.slice(0, LINES_SHOWN).map((item) => {
        const choices = choicesText(item.selected_variations, language)
        return (
          <li key={item.id} className="flex items-center gap-2.5">
            <LinePicture src={item.image_url} className="w-8" />
            <span className="flex min-w-0 flex-col text-sm leading-snug">
              <span className="line-clamp-1">
                <bdi>{localized(item, 'name', language)}</bdi>
              </span>
              <span className="text-ink-muted">
                {formatNumber(item.quantity, language)} × <bdi>{formatMoney(item.unit_price, language)}</bdi>
                {choices !== '' && (
                  <>
                    {' · '}
                    <bdi>{choices}</bdi>
                  </>
                )}
              </span>
            </span>
          </li>
        )
      })}
      {rest > 0 && <li className="text-sm text-ink-muted">{t('adminOrders.moreLines', { count: rest })}</li>}
    </ul>
  )
}

function Total({ order, t, language }: CellProps) {
  return (
    <div className="flex flex-col items-end">
      <span className="font-medium whitespace-nowrap">{formatMoney(order.total_amount, language)}</span>
      <span className="text-sm whitespace-nowrap text-ink-muted max-md:whitespace-normal">
        {t(`deferred.payment.${order.payment_method}`)}
      </span>
    </div>
  )
}
