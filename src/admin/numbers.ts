const MAX_QUANTITY = 1_000_000

/** Replaces Arabic and Persian digits by 0 to 9, which is what the database reads. */
export function westernDigits(text: string): string {
  // The code points of both blocks end in the digit itself.
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/** Without spaces and direction marks, with Western digits and separators and an ASCII minus sign. */
function normalize(text: string): string {
  return westernDigits(text)
    .replace(/[\s\u00A0\u202F\u200E\u200F]/g, '')
    .replace('\u066B', '.')
    .replaceAll('\u066C', ',')
    .replace('\u2212', '-')
}

/**
 * An amount with at most two decimals, or null: Arabic digits, a French decimal comma and English thousands separators
 * are understood, with or without spaces.
 */
export function parseAmount(text: string): number | null {
  const plain = normalize(text)
  const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(plain)
  const number = grouped ? plain.replaceAll(',', '') : plain.replace(',', '.')
  return /^[+-]?\d+(\.\d{1,2})?$/.test(number) ? Number(number) : null
}

/** As parseAmount, for settings: no sign, and no thousands separator, so that `12,345` is refused as ambiguous. */
export function parsePlainAmount(text: string): number | null {
  const plain = normalize(text)
  return /^\d{1,9}([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : null
}

/** A whole number, or null. */
export function parseWhole(text: string): number | null {
  const amount = parseAmount(text)
  return amount !== null && Number.isSafeInteger(amount) ? amount : null
}

/** For variations: text that is no amount counts as 0. */
export function amountOrZero(text: string): number {
  const amount = parseAmount(text) ?? 0
  return Math.abs(amount) <= MAX_QUANTITY ? amount : 0
}

/** For variations: text that is no number of pieces counts as 0. */
export function piecesOrZero(text: string): number {
  const pieces = parseWhole(text) ?? 0
  return pieces >= 0 && pieces <= MAX_QUANTITY ? pieces : 0
}

/** An amount as the value of a text field: at most two decimals, no trailing zeros. */
export function numberText(value: number): string {
  return String(Number(value.toFixed(2)))
}
