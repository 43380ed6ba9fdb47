import type { AdminOrder } from '@/admin/orders/queries'

export type HeldOrder = Pick<AdminOrder, 'status' | 'payment_due_at' | 'paid_amount' | 'amount_due'>

/**
 * What the end of its time to pay means for an order: `held` expires then, the others do not because they are in preparation or
 * paid in part, and are `overdue` after it. Null where nothing is awaited before the delivery.
 */
export function holdOf(
  { status, payment_due_at: at, paid_amount: paid, amount_due: due }: HeldOrder,
  now: number,
): 'held' | 'waits' | 'overdue' | null {
  if (at === null || due === 0 || (status !== 'pending' && status !== 'processing')) return null
  if (status === 'pending' && paid === 0) return 'held'
  return Date.parse(at) <= now ? 'overdue' : 'waits'
}
