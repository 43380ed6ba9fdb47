import { describe, expect, it } from 'vitest'
import {
  formatAdjustment,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayOfMonth,
  formatMoney,
  formatNumber,
  formatShortDate,
  formatShortDateTime,
} from '@/i18n/format'
import { deliveryDates } from '../../../supabase/functions/send-emails/format.ts'

describe('formatMoney', () => {
  it.each([
    ['en', 1250, '1,250\u00A0DH'],
    ['fr', 1250, '1\u00A0250\u00A0DH'],
    ['ar', 1250, '1,250\u00A0درهم'],
    ['en', 1234.5, '1,234.50\u00A0DH'],
    ['fr', 1234.5, '1\u00A0234,50\u00A0DH'],
    ['ar', 0, '0\u00A0درهم'],
  ] as const)('%s %d', (language, amount, text) => {
    expect(formatMoney(amount, language)).toBe(text)
  })
})

describe('formatAdjustment', () => {
  it('keeps the sign with its number, from right to left too', () => {
    expect(formatAdjustment(50, 'en')).toBe('+50\u00A0DH')
    expect(formatAdjustment(-20.5, 'fr')).toBe('\u221220,50\u00A0DH')
    expect(formatAdjustment(50, 'ar')).toBe('\u200E+50\u00A0درهم')
  })
})

describe('formatNumber and formatDate', () => {
  it('use Latin digits in Arabic', () => {
    expect(formatNumber(12345, 'ar')).toBe('12,345')
  })

  it('names Moroccan months, on the day of the shop’s clock', () => {
    expect(formatDate('2026-08-15T23:30:00Z', 'ar')).toBe('15 غشت 2026')
    expect(formatDate('2026-08-15T10:00:00Z', 'fr')).toBe('15 août 2026')
    expect(formatDate('2026-08-15T10:00:00Z', 'en')).toBe('15 August 2026')
  })

  it('write the first of the month as an ordinal in French only', () => {
    const first = new Date('2026-12-01T10:00:00Z')
    expect(formatDate(first, 'fr')).toBe('1er décembre 2026')
    expect(formatShortDate(first, 'fr')).toBe('1er déc. 2026')
    expect(formatDateTime(first, 'fr')).toMatch(/^1er décembre 2026 à /)
    expect(formatShortDateTime(first, 'fr')).toMatch(/^1er déc\. 2026/)
    expect(formatDay(first, 'fr')).toBe('mar. 1er déc.')
    expect(formatDayOfMonth(first, 'fr')).toBe('1er déc.')
    expect(formatDate(first, 'en')).toBe('1 December 2026')
    expect(formatDate(first, 'ar')).toBe('1 دجنبر 2026')
    expect(formatDay(new Date('2026-12-21T10:00:00Z'), 'fr')).toBe('lun. 21 déc.')
    expect(deliveryDates('2026-11-26T10:00:00Z', 3, 6, 'fr')).toEqual(['1er décembre', '4 décembre'])
    expect(deliveryDates('2026-11-26T10:00:00Z', 3, 6, 'en')).toEqual(['1 December', '4 December'])
  })
})
