import { calendarDay, DAY_MS, plusDays } from '@/lib/shop-clock'

export const PERIODS = ['7', '30', '90', 'month', 'custom'] as const
export type PeriodKind = (typeof PERIODS)[number]

/** Days of the shop, both included, as `2026-11-21`. */
export type Period = { kind: PeriodKind; from: string; to: string }

const DEFAULT_PERIOD = '30'
// The longest period that admin_statistics accepts.
const MAX_DAYS = 366

export const isoDay = (day: Date): string => day.toISOString().slice(0, 10)

/** Midnight UTC, as days are formatted. */
export const dayOf = (iso: string): Date => new Date(`${iso}T00:00:00Z`)

export const dayCount = ({ from, to }: Pick<Period, 'from' | 'to'>): number =>
  Math.round((dayOf(to).getTime() - dayOf(from).getTime()) / DAY_MS) + 1

/** The last days up to today. */
function lastDays(kind: '7' | '30' | '90', today: string): Period {
  return { kind, from: plusDays(today, 1 - Number(kind)), to: today }
}

/** The period in the search params; invalid values are corrected. `today` is the shop's date, as midnight UTC. */
export function readPeriod(params: URLSearchParams, today: Date): Period {
  const now = isoDay(today)
  const requested = params.get('period')
  const kind = PERIODS.find((value) => value === requested) ?? DEFAULT_PERIOD
  if (kind === 'month') return { kind, from: `${now.slice(0, 8)}01`, to: now }
  if (kind !== 'custom') return lastDays(kind, now)

  const one = calendarDay(params.get('from')) ?? lastDays(DEFAULT_PERIOD, now).from
  const other = calendarDay(params.get('to')) ?? now
  // Future days have no orders.
  const [from = now, to = now] = [one, other].map((day) => (day > now ? now : day)).sort()
  const earliest = plusDays(to, 1 - MAX_DAYS)
  return { kind, from: from < earliest ? earliest : from, to }
}

/** The search params of a period; the default period has none. */
export function periodFilters(kind: PeriodKind, shown: Pick<Period, 'from' | 'to'>): Record<string, string> {
  const isCustom = kind === 'custom'
  return {
    period: kind === DEFAULT_PERIOD ? '' : kind,
    from: isCustom ? shown.from : '',
    to: isCustom ? shown.to : '',
  }
}
