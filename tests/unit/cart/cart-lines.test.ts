import { describe, expect, it } from 'vitest'
import {
  countItems,
  isFullFor,
  lineId,
  previewTotal,
  reduceLines,
  type CartLine,
  type NewLine,
} from '@/cart/cart-lines'
import { parseQuantity } from '@/cart/typed-quantity'
import { MAX_LINES, MAX_QUANTITY } from '@/lib/order-limits'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const newLine = (product: number, variations: number[] = [], price = 10): NewLine => ({
  productId: uuid(product),
  variationIds: variations.map(uuid),
  snapshot: {
    name_en: `Product ${product}`,
    name_fr: '',
    name_ar: '',
    image_url: null,
    image_color: null,
    unit_price: price,
    selected_variations: {},
  },
})
const add = (lines: readonly CartLine[], line: NewLine) => reduceLines(lines, { type: 'add', line })

describe('the lines of the cart', () => {
  it('adds a new product with quantity 1 and increments an existing line', () => {
    let lines = add([], newLine(1))
    lines = add(lines, newLine(1))
    lines = add(lines, newLine(2))
    expect(lines.map((line) => line.quantity)).toEqual([2, 1])
  })

  it('adds several pieces at once, up to the limit of an order', () => {
    const several = (lines: readonly CartLine[], quantity: number) =>
      reduceLines(lines, { type: 'add', line: newLine(1), quantity })
    expect(several([], 3)[0]?.quantity).toBe(3)
    expect(several(several([], 3), 4)[0]?.quantity).toBe(7)
    expect(several([], 1000)[0]?.quantity).toBe(MAX_QUANTITY)
    expect(several([], -5)[0]?.quantity).toBe(1)
    expect(several([], 2.9)[0]?.quantity).toBe(2)
  })

  it('restores a removed line in its place with its quantity', () => {
    const lines = [1, 2, 3].reduce<readonly CartLine[]>((all, n) => add(all, newLine(n)), [])
    const second = { ...lines[1]!, quantity: 4 }
    const without = reduceLines(lines, { type: 'remove', id: lineId(second) })
    const back = reduceLines(without, { type: 'restore', line: second, index: 1 })
    expect(back.map((line) => [line.productId, line.quantity])).toEqual([
      [uuid(1), 1],
      [uuid(2), 4],
      [uuid(3), 1],
    ])
    // Undone in two tabs, or added again in the meantime: one line with the greater quantity.
    expect(reduceLines(back, { type: 'restore', line: { ...second, quantity: 2 }, index: 0 })).toEqual(back)
  })

  it('identifies a line by its variations in any order', () => {
    let lines = add([], newLine(1, [5, 4]))
    lines = add(lines, newLine(1, [4, 5]))
    lines = add(lines, newLine(1, [4, 6]))
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatchObject({ quantity: 2, variationIds: [uuid(4), uuid(5)] })
  })

  it('keeps the newest snapshot of a line', () => {
    const lines = add(add([], newLine(1, [], 10)), newLine(1, [], 12))
    expect(lines[0]?.snapshot.unit_price).toBe(12)
  })

  it('sets a quantity and removes the line at 0 or less', () => {
    const lines = add(add([], newLine(1)), newLine(2))
    const id = lineId(newLine(1))
    expect(reduceLines(lines, { type: 'set-quantity', id, quantity: 7 })[0]?.quantity).toBe(7)
    expect(reduceLines(lines, { type: 'set-quantity', id, quantity: 0 })).toHaveLength(1)
    expect(reduceLines(lines, { type: 'set-quantity', id, quantity: -3 })).toHaveLength(1)
  })

  it('removes one line, accepts a price, clears all', () => {
    const lines = add(add([], newLine(1)), newLine(2))
    const id = lineId(newLine(1))
    expect(reduceLines(lines, { type: 'remove', id }).map(lineId)).toEqual([lineId(newLine(2))])
    const snapshot = { ...newLine(1).snapshot, unit_price: 99 }
    expect(reduceLines(lines, { type: 'accept-change', id, snapshot })[0]?.snapshot).toEqual(snapshot)
    expect(reduceLines(lines, { type: 'clear' })).toEqual([])
  })

  it('enforces the limits of an order', () => {
    let lines: readonly CartLine[] = []
    for (let n = 0; n < MAX_LINES; n++) lines = add(lines, newLine(n))
    expect(isFullFor(lines, newLine(1000))).toBe(true)
    expect(add(lines, newLine(1000))).toBe(lines)

    const id = lineId(newLine(0))
    lines = reduceLines(lines, { type: 'set-quantity', id, quantity: 1e9 })
    expect(lines[0]?.quantity).toBe(MAX_QUANTITY)
    expect(isFullFor(lines, newLine(0))).toBe(true)
    expect(isFullFor(lines, newLine(1))).toBe(false)
  })

  it('counts pieces and previews the total without rounding errors', () => {
    const lines = reduceLines(add([], newLine(1, [], 0.1)), {
      type: 'set-quantity',
      id: lineId(newLine(1)),
      quantity: 3,
    })
    expect(countItems(lines)).toBe(3)
    expect(previewTotal(lines)).toBe(0.3)
  })
})

describe('a typed quantity', () => {
  it.each([
    ['12', 12],
    [' 3 ', 3],
    ['١٢', 12],
    ['۴', 4],
    ['0', 0],
    ['-2', -2],
    ['', 1],
    ['abc', 1],
    ['1.5', 1],
    ['1e9', 1],
  ])('%j is %d', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity)
  })
})
