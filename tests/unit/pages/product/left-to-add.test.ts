import { describe, expect, it } from 'vitest'
import type { CartLine } from '@/cart/cart-lines'
import { leftToAdd } from '@/pages/product/left-to-add'

const value = (id: string, type: string, stock: number) => ({
  id,
  variation_type: type,
  variation_value: id,
  price_adjustment: 0,
  stock_quantity: stock,
  image_url: null,
})
const pouf = {
  id: 'pouf',
  stock_quantity: 10,
  product_variations: [value('red', 'color', 4), value('blue', 'color', 8), value('large', 'size', 6)],
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

describe('leftToAdd', () => {
  it('is what the scarcest part has', () => {
    expect(leftToAdd(pouf, redLarge, [])).toBe(4)
    expect(leftToAdd(pouf, { color: 'blue', size: 'large' }, [])).toBe(6)
  })

  it('counts what the cart holds already, in whatever combination', () => {
    expect(leftToAdd(pouf, redLarge, [line(['large', 'red'], 3)])).toBe(1)
    expect(leftToAdd(pouf, redLarge, [line(['large', 'blue'], 5)])).toBe(1)
    expect(leftToAdd(pouf, redLarge, [line(['large', 'red'], 9)])).toBe(0)
    expect(leftToAdd(pouf, redLarge, [line([], 50, 'lamp')])).toBe(4)
  })

  it('is no more than a line of the cart may hold', () => {
    const tiles = { id: 'tiles', stock_quantity: 500, product_variations: [] }
    expect(leftToAdd(tiles, {}, [])).toBe(99)
    expect(leftToAdd(tiles, {}, [line([], 90, 'tiles')])).toBe(9)
  })
})
