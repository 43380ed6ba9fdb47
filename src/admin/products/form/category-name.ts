import { localized } from '@/i18n/localized'
import type { Language } from '@/i18n/locales'
import type { Translator } from '@/i18n/translate'
import type { CategoryOption } from './queries'

/** A craft and where it is made: the same craft in two cities is two categories. */
export function categoryName(category: CategoryOption, language: Language, tKey: Translator['tKey']): string {
  const { city } = category
  const label = tKey(`city.${city}`)
  return `${localized(category, 'name', language)} – ${label === `city.${city}` ? city : label}`
}
