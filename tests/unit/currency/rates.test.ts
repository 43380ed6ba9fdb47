import { describe, expect, it } from 'vitest'
import { approximate, formatApproximate } from '@/currency/queries'

describe('an approximate price', () => {
  it.each([
    // 450 / 10.75 = 41.86
    [450, 10.75, 42],
    [215, 10.75, 20],
    // Below 20 units, tenths matter: 19.81 and 4.19.
    [213, 10.75, 19.8],
    [45, 10.75, 4.2],
    [125_000, 9.25, 13514],
    [0.5, 12.3, 0.1],
    [0, 10.75, 0],
  ])('of %d DH at %d is %d', (amount, rate, expected) => {
    expect(approximate(amount, rate)).toBe(expected)
  })

  it.each([
    ['en', 1250, '1,250\u00A0EUR'],
    ['fr', 1250, '1\u00A0250\u00A0EUR'],
    ['ar', 1250, '1,250\u00A0EUR'],
    ['en', 4.2, '4.20\u00A0EUR'],
    ['fr', 4.2, '4,20\u00A0EUR'],
  ] as const)('in %s: %d', (language, amount, text) => {
    expect(formatApproximate(amount, 'EUR', language)).toBe(text)
  })
})
