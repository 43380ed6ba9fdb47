import {
  DATE_LOCALES,
  formatDateTime,
  NUMBER_LOCALES,
  withFontSpaces,
  withOrdinal,
} from '../_shared/format.ts'
import { addBusinessDays, CALENDAR_TIME_ZONE, inShopTime, shopCalendarDay } from '../_shared/shop-clock.ts'
import type { Language } from './mail.ts'

/** Another currency, always with its code and two decimals: `42.00 EUR`, `42,00 EUR`. */
export function foreignMoney(amount: number, currency: string, language: Language): string {
  const digits = new Intl.NumberFormat(NUMBER_LOCALES[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount)
  return `${withFontSpaces(digits)}\u00a0${currency}`
}

/** A moment that the reader must keep: `28 November 2026 at 14:30 Moroccan time`. */
export const deadline = (moment: string, language: Language): string =>
  inShopTime(formatDateTime(moment, language), language)

/** The first and last delivery date, `min` and `max` business days after the shop's date of `from`. */
export function deliveryDates(from: string, min: number, max: number, language: Language): [string, string] {
  const day = new Intl.DateTimeFormat(DATE_LOCALES[language], {
    day: 'numeric',
    month: 'long',
    timeZone: CALENDAR_TIME_ZONE,
  })
  const orderDate = shopCalendarDay(new Date(from))
  const dayText = (days: number) => withOrdinal(day.format(addBusinessDays(orderDate, days)), language)
  return [dayText(min), dayText(max)]
}

/**
 * The URL of an order line's picture. Most mail clients do not show AVIF, so the JPEG beside each catalogue picture is used,
 * and the smallest width of any other picture.
 */
export function mailPicture(path: string, api: string): string {
  if (/^https?:\/\//i.test(path)) return path
  const small = path.replace(/-1000\.avif$/i, '-160.jpg').replace(/-1000(\.[a-z0-9]+)$/i, '-320$1')
  const name = small.split('/').map(encodeURIComponent).join('/')
  return `${api}/storage/v1/object/public/product-images/${name}`
}
