import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisTicks } from '@/admin/analytics/axis-ticks'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [9, [0, 3, 6, 9]],
  [90, [0, 25, 50, 75, 100]],
  [148_500, [0, 50_000, 100_000, 150_000]],
])('the axis of a chart up to %i has the numbers %j', (max, ticks) => {
  expect(axisTicks(max)).toEqual(ticks)
})

it('has at most five whole numbers, and the largest value below the last', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (max) => {
      const ticks = axisTicks(max)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.every(Number.isInteger)).toBe(true)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
    }),
  )
})
