import { CircleCheck, CircleX, Clock, Hammer, Truck, type LucideIcon } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import type { Database } from '@/lib/database.types'
import { Badge, type BadgeTone } from '@/ui/badge'

export type OrderStatus = Database['public']['Enums']['order_status']

/** Colour and icon of each status; an icon for each, because colour alone is not accessible. */
export const STATUS_LOOKS: Record<OrderStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  pending: { tone: 'yellow', icon: Clock },
  processing: { tone: 'blue', icon: Hammer },
  shipped: { tone: 'purple', icon: Truck },
  delivered: { tone: 'green', icon: CircleCheck },
  cancelled: { tone: 'red', icon: CircleX },
}

/** What a status is called: an order that is picked up is not shipped but ready. */
export function statusName(status: OrderStatus, isPickup = false): PlainMessageKey {
  if (isPickup && status === 'shipped') return 'ordering.place.status'
  if (isPickup && status === 'delivered') return 'ordering.place.collected'
  return `ordering.order.status.${status}`
}

type OrderStatusBadgeProps = { status: OrderStatus; isPickup?: boolean; className?: string }

export function OrderStatusBadge({ status, isPickup, className }: OrderStatusBadgeProps) {
  const { t } = useLanguage()
  return (
    <Badge {...STATUS_LOOKS[status]} className={className}>
      {t(statusName(status, isPickup))}
    </Badge>
  )
}
