import { DEFAULT_LANGUAGE, type Language } from './locales'

type LocalizedRow<Field extends string> = { [Key in `${Field}_${Language}`]: string }

/** The row's text in the language, or in English where the translation is empty. */
export function localized<Field extends string>(
  row: LocalizedRow<Field>,
  field: Field,
  language: Language,
): string {
  const texts: Record<string, string> = row
  return texts[`${field}_${language}`]?.trim() || texts[`${field}_${DEFAULT_LANGUAGE}`] || ''
}
