import { useSyncExternalStore } from 'react'
import { createStoredValue } from '@/lib/storage'

const DEFAULT_COUNTRY = 'morocco'

const ZONES: Readonly<Record<string, RegExp>> = {
  morocco: /Casablanca|El_Aaiun/,
  france: /Paris/,
  spain: /Madrid|Ceuta|Canary/,
  uk: /London|Belfast/,
  canada: /Toronto|Vancouver|Edmonton|Winnipeg|Halifax/,
  usa: /New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Anchorage|Honolulu|Indiana|Kentucky/,
}

const REGIONS: Readonly<Record<string, string>> = {
  MA: 'morocco',
  FR: 'france',
  ES: 'spain',
  GB: 'uk',
  CA: 'canada',
}

/**
 * The most likely country of delivery, from the device's time zone and then from its languages. The region of en-US is
 * ignored, because many browsers outside the USA report it.
 */
export function likelyCountry(timeZone: string, languages: readonly string[]): string {
  const byZone = Object.keys(ZONES).find((country) => ZONES[country]?.test(timeZone))
  if (byZone !== undefined) return byZone
  for (const language of languages) {
    const country = REGIONS[/-([A-Z]{2})$/.exec(language)?.[1] ?? '']
    if (country !== undefined) return country
  }
  return DEFAULT_COUNTRY
}

const stored = createStoredValue<string | null>({
  key: 'mcg-delivery-country',
  parse: (raw) => raw,
  serialize: (country) => country,
})

/** The country that the visitor chose on a product page, in the cart or in the checkout; null when none was chosen yet. */
export const chosenDeliveryCountry = stored.read
export const rememberDeliveryCountry = stored.write

export const deliveryCountry = () =>
  stored.read() ?? likelyCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages)

/** The visitor's country, chosen before or guessed; null until the page is hydrated. */
export function useDeliveryCountry(): string | null {
  return useSyncExternalStore<string | null>(stored.subscribe, deliveryCountry, () => null)
}

/** The rate of the country, or the first one when the shop does not deliver there. */
export function rateFor<R extends { country: string }>(
  rates: readonly R[] | undefined,
  country: string | null,
): R | undefined {
  return rates?.find((rate) => rate.country === country) ?? rates?.[0]
}
