import { variationLabel } from '@/catalog/variation-labels'
import type { Language } from '@/i18n/locales'
import type { Json } from '@/lib/database.types'

/** The chosen options of a line, in words. */
export function choicesText(chosen: Json, language: Language): string {
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)) return ''
  return Object.values(chosen)
    .filter((value) => typeof value === 'string')
    .map((value) => variationLabel(value, language))
    .join(language === 'ar' ? '، ' : ', ')
}
