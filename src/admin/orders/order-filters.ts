import { calendarDay } from '@/lib/shop-clock'
import { UUID } from '@/lib/uuid'
import type { OrderStatus } from '@/orders/order-status'

/** By money: what admin_orders accepts as `payment`. */
export const PAYMENT_FILTERS = [
  'due',
  'to_refund',
  'refunding',
  'paid',
  'pending',
  'unpaid',
  'partially_refunded',
  'refunded',
  'failed',
] as const
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number]

/** What became of the delivery: what admin_orders accepts as `delivery`. */
export const DELIVERY_FILTERS = ['on_the_way', 'coming_back', 'refused', 'unreachable'] as const
export type DeliveryFilter = (typeof DELIVERY_FILTERS)[number]

/** As the tabs stand: the way of an order, and what has left it. */
export const STATUSES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStatus[]

export type OrderFilters = {
  search: string
  status: OrderStatus | null
  payment: PaymentFilter | null
  delivery: DeliveryFilter | null
  /** The id of a courier. */
  courier: string | null
  /** Days of the shop, YYYY-MM-DD, both included; empty without a limit. */
  from: string
  to: string
  sort: 'newest' | 'oldest'
}

export function isOrderStatus(value: unknown): value is OrderStatus {
  return STATUSES.some((status) => status === value)
}

/** The parameters of the address that filter and order the list. */
export const FILTER_PARAMS = ['q', 'status', 'payment', 'delivery', 'courier', 'from', 'to', 'sort'] as const

export function readOrderFilters(params: URLSearchParams): OrderFilters {
  const status = params.get('status')
  const courier = params.get('courier')
  return {
    search: (params.get('q') ?? '').trim().slice(0, 200),
    status: isOrderStatus(status) ? status : null,
    payment: PAYMENT_FILTERS.find((value) => value === params.get('payment')) ?? null,
    delivery: DELIVERY_FILTERS.find((value) => value === params.get('delivery')) ?? null,
    courier: courier !== null && UUID.test(courier) ? courier : null,
    // An address can be typed: what is no day of the calendar is no limit.
    from: calendarDay(params.get('from')) ?? '',
    to: calendarDay(params.get('to')) ?? '',
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
  }
}
