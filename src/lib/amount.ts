// The one parser of numbers that people type, paste or import. What it refuses is refused everywhere: no other parser, and no
// cast of the database, may read the same text in a laxer way.

import { foldDigits, foldLine } from './typed-text'

const CURRENCY = /^(?:MAD|DHS?\.?|درهم|د\.م\.?)|(?:MAD|DHS?\.?|درهم|د\.م\.?)$/giu

// Digits and signs of East Asian keyboards.
const WIDE = /[\uFF0B-\uFF19]/g

/**
 * A text with the digits 0 to 9, plain spaces, minus sign, comma and apostrophe, and without marks that are not seen. Not foldCode,
 * to which 1² is 12.
 */
export const foldNumber = (text: string): string =>
  foldLine(foldDigits(text))
    .replaceAll(WIDE, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll('\u060C', ',')
    .replaceAll('\u2212', '-')
    .replaceAll('\u2019', "'")

type NumberFormat = {
  /** The most digits after the decimal sign. */
  decimals: number
  /**
   * `1.500` and `1,500`: an amount of money has no thousandths, so the three digits are a group. Of a weight or a measure it is not
   * known whether one and a half or 1500 was meant.
   */
  threeDigits?: 'group' | 'decimals' | 'refuse'
}

/**
 * A number as people in Morocco write it, or null. Thousands may be grouped by spaces, dots, commas or apostrophes, with another
 * sign before the decimals; the Arabic separators mean what they say. Exponents, other bases, groups of other sizes and more
 * decimals than allowed are refused.
 */
export function parseNumber(text: string, { decimals, threeDigits = 'group' }: NumberFormat): number | null {
  const [, sign = '', plain = ''] = /^([+-]?) ?(.*)$/.exec(foldNumber(text)) ?? []
  const [, whole = '', group, fraction = ''] =
    /^([1-9]\d{0,2}(?:([ .,'\u066C])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,\u066B](\d+))?$/.exec(plain) ??
    /^(\d{1,12})()(?:[.,\u066B](\d+))?$/.exec(plain) ??
    []
  if (whole === '') return null
  const isAmbiguous = /^\d{1,3}[.,]\d{3}$/.test(plain)
  if (isAmbiguous && threeDigits === 'refuse') return null
  const digits =
    isAmbiguous && threeDigits === 'decimals'
      ? plain.replace(',', '.')
      : `${group === undefined || group === '' ? whole : whole.replaceAll(group, '')}${fraction && `.${fraction}`}`
  const [before = '', after = ''] = digits.split('.')
  if (before.length > 12 || after.length > decimals) return null
  const value = Number(digits)
  // No negative zero, which would be shown with a sign.
  return sign === '-' && value !== 0 ? -value : value
}

/** An amount of money with at most two decimals, with or without the currency's name, or null. */
export function parseAmount(text: string, threeDigits: 'group' | 'refuse' = 'group'): number | null {
  return parseNumber(foldNumber(text).replace(CURRENCY, '').trim(), { decimals: 2, threeDigits })
}

/** A whole number, or null. */
export function parseWhole(text: string): number | null {
  const number = parseNumber(text, { decimals: 2 })
  return number !== null && Number.isSafeInteger(number) ? number : null
}
