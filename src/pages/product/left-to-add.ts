import { MOST_PIECES, type CartLine } from '@/cart/cart-lines'
import type { ProductDetail } from '@/catalog/queries'
import { chosenVariations, type Selection } from '@/catalog/variations'

type Stocked = Pick<ProductDetail, 'id' | 'stock_quantity' | 'product_variations'>

/** How many pieces of a choice can still go into the cart: what is in it already comes from the same shelf. */
export function leftToAdd(product: Stocked, selection: Selection, lines: readonly CartLine[]): number {
  const own = lines.filter(({ productId }) => productId === product.id)
  const pieces = (counted: readonly CartLine[]) => counted.reduce((sum, { quantity }) => sum + quantity, 0)
  const chosen = chosenVariations(product.product_variations, selection)
  const sameChoice = own.filter(
    ({ variationIds }) =>
      variationIds.length === chosen.length && chosen.every(({ id }) => variationIds.includes(id)),
  )
  const ofValues = chosen.map(
    ({ id, stock_quantity: stock }) =>
      stock - pieces(own.filter(({ variationIds }) => variationIds.includes(id))),
  )
  const left = Math.min(product.stock_quantity - pieces(own), MOST_PIECES - pieces(sameChoice), ...ofValues)
  return Math.max(0, left)
}
