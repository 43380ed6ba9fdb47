import { describe, expect, it } from 'vitest'
import { fitting, reorderLines, type OrderedLine } from '@/cart/buy-again'
import type { Quote, QuoteLine } from '@/cart/queries'

const item = (product_id: string, quantity: number, variation_ids: string[] = []): OrderedLine => ({
  product_id,
  variation_ids,
  quantity,
  name_en: `Old ${product_id}`,
  name_fr: `Ancien ${product_id}`,
  name_ar: `قديم ${product_id}`,
  image_url: null,
  selected_variations: {},
})

const quoted = (product_id: string, change: Partial<QuoteLine> = {}): QuoteLine => ({
  index: 0,
  product_id,
  variation_ids: [],
  quantity: 1,
  name_en: `New ${product_id}`,
  name_fr: `Nouveau ${product_id}`,
  name_ar: `جديد ${product_id}`,
  image_url: 'catalog/new-1000.avif',
  image_color: '#fff',
  selected_variations: { color: 'Red' },
  unit_price: 90,
  line_total: 90,
  available: 5,
  code: null,
  ...change,
})

const quote = (...lines: QuoteLine[]) => ({ lines }) as Quote

describe('reordering', () => {
  it('uses today’s names and prices', () => {
    const { lines, fewer, unavailable } = reorderLines([item('bowl', 3)], quote(quoted('bowl')))
    expect(lines).toMatchObject([
      { quantity: 3, line: { productId: 'bowl', snapshot: { name_en: 'New bowl', unit_price: 90 } } },
    ])
    expect([fewer, unavailable]).toEqual([[], []])
  })

  it('matches lines by their variations in any order', () => {
    const reordered = item('pouf', 1, ['b', 'a'])
    const { lines } = reorderLines(
      [reordered],
      quote(
        quoted('pouf', { variation_ids: ['c'] }),
        quoted('pouf', { variation_ids: ['a', 'b'], unit_price: 120 }),
      ),
    )
    expect(lines[0]?.line.snapshot.unit_price).toBe(120)
  })

  it('adds the pieces in stock and reports that they are fewer', () => {
    const { lines, fewer } = reorderLines(
      [item('bowl', 3)],
      quote(quoted('bowl', { code: 'out_of_stock', available: 2 })),
    )
    expect(lines).toMatchObject([{ quantity: 2 }])
    expect(fewer).toMatchObject([{ name_en: 'Old bowl' }])
  })

  it.each([
    ['sold out', quoted('bowl', { code: 'out_of_stock', available: 0 })],
    ['no longer sold', quoted('bowl', { code: 'unavailable', available: null, unit_price: null })],
    ['no longer sold with this variation', quoted('bowl', { code: 'variation_foreign' })],
    ['not in the quote', quoted('another')],
  ])('leaves out a product that is %s', (_why, line) => {
    const { lines, unavailable } = reorderLines([item('bowl', 1)], quote(line))
    expect(lines).toEqual([])
    expect(unavailable).toMatchObject([{ name_en: 'Old bowl' }])
  })
})

describe('reordering into a cart near its limits', () => {
  const reorderOf = (count: number, quantity: number) => {
    const ids = Array.from({ length: count }, (_, n) => `piece ${n}`)
    return reorderLines(
      ids.map((id) => item(id, quantity)),
      quote(...ids.map((id) => quoted(id, { available: 200 }))),
    )
  }
  const cartOf = (reorder: ReturnType<typeof reorderOf>) =>
    reorder.lines.map(({ line, quantity }) => ({ ...line, quantity }))

  it('adds the lines that fit and names the others', () => {
    const others = cartOf(reorderOf(49, 1)).map((line) => ({ ...line, productId: `other ${line.productId}` }))
    const { lines, overLimit } = fitting(reorderOf(3, 2), others)
    expect(lines.map(({ line, quantity }) => [line.productId, quantity])).toEqual([['piece 0', 2]])
    expect(overLimit.map(({ name_en }) => name_en)).toEqual(['New piece 1', 'New piece 2'])
  })

  it('names a line of which fewer pieces fit', () => {
    const { lines, overLimit } = fitting(reorderOf(1, 10), cartOf(reorderOf(1, 95)))
    expect(lines.map(({ quantity }) => quantity)).toEqual([4])
    expect(overLimit).toHaveLength(1)
  })
})
