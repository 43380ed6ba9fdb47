import { describe, expect, it } from 'vitest'
import { countProblems, planFixes } from '@/cart/line-problems'
import { lineId, reduceLines, type CartLine } from '@/cart/cart-lines'
import type { Quote, QuoteLine } from '@/cart/queries'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const line = (product: number, quantity: number, choices: number[] = []): CartLine => ({
  productId: uuid(product),
  variationIds: choices.map(uuid),
  quantity,
  snapshot: {
    name_en: '',
    name_fr: '',
    name_ar: '',
    image_url: null,
    image_color: null,
    unit_price: 10,
    selected_variations: {},
  },
})
const quoteOf = (...lines: [CartLine, Partial<QuoteLine>][]): Quote => ({
  lines: lines.map(([{ productId, variationIds, quantity }, answer], index) => ({
    index,
    product_id: productId,
    variation_ids: variationIds,
    quantity,
    name_en: '',
    name_fr: '',
    name_ar: '',
    image_url: null,
    image_color: null,
    selected_variations: {},
    unit_price: 10,
    line_total: 10 * quantity,
    available: 99,
    code: null,
    ...answer,
  })),
  subtotal: 0,
  delivery_fee: 0,
  gift_fee: 0,
  discount_amount: 0,
  promotion: null,
  code_problem: null,
  code_minimum: null,
  tax_amount: 0,
  total_amount: 0,
  free_from: 100,
  min_days: 3,
  max_days: 7,
  currency: 'MAD',
})
const fixed = (lines: CartLine[], quote: Quote) =>
  planFixes(lines, quote, 'en')
    .reduce<readonly CartLine[]>(reduceLines, lines)
    .map(({ productId, quantity, snapshot }) => [Number(productId.slice(-12)), quantity, snapshot.unit_price])

describe('fixing the problems of a cart', () => {
  it('does nothing when nothing has changed', () => {
    const lines = [line(1, 2)]
    expect(planFixes(lines, quoteOf([lines[0]!, {}]), 'en')).toEqual([])
    expect(planFixes(lines, undefined, 'en')).toEqual([])
    expect(countProblems(lines, undefined, 'en')).toBe(0)
  })

  it('lowers quantities to the stock, accepts new prices, removes unavailable lines and keeps the others', () => {
    const lines = [line(1, 5), line(2, 1), line(3, 1), line(4, 2), line(5, 1), line(6, 4)]
    const quote = quoteOf(
      [lines[0]!, { code: 'out_of_stock', available: 3 }],
      [lines[1]!, { code: 'unavailable', unit_price: null, available: null }],
      [lines[2]!, { unit_price: 12 }],
      [lines[3]!, {}],
      [lines[4]!, { code: 'variation_missing' }],
      [lines[5]!, { code: 'out_of_stock', available: 0 }],
    )
    expect(countProblems(lines, quote, 'en')).toBe(5)
    expect(fixed(lines, quote)).toEqual([
      [1, 3, 10],
      [3, 1, 12],
      [4, 2, 10],
    ])
  })

  it('fixes both when a line exceeds the stock and has a new price', () => {
    const lines = [line(1, 5)]
    const quote = quoteOf([lines[0]!, { code: 'out_of_stock', available: 2, unit_price: 11 }])
    expect(fixed(lines, quote)).toEqual([[1, 2, 11]])
  })

  it('lowers each combination of a product to its own stock', () => {
    const lines = [line(1, 5, [11]), line(1, 5, [12])]
    const quote = quoteOf(
      [lines[0]!, { code: 'out_of_stock', available: 3 }],
      [lines[1]!, { code: 'out_of_stock', available: 3 }],
    )
    expect(fixed(lines, quote)).toEqual([
      [1, 3, 10],
      [1, 3, 10],
    ])
    expect(lineId(lines[0]!)).not.toBe(lineId(lines[1]!))
  })
})
