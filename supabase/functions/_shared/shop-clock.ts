/**
 * The shop's clock, for the site and for the Edge Functions; `private.shop_time_zone()` is the same in SQL. Morocco is on
 * UTC+0 for good since 20 September 2026 (tz database 2026c). PostgreSQL, Deno, Node and browsers learn of it at different
 * times, and an older one puts an order of 23:30 on the next day under Morocco's own name: UTC is the same in all of them.
 */
export const SHOP_TIME_ZONE = 'UTC'

/** A calendar day is passed on as its midnight in UTC, whatever the shop's zone: format it in this one. */
export const CALENDAR_TIME_ZONE = 'UTC'

// The Swedish form is that of ISO 8601, with a space.
const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: SHOP_TIME_ZONE,
})

/** The shop's date and time, as a spreadsheet sorts it: `2026-12-31 23:30`. */
export const shopTime = (moment: Date): string => clock.format(moment)

/** The shop's date: `2026-12-31`. */
export const shopDay = (moment: Date): string => shopTime(moment).slice(0, 10)

/** The shop's date as a calendar day: midnight UTC. */
export const shopCalendarDay = (moment: Date): Date => new Date(`${shopDay(moment)}T00:00:00Z`)

const IN_SHOP_TIME: Readonly<Record<'en' | 'fr' | 'ar', (time: string) => string>> = {
  en: (time) => `${time} Moroccan time`,
  fr: (time) => `${time}, heure du Maroc`,
  ar: (time) => `${time} بتوقيت المغرب`,
}

/** A time of the shop's clock that a person elsewhere must keep, with its zone: `28 November 2026 at 14:30 Moroccan time`. */
export const inShopTime = (time: string, language: 'en' | 'fr' | 'ar'): string => IN_SHOP_TIME[language](time)

/** Adds business days, Monday to Friday, to a calendar day. */
export function addBusinessDays(day: Date, days: number): Date {
  const date = new Date(day)
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1
  }
  return date
}
