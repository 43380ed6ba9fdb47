import { DATE_LOCALES, formatDate, formatDateTime, withFontSpaces, withOrdinal } from '@/i18n/format'
import type { Language } from '@/i18n/locales'
import type { Translator } from '@/i18n/translate'
import { inShopTime, MOROCCAN_ZONES } from '@/lib/shop-clock'

/**
 * A moment that the buyer must keep, by the shop's clock, with its zone; on a device in another zone by the buyer's own clock too. Not for
 * prerendered pages, since a build has another clock.
 */
export function formatDeadline(value: string, t: Translator['t'], language: Language): string {
  const shop = formatDateTime(value, language)
  const zoned = inShopTime(shop, language)
  if (MOROCCAN_ZONES.test(Intl.DateTimeFormat().resolvedOptions().timeZone)) return zoned
  const device = (options: Intl.DateTimeFormatOptions) =>
    withOrdinal(
      withFontSpaces(new Intl.DateTimeFormat(DATE_LOCALES[language], options).format(new Date(value))),
      language,
    )
  const own = device({ dateStyle: 'long', timeStyle: 'short' })
  if (own === shop) return zoned
  const isSameDay = device({ dateStyle: 'long' }) === formatDate(value, language)
  const time = isSameDay ? device({ timeStyle: 'short' }) : own
  return t('ordering.deadline.own', { deadline: zoned, time })
}
