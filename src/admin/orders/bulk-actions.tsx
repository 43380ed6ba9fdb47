import { ChevronDown, FileText, PackageOpen, Tags } from 'lucide-react'
import { useState } from 'react'
import { ExportMenu } from '@/admin/export-menu'
import { adminPaths } from '@/admin/admin-paths'
import { type Selection, SelectionBar } from '@/admin/list/selection'
import { useLanguage } from '@/i18n/language-context'
import { STATUS_LOOKS } from '@/orders/order-status'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { DropdownMenu, MenuItem } from '@/ui/dropdown-menu'
import { Link } from '@/ui/link'
import type { StatusReport } from './mutations'
import { useOrderExport } from './order-export'
import { STATUSES } from './order-filters'
import type { OrderCard } from './queries'
import { useStatusChange } from './status-change'
import { StatusReportDialog } from './status-report-dialog'

type BulkActionsProps = { selection: Selection; selected: readonly OrderCard[] }

/** What can be done with the orders that are ticked. */
export function BulkActions({ selection, selected }: BulkActionsProps) {
  const { t } = useLanguage()
  const exporting = useOrderExport()
  const [report, setReport] = useState<StatusReport[] | null>(null)
  const { change, pending, dialog } = useStatusChange((rows, status) => {
    // A cancellation without a refusal says so in its message, which offers to undo it.
    if (status !== 'cancelled' || rows.some(({ code }) => code !== null)) setReport(rows)
    selection.clear()
  })
  const numbers = selected.map(({ order_number: number }) => number)

  return (
    <>
      <SelectionBar selection={selection}>
        <DropdownMenu
          trigger={
            <Button tone="secondary" size="small" busy={pending !== null}>
              {t('adminOrders.changeStatus')}
              <ChevronDown aria-hidden="true" className="size-4" />
            </Button>
          }
        >
          {STATUSES.map((status) => (
            <MenuItem key={status} disabled={pending !== null} onSelect={() => change(selected, status)}>
              <Badge {...STATUS_LOOKS[status]}>{t(`ordering.order.status.${status}`)}</Badge>
            </MenuItem>
          ))}
        </DropdownMenu>
        <Button asChild tone="secondary" size="small">
          <Link to={adminPaths.papers('slip', numbers)} target="_blank">
            <PackageOpen aria-hidden="true" className="size-4" />
            {t('adminOrders.slips')}
          </Link>
        </Button>
        <Button asChild tone="secondary" size="small">
          <Link to={adminPaths.papers('label', numbers)} target="_blank">
            <Tags aria-hidden="true" className="size-4" />
            {t('adminOrders.labels')}
          </Link>
        </Button>
        <Button asChild tone="secondary" size="small">
          <Link to={adminPaths.papers('invoice', numbers)} target="_blank">
            <FileText aria-hidden="true" className="size-4" />
            {t('adminOrders.invoices')}
          </Link>
        </Button>
        <ExportMenu
          size="small"
          busy={exporting.isPending}
          onExport={(format) => exporting.mutate({ orders: selected, format })}
        />
      </SelectionBar>
      {dialog}
      {report !== null && <StatusReportDialog report={report} onClose={() => setReport(null)} />}
    </>
  )
}
