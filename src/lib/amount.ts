// The one parser of numbers that people type, paste or import. What it refuses is refused everywhere: no other parser, and no
// cast of the database, may read the same text in a laxer way.

import { foldDigits } from './typed-text'

/** Marks of direction, joiners and the byte order mark, which come along when an amount is copied. */
const INVISIBLE = /[\u200B-\u200F\u061C\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
const CURRENCY = /^(?:MAD|DHS?\.?|درهم|د\.م\.?)|(?:MAD|DHS?\.?|درهم|د\.م\.?)$/giu

/** A text with Western digits, one kind of space, minus sign and apostrophe, and without marks that are not seen. */
export function foldNumber(text: string): string {
  return foldDigits(text)
    .replace(INVISIBLE, '')
    .replace(/[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]+/g, ' ')
    .replaceAll('\u060C', ',')
    .replace('\u2212', '-')
    .replaceAll('\u2019', "'")
    .trim()
}

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
