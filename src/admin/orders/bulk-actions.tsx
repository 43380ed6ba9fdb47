import { ChevronDown, CircleAlert, CircleCheck, FileText, PackageOpen, Tags } from 'lucide-react'
import { useState } from 'react'
import { ExportMenu } from '@/admin/export-menu'
import { adminPaths } from '@/admin/admin-paths'
import { type Selection, SelectionBar } from '@/admin/list/selection'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { type OrderStatus, OrderStatusBadge, STATUS_LOOKS } from '@/orders/order-status'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { DropdownMenu, MenuItem } from '@/ui/dropdown-menu'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { refusalError, type StatusReport } from './mutations'
import { useOrderExport } from './order-export'
import { STATUSES } from './order-filters'
import type { OrderCard } from './queries'
import { useStatusChange } from './status-change'

type BulkActionsProps = { selection: Selection; selected: readonly OrderCard[] }

/** What can be done with the orders that are ticked. */
export function BulkActions({ selection, selected }: BulkActionsProps) {
  const { t } = useLanguage()
  const exporting = useOrderExport()
  const [report, setReport] = useState<{ status: OrderStatus; rows: StatusReport[] } | null>(null)
  const { change, pending, dialog } = useStatusChange((rows, status) => {
    // A cancellation without a refusal says so in its message, which offers to undo it.
    if (status !== 'cancelled' || rows.some(({ code }) => code !== null)) setReport({ status, rows })
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
      {report !== null && (
        <StatusReportDialog status={report.status} report={report.rows} onClose={() => setReport(null)} />
      )}
    </>
  )
}

type StatusReportDialogProps = { status: OrderStatus; report: readonly StatusReport[]; onClose: () => void }

/** What became of each order of a change of many: those that stayed as they were come first, with the reason. */
function StatusReportDialog({ status, report, onClose }: StatusReportDialogProps) {
  const { t } = useLanguage()
  const refused = report.filter(({ code }) => code !== null)
  const changed = report.filter(({ code }) => code === null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('adminOrders.report')}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('shop.action.close')}
        </Button>
      }
    >
      <p className="flex flex-wrap items-center gap-2">
        {t('adminOrders.reportChanged', { count: changed.length })} <OrderStatusBadge status={status} />
      </p>
      {refused.length > 0 && (
        <p className="mt-1 text-brick">{t('adminOrders.reportRefused', { count: refused.length })}</p>
      )}
      <ul className="mt-3 divide-y divide-plaster-line">
        {[...refused, ...changed].map(({ id, order_number: number, from_status: from, code }) => {
          const Icon = code === null ? CircleCheck : CircleAlert
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <Icon
                aria-hidden="true"
                className={code === null ? 'size-5 shrink-0 text-olive' : 'size-5 shrink-0 text-brick'}
              />
              <Link
                to={adminPaths.order(number)}
                className="inline-flex min-h-8 items-center text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                <Ltr>{number}</Ltr>
              </Link>
              <span className={code === null ? 'text-sm text-ink-muted' : 'text-sm text-brick'}>
                {code === null
                  ? t('adminOrders.reportFrom', { status: t(`ordering.order.status.${from}`) })
                  : errorMessage(refusalError(code), t)}
              </span>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
