import { formatDay } from '@/i18n/format'
import type { Language } from '@/i18n/locales'
import type { Translator } from '@/i18n/translate'
import { addBusinessDays, shopCalendarDay } from '@/lib/shop-clock'

type PromisedOrder = {
  status: string
  created_at: string
  is_pickup: boolean
  /** Business days after the order was placed, lead times included; null when nothing was promised. */
  min_days: number | null
  max_days: number | null
}

/** When an order arrives, or can be picked up, as it was promised to its buyer; null for a finished order or without a promise. */
export function arrivalSentence(order: PromisedOrder, t: Translator['t'], language: Language): string | null {
  if (order.status === 'delivered' || order.status === 'cancelled') return null
  if (order.min_days === null || order.max_days === null) return null
  const placed = shopCalendarDay(new Date(order.created_at))
  const day = (days: number) => formatDay(addBusinessDays(placed, days), language)
  return order.is_pickup
    ? t('ordering.place.ready', { date: day(order.min_days) })
    : t('ordering.track.arrives', { from: day(order.min_days), to: day(order.max_days) })
}
