import { addMoney, fromCentimes, multiplyMoney, toCentimes } from '@/lib/money'

export type PreviewLine = { unit_price: number; quantity: number }
export type PreviewRate = { fee: number; free_above: number | null }
export type Amounts = { subtotal: number; delivery_fee: number; tax_amount: number; total_amount: number }

/**
 * What the database will very likely answer, for the moment until it has: the same rules in the browser. `taxRate` is a
 * share from 0 to 1 with four decimals at most. Never sent, never charged.
 */
export function previewAmounts(lines: readonly PreviewLine[], rate: PreviewRate, taxRate: number): Amounts {
  const subtotal = addMoney(...lines.map((line) => multiplyMoney(line.unit_price, line.quantity)))
  const free = lines.length === 0 || (rate.free_above !== null && subtotal > rate.free_above)
  const delivery_fee = free ? 0 : rate.fee
  // Whole numbers until the one division, so that a half is a half and rounds up, as in the database.
  const tax_amount = fromCentimes(Math.round((toCentimes(subtotal) * Math.round(taxRate * 10_000)) / 10_000))
  return { subtotal, delivery_fee, tax_amount, total_amount: addMoney(subtotal, delivery_fee, tax_amount) }
}
