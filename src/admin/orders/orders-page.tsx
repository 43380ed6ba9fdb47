import { useQuery } from '@tanstack/react-query'
import { ClipboardPaste, Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { AdminPage } from '../admin-page'
import { DataTable } from '../list/data-table'
import { ListFrame } from '../list/list-frame'
import { Pager } from '../list/pager'
import { useListAddress } from '../list/use-list-address'
import { useSelection } from '../list/use-selection'
import { BulkActions } from './bulk-actions'
import { FilterBar } from './filter-bar'
import { NewOrdersBar } from './new-orders-bar'
import { orderColumns } from './order-columns'
import { readOrderFilters } from './order-filters'
import { adminOrderQueries } from './queries'
import { StatusTabs } from './status-tabs'
import { TrackingDialog } from './tracking-dialog'
import { useExport } from './use-export'

export function OrdersPage() {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const address = useListAddress()
  const filters = readOrderFilters(address.params)
  const query = useQuery(adminOrderQueries.list(filters, address.cursor))
  const rows = query.data?.rows ?? []
  const selection = useSelection(rows.map(({ id }) => id))
  const exporting = useExport()
  const [pasting, setPasting] = useState(false)
  const list = useFocusInList(rows)
  const selected = rows.filter(({ id }) => selection.has(id))

  const showNew = () => {
    // Where they would not be seen, the way leads to where they are.
    const waiting = filters.status === null || filters.status === 'pending'
    const plain = filters.search === '' && filters.from === '' && filters.to === '' && address.page === 1
    if (!waiting || !plain || filters.sort === 'oldest') void navigate(paths.adminOrders())
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
      <StatusTabs address={address} filters={filters} />
      <FilterBar address={address} filters={filters} />
      <NewOrdersBar onShow={showNew} />
      <BulkActions selection={selection} selected={selected} />
      <div ref={list}>
        <ListFrame
          query={{ ...query, data: query.data?.rows }}
          empty={
            address.params.size === 0 ? (
              <p>{t('adminOrders.none')}</p>
            ) : (
              <>
                <p>{t('admin.nothingFound')}</p>
                <Button
                  tone="secondary"
                  onClick={() => address.setFilters({ q: '', status: '', from: '', to: '', sort: '' })}
                >
                  {t('admin.clearFilters')}
                </Button>
              </>
            )
          }
        >
          <DataTable
            caption={t('adminOrders.title')}
            columns={orderColumns(t, language)}
            rows={rows}
            rowKey={({ id }) => id}
            rowName={({ order_number: number }) => number}
            selection={selection}
            onOpen={({ order_number: number }) => void navigate(paths.adminOrder(number))}
          />
        </ListFrame>
      </div>
      <Pager address={address} next={query.data?.next ?? null} />
      <TrackingDialog open={pasting} onOpenChange={setPasting} />
    </AdminPage>
  )
}

/** An order that leaves the list takes the focus with it: it goes on to the row that came in its place. */
function useFocusInList(rows: readonly unknown[]) {
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
