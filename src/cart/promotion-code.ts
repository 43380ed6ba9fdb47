import { useSyncExternalStore } from 'react'
import { createStoredValue } from '@/lib/storage'
import { foldCode } from '@/lib/typed-text'

/** The database has no longer codes. */
const MAX_CODE_LENGTH = 30

/**
 * How the database compares codes (private.fold_promotion_code). What is in letters that no code has stays as it was typed, for the
 * database to refuse; null when there is nothing to see.
 */
function normalized(code: string | null): string | null {
  const typed = foldCode(code ?? '')
  const compared = typed.replaceAll(/[^A-Za-z0-9-]/g, '').toUpperCase() || typed
  return compared.slice(0, MAX_CODE_LENGTH) || null
}

// boot.js stores the code of a link (`?promo=`) under the same key.
const stored = createStoredValue<string | null>({
  key: 'mcg-promotion',
  parse: normalized,
  serialize: normalized,
})

/** Remembers the code that the shopper entered; null forgets it. */
export const writePromotionCode = stored.write

export const readPromotionCode = stored.read

/** The code to quote and to order with; null when the shopper has none, and while a prerendered page hydrates. */
export function usePromotionCode(): string | null {
  return useSyncExternalStore<string | null>(stored.subscribe, stored.read, () => null)
}
