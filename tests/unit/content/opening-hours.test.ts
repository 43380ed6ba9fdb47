import { describe, expect, it } from 'vitest'
import { hoursText, isOpen } from '@/content/opening-hours'

describe('isOpen', () => {
  it.each([
    ['Monday at nine', '2026-11-23T09:00:00Z', true],
    ['Monday, a minute before', '2026-11-23T08:59:00Z', false],
    ['Friday, a minute before six', '2026-11-27T17:59:00Z', true],
    ['Friday at six', '2026-11-27T18:00:00Z', false],
    ['Saturday at nine', '2026-11-28T09:00:00Z', false],
    ['Saturday at ten', '2026-11-28T10:00:00Z', true],
    ['Saturday at three', '2026-11-28T15:00:00Z', false],
    ['Sunday at noon', '2026-11-29T12:00:00Z', false],
    ['a Tuesday of Ramadan a minute before nine', '2027-02-16T08:59:00Z', false],
    ['a Tuesday of Ramadan at nine', '2027-02-16T09:00:00Z', true],
    ['a Tuesday of summer a minute before nine', '2027-07-13T08:59:00Z', false],
    ['Saturday at ten in Paris', '2026-11-28T09:00:00Z', false],
  ])('%s', (_when, moment, open) => {
    expect(isOpen(new Date(moment))).toBe(open)
  })
})

describe('hoursText', () => {
  it.each([
    ['en', '9:00–18:30'],
    ['ar', '9:00–18:30'],
    ['fr', '9\u00A0h\u00A0–\u00A018\u00A0h\u00A030'],
  ] as const)('follows the notation of %s', (language, text) => {
    expect(hoursText({ from: '9:00', to: '18:30' }, language)).toBe(text)
  })
})
