import { deliveryDays } from '@/i18n/delivery-days'
import { formatDay } from '@/i18n/format'
import type { Language } from '@/i18n/locales'
import type { Translator } from '@/i18n/translate'
import { addBusinessDays, shopCalendarDay } from '@/lib/shop-clock'

type PromisedOrder = {
  status: string
  is_pickup: boolean
  /** Business days after `promised_from`, lead times included; null when nothing was promised. */
  min_days: number | null
  max_days: number | null
  /** When the order was placed, or paid where it is paid before it is sent; null until then. */
  promised_from: string | null
}

/** When an order arrives, or can be picked up, as it was promised to its buyer; null for an order that is finished or ready, or without a promise. */
export function arrivalSentence(order: PromisedOrder, t: Translator['t'], language: Language): string | null {
  if (order.status === 'delivered' || order.status === 'cancelled') return null
  // It is ready.
  if (order.is_pickup && order.status === 'shipped') return null
  if (order.min_days === null || order.max_days === null) return null
  const { min_days: min, max_days: max, promised_from: from } = order
  const days = { min_days: min, max_days: max }
  if (from === null) {
    if (order.is_pickup) return t('ordering.place.readyAfter', { count: min })
    return t('ordering.track.arrivesAfter', { days: deliveryDays(days, t) })
  }
  const day = (days: number) => formatDay(addBusinessDays(shopCalendarDay(new Date(from)), days), language)
  if (order.is_pickup) return t('ordering.place.ready', { date: day(min) })
  return min === max
    ? t('ordering.track.arrivesOn', { day: day(min) })
    : t('ordering.track.arrives', { from: day(min), to: day(max) })
}
