import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatDate, formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Card } from '@/ui/card'
import { Ltr } from '@/ui/ltr'
import { OrderPicture } from './order-picture'
import { OrderStatusBadge } from './order-status'
import type { ListedOrder } from './queries'

// As many as fit beside the amount on a phone.
const MOST_PICTURES = 3

/** Somebody's orders, each a way to its own page. */
export function OrderList({ orders }: { orders: readonly ListedOrder[] }) {
  const { t, language } = useLanguage()
  return (
    <ul className="flex flex-col gap-4">
      {orders.map((order) => {
        const pieces = order.order_items.reduce((sum, item) => sum + item.quantity, 0)
        const more = order.order_items.length - MOST_PICTURES
        return (
          <Card asChild key={order.id} className="relative hover:border-copper">
            <li>
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <h3 className="text-lg">
                  {/* The whole card leads there; the link alone has the name. */}
                  <Link
                    to={paths.accountOrder(order.order_number)}
                    className="after:absolute after:inset-0 after:rounded-picture"
                  >
                    <Ltr>{order.order_number}</Ltr>
                  </Link>
                </h3>
                <OrderStatusBadge status={order.status} />
              </div>
              <p className="mt-1 text-ink-muted">
                <time dateTime={order.created_at}>{formatDate(order.created_at, language)}</time>
              </p>
              <div className="mt-4 flex items-end justify-between gap-4">
                <ul className="flex min-w-0 gap-2">
                  {order.order_items.slice(0, MOST_PICTURES).map((item) => (
                    <li key={item.id} className="w-12 shrink-0 sm:w-16">
                      <OrderPicture src={item.image_url} alt={localized(item, 'name', language)} />
                    </li>
                  ))}
                  {more > 0 && (
                    <li className="self-center text-sm text-ink-muted">
                      {t('account.more', { count: more })}
                    </li>
                  )}
                </ul>
                <p className="flex shrink-0 items-center gap-2 text-end">
                  <span className="flex flex-col">
                    <span className="font-medium">{formatMoney(order.total_amount, language)}</span>
                    <span className="text-sm text-ink-muted">{t('account.pieces', { count: pieces })}</span>
                  </span>
                  <ChevronRight aria-hidden="true" className="size-5 text-ink-muted rtl:-scale-x-100" />
                </p>
              </div>
            </li>
          </Card>
        )
      })}
    </ul>
  )
}
