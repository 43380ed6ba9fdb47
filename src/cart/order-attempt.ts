import { useSyncExternalStore } from 'react'
import { createStoredValue, parseJson } from '@/lib/storage'
import { UUID } from '@/lib/uuid'
import { readPromotionCode, writePromotionCode } from './promotion-code'

/** The last attempt to order the cart, in whatever tab. */
type OrderAttempt = {
  /** Its idempotency key. */
  key: string
  /** Of a promotion: the code it was first sent with. */
  code: string | null
  /** Its order was found, or its answer arrived. */
  isPlaced: boolean
}

function parseAttempt(raw: string | null): OrderAttempt | null {
  const stored = parseJson(raw)
  if (typeof stored !== 'object' || stored === null) return null
  const { key, code, isPlaced } = stored as Record<string, unknown>
  if (typeof key !== 'string' || !UUID.test(key)) return null
  return { key, code: typeof code === 'string' ? code : null, isPlaced: isPlaced === true }
}

const stored = createStoredValue<OrderAttempt | null>({
  key: 'mcg-order-attempt',
  parse: parseAttempt,
  serialize: (attempt) => attempt && JSON.stringify(attempt),
})

/** Call it before each request: one that is repeated with its key is the same attempt. */
export function beginAttempt(key: string): void {
  if (stored.read()?.key !== key) stored.write({ key, code: readPromotionCode(), isPlaced: false })
}

/** The order of this attempt is placed: its promotion code leaves with it, and one that was entered since stays. */
export function endAttempt(key: string): void {
  const attempt = stored.read()
  if (attempt?.key !== key) return
  stored.write({ ...attempt, isPlaced: true })
  if (attempt.code === readPromotionCode()) writePromotionCode(null)
}

const placedKey = (): string | null => {
  const attempt = stored.read()
  return attempt?.isPlaced === true ? attempt.key : null
}

/** The idempotency key of the last attempt, once its order is placed. */
export const usePlacedKey = (): string | null =>
  useSyncExternalStore<string | null>(stored.subscribe, placedKey, () => null)
