import { describe, expect, it } from 'vitest'
import { formatAdjustment, formatDate, formatMoney, formatNumber } from '@/i18n/format'

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

  it('names Moroccan months, on the day it is in Casablanca', () => {
    expect(formatDate('2026-08-14T23:30:00Z', 'ar')).toBe('15 غشت 2026')
    expect(formatDate('2026-08-15T10:00:00Z', 'fr')).toBe('15 août 2026')
    expect(formatDate('2026-08-15T10:00:00Z', 'en')).toBe('15 August 2026')
  })
})
