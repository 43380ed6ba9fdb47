import {
  Banknote,
  CircleCheck,
  CircleX,
  Clock,
  CreditCard,
  Landmark,
  RotateCcw,
  type LucideIcon,
} from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import type { Database } from '@/lib/database.types'
import { Badge, type BadgeTone } from '@/ui/badge'

type Row = Database['public']['Tables']['orders']['Row']
/** What the database says about an order's payment. Amounts in MAD. */
export type PaymentFacts = Pick<
  Row,
  'status' | 'payment_method' | 'payment_status' | 'amount_due' | 'paid_amount' | 'is_pickup'
>

const LOOKS = {
  on_delivery: { tone: 'neutral', icon: Banknote },
  at_pickup: { tone: 'neutral', icon: Banknote },
  awaiting_transfer: { tone: 'yellow', icon: Landmark },
  unpaid: { tone: 'yellow', icon: CreditCard },
  pending: { tone: 'yellow', icon: Clock },
  part: { tone: 'yellow', icon: Clock },
  paid: { tone: 'green', icon: CircleCheck },
  partially_refunded: { tone: 'blue', icon: RotateCcw },
  refunded: { tone: 'blue', icon: RotateCcw },
  failed: { tone: 'red', icon: CircleX },
} as const satisfies Record<string, { tone: BadgeTone; icon: LucideIcon }>

type PaymentState = keyof typeof LOOKS

/** The payment as its buyer sees it; null for a cancelled order that nothing was paid for. */
export function paymentState(order: PaymentFacts): PaymentState | null {
  const { status, payment_method, payment_status, paid_amount } = order
  // An order that cost nothing counts as paid.
  if (status === 'cancelled' && paid_amount === 0) return null
  if (payment_status === 'paid' || payment_status === 'refunded' || payment_status === 'partially_refunded') {
    return payment_status
  }
  if (paid_amount > 0) return 'part'
  if (payment_method === 'cash_on_delivery') return order.is_pickup ? 'at_pickup' : 'on_delivery'
  if (payment_method === 'bank_transfer') return 'awaiting_transfer'
  return payment_status
}

/** Whether the buyer still has to pay something before the parcel is sent. */
export function owesBeforeDelivery({
  status,
  payment_method,
  amount_due,
}: Pick<PaymentFacts, 'status' | 'payment_method' | 'amount_due'>): boolean {
  return amount_due > 0 && status !== 'cancelled' && payment_method !== 'cash_on_delivery'
}

/** How an order is paid: cash is paid at the door, or where the order is picked up. */
export function paymentName(order: Pick<Row, 'payment_method'> & { is_pickup?: boolean }): PlainMessageKey {
  const { payment_method: method, is_pickup: isPickup = false } = order
  return isPickup && method === 'cash_on_delivery'
    ? 'deferred.payment.cash_at_pickup'
    : `deferred.payment.${method}`
}

export function PaymentBadge({ order, className }: { order: PaymentFacts; className?: string }) {
  const { t } = useLanguage()
  const state = paymentState(order)
  if (state === null) return null
  return (
    <Badge {...LOOKS[state]} className={className}>
      {t(`ordering.pay.state.${state}`)}
    </Badge>
  )
}
