import { CircleCheck, CircleX, Clock, Hammer, Truck, type LucideIcon } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
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

export function OrderStatusBadge({ status, className }: { status: OrderStatus; className?: string }) {
  const { t } = useLanguage()
  return (
    <Badge {...STATUS_LOOKS[status]} className={className}>
      {t(`ordering.order.status.${status}`)}
    </Badge>
  )
}
