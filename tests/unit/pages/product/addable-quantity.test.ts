import { describe, expect, it } from 'vitest'
import type { CartLine } from '@/cart/cart-lines'
import { addableQuantity } from '@/pages/product/addable-quantity'

const pouf = {
  id: 'pouf',
  stock_units: [
    { variation_ids: ['large', 'red'], quantity: 4 },
    { variation_ids: ['blue', 'large'], quantity: 6 },
  ],
}
const line = (variationIds: string[], quantity: number, productId = 'pouf'): CartLine => ({
  productId,
  variationIds,
  quantity,
  snapshot: {
    name_en: '',
    name_fr: '',
    name_ar: '',
    image_url: null,
    image_color: null,
    unit_price: 1,
    selected_variations: {},
  },
})
const redLarge = { color: 'red', size: 'large' }

describe('addableQuantity', () => {
  it('is the stock of the combination', () => {
    expect(addableQuantity(pouf, redLarge, [])).toBe(4)
    expect(addableQuantity(pouf, { color: 'blue', size: 'large' }, [])).toBe(6)
  })

  it('subtracts the pieces of the same combination in the cart', () => {
    expect(addableQuantity(pouf, redLarge, [line(['large', 'red'], 3)])).toBe(1)
    expect(addableQuantity(pouf, redLarge, [line(['large', 'blue'], 5)])).toBe(4)
    expect(addableQuantity(pouf, redLarge, [line(['large', 'red'], 9)])).toBe(0)
    expect(addableQuantity(pouf, redLarge, [line([], 50, 'lamp')])).toBe(4)
  })

  it('is limited by the maximum of a cart line', () => {
    const tiles = { id: 'tiles', stock_units: [{ variation_ids: [], quantity: 500 }] }
    expect(addableQuantity(tiles, {}, [])).toBe(99)
    expect(addableQuantity(tiles, {}, [line([], 90, 'tiles')])).toBe(9)
  })
})
