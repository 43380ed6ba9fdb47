import { useSearchParams } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { accountName } from '@/shell/account-name'
import { Seo } from '@/shell/seo'
import { Ltr } from '@/ui/ltr'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAuth } from '@/auth/auth-context'
import { hasOfferedOrders, keepOrders } from '@/auth/guest'
import { orderQueries } from '@/orders/queries'
import { toast } from '@/ui/toast'
import { OrderList, OrderListSkeleton } from '@/orders/order-list'
import { ProfileSection } from './account/profile-section'
import { RequireAccount } from './account/require-account'
import { SecuritySection } from './account/security-section'

const SECTIONS = ['orders', 'profile', 'security'] as const

const labels = {
  orders: 'account.orders',
  profile: 'account.profile',
  security: 'account.security',
} as const

/** Takes over the orders that a guest of this browser has offered to the account, once it is signed in to; true until that is done. */
function useKeptOrders(): boolean {
  const { t } = useLanguage()
  const { user } = useAuth()
  const [taking, setTaking] = useState(hasOfferedOrders)
  const { mutate } = useMutation({
    mutationFn: keepOrders,
    onSettled: () => setTaking(false),
    onSuccess: (kept) => {
      if (kept > 0) toast({ title: t('ordering.keep.kept'), tone: 'success' })
    },
    meta: { invalidates: [orderQueries.all] },
  })
  const isSignedIn = user !== null
  useEffect(() => {
    if (isSignedIn && taking) mutate()
  }, [isSignedIn, taking, mutate])
  return taking
}

export function Component() {
  const taking = useKeptOrders()
  const { t, direction } = useLanguage()
  const [params, setParams] = useSearchParams()
  const section = SECTIONS.find((value) => value === params.get('section')) ?? 'orders'

  return (
    <RequireAccount>
      {(user) => (
        <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
          <Seo title={t('shop.nav.account')} />
          <div>
            <h1 className="text-3xl">{t('shop.nav.account')}</h1>
            <p className="text-ink-muted">
              <bdi>{accountName(user)}</bdi> · <Ltr>{user.email}</Ltr>
            </p>
          </div>
          <Tabs
            dir={direction}
            value={section}
            onValueChange={(value) =>
              setParams({ section: value }, { replace: true, preventScrollReset: true })
            }
          >
            <TabsList aria-label={t('shop.nav.account')}>
              {SECTIONS.map((name) => (
                <TabsTrigger key={name} value={name}>
                  {t(labels[name])}
                </TabsTrigger>
              ))}
            </TabsList>
            <TabsContent value="orders">
              {taking ? <OrderListSkeleton /> : <OrderList userId={user.id} />}
            </TabsContent>
            <TabsContent value="profile">
              <ProfileSection userId={user.id} />
            </TabsContent>
            <TabsContent value="security">
              <SecuritySection user={user} />
            </TabsContent>
          </Tabs>
        </div>
      )}
    </RequireAccount>
  )
}
