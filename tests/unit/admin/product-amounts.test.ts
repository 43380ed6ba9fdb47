import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOrZero, parseAmount, parseWhole, piecesOrZero } from '@/admin/numbers'

describe('an amount', () => {
  test.each([
    ['250', 250],
    ['249.50', 249.5],
    ['249,5', 249.5],
    ['1,250', 1250],
    ['1,250.75', 1250.75],
    ['1 250,75', 1250.75],
    ['1\u202F250', 1250],
    ['١٣٥٫٥', 135.5],
    ['۱۲', 12],
    ['-20', -20],
    ['\u221220', -20],
  ])('%s is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })

  test.each(['', 'abc', '1.234', '1e5', 'NaN', 'Infinity', '1,2,3', '--1', '0x10', '12.'])(
    '%s is none',
    (text) => {
      expect(parseAmount(text)).toBeNull()
    },
  )

  test('whatever is typed, what counts is finite and within the database’s bounds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Math.abs(amountOrZero(text))).toBeLessThanOrEqual(1_000_000)
        expect(piecesOrZero(text)).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(piecesOrZero(text))).toBe(true)
      }),
    )
  })

  test('every amount with two decimals is read as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (centimes) => {
        expect(parseAmount((centimes / 100).toFixed(2))).toBeCloseTo(centimes / 100, 10)
      }),
    )
  })
})

test('pieces are whole and not fewer than none', () => {
  expect(parseWhole('7')).toBe(7)
  expect(parseWhole('7.5')).toBeNull()
  expect(piecesOrZero('-3')).toBe(0)
  expect(piecesOrZero('99999999')).toBe(0)
  expect(amountOrZero('many')).toBe(0)
})
