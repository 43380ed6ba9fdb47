import { cityLabel } from '@/i18n/city-label'
import type { Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import type { Translator } from '@/i18n/translate'
import type { CategoryOption } from './queries'

/** A craft and where it is made: the same craft in two cities is two categories. */
export function categoryName(
  category: Omit<CategoryOption, 'id'>,
  language: Language,
  tKey: Translator['tKey'],
): string {
  return `${localized(category, 'name', language)} – ${cityLabel(category.city, tKey)}`
}
