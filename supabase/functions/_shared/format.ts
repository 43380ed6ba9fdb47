import { SHOP_TIME_ZONE } from './shop-clock.ts'

// Amounts and moments as the site and the mails write them.

type Language = 'en' | 'fr' | 'ar'

// Latin digits and Gregorian dates in every language, as Moroccan sites write them; plain `ar` has changed its digits
// between ICU versions, and ar-MA groups thousands with a dot that reads as a decimal point.
export const NUMBER_LOCALES: Record<Language, string> = { en: 'en', fr: 'fr', ar: 'ar-u-nu-latn' }
export const DATE_LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr', ar: 'ar-MA-u-nu-latn' }
export const CURRENCY_UNITS: Record<Language, string> = { en: 'DH', fr: 'DH', ar: 'درهم' }
const NO_BREAK_SPACE = '\u00A0'

const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

/** A formatter that is created once. */
export function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, create: () => T): T {
  const existing = formatters.get(key)
  if (existing !== undefined) return existing as T
  const created = create()
  formatters.set(key, created)
  return created
}

/** `1,250 DH`, `1 250 DH`, `1,250 درهم`; centimes only where there are some. */
export function formatMoney(amount: number, language: Language): string {
  const format = cached(
    `money:${language}`,
    () =>
      new Intl.NumberFormat(NUMBER_LOCALES[language], {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        trailingZeroDisplay: 'stripIfInteger',
      }),
  )
  return `${withFontSpaces(format.format(amount))}${NO_BREAK_SPACE}${CURRENCY_UNITS[language]}`
}

/** A moment by the shop's clock: `28 November 2026 at 14:30`. */
export function formatDateTime(value: string | Date, language: Language): string {
  const format = cached(
    `date-time:${language}`,
    () =>
      new Intl.DateTimeFormat(DATE_LOCALES[language], {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: SHOP_TIME_ZONE,
      }),
  )
  return withOrdinal(
    withFontSpaces(format.format(typeof value === 'string' ? new Date(value) : value)),
    language,
  )
}

// French writes the first of a month as an ordinal, `1er déc.`, which Intl does not.
export function withOrdinal(date: string, language: Language): string {
  return language === 'fr' ? date.replace(/\b1 (?=\p{L})/u, '1er ') : date
}

// French groups with a narrow no-break space, a glyph that the shop's typefaces do not have.
export function withFontSpaces(text: string): string {
  return text.replaceAll('\u202F', NO_BREAK_SPACE)
}
