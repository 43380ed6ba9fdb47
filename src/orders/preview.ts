import { isDomestic } from '@/lib/countries'
import { addMoney, fromCentimes, multiplyMoney, toCentimes } from '@/lib/money'

/** Rates have four decimals. */
const RATE_UNITS = 10_000

/** In MAD; `tax_amount` is a part of `total_amount`. */
export type Amounts = {
  subtotal: number
  delivery_fee: number
  /** For the wrapping. */
  gift_fee?: number
  /** What a promotion or the shop took off. */
  discount_amount?: number
  tax_amount: number
  total_amount: number
}

/** The share of tax within the prices of an order to this country: exports are exempt; 0 while the shop has not set its rate. */
export const taxRateFor = (country: string, taxRate: number | null): number =>
  isDomestic(country) ? (taxRate ?? 0) : 0

/**
 * A preview of the amounts until the database has quoted them, by the same rules. `taxRate` is the share of tax, 0 to 1
 * with at most four decimals, that prices include; `giftFee` the price of the wrapping in MAD. Never sent, never charged.
 */
export function previewAmounts(
  lines: readonly { unit_price: number; quantity: number }[],
  rate: { fee: number; free_from: number | null },
  taxRate: number,
  giftFee = 0,
): Amounts {
  const subtotal = addMoney(...lines.map((line) => multiplyMoney(line.unit_price, line.quantity)))
  const free = lines.length === 0 || (rate.free_from !== null && subtotal >= rate.free_from)
  const delivery_fee = free ? 0 : rate.fee
  const total_amount = addMoney(subtotal, delivery_fee, giftFee)
  // Integers until the only division, so that half a centime rounds up exactly as in the database.
  const rateInUnits = Math.round(taxRate * RATE_UNITS)
  const tax_amount = fromCentimes(
    Math.round((toCentimes(total_amount) * rateInUnits) / (RATE_UNITS + rateInUnits)),
  )
  return { subtotal, delivery_fee, gift_fee: giftFee, tax_amount, total_amount }
}
