import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useFailure } from '@/lib/use-unread'
import { paths } from '@/paths'
import { formatDate, formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { ReadFailed } from '@/ui/read-failed'
import { Skeleton } from '@/ui/skeleton'
import { OrderPicture } from './order-items'
import { PayLink } from './order-payment'
import { OrderStatusBadge } from './order-status'
import { owesBeforeDelivery, PaymentBadge } from './payment-status'
import { orderQueries, ORDERS_PAGE_SIZE, type ListedOrder } from './queries'

// This many fit beside the amount on a phone.
const MAX_PICTURES = 3

/** The signed-in customer's orders, each linked to its page. */
export function OrderList({ userId }: { userId: string }) {
  const { t } = useLanguage()
  const list = useInfiniteQuery(orderQueries.mine(userId))
  const failed = useFailure(list)

  if (list.data === undefined) return failed === null ? <OrderListSkeleton /> : <ReadFailed {...failed} />

  const orders = list.data.pages.flatMap((page) => page.slice(0, ORDERS_PAGE_SIZE))
  if (orders.length === 0) {
    return (
      <div className="flex flex-col items-start gap-4 py-6">
        <h2 className="text-xl">{t('account.noOrders')}</h2>
        <p>{t('account.noOrdersText')}</p>
        <Button asChild>
          <Link to={paths.products()}>{t('deferred.cart.shop')}</Link>
        </Button>
      </div>
    )
  }
  return (
    <section aria-labelledby="my-orders" className="flex flex-col gap-4">
      <h2 id="my-orders" className="sr-only">
        {t('account.orders')}
      </h2>
      <OrderCards orders={orders} />
      {failed !== null && list.isFetchNextPageError && (
        <ReadFailed {...failed} refetch={() => void list.fetchNextPage()} />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button
          tone="secondary"
          className="self-center"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('account.moreOrders')}
        </Button>
      )}
    </section>
  )
}

/** What stands for the orders until they have loaded. */
export function OrderListSkeleton() {
  const { t } = useLanguage()
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t('shop.status.loading')}</span>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-44 rounded-picture" />
      ))}
    </div>
  )
}

function OrderCards({ orders }: { orders: readonly ListedOrder[] }) {
  const { t, language } = useLanguage()
  return (
    <ul className="flex flex-col gap-4">
      {orders.map((order) => {
        const pieces = order.order_items.reduce((sum, item) => sum + item.quantity, 0)
        const more = order.order_items.length - MAX_PICTURES
        return (
          <Card asChild key={order.id} className="relative hover:border-copper">
            <li>
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <h3 className="text-lg">
                  {/* The pseudo-element makes the whole card clickable. */}
                  <Link
                    to={paths.accountOrder(order.order_number)}
                    className="after:absolute after:inset-0 after:rounded-picture"
                  >
                    <Ltr>{order.order_number}</Ltr>
                  </Link>
                </h3>
                <span className="flex flex-wrap gap-2">
                  <OrderStatusBadge status={order.status} isPickup={order.is_pickup} />
                  <PaymentBadge order={order} />
                </span>
              </div>
              <p className="mt-1 text-ink-muted">
                <time dateTime={order.created_at}>{formatDate(order.created_at, language)}</time>
              </p>
              <div className="mt-4 flex items-end justify-between gap-4 max-[16rem]:flex-wrap">
                <ul className="flex min-w-0 gap-2 max-[16rem]:flex-wrap">
                  {order.order_items.slice(0, MAX_PICTURES).map((item) => (
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
                <p className="flex shrink-0 items-center gap-2 text-end max-[16rem]:shrink">
                  <span className="flex flex-col">
                    <span translate="no" className="font-medium">
                      {formatMoney(order.total_amount, language)}
                    </span>
                    <span className="text-sm text-ink-muted">{t('account.pieces', { count: pieces })}</span>
                  </span>
                  <ChevronRight aria-hidden="true" className="size-5 text-ink-muted rtl:-scale-x-100" />
                </p>
              </div>
              {owesBeforeDelivery(order) && (
                // Above the link that covers the card.
                <Button asChild tone="secondary" className="relative mt-4">
                  <PayLink order={order} />
                </Button>
              )}
            </li>
          </Card>
        )
      })}
    </ul>
  )
}
