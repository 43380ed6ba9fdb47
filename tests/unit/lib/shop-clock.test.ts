import { describe, expect, it, vi } from 'vitest'
import { addBusinessDays, shopCalendarDay } from '@/lib/shop-clock'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const after = (text: string, days: number) => addBusinessDays(day(text), days).toISOString().slice(0, 10)

describe('business days', () => {
  it('skips Saturdays and Sundays', () => {
    expect(after('2026-11-25', 3)).toBe('2026-11-30') // Wednesday: Thursday, Friday, Monday
    expect(after('2026-11-23', 5)).toBe('2026-11-30')
    expect(after('2026-11-23', 14)).toBe('2026-12-11')
  })

  it('counts from the next Monday at the weekend', () => {
    expect(after('2026-11-21', 1)).toBe('2026-11-23')
    expect(after('2026-11-22', 1)).toBe('2026-11-23')
  })

  it('goes over the end of a year, and does not change the day it was given', () => {
    const friday = day('2027-12-31')
    expect(addBusinessDays(friday, 1).toISOString().slice(0, 10)).toBe('2028-01-03')
    expect(friday).toEqual(day('2027-12-31'))
    expect(after('2026-11-25', 0)).toBe('2026-11-25')
  })

  it('count from the shop’s date', () => {
    expect(shopCalendarDay(new Date('2026-12-31T23:30:00Z'))).toEqual(day('2026-12-31'))
    expect(shopCalendarDay(new Date('2027-01-01T00:30:00Z'))).toEqual(day('2027-01-01'))
  })
})

// Each loads the clock anew: a formatter keeps the zone of the process that it was made in.
it.each(['Asia/Tokyo', 'America/Los_Angeles'])('is the shop’s own in a process of %s', async (zone) => {
  vi.stubEnv('TZ', zone)
  vi.resetModules()
  const clock = await import('@/lib/shop-clock')
  for (const [moment, time] of [
    ['2026-12-31T23:30:00Z', '2026-12-31 23:30'],
    ['2027-01-01T00:30:00Z', '2027-01-01 00:30'],
  ] as const) {
    expect(new Date(moment).getTimezoneOffset()).not.toBe(0)
    expect([clock.shopTime(new Date(moment)), clock.shopDay(new Date(moment))]).toEqual([
      time,
      time.slice(0, 10),
    ])
  }
})
