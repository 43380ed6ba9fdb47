import { addMoney, fromCentimes, multiplyMoney, toCentimes } from '@/lib/money'

/** In MAD. */
export type Amounts = { subtotal: number; delivery_fee: number; tax_amount: number; total_amount: number }

/**
 * A preview of the amounts until the database has quoted them, by the same rules. `taxRate` is a share from 0 to 1 with at
 * most four decimals. Never sent, never charged.
 */
export function previewAmounts(
  lines: readonly { unit_price: number; quantity: number }[],
  rate: { fee: number; free_from: number | null },
  taxRate: number,
): Amounts {
  const subtotal = addMoney(...lines.map((line) => multiplyMoney(line.unit_price, line.quantity)))
  const free = lines.length === 0 || (rate.free_from !== null && subtotal >= rate.free_from)
  const delivery_fee = free ? 0 : rate.fee
  // Integers until the only division, so that half a centime rounds up exactly as in the database.
  const tax_amount = fromCentimes(Math.round((toCentimes(subtotal) * Math.round(taxRate * 10_000)) / 10_000))
  return { subtotal, delivery_fee, tax_amount, total_amount: addMoney(subtotal, delivery_fee, tax_amount) }
}
