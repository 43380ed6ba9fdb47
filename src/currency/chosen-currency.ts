import { useSyncExternalStore } from 'react'
import { createStoredValue } from '@/lib/storage'

/** The currencies of the table `currency_rates`, in which a shopper may see approximate prices beside dirhams. */
export const CURRENCIES = ['EUR', 'USD', 'GBP', 'CAD'] as const
export type Currency = (typeof CURRENCIES)[number]

export const isCurrency = (value: unknown): value is Currency =>
  CURRENCIES.some((currency) => currency === value)

// boot.js reads the same key before the first paint.
const chosen = createStoredValue<Currency | null>({
  key: 'mcg-currency',
  parse: (raw) => (isCurrency(raw) ? raw : null),
  serialize: (currency) => currency,
})

/** Chooses the currency of the approximate prices; null shows dirhams only. */
export function chooseCurrency(currency: Currency | null): void {
  document.documentElement.toggleAttribute('data-currency', currency !== null)
  chosen.write(currency)
}

/** The shopper's currency; null when none was chosen, and while a prerendered page hydrates. */
export function useCurrency(): Currency | null {
  return useSyncExternalStore<Currency | null>(chosen.subscribe, chosen.read, () => null)
}
