import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { BuyAgain } from '@/cart/buy-again'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { OrderDetails } from '@/orders/order-details'
import { orderQueries } from '@/orders/queries'
import { paths } from '@/paths'
import { PageSkeleton } from '@/shell/page-skeleton'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { RequireAccount } from './require-account'

export function Component() {
  const { orderNumber = '' } = useParams()
  return (
    <RequireAccount>{(user) => <OwnOrderPage userId={user.id} orderNumber={orderNumber} />}</RequireAccount>
  )
}

function OwnOrderPage({ userId, orderNumber }: { userId: string; orderNumber: string }) {
  const { t } = useLanguage()
  const order = useQuery(orderQueries.detail(userId, orderNumber))

  if (order.data === undefined) {
    if (!order.isError) return <PageSkeleton label={t('shop.status.loading')} />
    return (
      <Message title={errorMessage(order.error, t)}>
        <Button onClick={() => void order.refetch()}>{t('shop.action.retry')}</Button>
      </Message>
    )
  }
  if (order.data === null) {
    return (
      <Message title={t('ordering.order.notFound')}>
        <p>{t('ordering.order.notFoundText')}</p>
        <Button asChild>
          <Link to={paths.account()}>{t('account.allOrders')}</Link>
        </Button>
      </Message>
    )
  }
  const { data } = order
  return (
    <>
      <Seo title={t('account.orderTitle', { number: data.order_number })} />
      <OrderDetails order={data} action={<BuyAgain items={data.order_items} />} />
    </>
  )
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 py-12">
      <Seo title={title} />
      <h1 className="text-2xl">{title}</h1>
      {children}
    </div>
  )
}
