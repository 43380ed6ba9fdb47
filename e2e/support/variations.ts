import { SECRET_KEY } from '../../supabase/local/keys.ts'
import { expect } from './fixtures.ts'

export type VariationValues = {
  variation_type: string
  variation_value: string
  price_adjustment?: number
  stock_quantity?: number
  image_url?: string
}

/** Writes variations with the secret key, through the API that the page under test uses. */
export function variationsAt(baseURL: string | undefined) {
  const api = process.env.E2E_STACK === 'separate' ? 'http://127.0.0.1:4318' : (baseURL ?? '')

  const send = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${api}/rest/v1/${path}`, {
      method,
      headers: { apikey: SECRET_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.ok, await answer.text()).toBe(true)
  }

  return {
    add: (productId: string, values: readonly VariationValues[]) =>
      send(
        'POST',
        'product_variations',
        values.map((value) => ({
          product_id: productId,
          price_adjustment: 0,
          stock_quantity: 9,
          image_url: null,
          ...value,
        })),
      ),
    change: (productId: string, value: string, values: Partial<VariationValues>) =>
      send(
        'PATCH',
        `product_variations?product_id=eq.${productId}&variation_value=eq.${encodeURIComponent(value)}`,
        values,
      ),
  }
}
