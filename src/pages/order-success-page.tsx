import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { OrderConfirmation } from './order/order-confirmation'
import { orderQueries } from '@/orders/queries'
import { settingsQueries } from '@/settings/queries'
import { PageTitle } from '@/shell/page-title'
import { PageSkeleton } from '@/shell/page-skeleton'
import { Button } from '@/ui/button'

export function OrderSuccessPage() {
  const { t } = useLanguage()
  const { user, loading } = useAuth()
  const [params] = useSearchParams()
  const orderNumber = params.get('order') ?? ''
  const order = useQuery({ ...orderQueries.byNumber(user?.id ?? '', orderNumber), enabled: user !== null })
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())

  if (user === null && !loading) {
    return (
      <Message title={t('order.signIn')}>
        <Button asChild>
          <Link to={paths.auth(paths.orderSuccess(orderNumber))}>{t('auth.signIn')}</Link>
        </Button>
      </Message>
    )
  }
  if (order.isError) {
    return (
      <Message title={errorMessage(order.error, t)}>
        <Button onClick={() => void order.refetch()}>{t('action.retry')}</Button>
      </Message>
    )
  }
  if (order.data === undefined) return <PageSkeleton label={t('status.loading')} />
  if (order.data === null) {
    return (
      <Message title={t('order.notFound')}>
        <p>{t('order.notFoundText')}</p>
        <Button asChild>
          <Link to={paths.products()}>{t('cart.continue')}</Link>
        </Button>
      </Message>
    )
  }

  return (
    <>
      <PageTitle title={t('order.thanks')} />
      <OrderConfirmation order={order.data} shop={shop}>
        <Button asChild>
          <Link to={paths.products()}>{t('cart.continue')}</Link>
        </Button>
        <Button asChild tone="quiet">
          <Link to={paths.account()}>{t('order.toAccount')}</Link>
        </Button>
      </OrderConfirmation>
    </>
  )
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 py-12">
      <PageTitle title={title} />
      <h1 className="text-2xl">{title}</h1>
      {children}
    </div>
  )
}
