import { describe, expect, it } from 'vitest'
import type { CartLine } from '@/cart/cart-lines'
import { equalQuantities, mergeLines, quantitiesOf } from '@/cart/saved-cart'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const line = (product: number, quantity: number): CartLine => ({
  productId: uuid(product),
  variationIds: [],
  quantity,
  snapshot: {
    name_en: `Product ${product}`,
    name_fr: '',
    name_ar: '',
    image_url: null,
    image_color: null,
    unit_price: 10,
    selected_variations: {},
  },
})
type Cart = Record<number, number>
const linesOf = (cart: Cart) => Object.entries(cart).map(([n, quantity]) => line(Number(n), quantity))
const asCart = (lines: readonly CartLine[]): Cart =>
  Object.fromEntries(lines.map(({ productId, quantity }) => [Number(productId.slice(-12)), quantity]))

const merge = (local: Cart, saved: Cart, base: Cart = {}) =>
  asCart(
    mergeLines({
      lines: linesOf(local),
      saved: quantitiesOf(linesOf(saved)),
      base: quantitiesOf(linesOf(base)),
      savedOnly: linesOf(saved).filter(({ productId }) => !(Number(productId.slice(-12)) in local)),
    }),
  )

describe('merging the browser’s cart with the account’s', () => {
  it.each<[string, Cart, Cart, Cart | undefined, Cart]>([
    ['empty in the browser', {}, { 1: 2 }, undefined, { 1: 2 }],
    ['empty in the account', { 1: 2 }, {}, undefined, { 1: 2 }],
    ['different lines', { 1: 2 }, { 2: 3 }, undefined, { 1: 2, 2: 3 }],
    ['the same line: the greater quantity, never the sum', { 1: 2 }, { 1: 5 }, undefined, { 1: 5 }],
    ['the same line, more in the browser', { 1: 7 }, { 1: 5 }, undefined, { 1: 7 }],
    ['lowered in the browser', { 1: 1 }, { 1: 5 }, { 1: 5 }, { 1: 1 }],
    ['lowered on another device', { 1: 5 }, { 1: 1 }, { 1: 5 }, { 1: 1 }],
    ['removed in the browser', {}, { 1: 5 }, { 1: 5 }, {}],
    ['removed, or ordered, on another device', { 1: 5 }, {}, { 1: 5 }, {}],
    ['removed in the account, raised in the browser', { 1: 6 }, {}, { 1: 5 }, { 1: 6 }],
    ['added on both sides', { 1: 1, 2: 1 }, { 1: 1, 3: 1 }, { 1: 1 }, { 1: 1, 2: 1, 3: 1 }],
  ])('%s', (_case, local, saved, base, expected) => {
    expect(merge(local, saved, base)).toEqual(expected)
  })

  it('gives the same result however often it runs', () => {
    let local: Cart = { 1: 2, 2: 1 }
    let saved: Cart = { 1: 3, 3: 9 }
    for (let times = 0; times < 5; times++) {
      local = merge(local, saved)
      saved = local
      expect(local).toEqual({ 1: 3, 2: 1, 3: 9 })
    }
  })

  it('keeps no more lines than an order may have, the browser’s first', () => {
    const many = (from: number) => Object.fromEntries(Array.from({ length: 40 }, (_, n) => [from + n, 1]))
    const merged = merge(many(1), many(101))
    expect(Object.keys(merged)).toHaveLength(50)
    expect(merged).toMatchObject(many(1))
  })

  it('compares quantities regardless of their order', () => {
    expect(equalQuantities({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
    expect(equalQuantities({ a: 1 }, { a: 1, b: 2 })).toBe(false)
    expect(equalQuantities({ a: 1 }, { b: 1 })).toBe(false)
  })
})
