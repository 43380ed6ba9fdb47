import { createStoredValue } from '@/lib/storage'
import { chooseCurrency, type Currency } from './chosen-currency'

/** Where another currency than the dirham is usual, by the countries of `delivery_rates`. */
const USUAL: Readonly<Record<string, Currency>> = {
  france: 'EUR',
  spain: 'EUR',
  uk: 'GBP',
  usa: 'USD',
  canada: 'CAD',
}

/** Whether the shopper chose the currency, dirhams only included; otherwise it follows the country. */
const isChosen = createStoredValue<boolean>({
  key: 'mcg-currency-chosen',
  parse: (raw) => raw !== null,
  serialize: (value) => (value ? 'yes' : null),
})

/** The shopper's own choice: no country changes it from now on. */
export function chooseOwnCurrency(currency: Currency | null): void {
  isChosen.write(true)
  chooseCurrency(currency)
}

export function followCountry(country: string): void {
  if (!isChosen.read()) chooseCurrency(USUAL[country] ?? null)
}
