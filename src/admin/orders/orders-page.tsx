import { useQuery } from '@tanstack/react-query'
import { ClipboardPaste, Download } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { DataTable } from '@/admin/list/data-table'
import { SearchBox } from '@/admin/list/list-filters'
import { ListPage } from '@/admin/list/list-page'
import { useSelection } from '@/admin/list/selection'
import { type ListSearchParams, useListSearchParams } from '@/admin/list/use-list-search-params'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { BulkActions } from './bulk-actions'
import { NewOrdersBar } from './new-orders-bar'
import { orderColumns } from './order-columns'
import { useOrderExport } from './order-export'
import { type OrderFilters, PAYMENT_FILTERS, readOrderFilters, STATUSES } from './order-filters'
import { adminOrderQueries } from './queries'
import { TrackingDialog } from './tracking-dialog'

export function Component() {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const list = useListSearchParams()
  const filters = readOrderFilters(list.params)
  const query = useQuery(adminOrderQueries.list(filters, list.cursor))
  const rows = query.data?.rows ?? []
  const selection = useSelection(rows.map(({ id }) => id))
  const exporting = useOrderExport()
  const [pasting, setPasting] = useState(false)
  const table = useKeepRowFocus(rows)

  const showNew = () => {
    // New orders are pending and on the first page: other filters and pages do not show them.
    const showsPending = filters.status === null || filters.status === 'pending'
    const isUnfiltered =
      filters.search === '' &&
      filters.from === '' &&
      filters.to === '' &&
      filters.payment === null &&
      list.page === 1
    if (!showsPending || !isUnfiltered || filters.sort === 'oldest') void navigate(paths.adminOrders())
    void query.refetch()
  }

  return (
    <AdminPage
      title={t('adminOrders.title')}
      actions={
        <>
          <Button tone="secondary" size="small" onClick={() => setPasting(true)}>
            <ClipboardPaste aria-hidden="true" className="size-4" />
            {t('adminOrders.pasteTracking')}
          </Button>
          <Button
            tone="secondary"
            size="small"
            busy={exporting.isPending}
            onClick={() => exporting.mutate({ filters })}
          >
            <Download aria-hidden="true" className="size-4" />
            {t('adminOrders.exportAll')}
          </Button>
        </>
      }
    >
      <ListPage
        list={list}
        query={query}
        filters={
          <>
            <StatusTabs list={list} filters={filters} />
            <OrderFilterBar list={list} filters={filters} />
            <NewOrdersBar onShow={showNew} />
          </>
        }
        bulkActions={
          <BulkActions selection={selection} selected={rows.filter(({ id }) => selection.has(id))} />
        }
        clearable={list.params.size === 0 ? undefined : ['q', 'status', 'payment', 'from', 'to', 'sort']}
        empty={<p>{t('adminOrders.none')}</p>}
        ref={table}
      >
        {() => (
          <DataTable
            caption={t('adminOrders.title')}
            columns={orderColumns(t, language)}
            rows={rows}
            rowKey={({ id }) => id}
            rowName={({ order_number: number }) => number}
            selection={selection}
            onOpen={({ order_number: number }) => void navigate(paths.adminOrder(number))}
          />
        )}
      </ListPage>
      <TrackingDialog open={pasting} onOpenChange={setPasting} />
    </AdminPage>
  )
}

/** When the row with the focus leaves the list, the focus moves to the row that takes its place. */
function useKeepRowFocus(rows: readonly unknown[]) {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef<number | null>(null)
  const rowElements = () => [...(list.current?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])]

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Node)) return
      const index = rowElements().findIndex((row) => row.contains(target))
      last.current = list.current?.contains(target) === true && index !== -1 ? index : null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return
    const elements = rowElements()
    elements[Math.min(last.current, elements.length - 1)]?.focus({ preventScroll: true })
  }, [rows])

  return list
}

export function OrderFilterBar({ list, filters }: { list: ListSearchParams; filters: OrderFilters }) {
  const { t } = useLanguage()
  const id = useId()
  const { search, payment, from, to, sort } = filters
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchBox
        label={t('adminOrders.search')}
        value={search}
        onSearch={(q) => list.setFilters({ q }, { replace: true })}
        className="w-full min-w-56 grow sm:w-auto"
      />
      <div className="grid w-full grid-cols-2 gap-3 sm:w-auto">
        <label className="flex min-w-0 flex-col text-sm text-ink-muted" htmlFor={`${id}-from`}>
          {t('adminShell.from')}
          <Input
            id={`${id}-from`}
            type="date"
            value={from}
            max={to === '' ? undefined : to}
            onChange={({ target }) => list.setFilters({ from: target.value }, { replace: true })}
          />
        </label>
        <label className="flex min-w-0 flex-col text-sm text-ink-muted" htmlFor={`${id}-to`}>
          {t('adminShell.to')}
          <Input
            id={`${id}-to`}
            type="date"
            value={to}
            min={from === '' ? undefined : from}
            onChange={({ target }) => list.setFilters({ to: target.value }, { replace: true })}
          />
        </label>
      </div>
      <Select
        aria-label={t('adminPayments.filter')}
        className="grow sm:w-48 sm:grow-0"
        value={payment ?? ''}
        onValueChange={(choice) => list.setFilters({ payment: choice }, { replace: true })}
        options={[
          { value: '', label: t('adminPayments.filter.all') },
          ...PAYMENT_FILTERS.map((each) => ({ value: each, label: t(PAYMENT_LABELS[each]) })),
        ]}
      />
      <Select
        aria-label={t('adminShell.sort')}
        className="grow sm:w-48 sm:grow-0"
        value={sort}
        onValueChange={(choice) =>
          list.setFilters({ sort: choice === 'oldest' ? 'oldest' : '' }, { replace: true })
        }
        options={[
          { value: 'newest', label: t('adminOrders.newest') },
          { value: 'oldest', label: t('adminOrders.oldest') },
        ]}
      />
      {(search !== '' || payment !== null || from !== '' || to !== '') && (
        <Button tone="link" onClick={() => list.setFilters({ q: '', payment: '', from: '', to: '' })}>
          {t('adminShell.clearFilters')}
        </Button>
      )}
    </div>
  )
}

const PAYMENT_LABELS = {
  due: 'adminPayments.filter.due',
  to_refund: 'adminPayments.filter.to_refund',
  paid: 'adminPayments.status.paid',
  pending: 'adminPayments.status.pending',
  unpaid: 'adminPayments.status.unpaid',
  partially_refunded: 'adminPayments.status.partially_refunded',
  refunded: 'adminPayments.status.refunded',
  failed: 'adminPayments.status.failed',
} as const

const TABS = [null, ...STATUSES] as const

const NAMES = {
  all: 'adminOrders.tab.all',
  pending: 'adminOrders.tab.pending',
  processing: 'adminOrders.tab.processing',
  shipped: 'adminOrders.tab.shipped',
  delivered: 'adminOrders.tab.delivered',
  cancelled: 'adminOrders.tab.cancelled',
} as const

/** What waits for whom, with counts that follow the search and the days. */
export function StatusTabs({ list, filters }: { list: ListSearchParams; filters: OrderFilters }) {
  const { t, language } = useLanguage()
  const { data: counts } = useQuery(adminOrderQueries.counts(filters))
  const countOf = (status: (typeof TABS)[number]) =>
    status === null ? STATUSES.reduce((sum, each) => sum + (counts?.[each] ?? 0), 0) : (counts?.[status] ?? 0)

  const target = (status: (typeof TABS)[number]) => {
    const params = new URLSearchParams(list.params)
    for (const name of ['after', 'page', 'status']) params.delete(name)
    if (status !== null) params.set('status', status)
    return paths.adminOrders(params)
  }
  return (
    <nav
      aria-label={t('adminOrders.tabs')}
      className="-mx-4 flex gap-1 overflow-x-auto border-b border-plaster-line px-4 pt-1 md:mx-0 md:px-1"
    >
      {TABS.map((status) => {
        const active = status === filters.status
        return (
          <Link
            key={status ?? 'all'}
            to={target(status)}
            aria-current={active ? 'page' : undefined}
            className={cn(
              'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-control border-b-3 px-3 whitespace-nowrap hover:bg-plaster-raised focus-visible:-outline-offset-2',
              active
                ? 'border-copper font-medium text-copper'
                : 'border-transparent text-ink-muted hover:text-ink forced-colors:border-[Canvas]',
            )}
          >
            {t(NAMES[status ?? 'all'])}
            {counts !== undefined && (
              <span
                className={cn(
                  'rounded-full px-2 text-sm',
                  active ? 'bg-copper-tint text-copper-hover' : 'bg-plaster-raised text-ink',
                )}
              >
                {formatNumber(countOf(status), language)}
              </span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
