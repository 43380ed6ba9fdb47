import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { Figure, Figures } from '@/admin/figures'
import { ListPage } from '@/admin/list/list-page'
import { useListSearchParams } from '@/admin/list/use-list-search-params'
import { QueryState } from '@/admin/query-state'
import { RecentOrdersTable } from '@/admin/recent-orders-table'
import { formatDate, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { LANGUAGE_NAMES } from '@/i18n/locales'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { placeLine } from '@/lib/place-line'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { TypedText } from '@/ui/typed-text'
import { setRoleMutation } from './mutations'
import { type Customer, customerQueries } from './queries'
import { RoleBadge } from './role-badge'

export function Component() {
  const { t } = useLanguage()
  const { id = '' } = useParams()
  const customer = useQuery(customerQueries.detail(id))
  const { data } = customer
  const isMissing = data === null

  return (
    <AdminPage
      title={
        isMissing
          ? t('adminAnalytics.customers.missing')
          : data?.display_name || data?.email || t('adminAnalytics.customers.one')
      }
      back={{ to: adminPaths.customers(), label: t('adminShell.customers') }}
      actions={data != null && <RoleControl customer={data} />}
    >
      {isMissing ? (
        <p className="text-ink-muted">{t('adminAnalytics.customers.missingText')}</p>
      ) : (
        <QueryState
          query={customer}
          failure={t('adminAnalytics.customers.failedOne')}
          className="h-80 rounded-picture"
        >
          {(found) => found !== null && <Found customer={found} />}
        </QueryState>
      )}
    </AdminPage>
  )
}

function Found({ customer }: { customer: Customer }) {
  const { t, language } = useLanguage()
  const date = (value: string | null) => (value === null ? '–' : formatDate(value, language))
  return (
    <>
      <Figures>
        <Figure
          label={t('adminShell.orders')}
          note={
            customer.cancelled === 0
              ? undefined
              : t('adminAnalytics.customers.cancelled', { count: customer.cancelled })
          }
        >
          {formatNumber(customer.orders, language)}
        </Figure>
        <Figure label={t('adminAnalytics.customers.spent')}>
          {formatMoney(customer.total_spent, language)}
        </Figure>
        <Figure label={t('adminAnalytics.customers.average')}>
          {formatMoney(customer.average, language)}
        </Figure>
        <Figure label={t('adminAnalytics.customers.firstOrder')}>{date(customer.first_order_at)}</Figure>
        <Figure label={t('adminAnalytics.customers.lastOrder')}>{date(customer.last_order_at)}</Figure>
      </Figures>
      <div className="grid items-start gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <CustomerCard customer={customer} />
        <Orders userId={customer.user_id} />
      </div>
    </>
  )
}

function Orders({ userId }: { userId: string }) {
  const { t } = useLanguage()
  const list = useListSearchParams()
  const orders = useQuery({
    ...customerQueries.orders(userId, list.cursor),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="customer-orders" className="flex min-w-0 flex-col gap-3">
      <h2 id="customer-orders" className="text-xl">
        {t('adminShell.orders')}
      </h2>
      <ListPage list={list} query={orders} empty={<p>{t('adminAnalytics.customers.noOrders')}</p>}>
        {(rows) => <RecentOrdersTable caption={t('adminAnalytics.customers.theirOrders')} rows={rows} />}
      </ListPage>
    </section>
  )
}

const linkClasses =
  'inline-flex min-h-11 items-center wrap-anywhere text-majolica underline-offset-4 hover:underline'

/** The customer's role, contact data and address. */
export function CustomerCard({ customer }: { customer: Customer }) {
  const { t, tKey, language } = useLanguage()
  const lines = [
    customer.address,
    customer.district,
    customer.landmark,
    placeLine(customer),
    customer.country && tKey(`shop.country.${customer.country}`),
  ].filter(Boolean)

  const facts: [string, ReactNode][] = [
    [t('adminAnalytics.customers.role'), <RoleBadge key="role" role={customer.role} />],
    [
      t('adminAnalytics.customers.email'),
      <a key="email" href={`mailto:${customer.email}`} className={linkClasses}>
        <Ltr>{customer.email}</Ltr>
      </a>,
    ],
    [
      t('adminAnalytics.customers.phone'),
      customer.phone === '' ? (
        '–'
      ) : (
        <a key="phone" href={`tel:${customer.phone.replaceAll(' ', '')}`} className={linkClasses}>
          <Ltr>{customer.phone}</Ltr>
        </a>
      ),
    ],
    [
      t('adminAnalytics.customers.address'),
      lines.length === 0 ? (
        t('adminAnalytics.customers.noAddress')
      ) : (
        <address key="address" className="not-italic">
          {lines.map((line) => (
            <bdi key={line} className="block">
              <TypedText text={line} />
            </bdi>
          ))}
        </address>
      ),
    ],
    [
      t('adminAnalytics.customers.language'),
      <bdi key="language" lang={customer.language}>
        {LANGUAGE_NAMES[customer.language]}
      </bdi>,
    ],
    [t('adminAnalytics.customers.joined'), formatDate(customer.created_at, language)],
  ]

  return (
    <Card asChild className="p-4 sm:p-5">
      <section aria-labelledby="customer-contact">
        <h2 id="customer-contact" className="text-xl">
          {t('adminAnalytics.customers.contact')}
        </h2>
        <dl className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-1">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  )
}

/** Promotes a customer to admin, or demotes an admin. The database refuses one's own role and the last admin's. */
export function RoleControl({ customer }: { customer: Customer }) {
  const { t } = useLanguage()
  const [confirming, setConfirming] = useState(false)
  const set = useMutation({ ...setRoleMutation(), onSuccess: () => setConfirming(false) })
  const promotes = customer.role === 'customer'
  const name = customer.display_name || customer.email
  const words = t(promotes ? 'adminAnalytics.customers.promote' : 'adminAnalytics.customers.demote')

  return (
    <>
      <Button
        tone="secondary"
        onClick={() => {
          set.reset()
          setConfirming(true)
        }}
      >
        {words}
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t(
          promotes ? 'adminAnalytics.customers.promoteQuestion' : 'adminAnalytics.customers.demoteQuestion',
          { name },
        )}
        confirm={words}
        busy={set.isPending}
        onConfirm={() => set.mutate({ userId: customer.user_id, role: promotes ? 'admin' : 'customer' })}
      >
        <p>{t(promotes ? 'adminAnalytics.customers.promoteText' : 'adminAnalytics.customers.demoteText')}</p>
        {set.error !== null && (
          <Notice tone="error" role="alert" className="mt-4">
            {errorMessage(set.error, t)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
