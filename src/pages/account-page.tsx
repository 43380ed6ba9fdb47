import { useSearchParams } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { AccountName } from '@/shell/account-name'
import { Seo } from '@/shell/seo'
import { Ltr } from '@/ui/ltr'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs'
import type { AuthUser } from '@/lib/supabase'
import { OrderList, OrderListSkeleton } from '@/orders/order-list'
import { useKeptOrders } from './account/use-kept-orders'
import { ProfileSection } from './account/profile-section'
import { RequireAccount } from './account/require-account'
import { SecuritySection } from './account/security-section'

const SECTIONS = ['orders', 'profile', 'security'] as const

const labels = {
  orders: 'account.orders',
  profile: 'account.profile',
  security: 'account.security',
} as const

export function Component() {
  return <RequireAccount>{(user) => <Account user={user} />}</RequireAccount>
}

function Account({ user }: { user: AuthUser }) {
  const { taking, notice } = useKeptOrders()
  const { t, direction } = useLanguage()
  const [params, setParams] = useSearchParams()
  const section = SECTIONS.find((value) => value === params.get('section')) ?? 'orders'

  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <Seo title={t('shop.nav.account')} />
      <div>
        <h1 className="text-3xl">{t('shop.nav.account')}</h1>
        <p className="flex flex-wrap gap-x-3 text-ink-muted">
          <span>
            <AccountName user={user} />
          </span>
          <Ltr>{user.email}</Ltr>
        </p>
      </div>
      {notice}
      <Tabs
        dir={direction}
        value={section}
        onValueChange={(value) => {
          const next = new URLSearchParams(params)
          next.set('section', value)
          setParams(next, { replace: true, preventScrollReset: true })
        }}
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
  )
}
