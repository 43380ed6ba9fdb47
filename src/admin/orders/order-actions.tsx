import {
  Coins,
  Ellipsis,
  FileText,
  type LucideIcon,
  PackageCheck,
  PackageOpen,
  PackagePlus,
  Phone,
  RotateCcw,
  Tags,
  Truck,
  XCircle,
} from 'lucide-react'
import { useState } from 'react'
import { adminPaths } from '@/admin/admin-paths'
import { offeredRefund } from '@/admin/payments/changed-sums'
import { RecordPaymentDialog } from '@/admin/payments/record-payment-dialog'
import { RefundDialog } from '@/admin/payments/refund-dialog'
import { refundable } from '@/admin/payments/refundable'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { DropdownMenu, MenuItem, MenuSeparator } from '@/ui/dropdown-menu'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { toast } from '@/ui/toast'
import type { CallState } from './confirmation'
import { ReturnedDialog } from './delivery-outcome'
import type { AdminOrder } from './queries'
import { useStatusChange } from './status-change'

type Step = 'call' | 'record' | 'prepare' | 'ship' | 'deliver' | 'return' | 'refund'

const ICONS: Record<Step, LucideIcon> = {
  call: Phone,
  record: Coins,
  prepare: PackagePlus,
  ship: Truck,
  deliver: PackageCheck,
  return: RotateCcw,
  refund: RotateCcw,
}

const NEXT_STATUS = { prepare: 'processing', ship: 'shipped', deliver: 'delivered' } as const

type Facts = Pick<
  AdminOrder,
  'status' | 'payment_method' | 'amount_due' | 'amount_to_refund' | 'refunding_amount' | 'delivery_failure'
>

/**
 * What is to be done next about an order; null when nothing is. The parcel goes first: money that was paid in excess is given
 * back once the order is delivered or cancelled.
 */
export function nextStep(order: Facts): Step | null {
  switch (order.status) {
    case 'pending':
      if (order.payment_method === 'cash_on_delivery') return 'call'
      return order.amount_due > 0 ? 'record' : 'prepare'
    case 'processing':
      return 'ship'
    case 'shipped':
      return order.delivery_failure === null ? 'deliver' : 'return'
    case 'delivered':
    case 'cancelled':
      return offeredRefund(order) > 0 ? 'refund' : null
  }
}

/** Where the order stands in the queue of calls. */
function callState(nextCall: string | null): CallState {
  if (nextCall === null) return 'wrong_number'
  return Date.parse(nextCall) <= Date.now() ? 'due' : 'later'
}

/** The next step as one button that stays in view, and the other actions in a menu. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const { t } = useLanguage()
  const [open, setOpen] = useState<'record' | 'refund' | 'return' | null>(null)
  const { change, pending, dialog } = useStatusChange((report, saved) => {
    if (saved !== 'cancelled' && report.every(({ code }) => code === null))
      toast({ title: t('adminOrders.statusUpdated'), tone: 'success' })
  })
  const step = nextStep(order)
  const whole = [{ ...order, items: order.order_items }]
  const canRefund = refundable(order.payments) > 0
  const number = [order.order_number]
  return (
    <div
      role="group"
      aria-label={t('adminOrders.actions')}
      className="z-20 flex items-center gap-2 border-plaster-line bg-plaster max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:px-4 max-md:py-2 max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-md:shadow-low md:sticky md:top-15 md:-mx-6 md:border-y md:px-6 md:py-2 print:hidden"
    >
      <p className="me-auto min-w-0 truncate font-medium max-md:sr-only">
        <Ltr>{order.order_number}</Ltr> · <bdi>{order.contact_name}</bdi>
      </p>
      {step !== null && (
        <Primary
          step={step}
          order={order}
          busy={pending !== null}
          onClick={() => {
            if (step === 'prepare' || step === 'ship' || step === 'deliver') change(whole, NEXT_STATUS[step])
            else if (step !== 'call') setOpen(step)
          }}
        />
      )}
      <DropdownMenu
        align="end"
        trigger={
          <Button
            tone="secondary"
            size="icon"
            className={step === null ? 'max-md:ms-auto' : undefined}
            aria-label={t('adminOrders.more')}
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </Button>
        }
      >
        <MenuItem asChild>
          <Link to={adminPaths.papers('slip', number)}>
            <PackageOpen aria-hidden="true" className="size-4" />
            {t('adminOrders.slip')}
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to={adminPaths.papers('label', number)}>
            <Tags aria-hidden="true" className="size-4" />
            {t('adminOrders.labels')}
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to={adminPaths.papers('invoice', number)}>
            <FileText aria-hidden="true" className="size-4" />
            {t('adminOrders.invoice')}
          </Link>
        </MenuItem>
        <MenuSeparator />
        {step !== 'record' && (
          <MenuItem onSelect={() => setOpen('record')}>
            <Coins aria-hidden="true" className="size-4" />
            {t('adminPayments.record')}
          </MenuItem>
        )}
        {canRefund && step !== 'refund' && (
          <MenuItem onSelect={() => setOpen('refund')}>
            <RotateCcw aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {t('adminPayments.refund')}
          </MenuItem>
        )}
        {order.status !== 'cancelled' && order.status !== 'delivered' && (
          <MenuItem onSelect={() => change(whole, 'cancelled')}>
            <XCircle aria-hidden="true" className="size-4" />
            {t('adminOrders.confirmCancel', { count: 1 })}
          </MenuItem>
        )}
      </DropdownMenu>
      {dialog}
      {open === 'record' && <RecordPaymentDialog order={order} onClose={() => setOpen(null)} />}
      {open === 'refund' && <RefundDialog order={order} onClose={() => setOpen(null)} />}
      {open === 'return' && <ReturnedDialog order={order} onClose={() => setOpen(null)} />}
    </div>
  )
}

type PrimaryProps = { step: Step; order: AdminOrder; busy: boolean; onClick: () => void }

function Primary({ step, order, busy, onClick }: PrimaryProps) {
  const { t } = useLanguage()
  const Icon = ICONS[step]
  const content = (
    <>
      <Icon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {t(`adminOrders.next.${step}`)}
    </>
  )
  if (step !== 'call') {
    return (
      <Button className="max-md:grow" busy={busy} onClick={onClick}>
        {content}
      </Button>
    )
  }
  return (
    <Button asChild className="max-md:grow">
      <Link to={adminPaths.confirm(callState(order.next_call_at), order.order_number)}>{content}</Link>
    </Button>
  )
}
