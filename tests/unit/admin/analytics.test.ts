import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupDays, changeOf, type Day, shareOf } from '@/admin/analytics/statistics'
import { dayOf, isoDay, dayCount, periodFilters, readPeriod } from '@/admin/analytics/period'
import { synonymSchema } from '@/admin/analytics/mutations'
import { toCentimes } from '@/lib/money'

const today = dayOf('2026-11-21')
const read = (query: string) => readPeriod(new URLSearchParams(query), today)

describe('the period of an address', () => {
  it.each([
    ['', '30', '2026-10-23', '2026-11-21'],
    ['period=7', '7', '2026-11-15', '2026-11-21'],
    ['period=90', '90', '2026-08-24', '2026-11-21'],
    ['period=month', 'month', '2026-11-01', '2026-11-21'],
    ['period=forever', '30', '2026-10-23', '2026-11-21'],
    ['period=custom&from=2026-01-31&to=2026-02-28', 'custom', '2026-01-31', '2026-02-28'],
    ['period=custom&from=2026-02-28&to=2026-01-31', 'custom', '2026-01-31', '2026-02-28'],
    ['period=custom&from=2026-11-01&to=2027-01-01', 'custom', '2026-11-01', '2026-11-21'],
    ['period=custom&from=2027-11-01&to=2027-12-01', 'custom', '2026-11-21', '2026-11-21'],
    ['period=custom', 'custom', '2026-10-23', '2026-11-21'],
    ['period=custom&from=2026-02-31&to=yesterday', 'custom', '2026-10-23', '2026-11-21'],
    ['period=custom&from=2020-01-01', 'custom', '2025-11-21', '2026-11-21'],
  ])('%s', (query, kind, from, to) => {
    expect(read(query)).toEqual({ kind, from, to })
  })

  it('is one that the database counts, whatever the address says', () => {
    const part = fc.oneof(
      fc.string(),
      fc.date({ noInvalidDate: true, min: dayOf('1990-01-01'), max: dayOf('2060-01-01') }).map(isoDay),
    )
    fc.assert(
      fc.property(part, part, (from, to) => {
        const period = readPeriod(new URLSearchParams({ period: 'custom', from, to }), today)
        expect(dayCount(period)).toBeGreaterThanOrEqual(1)
        expect(dayCount(period)).toBeLessThanOrEqual(732)
        expect(period.to <= '2026-11-21').toBe(true)
      }),
    )
  })

  it('comes back from the address that it is written into', () => {
    for (const query of ['', 'period=7', 'period=month', 'period=custom&from=2026-03-01&to=2026-03-09']) {
      const period = read(query)
      expect(read(new URLSearchParams(periodFilters(period.kind, period)).toString())).toEqual(period)
    }
  })
})

describe('a comparison', () => {
  it.each([
    [150, 100, 'up', 50],
    [50, 100, 'down', -50],
    [100, 100, 'same', 0],
    [0, 0, 'same', 0],
    [5, 0, 'up', null],
    [0, 5, 'down', -100],
    [1001, 1000, 'up', 0],
  ])('%d after %d', (now, before, direction, percent) => {
    expect(changeOf(now, before)).toEqual({ direction, percent })
  })

  it('has no share of nothing', () => {
    expect(shareOf(1, 4)).toBe(25)
    expect(shareOf(0, 0)).toBe(0)
  })
})

describe('the bars of a chart', () => {
  const days = (from: string, count: number): Day[] =>
    Array.from({ length: count }, (_, index) => ({
      day: isoDay(new Date(dayOf(from).getTime() + index * 86_400_000)),
      orders: index % 3,
      revenue: index * 0.1,
    }))

  it('are days, then weeks from Monday on', () => {
    expect(groupDays(days('2026-08-22', 92))).toMatchObject({ step: 'day' })
    const weeks = groupDays(days('2026-08-21', 93))
    expect(weeks.step).toBe('week')
    // A Friday: the first week is three days long.
    expect(weeks.buckets[0]).toMatchObject({ from: '2026-08-21', to: '2026-08-23' })
    expect(weeks.buckets[1]).toMatchObject({ from: '2026-08-24', to: '2026-08-30' })
  })

  it('lose no order and no centime', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ orders: fc.nat(50), cents: fc.nat(10_000_000) }), {
          minLength: 1,
          maxLength: 366,
        }),
        (figures) => {
          const all = days('2024-11-20', figures.length).map((day, index) => ({
            ...day,
            orders: figures[index]!.orders,
            revenue: figures[index]!.cents / 100,
          }))
          const { buckets } = groupDays(all)
          const sum = (values: number[]) => values.reduce((one, other) => one + other, 0)
          expect(sum(buckets.map(({ orders }) => orders))).toBe(sum(figures.map(({ orders }) => orders)))
          expect(sum(buckets.map(({ revenue }) => toCentimes(revenue)))).toBe(
            sum(figures.map(({ cents }) => cents)),
          )
          expect(buckets[0]!.from).toBe(all[0]!.day)
          expect(buckets.at(-1)!.to).toBe(all.at(-1)!.day)
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('a synonym', () => {
  it.each([
    ['zeligge', 'zellige', null],
    ['zeligge', 'زليج', null],
    ['zeligge', ' ', 'adminAnalytics.meaningMissing'],
    ['zeligge', '-!', 'adminAnalytics.meaningMissing'],
    ['theiere', 'Théière', 'adminAnalytics.meaningSame'],
    ['zeligge', 'z'.repeat(61), 'deferred.invalid.tooLong'],
  ])('%s means %s', (word, meaning, wrong) => {
    const result = synonymSchema.safeParse({ word, meaning })
    expect(result.success ? null : result.error.issues[0]!.message).toBe(wrong)
  })
})
