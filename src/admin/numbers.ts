import { parseAmount } from '@/lib/amount'

/** The most that the database records for a payment or a parcel, in MAD. */
export const MAX_AMOUNT = 30_000_000

/** As parseAmount, for dialogs and settings: without a sign, and `12,345`, whose meaning no second amount settles, is refused. */
export function parsePlainAmount(text: string): number | null {
  const amount = /[+\-\u2212]/.test(text) ? null : parseAmount(text, 'refuse')
  return amount !== null && amount < 1_000_000_000 ? amount : null
}

/** An amount as the value of a text field: at most two decimals, no trailing zeros. */
export function numberText(value: number): string {
  return String(Number(value.toFixed(2)))
}
