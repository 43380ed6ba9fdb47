import { describe, expect, it } from 'vitest'
import { isOpen } from '@/content/opening-hours'

describe('isOpen', () => {
  // Morocco is an hour ahead of UTC, but not in Ramadan, when it goes back to UTC.
  it.each([
    ['Monday at nine', '2026-11-23T08:00:00Z', true],
    ['Monday, a minute before', '2026-11-23T07:59:00Z', false],
    ['Friday, a minute before six', '2026-11-27T16:59:00Z', true],
    ['Friday at six', '2026-11-27T17:00:00Z', false],
    ['Saturday at nine', '2026-11-28T08:00:00Z', false],
    ['Saturday at ten', '2026-11-28T09:00:00Z', true],
    ['Saturday at three', '2026-11-28T14:00:00Z', false],
    ['Sunday at noon', '2026-11-29T11:00:00Z', false],
    ['a Tuesday of Ramadan at half past eight UTC', '2026-03-03T08:30:00Z', false],
    ['a Tuesday of Ramadan at half past nine UTC', '2026-03-03T09:30:00Z', true],
    ['Monday just after midnight in Morocco, Sunday elsewhere', '2026-11-22T23:30:00Z', false],
  ])('%s', (_when, moment, open) => {
    expect(isOpen(new Date(moment))).toBe(open)
  })
})
