import type { Translator } from '@/i18n/translate'

/** The city in the reader's language; one that the catalogues do not know is shown as it is stored. */
export function cityLabel(city: string, tKey: Translator['tKey']): string {
  const label = tKey(`city.${city}`)
  return label === `city.${city}` ? city : label
}
