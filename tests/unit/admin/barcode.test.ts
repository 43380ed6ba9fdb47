import { expect, test } from 'vitest'
import { code128 } from '@/admin/orders/barcode'

// The widths of bars and spaces of Code 128, by value (ISO/IEC 15417, table 1): those that the test reads.
const START_B = '11010010000'
const STOP = '1100011101011'

/** The modules of each character of set B, read back by drawing it alone: start, character, check, stop. */
const moduleOf = (character: string) => code128(character).slice(11, 22)

test('an order number is set B: start, eleven modules for each character, check, stop', () => {
  const modules = code128('MCG-7K2MPQ4R')
  expect(modules.startsWith(START_B)).toBe(true)
  expect(modules.endsWith(STOP)).toBe(true)
  expect(modules).toHaveLength(11 + 12 * 11 + 11 + 13)
})

test('the check character is the weighted sum modulo 103', () => {
  // 104 for start B, then each value times its place: "A" is 33 and "C" is 35 in set B.
  const check = (104 + 33 * 1 + 35 * 2) % 103
  const character = String.fromCharCode(check + 32)
  expect(code128('AC').slice(33, 44)).toBe(moduleOf(character))
})

test('characters have different patterns with three bars of an even number of modules', () => {
  const alphabet = Array.from('23456789ABCDEFGHJKMNPQRSTVWXYZ-', moduleOf)
  expect(new Set(alphabet).size).toBe(31)
  for (const pattern of alphabet) {
    expect(pattern).toMatch(/^(1+0+){3}$/)
    expect(pattern.replaceAll('0', '').length % 2).toBe(0)
  }
})
