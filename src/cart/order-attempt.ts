import { useSyncExternalStore } from 'react'
import { isRecord, parseJson } from '@/lib/json'
import { createStoredValue, localStore } from '@/lib/storage'
import { SESSION_KEY } from '@/lib/supabase'
import { UUID } from '@/lib/uuid'
import type { CartStore } from './cart-storage'
import { withoutOrdered, withoutOrderedQuantities, type OrderedItem } from './ordered-items'
import { readPromotionCode, writePromotionCode } from './promotion-code'

/** After it no request of an attempt is under way: more than all that one waits for, one after the other. */
const MAX_ATTEMPT_MS = 2 * 60_000

/** The last attempt to order the cart, in whatever tab. */
type OrderAttempt = {
  /** Its idempotency key. */
  key: string
  /** Of a promotion: the code it was first sent with. */
  code: string | null
  /** Its order was found, or its answer arrived. */
  isPlaced: boolean
  /** Sent as the guest of this browser at least once, so that the account of an earlier session has its cart as before. */
  isGuest: boolean
  /** When it was begun, or begun again, in milliseconds; 0 when an older version of the page began it. */
  at: number
}

function parseAttempt(raw: string | null): OrderAttempt | null {
  const stored = parseJson(raw)
  if (!isRecord(stored)) return null
  const { key, code, isPlaced, isGuest, at } = stored
  if (typeof key !== 'string' || !UUID.test(key)) return null
  return {
    key,
    code: typeof code === 'string' ? code : null,
    isPlaced: isPlaced === true,
    isGuest: isGuest === true,
    at: typeof at === 'number' ? at : 0,
  }
}

const stored = createStoredValue<OrderAttempt | null>({
  key: 'mcg-order-attempt',
  parse: parseAttempt,
  serialize: (attempt) => attempt && JSON.stringify(attempt),
})

/** Call it before each request: one that is repeated with its key is the same attempt. */
export function beginAttempt(key: string): void {
  const attempt = stored.read()
  const isGuest = localStore.getItem(SESSION_KEY) === null
  const first = attempt?.key === key ? attempt : { key, code: readPromotionCode(), isPlaced: false, isGuest }
  // The session may have ended since it was begun: the guest is then the one who orders.
  stored.write({ ...first, isGuest: first.isGuest || isGuest, at: Date.now() })
}

/** The idempotency key to order the cart with, the same in every tab; null when another tab has emptied the cart. */
export function startOrder(store: CartStore): string | null {
  const { lines, orderKey: started, nextKey } = store.read()
  // Another tab has already ordered these lines.
  if (lines.length === 0) return null
  const orderKey = started ?? nextKey ?? crypto.randomUUID()
  beginAttempt(orderKey)
  store.update((current) => ({ ...current, orderKey }))
  return orderKey
}

/** Call it when the outcome of an attempt is known: the next attempt is then a new order. */
export function resetIdempotencyKey(store: CartStore): void {
  store.update((current) => ({ ...current, orderKey: null, nextKey: undefined }))
}

/** How long the order of this attempt may still be on its way, in milliseconds; 0 when it is known to be over. */
export function attemptTimeLeft(key: string | null): number {
  const attempt = stored.read()
  if (key === null || attempt?.key !== key) return 0
  const passed = Date.now() - attempt.at
  // The device's clock may have been set back.
  return passed < 0 ? 0 : Math.max(0, MAX_ATTEMPT_MS - passed)
}

/** The order of this attempt is placed: its promotion code leaves with it, and one that was entered since stays. */
export function endAttempt(key: string): void {
  const attempt = stored.read()
  if (attempt?.key !== key) return
  stored.write({ ...attempt, isPlaced: true })
  if (attempt.code === readPromotionCode()) writePromotionCode(null)
}

/**
 * Takes what was ordered with this key out of the cart, with its promotion code, and nothing else. False when it was done before,
 * perhaps in another tab.
 */
export function takeOrdered(store: CartStore, key: string, ordered: readonly OrderedItem[]): boolean {
  if (store.read().orderKey !== key) return false
  const attempt = stored.read()
  const isGuests = attempt?.key === key && attempt.isGuest
  store.update((current) => ({
    ...current,
    lines: withoutOrdered(current.lines, ordered),
    orderKey: null,
    nextKey: undefined,
    // The database has taken it out of the cart of the account that ordered.
    account: isGuests ? current.account : withoutOrderedQuantities(current.account, ordered),
  }))
  endAttempt(key)
  return true
}

const placedKey = (): string | null => {
  const attempt = stored.read()
  return attempt?.isPlaced === true ? attempt.key : null
}

/** The idempotency key of the last attempt, once its order is placed. */
export const usePlacedKey = (): string | null =>
  useSyncExternalStore<string | null>(stored.subscribe, placedKey, () => null)
