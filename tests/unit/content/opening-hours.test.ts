import { describe, expect, it } from 'vitest'
import { hoursText, isOpen } from '@/content/opening-hours'

describe('isOpen', () => {
  // In these months Morocco is an hour ahead of UTC, but not in Ramadan, when it goes back to UTC.
  it.each([
    ['Monday at nine', '2025-11-24T08:00:00Z', true],
    ['Monday, a minute before', '2025-11-24T07:59:00Z', false],
    ['Friday, a minute before six', '2025-11-28T16:59:00Z', true],
    ['Friday at six', '2025-11-28T17:00:00Z', false],
    ['Saturday at nine', '2025-11-29T08:00:00Z', false],
    ['Saturday at ten', '2025-11-29T09:00:00Z', true],
    ['Saturday at three', '2025-11-29T14:00:00Z', false],
    ['Sunday at noon', '2025-11-30T11:00:00Z', false],
    ['a Tuesday of Ramadan at half past eight UTC', '2026-03-03T08:30:00Z', false],
    ['a Tuesday of Ramadan at half past nine UTC', '2026-03-03T09:30:00Z', true],
    ['Monday just after midnight in Morocco, Sunday elsewhere', '2025-11-23T23:30:00Z', false],
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
