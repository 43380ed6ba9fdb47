import { lineId, type CartLine } from './cart-lines'
import type { SyncedCart } from './cart-storage'

// Not in cart-lines.ts, which is part of every first load.

/** The lines as `place_order`, `quote_order` and `save_cart` expect them: without prices. */
export function orderItems(lines: readonly CartLine[]) {
  return lines.map(({ productId, variationIds, quantity }) => ({
    product_id: productId,
    variation_ids: variationIds,
    quantity,
  }))
}

/** Pieces of a line, as `orderItems` names them and as an order, a quote and the saved cart have them. */
export type OrderedItem = { product_id: string; variation_ids: string[]; quantity: number }

/** The lines without what was ordered. */
export function withoutOrdered(
  lines: readonly CartLine[],
  ordered: readonly OrderedItem[],
): readonly CartLine[] {
  return lines.flatMap((line) => {
    const quantity = line.quantity - orderedOf(lineId(line), ordered)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** How many pieces of a line were ordered. */
export const orderedOf = (id: string, ordered: readonly OrderedItem[]): number =>
  ordered.filter((item) => itemId(item) === id).reduce((sum, { quantity }) => sum + quantity, 0)

/** The id of the line that the pieces are of. */
export const itemId = ({ product_id, variation_ids }: Omit<OrderedItem, 'quantity'>): string =>
  lineId({ productId: product_id, variationIds: variation_ids })

/** The last common state after an order, which the database has taken out of the account's cart. */
export function withoutOrderedQuantities(
  account: SyncedCart | null,
  ordered: readonly OrderedItem[],
): SyncedCart | null {
  if (account === null) return null
  const left = Object.entries(account.quantities)
    .map(([id, quantity]) => [id, quantity - orderedOf(id, ordered)] as const)
    .filter(([, quantity]) => quantity > 0)
  return left.length === 0 ? null : { ...account, quantities: Object.fromEntries(left) }
}
