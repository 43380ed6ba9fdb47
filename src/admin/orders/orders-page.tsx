import { useQuery } from '@tanstack/react-query'
import { ClipboardPaste, Download, Ellipsis, Phone, Plus, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { badgesQuery } from '@/admin/badges'
import { DataTable } from '@/admin/list/data-table'
import { ListPage } from '@/admin/list/list-page'
import { useSelection } from '@/admin/list/selection'
import { useListSearchParams } from '@/admin/list/use-list-search-params'
import { NewOrderAlertSwitch } from '@/admin/new-order-alert'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { DropdownMenu, MenuItem } from '@/ui/dropdown-menu'
import { Link } from '@/ui/link'
import { BulkActions } from './bulk-actions'
import { NewOrdersBar } from './new-orders-bar'
import { orderColumns } from './order-columns'
import { useOrderExport } from './order-export'
import { OrderFilterBar } from './order-filter-bar'
import { FILTER_PARAMS, readOrderFilters } from './order-filters'
import { OrderViews } from './order-views'
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
  const { data: badges } = useQuery(badgesQuery())
  const [pasting, setPasting] = useState(false)
  const table = useKeepRowFocus(rows)

  const showNew = () => {
    // New orders are pending and on the first page: other filters and pages do not show them.
    const showsPending = filters.status === null || filters.status === 'pending'
    const { status: _, ...others } = Object.fromEntries(list.params)
    if (!showsPending || Object.keys(others).length > 0) void navigate(adminPaths.orders())
    void query.refetch()
  }

  return (
    <AdminPage
      title={t('adminOrders.title')}
      tight
      actions={
        <>
          <Button asChild size="small" tone="secondary" className="max-sm:px-2.5!">
            <Link to={adminPaths.newOrder()}>
              <Plus aria-hidden="true" className="size-4" />
              <span className="max-sm:sr-only">{t('adminDrafts.new')}</span>
            </Link>
          </Button>
          <Button asChild size="small" className="max-sm:px-2.5!">
            <Link to={adminPaths.confirm()}>
              <Phone aria-hidden="true" className="size-4" />
              <span className="max-sm:sr-only">{t('adminOrders.confirm.open')}</span>
            </Link>
          </Button>
          <NewOrderAlertSwitch />
          <DropdownMenu
            align="end"
            trigger={
              <Button
                tone="secondary"
                size="small"
                busy={exporting.isPending}
                aria-label={t('adminOrders.more')}
              >
                <Ellipsis aria-hidden="true" className="size-4" />
              </Button>
            }
          >
            <MenuItem onSelect={() => setPasting(true)}>
              <ClipboardPaste aria-hidden="true" className="size-4" />
              {t('adminOrders.pasteTracking')}
            </MenuItem>
            {(['xlsx', 'csv'] as const).map((format) => (
              <MenuItem key={format} onSelect={() => exporting.mutate({ filters, format })}>
                <Download aria-hidden="true" className="size-4" />
                {t(format === 'csv' ? 'adminOrders.exportAllCsv' : 'adminOrders.exportAllExcel')}
              </MenuItem>
            ))}
            <MenuItem asChild>
              <Link to={adminPaths.returns()}>
                <RotateCcw aria-hidden="true" className="size-4 rtl:-scale-x-100" />
                {t('adminReturns.title')}
                {badges !== undefined && badges.returns > 0 && (
                  <span className="ms-auto rounded-full bg-copper-tint px-1.5 text-sm text-copper-hover">
                    <span translate="no" aria-hidden="true">
                      {formatNumber(badges.returns, language)}
                    </span>
                    <span className="sr-only">
                      {t('adminShell.waiting.returns', { count: badges.returns })}
                    </span>
                  </span>
                )}
              </Link>
            </MenuItem>
          </DropdownMenu>
        </>
      }
    >
      <ListPage
        list={list}
        query={query}
        filters={
          <>
            <OrderViews list={list} filters={filters} />
            <OrderFilterBar list={list} filters={filters} />
            <NewOrdersBar onShow={showNew} />
          </>
        }
        bulkActions={
          <BulkActions selection={selection} selected={rows.filter(({ id }) => selection.has(id))} />
        }
        clearable={list.params.size === 0 ? undefined : FILTER_PARAMS}
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
            compact
            onOpen={({ order_number: number }) => void navigate(adminPaths.order(number))}
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
