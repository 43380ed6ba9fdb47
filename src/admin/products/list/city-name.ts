import type { Translator } from '@/i18n/translate'

/** The city in the operator's language; one that the catalogues do not know is shown as it is stored. */
export function cityName(city: string, tKey: Translator['tKey']): string {
  const name = tKey(`city.${city}`)
  return name === `city.${city}` ? city : name
}
