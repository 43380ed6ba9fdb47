import type { OrderStatus } from './order-status'

export type StatusChange = { to_status: OrderStatus; created_at: string }

const WAY: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered']

/** The steps an order has still before it. A cancelled one has none. */
export function comingStatuses(status: OrderStatus): readonly OrderStatus[] {
  const step = WAY.indexOf(status)
  return step === -1 ? [] : WAY.slice(step + 1)
}

/** Oldest first; changes of the same moment keep their order. */
export function inOrderOfTime(history: readonly StatusChange[]): StatusChange[] {
  return [...history].sort((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at))
}
