import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { OrderList } from '@/orders/order-list'
import { ORDERS_PAGE, orderQueries } from '@/orders/queries'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'

export function OrdersSection({ userId }: { userId: string }) {
  const { t } = useLanguage()
  const list = useInfiniteQuery(orderQueries.mine(userId))

  if (list.data === undefined) {
    if (list.isError) {
      return (
        <Notice tone="error" role="alert">
          {errorMessage(list.error, t)}
          <Button tone="link" onClick={() => void list.refetch()}>
            {t('action.retry')}
          </Button>
        </Notice>
      )
    }
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">{t('status.loading')}</span>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-44 rounded-picture" />
        ))}
      </div>
    )
  }

  const orders = list.data.pages.flatMap((page) => page.slice(0, ORDERS_PAGE))
  if (orders.length === 0) {
    return (
      <div className="flex flex-col items-start gap-4 py-6">
        <h2 className="text-xl">{t('account.noOrders')}</h2>
        <p>{t('account.noOrdersText')}</p>
        <Button asChild>
          <Link to={paths.products()}>{t('cart.shop')}</Link>
        </Button>
      </div>
    )
  }
  return (
    <section aria-labelledby="my-orders" className="flex flex-col gap-4">
      <h2 id="my-orders" className="sr-only">
        {t('account.orders')}
      </h2>
      <OrderList orders={orders} />
      {list.hasNextPage && (
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
