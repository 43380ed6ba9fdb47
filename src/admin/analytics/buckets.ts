import { addMoney } from '@/lib/money'
import { dayOf, isoDay } from './period'

export type Day = { day: string; orders: number; revenue: number }
export type Step = 'day' | 'week'

/** One bar of a chart: what came in from this day to the next bar's. */
export type Bucket = { from: string; to: string; orders: number; revenue: number }

// More bars than that are hatching.
const MOST_BARS_OF_DAYS = 92

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
export function bucketsOf(days: readonly Day[]): { step: Step; buckets: Bucket[] } {
  const step: Step = days.length <= MOST_BARS_OF_DAYS ? 'day' : 'week'
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
