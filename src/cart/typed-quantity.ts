import { foldCode } from '@/lib/typed-text'

/** Parses a typed quantity. Arabic-Indic digits are accepted; anything that is not a whole number becomes 1. */
export function parseQuantity(text: string): number {
  const folded = foldCode(text)
  return /^-?\d{1,9}$/.test(folded) ? Number(folded) : 1
}
