// What operators type: Arabic digits, a French comma or an English thousands separator, with or without spaces.
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'

function plainDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(DIGITS.indexOf(digit) % 10))
    .replace(/[\s\u00A0\u202F\u200E\u200F]/g, '')
    .replace('\u066B', '.')
    .replaceAll('\u066C', ',')
    .replace('\u2212', '-')
}

/** An amount with at most two decimals, or null when the text is none. */
export function parseAmount(text: string): number | null {
  const plain = plainDigits(text)
  const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(plain)
  const number = grouped ? plain.replaceAll(',', '') : plain.replace(',', '.')
  return /^[+-]?\d+(\.\d{1,2})?$/.test(number) ? Number(number) : null
}

/** A whole number, or null when the text is none. */
export function parseWhole(text: string): number | null {
  const amount = parseAmount(text)
  return amount !== null && Number.isSafeInteger(amount) ? amount : null
}

const LARGEST = 1_000_000

/** The variation form's rule: what is no amount counts as 0. */
export function amountOrZero(text: string): number {
  const amount = parseAmount(text) ?? 0
  return Math.abs(amount) <= LARGEST ? amount : 0
}

/** The variation form's rule: what is no number of pieces counts as 0. */
export function piecesOrZero(text: string): number {
  const pieces = parseWhole(text) ?? 0
  return pieces >= 0 && pieces <= LARGEST ? pieces : 0
}
