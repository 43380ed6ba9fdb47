import { CALENDAR_TIME_ZONE, SHOP_TIME_ZONE } from '@/lib/shop-clock'
import {
  cached,
  DATE_LOCALES,
  formatMoney,
  NUMBER_LOCALES,
  withFontSpaces,
  withOrdinal,
} from '../../supabase/functions/_shared/format.ts'
import type { Language } from './locales'

export {
  CURRENCY_UNITS,
  DATE_LOCALES,
  formatDateTime,
  formatMoney,
  NUMBER_LOCALES,
  withFontSpaces,
  withOrdinal,
} from '../../supabase/functions/_shared/format.ts'

export function formatNumber(value: number, language: Language): string {
  const format = cached(`number:${language}`, () => new Intl.NumberFormat(NUMBER_LOCALES[language]))
  return withFontSpaces(format.format(value))
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
