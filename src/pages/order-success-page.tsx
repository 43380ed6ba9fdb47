import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/paths'
import { useAuth } from '@/auth/auth-context'
import { guestId, offerOrders } from '@/auth/guest'
import { KEEP_ORDERS } from '@/auth/kept-orders'
import { useLanguage } from '@/i18n/language-context'
import { OrderConfirmation } from '@/orders/order-confirmation'
import { orderQueries } from '@/orders/queries'
import { settingsQueries } from '@/settings/queries'
import { PageMessage, QueryPage } from '@/shell/query-page'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Link } from '@/ui/link'

export function Component() {
  const { t } = useLanguage()
  const { user, loading } = useAuth()
  const [params] = useSearchParams()
  const orderNumber = params.get('order') ?? ''
  // A guest has no account to sign in to, only this browser.
  const buyerId = user?.id ?? (loading ? null : guestId())
  const order = useQuery({
    ...orderQueries.byNumber(buyerId ?? '', orderNumber),
    enabled: buyerId !== null,
  })
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())

  // What the guest of this browser has not ordered may be an account's that has signed out.
  if (user === null && !loading && (buyerId === null || order.data === null)) {
    return (
      <PageMessage title={t('ordering.order.signIn')}>
        <Seo title={t('ordering.order.signIn')} noIndex />
        <Button asChild>
          <Link to={paths.auth(paths.orderSuccess(orderNumber))}>{t('account.auth.signIn')}</Link>
        </Button>
        <Button asChild tone="quiet">
          <Link to={paths.findOrder()}>{t('ordering.find.title')}</Link>
        </Button>
      </PageMessage>
    )
  }
  const toProducts = (
    <Button asChild>
      <Link to={paths.products()}>{t('deferred.cart.continue')}</Link>
    </Button>
  )
  return (
    <QueryPage
      query={order}
      title={t('account.orderTitle', { number: orderNumber })}
      titleOf={() => t('ordering.order.thanks')}
      missing={{
        title: t('ordering.order.notFound'),
        text: t('ordering.order.notFoundText'),
        action: toProducts,
      }}
    >
      {(found) => {
        // An account is also shown what the guest of this browser ordered before it signed in.
        const isOwn = found.user_id === user?.id
        return (
          <>
            <OrderConfirmation order={found} shop={shop}>
              {toProducts}
              {isOwn && (
                <Button asChild tone="quiet">
                  <Link to={paths.account()}>{t('ordering.order.toAccount')}</Link>
                </Button>
              )}
            </OrderConfirmation>
            {!isOwn && (user !== null || shop.enable_registration) && (
              <KeepOrder orderNumber={found.order_number} hasAccount={user !== null} />
            )}
          </>
        )
      }}
    </QueryPage>
  )
}

/** A guest's order, and the earlier ones with its phone number, move to the account that is signed in, created or signed in to next. */
function KeepOrder({ orderNumber, hasAccount }: { orderNumber: string; hasAccount: boolean }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const offer = useMutation({
    mutationFn: () => offerOrders(orderNumber),
    onSuccess: (token) =>
      hasAccount
        ? navigate(paths.keepOrders(token), { state: KEEP_ORDERS })
        : navigate(paths.auth(paths.keepOrders(token))),
  })
  return (
    <Card asChild className="mt-2">
      <section aria-labelledby="keep-order" className="flex flex-col items-start gap-3">
        <h2 id="keep-order" className="text-xl">
          {t('ordering.keep.title')}
        </h2>
        <p className="text-ink-muted">{t('ordering.keep.text')}</p>
        <Button tone="secondary" busy={offer.isPending} onClick={() => offer.mutate()}>
          {t(hasAccount ? 'ordering.keep.take' : 'ordering.keep.button')}
        </Button>
      </section>
    </Card>
  )
}
