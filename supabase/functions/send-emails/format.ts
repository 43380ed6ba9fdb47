import {
  addBusinessDays,
  CALENDAR_TIME_ZONE,
  inShopTime,
  SHOP_TIME_ZONE,
  shopCalendarDay,
} from '../_shared/shop-clock.ts'
import type { Language } from './mail.ts'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR', ar: 'ar-MA-u-nu-latn' }

/** Formats dirhams as the shop does: `1,250 DH`, `1 250 DH`, `1,250 درهم`. */
export function money(amount: number, language: Language): string {
  const hasCents = !Number.isInteger(amount)
  const digits = new Intl.NumberFormat(LOCALES[language === 'fr' ? 'fr' : 'en'], {
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: 2,
  })
    .format(amount)
    .replaceAll('\u202f', '\u00a0')
  return `${digits}\u00a0${language === 'ar' ? 'درهم' : 'DH'}`
}

/** Another currency, always with its code and two decimals: `42.00 EUR`, `42,00 EUR`. */
export function foreignMoney(amount: number, currency: string, language: Language): string {
  const digits = new Intl.NumberFormat(LOCALES[language === 'fr' ? 'fr' : 'en'], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount)
  return `${digits.replaceAll('\u202f', '\u00a0')}\u00a0${currency}`
}

/** A moment by the shop's clock: `28 November 2026 at 14:30`. */
export function dateTime(moment: string, language: Language): string {
  const text = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: SHOP_TIME_ZONE,
  }).format(new Date(moment))
  // French writes the first of a month as an ordinal.
  return (language === 'fr' ? text.replace(/^1 /, '1er ') : text).replaceAll('\u202f', '\u00a0')
}

/** A moment that the reader must keep: `28 November 2026 at 14:30 Moroccan time`. */
export const deadline = (moment: string, language: Language): string =>
  inShopTime(dateTime(moment, language), language)

/** The first and last delivery date, `min` and `max` business days after the shop's date of `from`. */
export function deliveryDates(from: string, min: number, max: number, language: Language): [string, string] {
  const day = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    timeZone: CALENDAR_TIME_ZONE,
  })
  const orderDate = shopCalendarDay(new Date(from))
  const dayText = (days: number) => {
    const text = day.format(addBusinessDays(orderDate, days))
    // French writes the first of a month as an ordinal.
    return language === 'fr' ? text.replace(/^1 /, '1er ') : text
  }
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
