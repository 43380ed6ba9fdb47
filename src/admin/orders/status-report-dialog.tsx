import { CircleAlert, CircleCheck } from 'lucide-react'
import { adminPaths } from '@/admin/admin-paths'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { OrderStatusBadge } from '@/orders/order-status'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { refusalError, type StatusReport } from './mutations'

type StatusReportDialogProps = { report: readonly StatusReport[]; onClose: () => void }

/** What became of each order of a change of many: those that stayed as they were come first, with the reason. */
export function StatusReportDialog({ report, onClose }: StatusReportDialogProps) {
  const { t } = useLanguage()
  const refused = report.filter(({ code }) => code !== null)
  const changed = report.filter(({ code }) => code === null)
  const statuses = [...new Set(changed.map(({ to_status: to }) => to))]
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
      {statuses.map((status) => (
        <p key={status} className="flex flex-wrap items-center gap-2">
          {t('adminOrders.reportChanged', {
            count: changed.filter(({ to_status: to }) => to === status).length,
          })}{' '}
          <OrderStatusBadge status={status} />
        </p>
      ))}
      {refused.length > 0 && (
        <p className="mt-1 text-brick first:mt-0">
          {t('adminOrders.reportRefused', { count: refused.length })}
        </p>
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
