import type { Locator } from '@playwright/test'
import { readRows } from './admin-products.ts'
import { asService } from './session.ts'

/** The first value of a group that is not sold out, which is struck. */
export const inStock = (group: Locator) =>
  group.locator('label:not(:has(.line-through))').getByRole('radio').first()

export type VariationValues = {
  variation_type: string
  variation_value: string
  price_adjustment?: number
  image_url?: string
}

// The secret key reads some columns of it only.
const setStock = (units: string, quantity: number) =>
  asService('PATCH', `/rest/v1/stock_units?${units}&select=quantity`, { quantity })

/** Writes variations and their stock with the secret key, through the API that the page under test uses. */
export const variations = {
  /** Nine pieces of each combination. */
  add: async (productId: string, values: readonly VariationValues[]) => {
    await asService(
      'POST',
      '/rest/v1/product_variations',
      values.map((value) => ({ product_id: productId, price_adjustment: 0, image_url: null, ...value })),
    )
    await setStock(`product_id=eq.${productId}`, 9)
  },
  sellOut: async (productId: string, value: string) => {
    const [row] = await readRows<{ id: string }>(
      `product_variations?select=id&product_id=eq.${productId}&variation_value=eq.${encodeURIComponent(value)}`,
    )
    await setStock(`product_id=eq.${productId}&variation_ids=cs.{${row?.id}}`, 0)
  },
}
