import { isRecord } from '@/lib/json'
/** The token of `paths.keepOrders` in a path; null for others. */
export const offeredOrders = (path: string): string | null =>
  new URL(path, 'https://shop.invalid').searchParams.get('keep')

/** Navigation state: the person has just signed in to have the orders of this path kept, and need not be asked. */
export const KEEP_ORDERS = { keepOrders: true } as const

/** Whether a location, whose state may come from another version of the page, has that state. */
export const isSignedInToKeep = (state: unknown): boolean => isRecord(state) && state.keepOrders === true
