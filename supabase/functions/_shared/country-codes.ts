/** ISO 3166-1 codes of the countries of delivery, by the shop's own names. */
export const COUNTRY_CODES = {
  morocco: 'MA',
  france: 'FR',
  spain: 'ES',
  usa: 'US',
  canada: 'CA',
  uk: 'GB',
} as const

const byName: ReadonlyMap<string, string> = new Map(Object.entries(COUNTRY_CODES))

/** Of a country as a delivery rate names it; undefined for one that the shop does not know. */
export const countryCode = (country: string): string | undefined => byName.get(country)
