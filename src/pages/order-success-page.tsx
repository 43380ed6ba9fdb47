import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/paths'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { OrderConfirmation } from '@/orders/order-confirmation'
import { orderQueries } from '@/orders/queries'
import { settingsQueries } from '@/settings/queries'
import { Seo } from '@/shell/seo'
import { PageSkeleton } from '@/shell/page-skeleton'
import { Button } from '@/ui/button'

export function Component() {
  const { t } = useLanguage()
  const { user, loading } = useAuth()
  const [params] = useSearchParams()
  const orderNumber = params.get('order') ?? ''
  const order = useQuery({ ...orderQueries.byNumber(user?.id ?? '', orderNumber), enabled: user !== null })
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())

  if (user === null && !loading) {
    return (
      <Message title={t('ordering.order.signIn')}>
        <Button asChild>
          <Link to={paths.auth(paths.orderSuccess(orderNumber))}>{t('account.auth.signIn')}</Link>
        </Button>
      </Message>
    )
  }
  if (order.isError) {
    return (
      <Message title={errorMessage(order.error, t)}>
        <Button onClick={() => void order.refetch()}>{t('shop.action.retry')}</Button>
      </Message>
    )
  }
  if (order.data === undefined) return <PageSkeleton label={t('shop.status.loading')} />
  if (order.data === null) {
    return (
      <Message title={t('ordering.order.notFound')}>
        <p>{t('ordering.order.notFoundText')}</p>
        <Button asChild>
          <Link to={paths.products()}>{t('deferred.cart.continue')}</Link>
        </Button>
      </Message>
    )
  }

  return (
    <>
      <Seo title={t('ordering.order.thanks')} />
      <OrderConfirmation order={order.data} shop={shop}>
        <Button asChild>
          <Link to={paths.products()}>{t('deferred.cart.continue')}</Link>
        </Button>
        <Button asChild tone="quiet">
          <Link to={paths.account()}>{t('ordering.order.toAccount')}</Link>
        </Button>
      </OrderConfirmation>
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
