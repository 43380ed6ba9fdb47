import { describe, expect, it } from 'vitest'
import type { CartLine } from '@/cart/cart-lines'
import { mergeLines, quantitiesOf, sameQuantities } from '@/cart/cart-merge'

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

const merge = (here: Cart, saved: Cart, agreed: Cart = {}) =>
  asCart(
    mergeLines({
      lines: linesOf(here),
      saved: quantitiesOf(linesOf(saved)),
      agreed: quantitiesOf(linesOf(agreed)),
      looks: linesOf(saved).filter(({ productId }) => !(Number(productId.slice(-12)) in here)),
    }),
  )

describe('a browser’s cart and an account’s', () => {
  it.each<[string, Cart, Cart, Cart | undefined, Cart]>([
    ['nothing here', {}, { 1: 2 }, undefined, { 1: 2 }],
    ['nothing saved', { 1: 2 }, {}, undefined, { 1: 2 }],
    ['different lines', { 1: 2 }, { 2: 3 }, undefined, { 1: 2, 2: 3 }],
    ['the same line: the greater, never the sum', { 1: 2 }, { 1: 5 }, undefined, { 1: 5 }],
    ['the same line, more here', { 1: 7 }, { 1: 5 }, undefined, { 1: 7 }],
    ['lowered here since', { 1: 1 }, { 1: 5 }, { 1: 5 }, { 1: 1 }],
    ['lowered on another device', { 1: 5 }, { 1: 1 }, { 1: 5 }, { 1: 1 }],
    ['removed here', {}, { 1: 5 }, { 1: 5 }, {}],
    ['removed, or ordered, on another device', { 1: 5 }, {}, { 1: 5 }, {}],
    ['removed there, raised here', { 1: 6 }, {}, { 1: 5 }, { 1: 6 }],
    ['added on both since', { 1: 1, 2: 1 }, { 1: 1, 3: 1 }, { 1: 1 }, { 1: 1, 2: 1, 3: 1 }],
  ])('come together: %s', (_what, here, saved, agreed, expected) => {
    expect(merge(here, saved, agreed)).toEqual(expected)
  })

  it('do not grow when they come together again and again', () => {
    let here: Cart = { 1: 2, 2: 1 }
    let saved: Cart = { 1: 3, 3: 9 }
    for (let times = 0; times < 5; times++) {
      here = merge(here, saved)
      saved = here
      expect(here).toEqual({ 1: 3, 2: 1, 3: 9 })
    }
  })

  it('hold no more lines than an order may, those of the browser first', () => {
    const many = (from: number) => Object.fromEntries(Array.from({ length: 40 }, (_, n) => [from + n, 1]))
    const merged = merge(many(1), many(101))
    expect(Object.keys(merged)).toHaveLength(50)
    expect(merged).toMatchObject(many(1))
  })

  it('are the same by what they hold, whatever the order', () => {
    expect(sameQuantities({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
    expect(sameQuantities({ a: 1 }, { a: 1, b: 2 })).toBe(false)
    expect(sameQuantities({ a: 1 }, { b: 1 })).toBe(false)
  })
})
