import { useSyncExternalStore } from 'react'
import { HOME_COUNTRY } from '@/lib/countries'
import { MOROCCAN_ZONES } from '@/lib/shop-clock'
import { createStoredValue } from '@/lib/storage'

/** The countries of `delivery_rates`, each with the time zones of most of its people and its region code in languages. */
const COUNTRIES: readonly (readonly [country: string, zones: RegExp, region?: string])[] = [
  [HOME_COUNTRY, MOROCCAN_ZONES, 'MA'],
  ['france', /Paris/, 'FR'],
  ['spain', /Madrid|Ceuta|Canary/, 'ES'],
  ['uk', /London|Belfast/, 'GB'],
  ['canada', /Toronto|Vancouver|Edmonton|Winnipeg|Halifax/, 'CA'],
  // Not by en-US, which many browsers outside the USA report.
  ['usa', /New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Anchorage|Honolulu|Indiana|Kentucky/],
]

/** The most likely country of delivery, from the device's time zone and then from its languages. */
export function likelyCountry(timeZone: string, languages: readonly string[]): string {
  const regions = languages.map((language) => language.slice(-2))
  const found =
    COUNTRIES.find(([, zones]) => zones.test(timeZone)) ??
    regions.map((code) => COUNTRIES.find(([, , region]) => region === code)).find(Boolean)
  return found?.[0] ?? HOME_COUNTRY
}

const stored = createStoredValue<string | null>({
  key: 'mcg-country',
  parse: (raw) => (COUNTRIES.some(([country]) => country === raw) ? raw : null),
  serialize: (country) => country,
})

/** The country of the address in the checkout becomes that of every page; the currency of prices stays. */
export const rememberDeliveryCountry = stored.write

/** Chooses the country of delivery, and with it the currency that is usual there, until the shopper chooses one. */
export function chooseDeliveryCountry(country: string): void {
  stored.write(country)
  import('@/currency/usual-currency').then(
    ({ followCountry }) => followCountry(country),
    () => undefined,
  )
}

/** The country that the visitor chose on any page, otherwise the most likely one. */
export const deliveryCountry = () =>
  stored.read() ?? likelyCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages)

/** The visitor's country, chosen before or guessed; null until the page is hydrated. */
export function useDeliveryCountry(): string | null {
  return useSyncExternalStore<string | null>(stored.subscribe, deliveryCountry, () => null)
}

/**
 * The rate of the visitor's country. Where the shop does not deliver there it is undefined when the visitor chose that country, and
 * the first one when it was only guessed.
 */
export function rateFor<R extends { country: string }>(
  rates: readonly R[] | undefined,
  country: string | null,
): R | undefined {
  const rate = rates?.find((row) => row.country === country)
  return rate ?? (country === stored.read() ? undefined : rates?.[0])
}

/** The country to show as chosen: that of the rate, or the one that was chosen and is no longer served. */
export const shownCountry = (rates: readonly { country: string }[] | undefined, country: string | null) =>
  rateFor(rates, country)?.country ?? country ?? undefined
