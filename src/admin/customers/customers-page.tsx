import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { ExportMenu } from '@/admin/export-menu'
import { type Column, DataTable } from '@/admin/list/data-table'
import { SearchBox } from '@/admin/list/list-filters'
import { ListPage } from '@/admin/list/list-page'
import { useListSearchParams } from '@/admin/list/use-list-search-params'
import { formatNumber, formatShortDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Price } from '@/ui/price'
import { Select } from '@/ui/select'
import { useCustomerExport } from './customer-export'
import { type CustomerFilters, customerQueries, type CustomerRow } from './queries'
import { RoleBadge } from './role-badge'

const nameOf = ({ display_name: name, email }: CustomerRow) => name || email

export function Component() {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const list = useListSearchParams()
  const { params } = list
  const role = params.get('role')
  const filters: CustomerFilters = {
    search: params.get('q') ?? '',
    role: role === 'admin' || role === 'customer' ? role : null,
  }
  const customers = useQuery({
    ...customerQueries.list(filters, list.cursor),
    placeholderData: keepPreviousData,
  })

  const exporting = useCustomerExport()

  const columns: Column<CustomerRow>[] = [
    {
      key: 'name',
      header: t('adminAnalytics.customers.name'),
      cell: (row) => (
        <span className="flex flex-col md:min-w-56">
          <Link
            to={adminPaths.customer(row.user_id)}
            className="inline-flex min-h-11 items-center font-medium text-majolica underline-offset-4 hover:underline md:pointer-fine:min-h-6"
          >
            <bdi>{nameOf(row)}</bdi>
          </Link>
          <span className="text-sm wrap-anywhere text-ink-muted">
            <Ltr>{row.email}</Ltr>
          </span>
        </span>
      ),
    },
    {
      key: 'contact',
      header: t('adminAnalytics.customers.phoneAndCity'),
      cell: ({ phone, city }) =>
        phone === '' && city === '' ? (
          <Nothing />
        ) : (
          <span className="flex flex-col max-md:text-end">
            {phone !== '' && (
              <span className="whitespace-nowrap">
                <Ltr>{phone}</Ltr>
              </span>
            )}
            {city !== '' && <bdi className="text-sm text-ink-muted">{city}</bdi>}
          </span>
        ),
    },
    {
      key: 'role',
      header: t('adminAnalytics.customers.role'),
      cell: (row) => <RoleBadge role={row.role} />,
    },
    {
      key: 'joined',
      header: t('adminAnalytics.customers.joined'),
      className: 'md:whitespace-nowrap',
      cell: (row) => formatShortDate(row.created_at, language),
    },
    {
      key: 'orders',
      header: t('adminShell.orders'),
      align: 'end',
      cell: ({ orders }) => formatNumber(orders, language),
    },
    {
      key: 'spent',
      header: t('adminAnalytics.customers.spent'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: (row) => <Price amount={row.total_spent} />,
    },
    {
      key: 'last',
      header: t('adminAnalytics.customers.lastOrder'),
      className: 'md:whitespace-nowrap',
      cell: ({ last_order_at: at }) => (at === null ? <Nothing /> : formatShortDate(at, language)),
    },
  ]

  return (
    <AdminPage
      title={t('adminShell.customers')}
      actions={
        <ExportMenu busy={exporting.isPending} onExport={(format) => exporting.mutate({ filters, format })} />
      }
    >
      <ListPage
        list={list}
        query={customers}
        filters={
          <div className="flex flex-wrap gap-3">
            <SearchBox
              label={t('adminAnalytics.customers.search')}
              value={filters.search}
              onSearch={(q) => list.setFilters({ q }, { replace: true })}
              className="min-w-[min(14rem,100%)] grow sm:max-w-md"
            />
            <Select
              aria-label={t('adminAnalytics.customers.role')}
              value={filters.role ?? ''}
              onValueChange={(role) => list.setFilters({ role })}
              className="min-w-[min(10rem,100%)] max-sm:grow"
              options={[
                { value: '', label: t('adminAnalytics.customers.allRoles') },
                { value: 'customer', label: t('adminShell.customers') },
                { value: 'admin', label: t('adminAnalytics.customers.admins') },
              ]}
            />
          </div>
        }
        clearable={['q', 'role']}
        empty={null}
      >
        {(rows) => (
          <DataTable
            caption={t('adminShell.customers')}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.user_id}
            rowName={nameOf}
            onOpen={(row) => void navigate(adminPaths.customer(row.user_id))}
          />
        )}
      </ListPage>
    </AdminPage>
  )
}

function Nothing() {
  const { t } = useLanguage()
  return (
    <span className="text-ink-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('adminAnalytics.customers.nothing')}</span>
    </span>
  )
}
