export const PERIODS = ['7', '30', '90', 'month', 'custom'] as const
export type PeriodKind = (typeof PERIODS)[number]

/** Days of the shop, both included, as `2026-11-21`. */
export type Period = { kind: PeriodKind; from: string; to: string }

const USUAL = '30'
const DAY_MS = 86_400_000
// What the database counts at once.
const MOST_DAYS = 366

export const isoDay = (day: Date): string => day.toISOString().slice(0, 10)

/** Midnight UTC, as days are formatted. */
export const dayOf = (iso: string): Date => new Date(`${iso}T00:00:00Z`)

const plusDays = (iso: string, days: number): string => isoDay(new Date(dayOf(iso).getTime() + days * DAY_MS))

export const lengthOf = ({ from, to }: Pick<Period, 'from' | 'to'>): number =>
  Math.round((dayOf(to).getTime() - dayOf(from).getTime()) / DAY_MS) + 1

function readDay(value: string | null): string | null {
  if (value === null || !/^20\d{2}-\d{2}-\d{2}$/.test(value)) return null
  const day = dayOf(value)
  // 31 February is the third of March to a browser.
  return !Number.isNaN(day.getTime()) && isoDay(day) === value ? value : null
}

/** The last days up to today. */
function lastDays(kind: '7' | '30' | '90', today: string): Period {
  return { kind, from: plusDays(today, 1 - Number(kind)), to: today }
}

/** The period that an address asks for; what it says wrongly is put right. `today` is the shop's, as midnight UTC. */
export function readPeriod(params: URLSearchParams, today: Date): Period {
  const now = isoDay(today)
  const asked = params.get('period')
  const kind = PERIODS.find((known) => known === asked) ?? USUAL
  if (kind === 'month') return { kind, from: `${now.slice(0, 8)}01`, to: now }
  if (kind !== 'custom') return lastDays(kind, now)

  const one = readDay(params.get('from')) ?? lastDays(USUAL, now).from
  const other = readDay(params.get('to')) ?? now
  // Nothing has been ordered yet on the days to come.
  const [from = now, to = now] = [one, other].map((day) => (day > now ? now : day)).sort()
  const earliest = plusDays(to, 1 - MOST_DAYS)
  return { kind, from: from < earliest ? earliest : from, to }
}

/** What a choice of the period writes into the address; the usual one needs no words. */
export function periodFilters(kind: PeriodKind, shown: Pick<Period, 'from' | 'to'>): Record<string, string> {
  const isCustom = kind === 'custom'
  return {
    period: kind === USUAL ? '' : kind,
    from: isCustom ? shown.from : '',
    to: isCustom ? shown.to : '',
  }
}
