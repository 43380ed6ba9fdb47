import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatDate, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { AdminPage } from '../admin-page'
import { Figure, Figures } from '../dashboard/figures'
import { OrderTable } from '../dashboard/order-table'
import { ReadState } from '../dashboard/read-state'
import { ListFrame } from '../list/list-frame'
import { Pager } from '../list/pager'
import { cursorText, PAGE_ROWS, useListAddress } from '../list/use-list-address'
import { ContactCard } from './contact-card'
import { customerQueries, type Customer } from './queries'
import { RoleControl } from './role-control'

export function CustomerPage() {
  const { t } = useLanguage()
  const { id = '' } = useParams()
  const customer = useQuery(customerQueries.detail(id))
  const { data } = customer
  const isMissing = data === null

  return (
    <AdminPage
      title={
        isMissing ? t('adminCustomers.missing') : data?.display_name || data?.email || t('adminCustomers.one')
      }
      back={{ to: paths.adminCustomers(), label: t('admin.customers') }}
      actions={data != null && <RoleControl customer={data} />}
    >
      {isMissing ? (
        <p className="text-ink-muted">{t('adminCustomers.missingText')}</p>
      ) : (
        <ReadState query={customer} failure={t('adminCustomers.failedOne')} className="h-80 rounded-picture">
          {(found) => found !== null && <Found customer={found} />}
        </ReadState>
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
          label={t('admin.orders')}
          note={
            customer.cancelled === 0
              ? undefined
              : t('adminCustomers.cancelled', { count: customer.cancelled })
          }
        >
          {formatNumber(customer.orders, language)}
        </Figure>
        <Figure label={t('adminCustomers.spent')}>{formatMoney(customer.total_spent, language)}</Figure>
        <Figure label={t('adminCustomers.average')}>{formatMoney(customer.average, language)}</Figure>
        <Figure label={t('adminCustomers.firstOrder')}>{date(customer.first_order_at)}</Figure>
        <Figure label={t('adminCustomers.lastOrder')}>{date(customer.last_order_at)}</Figure>
      </Figures>
      <div className="grid items-start gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <ContactCard customer={customer} />
        <Orders userId={customer.user_id} />
      </div>
    </>
  )
}

function Orders({ userId }: { userId: string }) {
  const { t } = useLanguage()
  const address = useListAddress()
  const orders = useQuery({
    ...customerQueries.orders(userId, address.cursor),
    placeholderData: keepPreviousData,
  })
  const found = orders.data ?? []
  const rows = found.slice(0, PAGE_ROWS)
  const last = found.length > PAGE_ROWS ? rows.at(-1) : undefined
  return (
    <section aria-labelledby="customer-orders" className="flex min-w-0 flex-col gap-3">
      <h2 id="customer-orders" className="text-xl">
        {t('admin.orders')}
      </h2>
      <ListFrame query={orders} empty={<p>{t('adminCustomers.noOrders')}</p>}>
        <OrderTable caption={t('adminCustomers.theirOrders')} rows={rows} />
      </ListFrame>
      <Pager
        address={address}
        next={last === undefined ? null : cursorText({ value: last.created_at, id: last.id })}
      />
    </section>
  )
}
