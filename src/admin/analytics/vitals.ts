export const METRICS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type MetricName = (typeof METRICS)[number]
/** What most is felt of, and search engines look at. */
export const CORE_METRICS = ['LCP', 'INP', 'CLS'] as const satisfies readonly MetricName[]

const DEVICES = ['phone', 'desktop'] as const
type Device = (typeof DEVICES)[number]
export type Rating = 'good' | 'fair' | 'poor'

/** The figure that three of four measurements are not above. */
export type Percentile = {
  metric: MetricName
  /** A route; null for all pages together. */
  page: string | null
  device: Device
  p75: number
  count: number
}

/** How fast a page was, or all of them, on one kind of device. */
export type PageSpeed = {
  page: string | null
  device: Device
  /** Visits that measured anything. */
  count: number
  vitals: Partial<Record<MetricName, Percentile>>
}

// Up to the first it is good, above the second poor; web.dev/articles/vitals. Milliseconds but for CLS, a score.
const BOUNDS: Record<MetricName, readonly [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}

export function ratingOf(metric: MetricName, value: number): Rating {
  const [good, poor] = BOUNDS[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}

/** All pages first, then those that were measured most. */
export function speedByPage(rows: readonly Percentile[]): PageSpeed[] {
  const speeds = new Map<string, PageSpeed>()
  for (const row of rows) {
    const key = `${row.page ?? ''} ${row.device}`
    const speed = speeds.get(key) ?? { page: row.page, device: row.device, count: 0, vitals: {} }
    speed.vitals[row.metric] = row
    speed.count = Math.max(speed.count, row.count)
    speeds.set(key, speed)
  }
  const visits = (page: string | null) =>
    page === null
      ? Infinity
      : DEVICES.reduce((sum, device) => sum + (speeds.get(`${page} ${device}`)?.count ?? 0), 0)
  return [...speeds.values()].sort((one, other) =>
    one.page === other.page
      ? DEVICES.indexOf(one.device) - DEVICES.indexOf(other.device)
      : visits(other.page) - visits(one.page) || (one.page ?? '').localeCompare(other.page ?? ''),
  )
}
