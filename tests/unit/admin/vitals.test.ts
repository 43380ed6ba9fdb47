import { expect, it } from 'vitest'
import { ratingOf, speedByPage, type MetricName, type Percentile } from '@/admin/analytics/vitals'

it.each<[MetricName, number, string]>([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'fair'],
  ['LCP', 4000, 'fair'],
  ['LCP', 4001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 501, 'poor'],
  ['CLS', 0, 'good'],
  ['CLS', 0.1001, 'fair'],
  ['CLS', 0.26, 'poor'],
  ['FCP', 1800, 'good'],
  ['TTFB', 1801, 'poor'],
])('%s of %s is %s', (metric, value, rating) => {
  expect(ratingOf(metric, value)).toBe(rating)
})

it('puts the figures of a page on a device together, all pages first and then the most visited', () => {
  const row = (
    metric: MetricName,
    page: string | null,
    device: 'phone' | 'desktop',
    count: number,
  ): Percentile => ({
    metric,
    page,
    device,
    count,
    p75: 1,
  })
  const speeds = speedByPage([
    row('LCP', '/cart', 'desktop', 2),
    row('LCP', '/cart', 'phone', 9),
    row('LCP', null, 'desktop', 9),
    row('LCP', '/', 'phone', 5),
    row('CLS', '/', 'phone', 7),
    row('INP', null, 'phone', 4),
    row('LCP', '/', 'desktop', 7),
  ])
  expect(speeds.map(({ page, device, count }) => [page, device, count])).toEqual([
    [null, 'phone', 4],
    [null, 'desktop', 9],
    ['/', 'phone', 7],
    ['/', 'desktop', 7],
    ['/cart', 'phone', 9],
    ['/cart', 'desktop', 2],
  ])
  expect(Object.keys(speeds[2]!.vitals)).toEqual(['LCP', 'CLS'])
})
