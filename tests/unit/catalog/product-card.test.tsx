import { expect, it } from 'vitest'
import { discountPercent } from '@/catalog/product-card'
import type { ProductCardData } from '@/catalog/queries'

const card = (price: number, before: number | null, from: number | null = null) =>
  ({ price, compare_at_price: before, from_price: from }) as ProductCardData

it.each([
  ['of the price', card(80, 100), 20],
  // "From 430 DH", before 650 DH.
  ['of the lowest price, which was as much lower before', card(520, 740, 430), 33],
  ['rounded down', card(99.99, 150), 33],
  ['none', card(100, null, 80), 0],
])('the badge shows the reduction between the prices beside it: %s', (_, product, percent) => {
  expect(discountPercent(product)).toBe(percent)
})
