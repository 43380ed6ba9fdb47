import { MAX_QUANTITY, type CartLine } from '@/cart/cart-lines'
import type { ProductDetail } from '@/catalog/queries'
import { chosenVariations, type Selection } from '@/catalog/variations'

type Stocked = Pick<ProductDetail, 'id' | 'stock_quantity' | 'product_variations'>

/** How many more pieces of a selection the cart can take: stock minus what the cart holds, at most the limit of a line. */
export function addableQuantity(product: Stocked, selection: Selection, lines: readonly CartLine[]): number {
  const inCart = lines.filter(({ productId }) => productId === product.id)
  const pieces = (counted: readonly CartLine[]) => counted.reduce((sum, { quantity }) => sum + quantity, 0)
  const chosen = chosenVariations(product.product_variations, selection)
  const sameSelection = inCart.filter(
    ({ variationIds }) =>
      variationIds.length === chosen.length && chosen.every(({ id }) => variationIds.includes(id)),
  )
  const byVariation = chosen.map(
    ({ id, stock_quantity: stock }) =>
      stock - pieces(inCart.filter(({ variationIds }) => variationIds.includes(id))),
  )
  const addable = Math.min(
    product.stock_quantity - pieces(inCart),
    MAX_QUANTITY - pieces(sameSelection),
    ...byVariation,
  )
  return Math.max(0, addable)
}
