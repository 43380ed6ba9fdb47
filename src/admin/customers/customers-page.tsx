import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatShortDate, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { Price } from '@/ui/price'
import { Select } from '@/ui/select'
import { AdminPage } from '../admin-page'
import { DataTable, type Column } from '../list/data-table'
import { ListFrame } from '../list/list-frame'
import { Pager } from '../list/pager'
import { SearchBox } from '../list/search-box'
import { cursorText, PAGE_ROWS, useListAddress } from '../list/use-list-address'
import { ExportCustomers } from './export-customers'
import { customerQueries, type CustomerFilters, type CustomerRow } from './queries'
import { RoleBadge } from './role-badge'

const nameOf = ({ display_name: name, email }: CustomerRow) => name || email

export function CustomersPage() {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const address = useListAddress()
  const { params } = address
  const role = params.get('role')
  const filters: CustomerFilters = {
    search: params.get('q') ?? '',
    role: role === 'admin' || role === 'customer' ? role : null,
  }
  const customers = useQuery({
    ...customerQueries.list(filters, address.cursor),
    placeholderData: keepPreviousData,
  })
  const found = customers.data ?? []
  const rows = found.slice(0, PAGE_ROWS)
  const last = found.length > PAGE_ROWS ? rows.at(-1) : undefined

  const columns: Column<CustomerRow>[] = [
    {
      key: 'name',
      header: t('adminCustomers.name'),
      cell: (row) => (
        <span className="flex flex-col md:min-w-56">
          <Link
            to={paths.adminCustomer(row.user_id)}
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
      header: t('adminCustomers.phoneAndCity'),
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
      header: t('adminCustomers.role'),
      cell: (row) => <RoleBadge role={row.role} />,
    },
    {
      key: 'joined',
      header: t('adminCustomers.joined'),
      className: 'md:whitespace-nowrap',
      cell: (row) => formatShortDate(row.created_at, language),
    },
    {
      key: 'orders',
      header: t('admin.orders'),
      align: 'end',
      cell: ({ orders }) => formatNumber(orders, language),
    },
    {
      key: 'spent',
      header: t('adminCustomers.spent'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: (row) => <Price amount={row.total_spent} />,
    },
    {
      key: 'last',
      header: t('adminCustomers.lastOrder'),
      className: 'md:whitespace-nowrap',
      cell: ({ last_order_at: at }) => (at === null ? <Nothing /> : formatShortDate(at, language)),
    },
  ]

  return (
    <AdminPage title={t('admin.customers')} actions={<ExportCustomers filters={filters} />}>
      <div className="flex flex-wrap gap-3">
        <SearchBox
          label={t('adminCustomers.search')}
          value={filters.search}
          onSearch={(q) => address.setFilters({ q }, { replace: true })}
          className="min-w-56 grow sm:max-w-md"
        />
        <Select
          aria-label={t('adminCustomers.role')}
          value={filters.role ?? ''}
          onChange={({ target }) => address.setFilters({ role: target.value })}
          className="min-w-40 max-sm:grow"
        >
          <option value="">{t('adminCustomers.allRoles')}</option>
          <option value="customer">{t('admin.customers')}</option>
          <option value="admin">{t('adminCustomers.admins')}</option>
        </Select>
      </div>
      <ListFrame
        query={customers}
        empty={
          <>
            <p>{t('admin.nothingFound')}</p>
            <Button tone="secondary" onClick={() => address.setFilters({ q: '', role: '' })}>
              {t('admin.clearFilters')}
            </Button>
          </>
        }
      >
        <DataTable
          caption={t('admin.customers')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.user_id}
          rowName={nameOf}
          onOpen={(row) => void navigate(paths.adminCustomer(row.user_id))}
        />
      </ListFrame>
      <Pager address={address} next={last === undefined ? null : cursorText(last.next_cursor)} />
    </AdminPage>
  )
}

function Nothing() {
  const { t } = useLanguage()
  return (
    <span className="text-ink-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('adminCustomers.nothing')}</span>
    </span>
  )
}
