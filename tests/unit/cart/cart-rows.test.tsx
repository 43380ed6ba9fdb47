import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { CartProvider, useCart } from '@/cart/cart-context'
import { useRemovals } from '@/cart/cart-rows'
import { LanguageProvider } from '@/i18n/language-context'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const newLine = (n: number) => ({
  productId: uuid(n),
  variationIds: [],
  snapshot: {
    name_en: `Product ${n}`,
    name_fr: '',
    name_ar: '',
    image_url: null,
    image_color: null,
    unit_price: 10,
    selected_variations: {},
  },
})
const wrapper = ({ children }: { children: ReactNode }) => (
  <LanguageProvider>
    <CartProvider>{children}</CartProvider>
  </LanguageProvider>
)

function withLines(count: number) {
  const { result } = renderHook(() => ({ cart: useCart(), removals: useRemovals() }), { wrapper })
  for (let n = 1; n <= count; n++) act(() => result.current.cart.add(newLine(n), n, { quiet: true }))
  const rows = () =>
    result.current.removals.rows.map(({ id, removed }) => `${removed ? '-' : ''}${Number(id.slice(-12))}`)
  return {
    rows,
    lines: () => result.current.cart.lines.map((line) => [Number(line.productId.slice(-12)), line.quantity]),
    remove: (n: number) => act(() => result.current.removals.remove(uuid(n))),
    undo: (n: number) => act(() => result.current.removals.undo(uuid(n))),
    add: (n: number) => act(() => result.current.cart.add(newLine(n), 1, { quiet: true })),
  }
}

describe('removing a line with undo', () => {
  it('restores the line in its place with its quantity', () => {
    const list = withLines(3)
    list.remove(2)
    expect(list.rows()).toEqual(['1', '-2', '3'])
    expect(list.lines()).toEqual([
      [1, 1],
      [3, 3],
    ])
    list.undo(2)
    expect(list.rows()).toEqual(['1', '2', '3'])
    expect(list.lines()).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
  })

  it.each([
    [
      [1, 2, 3, 4],
      [4, 3, 2, 1],
    ],
    [
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ],
    [
      [4, 2, 1, 3],
      [2, 3, 4, 1],
    ],
    [
      [3, 1, 4, 2],
      [1, 4, 2, 3],
    ],
  ])('keeps the order when %j are removed and %j are restored', (removed, back) => {
    const list = withLines(4)
    for (const n of removed) list.remove(n)
    expect(list.rows()).toEqual(['-1', '-2', '-3', '-4'])
    expect(list.lines()).toEqual([])
    for (const n of back) list.undo(n)
    expect(list.rows()).toEqual(['1', '2', '3', '4'])
    expect(list.lines().map(([n]) => n)).toEqual([1, 2, 3, 4])
  })

  it('drops the undo row of a product that was added again', () => {
    const list = withLines(2)
    list.remove(1)
    list.add(1)
    expect(list.rows()).toEqual(['2', '1'])
  })
})
