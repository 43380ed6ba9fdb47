import { paramsWithSelection } from '@/catalog/variation-params'
import { paths } from '@/paths'
import type { NewLine } from './cart-lines'

/** The product's page with the line's variations selected. */
export function productPath({ productId, snapshot }: NewLine): string {
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
  const query = paramsWithSelection(new URLSearchParams(), variations, selection).toString()
  return query === '' ? paths.product(productId) : `${paths.product(productId)}?${query}`
}
