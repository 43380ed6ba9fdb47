import { addMoney } from '@/lib/money'
import { dayOf, isoDay } from './period'

export type Day = { day: string; orders: number; revenue: number }
export type Step = 'day' | 'week'

/** One bar of a chart: what came in from this day to the next bar's. */
export type Bucket = { from: string; to: string; orders: number; revenue: number }

// Longer periods are shown by week.
const MAX_DAILY_BARS = 92

const firstOf: Record<Step, (iso: string) => string> = {
  day: (iso) => iso,
  week: (iso) => {
    const day = dayOf(iso)
    // Weeks begin on Monday.
    day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
    return isoDay(day)
  },
}

/** Days, or whole weeks where there are too many of them; the first and the last may be in part. */
export function groupDays(days: readonly Day[]): { step: Step; buckets: Bucket[] } {
  const step: Step = days.length <= MAX_DAILY_BARS ? 'day' : 'week'
  const buckets = new Map<string, Bucket>()
  for (const { day, orders, revenue } of days) {
    const key = firstOf[step](day)
    const bucket = buckets.get(key)
    if (bucket === undefined) {
      buckets.set(key, { from: day, to: day, orders, revenue })
    } else {
      bucket.to = day
      bucket.orders += orders
      bucket.revenue = addMoney(bucket.revenue, revenue)
    }
  }
  return { step, buckets: [...buckets.values()] }
}

/** How a figure compares with the one before: in whole percent, or without a percentage where there was nothing. */
type Change = { direction: 'up' | 'down' | 'same'; percent: number | null }

export function changeOf(now: number, before: number): Change {
  const direction = now > before ? 'up' : now < before ? 'down' : 'same'
  if (before <= 0) return { direction, percent: now === before ? 0 : null }
  return { direction, percent: Math.round(((now - before) / before) * 100) }
}

/** The part of the whole, in percent; nothing is no part of nothing. */
export const shareOf = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0)
