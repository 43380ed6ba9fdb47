import type { CartLine } from '@/cart/cart-lines'
import type { ProductDetail } from '@/catalog/queries'
import { availableStock, type Selection } from '@/catalog/variations'
import { MAX_QUANTITY } from '@/lib/order-limits'

/** How many more pieces of a complete selection the cart can take: its stock, at most the limit of a line, minus what the cart holds. */
export function addableQuantity(
  { id, stock_units: units }: Pick<ProductDetail, 'id' | 'stock_units'>,
  selection: Selection,
  lines: readonly CartLine[],
): number {
  const chosen = Object.values(selection)
  const inCart = lines.find(
    ({ productId, variationIds }) =>
      productId === id &&
      variationIds.length === chosen.length &&
      chosen.every((one) => variationIds.includes(one)),
  )
  return Math.max(0, Math.min(availableStock(units, selection), MAX_QUANTITY) - (inCart?.quantity ?? 0))
}
