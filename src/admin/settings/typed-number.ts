const DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g

/** What was typed, with the digits that the database knows. */
export function westernDigits(text: string): string {
  return text.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/** `1 250,50`, `1250.5`, `١٢٥٠٫٥`: a number with at most two decimals; null when it is none, or below zero. */
export function typedNumber(text: string): number | null {
  const plain = westernDigits(text)
    .replace(/[\s\u00A0\u202F]/g, '')
    .replace(/[,٫]/, '.')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}

/** As it stands in a field. */
export function numberText(value: number): string {
  return String(Number(value.toFixed(2)))
}
