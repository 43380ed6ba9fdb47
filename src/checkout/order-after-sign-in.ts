/** Navigation state of an order that waits for its buyer to have an account: what was agreed to before signing in was asked for. */
export type OrderAfterSignIn = { orderTotal: number; email: string }

/** The state of a location, which may come from another version of the page; null when no order waits. */
export function orderAfterSignIn(state: unknown): OrderAfterSignIn | null {
  if (typeof state !== 'object' || state === null) return null
  const { orderTotal, email } = state as Record<string, unknown>
  return typeof orderTotal === 'number' && typeof email === 'string' ? { orderTotal, email } : null
}
