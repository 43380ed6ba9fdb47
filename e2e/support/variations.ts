import type { Locator } from '@playwright/test'
import { SECRET_KEY } from '../../supabase/local/keys.ts'
import { readRows } from './admin-products.ts'
import { expect } from './fixtures.ts'
import { apiOrigin } from './shop-server.ts'

/** The first value of a group that is not sold out, which is struck. */
export const inStock = (group: Locator) =>
  group.locator('label:not(:has(.line-through))').getByRole('radio').first()

export type VariationValues = {
  variation_type: string
  variation_value: string
  price_adjustment?: number
  image_url?: string
}

const send = async (method: string, path: string, body: object) => {
  const answer = await fetch(`${apiOrigin()}/rest/v1/${path}`, {
    method,
    headers: { apikey: SECRET_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

/** Writes variations and their stock with the secret key, through the API that the page under test uses. */
export const variations = {
  /** Nine pieces of each combination. */
  add: async (productId: string, values: readonly VariationValues[]) => {
    await send(
      'POST',
      'product_variations',
      values.map((value) => ({ product_id: productId, price_adjustment: 0, image_url: null, ...value })),
    )
    await send('PATCH', `stock_units?product_id=eq.${productId}`, { quantity: 9 })
  },
  sellOut: async (productId: string, value: string) => {
    const [row] = await readRows<{ id: string }>(
      `product_variations?select=id&product_id=eq.${productId}&variation_value=eq.${encodeURIComponent(value)}`,
    )
    await send('PATCH', `stock_units?product_id=eq.${productId}&variation_ids=cs.{${row?.id}}`, {
      quantity: 0,
    })
  },
}
