import { describe, expect, test } from 'vitest'
import { foldName } from '@/lib/typed-name'
import { foldCode, foldLine, foldText } from '@/lib/typed-text'

describe('a folded text', () => {
  test.each([
    ['an order for \u2066A12\u2069', 'an order for A12'],
    ['Fez\r\nMedina\u2028riad', 'Fez\nMedina\nriad'],
    ['12\u00A0rue\u3000Talaa', '12 rue Talaa'],
    ['\u3164\u2800', ''],
    ['\u200D \uFE0F', ''],
    ['Marrake\u200B\u0301ch', 'Marrak\u00E9ch'],
    ['half \uD83D of a character', 'half  of a character'],
    ['\u{1F469}\u200D\u{1F3A8}', '\u{1F469}\u200D\u{1F3A8}'],
    ['\u0661\u0662 \u2013 \u0663', '\u0661\u0662 \u2013 \u0663'],
  ])('of %j is %j', (typed, folded) => expect(foldText(typed)).toBe(folded))
})

test('a line has single spaces and no breaks', () =>
  expect(foldLine('\t12  rue\nTalaa \u200E')).toBe('12 rue Talaa'))

describe('a folded name', () => {
  test.each([
    ['\u202BSalma\u202C', 'Salma'],
    ['Sal\u200Dma\u200C', 'Salma'],
    ['\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
    ['\u200D', ''],
    ['Dr.Ahmed', 'Dr. Ahmed'],
    ['Ma.Jos\u00E9', 'Ma. Jos\u00E9'],
    ['Mª.José', 'Mª. José'],
    ['Dr.Đorđe', 'Dr. Đorđe'],
    ['دكتور.أحمد', 'دكتور. أحمد'],
    ['J.R. El-Alami', 'J.R. El-Alami'],
    ['Atlas S.A.R.L', 'Atlas S.A.R.L'],
    ['evil.com', 'evil.com'],
  ])('of %j is %j', (typed, folded) => expect(foldName(typed)).toBe(folded))
})

describe('a folded code', () => {
  test.each([
    ['\u202A+212\u00A06 12\u201334\u201156\u221278\u202C', '+212 6 12-34-56-78'],
    ['\uFF10\uFF16 \u0661\u06F2', '06 12'],
    ['\u200Bsalma\uFF20example.com ', 'salma@example.com'],
    ['\u3164', ''],
  ])('of %j is %j', (typed, folded) => expect(foldCode(typed)).toBe(folded))
})
