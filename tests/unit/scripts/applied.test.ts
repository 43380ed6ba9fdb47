import { describe, expect, it } from 'vitest'
import { appliedProblems } from '../../../scripts/perf/applied.ts'

const CONTROL_MS = 700
const ROUND_TRIP_MS = 562
const good = { name: 'listing', fcp: 870, lcp: 1400, tbt: 200, cls: 0 }

describe('a first visit with throttling applied', () => {
  it('keeps its budgets', () => {
    expect(appliedProblems(good, CONTROL_MS)).toEqual([])
  })

  it('fails with one more round trip before the first paint', () => {
    expect(appliedProblems({ ...good, fcp: good.fcp + ROUND_TRIP_MS }, CONTROL_MS)).toEqual([
      'listing, throttling applied: FCP 2.05 of the control, budget 1.4',
    ])
  })

  it('fails with one more round trip before the largest picture', () => {
    expect(appliedProblems({ ...good, lcp: good.lcp + ROUND_TRIP_MS }, CONTROL_MS)).toHaveLength(1)
  })

  it('fails with a layout shift, and without figures', () => {
    expect(appliedProblems({ ...good, cls: 0.02 }, CONTROL_MS)).toHaveLength(1)
    const none = { name: 'home', fcp: Number.NaN, lcp: Number.NaN, tbt: 0, cls: Number.NaN }
    expect(appliedProblems(none, CONTROL_MS)).toHaveLength(3)
  })
})
