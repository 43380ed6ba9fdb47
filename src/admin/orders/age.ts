import { NUMBER_LOCALES } from '@/i18n/format'
import type { Language } from '@/i18n/locales'
import type { OrderStatus } from '@/orders/order-status'

const MINUTE_MS = 60_000
const HOURS_OF_DAY = 24

type Age = { value: number; unit: 'minute' | 'hour' | 'day' }

function ageOf(since: string, now: number): Age {
  const minutes = Math.max(0, Math.round((now - Date.parse(since)) / MINUTE_MS))
  const hours = Math.round(minutes / 60)
  if (minutes < 60) return { value: minutes, unit: 'minute' }
  if (hours < HOURS_OF_DAY) return { value: hours, unit: 'hour' }
  return { value: Math.round(hours / HOURS_OF_DAY), unit: 'day' }
}

/** How long ago, in minutes, hours or days: "5 hours ago". */
export function ago(since: string, language: Language, now = Date.now()): string {
  const { value, unit } = ageOf(since, now)
  return new Intl.RelativeTimeFormat(NUMBER_LOCALES[language], { numeric: 'auto' }).format(-value, unit)
}

/** The same where there is little room: "5 h". */
export function shortAge(since: string, language: Language, now = Date.now()): string {
  const { value, unit } = ageOf(since, now)
  return new Intl.NumberFormat(NUMBER_LOCALES[language], {
    style: 'unit',
    unit,
    unitDisplay: 'short',
  }).format(value)
}

export type Wait = 'fresh' | 'waiting' | 'late'

/** After how many hours an order in this status has waited, and is late. Nothing is expected of the others. */
const HOURS: Partial<Record<OrderStatus | 'coming_back', readonly [waiting: number, late: number]>> = {
  pending: [4, 24],
  processing: [24, 48],
  shipped: [72, 144],
  coming_back: [72, 168],
}

type WaitingOrder = { status: OrderStatus; status_at: string; delivery_failure: unknown }

/** Whether an order has been in its status for too long; null when nothing is left to do. */
export function waitOf(
  { status, status_at: since, delivery_failure: failure }: WaitingOrder,
  now = Date.now(),
): Wait | null {
  const limits = HOURS[status === 'shipped' && failure !== null ? 'coming_back' : status]
  if (limits === undefined) return null
  const hours = (now - Date.parse(since)) / (60 * MINUTE_MS)
  return hours >= limits[1] ? 'late' : hours >= limits[0] ? 'waiting' : 'fresh'
}
