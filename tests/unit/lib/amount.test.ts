import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAmount, parseNumber, parseWhole } from '@/lib/amount'

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
    ['1.500', 1500],
    ['12.000', 12000],
    ['1 500', 1500],
    ['1\u00A0500,5', 1500.5],
    ['1\u2009500', 1500],
    ['1.500,00', 1500],
    ['1,500.00', 1500],
    ['1.250.000', 1250000],
    ["1'500.50", 1500.5],
    ['١٬٥٠٠', 1500],
    ['١٬٥٠٠٫٢٥', 1500.25],
    ['\u200F1.500\u200E', 1500],
    ['1 500 DH', 1500],
    ['1,250\u00A0درهم', 1250],
    ['MAD 1.500,00', 1500],
    ['-1.500', -1500],
    ['-0', 0],
    ['１２．５', 12.5],
    ['１，２５０．５０', 1250.5],
  ])('%s is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })

  test.each([
    ...['', 'abc', '1e5', '1E3', 'NaN', 'Infinity', '1,2,3', '--1', '0x10', '0x1F4', '1_000', '12.', '.5'],
    ...['0.015', '0,015', '1.2345', '1234.567', '1٫٥٠٠', '1 50', '12 50', '1.500.00', '1,500,00', '01.500'],
    ...['1²', '½', '1 500.250', '1500,000', '12½', '=1+1', '5 6', '1-2', '10 USD'],
  ])('%s is none', (text) => {
    expect(parseAmount(text)).toBeNull()
  })

  test('no text is read in a laxer way than its digits allow', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9٠-٩.,٬٫ \u202F_xeE+-]{1,12}$/), (text) => {
        const amount = parseAmount(text)
        if (amount === null) return
        expect(text).not.toMatch(/[_xeE]/)
        expect(amount).toBe(Number(amount.toFixed(2)))
      }),
      { seed: 20261125, numRuns: 2000 },
    )
  })

  test('of a weight or a rate, three digits are not a group', () => {
    expect(parseNumber('1.500', { decimals: 2, threeDigits: 'refuse' })).toBeNull()
    expect(parseNumber('1 500', { decimals: 2, threeDigits: 'refuse' })).toBe(1500)
    expect(parseNumber('10,850', { decimals: 6, threeDigits: 'decimals' })).toBe(10.85)
    expect(parseNumber('10,8504321', { decimals: 6, threeDigits: 'decimals' })).toBeNull()
  })

  test('every amount with two decimals is read as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (centimes) => {
        expect(parseAmount((centimes / 100).toFixed(2))).toBeCloseTo(centimes / 100, 10)
      }),
    )
  })
})

test('pieces are whole', () => {
  expect(parseWhole('7')).toBe(7)
  expect(parseWhole('1.500')).toBe(1500)
  expect(parseWhole('7.5')).toBeNull()
  expect(parseWhole('1e3')).toBeNull()
})
