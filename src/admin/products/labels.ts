import type { Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import type { Translator } from '@/i18n/translate'
import type { CategoryOption } from './queries'

/** A craft and where it is made: the same craft in two cities is two categories. */
export function categoryName(category: CategoryOption, language: Language, tKey: Translator['tKey']): string {
  const { city } = category
  const label = tKey(`shop.city.${city}`)
  return `${localized(category, 'name', language)} – ${label === `shop.city.${city}` ? city : label}`
}

/** The city in the operator's language; one that the catalogues do not know is shown as it is stored. */
export function cityName(city: string, tKey: Translator['tKey']): string {
  const name = tKey(`shop.city.${city}`)
  return name === `shop.city.${city}` ? city : name
}
