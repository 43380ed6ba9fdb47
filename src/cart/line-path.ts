import { paths } from '@/app/paths'
import { writeChoice } from '@/catalog/variation-address'
import type { CartLine } from './cart-lines'

/** The product's page with the line's choice made. */
export function linePath({ productId, snapshot }: CartLine): string {
  const chosen = Object.entries(snapshot.selected_variations)
  const variations = chosen.map(([type, value]) => ({
    id: type,
    variation_type: type,
    variation_value: value,
    price_adjustment: 0,
    stock_quantity: 1,
    image_url: null,
  }))
  const selection = Object.fromEntries(chosen.map(([type]) => [type, type]))
  const query = writeChoice(new URLSearchParams(), variations, selection).toString()
  return query === '' ? paths.product(productId) : `${paths.product(productId)}?${query}`
}
