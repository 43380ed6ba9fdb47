import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { BuyAgain } from '@/cart/buy-again'
import { useLanguage } from '@/i18n/language-context'
import { OrderDetails } from '@/orders/order-details'
import { orderQueries } from '@/orders/queries'
import { paths } from '@/paths'
import { QueryPage } from '@/shell/query-page'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
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

  return (
    <QueryPage
      query={order}
      title={t('account.orderTitle', { number: orderNumber })}
      missing={{
        title: t('ordering.order.notFound'),
        text: t('ordering.order.notFoundText'),
        action: (
          <Button asChild>
            <Link to={paths.account()}>{t('account.allOrders')}</Link>
          </Button>
        ),
      }}
    >
      {(found) => <OrderDetails order={found} action={<BuyAgain items={found.order_items} />} />}
    </QueryPage>
  )
}
