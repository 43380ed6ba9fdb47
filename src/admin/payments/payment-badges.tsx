import {
  Banknote,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  type LucideIcon,
  RotateCcw,
} from 'lucide-react'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { subtractMoney } from '@/lib/money'
import type { Database } from '@/lib/database.types'
import { Badge, type BadgeTone } from '@/ui/badge'

type Enums = Database['public']['Enums']
export type OrderPaymentStatus = Enums['order_payment_status']
export type PaymentState = Enums['payment_state']

type Look = { tone: BadgeTone; icon: LucideIcon; label: PlainMessageKey }

const STATUS_LOOKS: Record<OrderPaymentStatus | 'part', Look> = {
  unpaid: { tone: 'yellow', icon: CircleDashed, label: 'adminPayments.status.unpaid' },
  pending: { tone: 'blue', icon: Clock, label: 'adminPayments.status.pending' },
  part: { tone: 'blue', icon: CircleAlert, label: 'adminPayments.status.part' },
  paid: { tone: 'green', icon: CircleCheck, label: 'adminPayments.status.paid' },
  partially_refunded: { tone: 'purple', icon: RotateCcw, label: 'adminPayments.status.partially_refunded' },
  refunded: { tone: 'neutral', icon: RotateCcw, label: 'adminPayments.status.refunded' },
  failed: { tone: 'red', icon: CircleX, label: 'adminPayments.status.failed' },
}

/** Amounts in MAD. */
export type PaidOrder = {
  status: Enums['order_status']
  payment_status: OrderPaymentStatus
  total_amount: number
  amount_due: number
  amount_to_refund: number
  /** Refunds that were requested from a provider and are not done yet. */
  refunding_amount: number
}

/** The status of an order's payment; one that is pending because a part was paid is named so. */
export function paymentStatusOf(order: PaidOrder): OrderPaymentStatus | 'part' {
  const isPart =
    order.payment_status === 'pending' && order.amount_due > 0 && order.amount_due < order.total_amount
  return isPart ? 'part' : order.payment_status
}

/**
 * The payment of an order as a badge, and below it what is due or has to be given back; compact, the badge alone, which then
 * says what has to be given back, or what is missing of a payment in part.
 */
export function OrderPayment({ order, compact = false }: { order: PaidOrder; compact?: boolean }) {
  const { t, language } = useLanguage()
  const status = paymentStatusOf(order)
  const { tone, icon, label } = STATUS_LOOKS[status]
  // Nothing is expected of a cancelled order.
  const isOver = order.status === 'cancelled' && order.amount_to_refund === 0
  const underWay = order.refunding_amount
  const toRefund = Math.max(subtractMoney(order.amount_to_refund, underWay), 0)
  if (compact) {
    const owes = toRefund > 0
    const isRefunding = !owes && underWay > 0
    return (
      <Badge
        tone={owes ? 'red' : isRefunding || isOver ? 'neutral' : tone}
        icon={owes || isRefunding ? RotateCcw : icon}
        className="max-w-full px-2 max-md:bg-transparent max-md:px-0"
      >
        {/* The second line of a card on a phone has room for amounts only. */}
        <span className={owes || isRefunding || status === 'part' ? 'truncate' : 'truncate max-sm:sr-only'}>
          {owes
            ? t('adminPayments.toRefund', { amount: formatMoney(toRefund, language) })
            : isRefunding
              ? t('adminPayments.underWay', { amount: formatMoney(underWay, language) })
              : status === 'part'
                ? t('adminPayments.due', { amount: formatMoney(order.amount_due, language) })
                : t(label)}
        </span>
      </Badge>
    )
  }
  return (
    <div className="flex flex-col items-start gap-1 max-md:items-end">
      <Badge tone={isOver ? 'neutral' : tone} icon={icon}>
        {t(label)}
      </Badge>
      {order.amount_due > 0 && (
        <span className="px-1 text-sm whitespace-nowrap text-ink-muted">
          {t('adminPayments.due', { amount: formatMoney(order.amount_due, language) })}
        </span>
      )}
      {toRefund > 0 && (
        <span className="px-1 text-sm font-medium whitespace-nowrap text-brick">
          {t('adminPayments.toRefund', { amount: formatMoney(toRefund, language) })}
        </span>
      )}
      {underWay > 0 && (
        <span className="px-1 text-sm whitespace-nowrap text-ink-muted">
          {t('adminPayments.underWay', { amount: formatMoney(underWay, language) })}
        </span>
      )}
    </div>
  )
}

const STATE_LOOKS: Record<PaymentState, Look> = {
  pending: { tone: 'yellow', icon: Clock, label: 'adminPayments.state.pending' },
  succeeded: { tone: 'green', icon: CircleCheck, label: 'adminPayments.state.succeeded' },
  failed: { tone: 'red', icon: CircleX, label: 'adminPayments.state.failed' },
}

export function PaymentStateBadge({ state }: { state: PaymentState }) {
  const { t } = useLanguage()
  const { tone, icon, label } = STATE_LOOKS[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  )
}

/** Whether money came in, was given back or was booked by mistake; colour and icon say the same. */
export function PaymentKindBadge({
  kind,
  isChargeback = false,
}: {
  kind: Enums['payment_kind']
  isChargeback?: boolean
}) {
  const { t } = useLanguage()
  return kind === 'charge' ? (
    <Badge icon={Banknote}>{t('adminPayments.kind.charge')}</Badge>
  ) : (
    <Badge tone={isChargeback ? 'red' : 'purple'} icon={RotateCcw}>
      {isChargeback ? t('adminPayments.chargeback') : t(`adminPayments.kind.${kind}`)}
    </Badge>
  )
}
