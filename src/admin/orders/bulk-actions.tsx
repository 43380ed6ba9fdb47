import { ChevronDown, Download, FileText, PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { STATUS_LOOKS, type OrderStatus } from '@/orders/order-status'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { DropdownMenu, MenuItem } from '@/ui/dropdown-menu'
import { SelectionBar } from '../list/selection-bar'
import type { Selection } from '../list/use-selection'
import { useSetStatuses, type StatusReport } from './mutations'
import { STATUSES } from './order-filters'
import type { OrderCard } from './queries'
import { StatusReportDialog } from './status-report-dialog'
import { useExport } from './use-export'

type BulkActionsProps = { selection: Selection; selected: readonly OrderCard[] }

/** What can be done with the orders that are ticked. */
export function BulkActions({ selection, selected }: BulkActionsProps) {
  const { t } = useLanguage()
  const save = useSetStatuses()
  const exporting = useExport()
  const [report, setReport] = useState<{ status: OrderStatus; rows: StatusReport[] } | null>(null)
  const numbers = selected.map(({ order_number: number }) => number)

  const change = (status: OrderStatus) =>
    save.mutate(
      { ids: selected.map(({ id }) => id), status },
      {
        onSuccess: (rows) => {
          setReport({ status, rows })
          selection.clear()
        },
      },
    )

  return (
    <>
      <SelectionBar selection={selection}>
        <DropdownMenu
          trigger={
            <Button tone="secondary" size="small" busy={save.isPending}>
              {t('adminOrders.changeStatus')}
              <ChevronDown aria-hidden="true" className="size-4" />
            </Button>
          }
        >
          {STATUSES.map((status) => (
            <MenuItem key={status} disabled={save.isPending} onSelect={() => change(status)}>
              <Badge {...STATUS_LOOKS[status]}>{t(`order.status.${status}`)}</Badge>
            </MenuItem>
          ))}
        </DropdownMenu>
        <Button asChild tone="secondary" size="small">
          <Link to={paths.adminPapers('slip', numbers)} target="_blank">
            <PackageOpen aria-hidden="true" className="size-4" />
            {t('adminOrders.slips')}
          </Link>
        </Button>
        <Button asChild tone="secondary" size="small">
          <Link to={paths.adminPapers('invoice', numbers)} target="_blank">
            <FileText aria-hidden="true" className="size-4" />
            {t('adminOrders.invoices')}
          </Link>
        </Button>
        <Button
          tone="secondary"
          size="small"
          busy={exporting.isPending}
          onClick={() => exporting.mutate({ orders: selected })}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('admin.export')}
        </Button>
      </SelectionBar>
      {report !== null && (
        <StatusReportDialog status={report.status} report={report.rows} onClose={() => setReport(null)} />
      )}
    </>
  )
}
