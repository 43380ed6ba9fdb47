import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewAmounts, taxRateFor } from '../../src/orders/preview.ts'
import { openStocked, type TestDatabase } from './database.ts'

// The preview computed in the browser must equal the database's quote. Compares five hundred carts of the seeded
// catalogue for every country and several tax rates.

let db: TestDatabase
beforeAll(async () => {
  db = await openStocked()
})
afterAll(() => db.close())

type Product = { id: string; price: number; values: Record<string, { id: string; adjustment: number }[]> }
type Rate = { country: string; fee: number; free_from: number | null }
type Quote = Record<'subtotal' | 'delivery_fee' | 'tax_amount' | 'total_amount', number>

/** A seeded random generator (0 to 1), so that failures are reproducible. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

test('the preview of 500 random carts equals the database’s quote', { timeout: 240_000 }, async () => {
  const roll = dice(20_261_121)
  const below = (limit: number) => Math.floor(roll() * limit)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!

  // Amounts with centimes, which the catalogue lacks, to compare rounding.
  await db.query(`update public.products set price = price + 0.01 * (abs(hashtext(id::text)) % 100)`)
  // What is sold out is not priced, which the browser does not know before the quote.
  await db.query(`update public.stock_units set quantity = 1 where quantity = 0`)
  const products = await db.query<Product>(
    `select p.id, p.price::float8 as price, coalesce((
       select jsonb_object_agg(t.variation_type, t.choices) from (
         select v.variation_type, jsonb_agg(jsonb_build_object('id', v.id, 'adjustment', v.price_adjustment)) as choices
         from public.product_variations v where v.product_id = p.id group by v.variation_type) t), '{}'::jsonb) as values
     from public.products p where p.is_active order by p.id`,
  )
  const rates = await db.query<Rate>(
    `select country, fee::float8 as fee, free_from::float8 as free_from from public.delivery_rates order by country`,
  )
  expect(products.length).toBeGreaterThan(500)
  expect(rates).toHaveLength(6)
  const seen = { free: 0, paid: 0, taxed: 0 }
  for (const taxRate of [0, 0.2, 0.055, 0.1925, 0.0001]) {
    await db.query(`update public.shop_settings set tax_rate = ${taxRate}`)
    const carts = Array.from({ length: 100 }, (_, n) => {
      const chosen = new Set(Array.from({ length: 1 + below(6) }, () => pick(products)))
      const lines = [...chosen].map((product) => {
        const values = Object.values(product.values).map(pick)
        const adjustments = values.reduce((sum, { adjustment }) => sum + Math.round(adjustment * 100), 0)
        const quantity = 1 + below(n % 3 === 0 ? 99 : 3)
        return {
          item: { product_id: product.id, variation_ids: values.map(({ id }) => id), quantity },
          quantity,
          unit_price: (Math.round(product.price * 100) + adjustments) / 100,
        }
      })
      return { lines, rate: pick(rates) }
    })
    const inputs = carts.map(({ lines, rate }) => ({
      items: lines.map(({ item }) => item),
      to: rate.country,
    }))
    const quotes = await db.query<{ quote: Quote }>(
      `select public.quote_order(cart -> 'items', cart ->> 'to') as quote
       from jsonb_array_elements('${JSON.stringify(inputs)}') with ordinality carts (cart, n) order by n`,
    )
    for (const [n, { lines, rate }] of carts.entries()) {
      const preview = previewAmounts(lines, rate, taxRateFor(rate.country, taxRate))
      expect(quotes[n]?.quote, `at ${taxRate}: ${JSON.stringify(inputs[n])}`).toMatchObject(preview)
      seen[preview.delivery_fee === 0 ? 'free' : 'paid'] += 1
      if (preview.tax_amount > 0) seen.taxed += 1
    }
  }
  expect(Math.min(seen.free, seen.paid, seen.taxed)).toBeGreaterThan(30)
})

test('an empty cart costs nothing, and delivery is free from its threshold on', () => {
  const rate = { fee: 15, free_from: 100 }
  expect(previewAmounts([], rate, 0.2)).toEqual({
    subtotal: 0,
    delivery_fee: 0,
    gift_fee: 0,
    tax_amount: 0,
    total_amount: 0,
  })
  expect(previewAmounts([{ unit_price: 99.99, quantity: 1 }], rate, 0).delivery_fee).toBe(15)
  expect(previewAmounts([{ unit_price: 100, quantity: 1 }], rate, 0).delivery_fee).toBe(0)
})
