import { CALENDAR_TIME_ZONE, SHOP_TIME_ZONE } from '@/lib/shop-clock'
import type { Language } from './locales'

// Latin digits and Gregorian dates in every language, as Moroccan sites write them; plain `ar` has changed its digits
// between ICU versions, and ar-MA groups thousands with a dot that reads as a decimal point.
export const NUMBER_LOCALES: Record<Language, string> = { en: 'en', fr: 'fr', ar: 'ar-u-nu-latn' }
export const DATE_LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr', ar: 'ar-MA-u-nu-latn' }
export const CURRENCY_UNITS: Record<Language, string> = { en: 'DH', fr: 'DH', ar: 'درهم' }
const NO_BREAK_SPACE = '\u00A0'

const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, create: () => T): T {
  const existing = formatters.get(key)
  if (existing !== undefined) return existing as T
  const created = create()
  formatters.set(key, created)
  return created
}

export function formatNumber(value: number, language: Language): string {
  const format = cached(`number:${language}`, () => new Intl.NumberFormat(NUMBER_LOCALES[language]))
  return withFontSpaces(format.format(value))
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

/** With a leading sign: `+50 DH`, `-20 DH`. */
export function formatAdjustment(amount: number, language: Language): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '\u2212' : ''
  // In right-to-left text a sign would move behind its number; the mark keeps them together.
  const mark = language === 'ar' ? '\u200E' : ''
  return `${mark}${sign}${formatMoney(Math.abs(amount), language)}`
}

export function formatDate(value: string | Date, language: Language): string {
  const format = cached(
    `date:${language}`,
    () => new Intl.DateTimeFormat(DATE_LOCALES[language], { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }),
  )
  return withOrdinal(format.format(typeof value === 'string' ? new Date(value) : value), language)
}

/** For tables: `21 Nov 2026`, `21 nov. 2026`, `21 نونبر 2026`. */
export function formatShortDate(value: string | Date, language: Language): string {
  const format = cached(
    `short-date:${language}`,
    () =>
      new Intl.DateTimeFormat(DATE_LOCALES[language], {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: SHOP_TIME_ZONE,
      }),
  )
  return withOrdinal(format.format(typeof value === 'string' ? new Date(value) : value), language)
}

/** With the time, for the history of an order. */
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

/** For a table: `21 Nov 2026, 13:27`, `21 nov. 2026, 13:27`, `21 نونبر 2026، 13:27`. */
export function formatShortDateTime(value: string | Date, language: Language): string {
  const format = cached(
    `short-date-time:${language}`,
    () =>
      new Intl.DateTimeFormat(DATE_LOCALES[language], {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: SHOP_TIME_ZONE,
      }),
  )
  return withOrdinal(
    withFontSpaces(format.format(typeof value === 'string' ? new Date(value) : value)),
    language,
  )
}

/** A calendar day as midnight UTC, close enough to omit the year: `Wed 25 Nov`, `mer. 25 nov.`, `الأربعاء 25 نونبر`. */
export function formatDay(day: Date, language: Language): string {
  const format = cached(
    `day:${language}`,
    () =>
      new Intl.DateTimeFormat(DATE_LOCALES[language], {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        timeZone: CALENDAR_TIME_ZONE,
      }),
  )
  // Arabic puts a comma after the day's name, which breaks a sentence.
  return withOrdinal(format.format(day).replace(/[,،]/, ''), language)
}

/** `November 2026`, of a day as midnight UTC. */
export function formatMonth(day: Date, language: Language): string {
  const format = cached(
    `month:${language}`,
    () =>
      new Intl.DateTimeFormat(DATE_LOCALES[language], {
        month: 'long',
        year: 'numeric',
        timeZone: CALENDAR_TIME_ZONE,
      }),
  )
  return format.format(day)
}

/** A calendar day as midnight UTC, on the axis of a chart: `25 Nov`, `25 nov.`, `25 نونبر`. */
export function formatDayOfMonth(day: Date, language: Language): string {
  const format = cached(
    `day-of-month:${language}`,
    () =>
      new Intl.DateTimeFormat(DATE_LOCALES[language], {
        day: 'numeric',
        month: 'short',
        timeZone: CALENDAR_TIME_ZONE,
      }),
  )
  return withOrdinal(format.format(day), language)
}

// French writes the first of a month as an ordinal, `1er déc.`, which Intl does not.
export function withOrdinal(date: string, language: Language): string {
  return language === 'fr' ? date.replace(/\b1 (?=\p{L})/u, '1er ') : date
}

// French groups with a narrow no-break space, a glyph that the shop's typefaces do not have.
export function withFontSpaces(text: string): string {
  return text.replaceAll('\u202F', NO_BREAK_SPACE)
}
