import { describe, expect, it, vi } from 'vitest'
import { addBusinessDays, calendarDay, plusDays, shopCalendarDay, shopDayBefore } from '@/lib/shop-clock'

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

describe('a day of the calendar', () => {
  it.each(['2026-02-28', '2028-02-29', '2000-01-01', '2099-12-31'])('is %s', (text) => {
    expect(calendarDay(text)).toBe(text)
  })

  it.each([
    ...['2026-02-29', '2026-02-31', '2026-13-01', '2026-00-10', '2026-01-32', '0000-01-01', '1999-12-31'],
    ...['9999-12-31', '26-01-01', ' 2026-01-01', '2026-01-01T00:00', 'yesterday', '', null],
  ])('is not %s', (text) => expect(calendarDay(text)).toBeNull())

  it('is followed and preceded by others', () => {
    expect(plusDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(plusDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(plusDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(shopDayBefore(new Date('2026-12-31T23:30:00Z'), 30)).toBe('2026-12-01')
    expect(shopDayBefore(new Date('2026-12-31T23:30:00Z'), -1)).toBe('2027-01-01')
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
