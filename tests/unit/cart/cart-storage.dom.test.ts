import { describe, expect, it, vi } from 'vitest'
import { countItems, lineId, reduceLines, type CartLine } from '@/cart/cart-lines'
import { CART_KEY, createCartStore, EMPTY_CART, parseCart, serializeCart } from '@/cart/cart-storage'
import { createSafeStorage, localStore } from '@/lib/storage'

const id = '11111111-1111-4111-8111-111111111111'
const variation = '22222222-2222-4222-8222-222222222222'
const line: CartLine = {
  productId: id,
  variationIds: [variation],
  quantity: 2,
  snapshot: {
    name_en: 'Pouf',
    name_fr: 'Pouf',
    name_ar: 'بوف',
    image_url: 'catalog/pouf-1000.avif',
    image_color: '#d8c3a5',
    unit_price: 480,
    selected_variations: { color: 'Cognac' },
  },
}
const stored = (...lines: unknown[]) => JSON.stringify({ version: 1, lines, orderKey: null })

describe('the stored cart', () => {
  it('is read as it was written', () => {
    const account = { userId: id, quantities: { [lineId(line)]: 2 } }
    const cart = { lines: [line], orderKey: id, account }
    expect(parseCart(serializeCart(cart))).toEqual(cart)
  })

  it.each([
    ['nothing', null],
    ['broken JSON', '{"version":1,"lines":['],
    ['another shape', '"cart"'],
    ['an array', '[]'],
    ['another version', JSON.stringify({ version: 2, lines: [line] })],
    ['lines that are not an array', JSON.stringify({ version: 1, lines: {} })],
  ])('is empty for %s', (_what, raw) => {
    expect(parseCart(raw)).toEqual(EMPTY_CART)
  })

  it.each([
    ['a quantity as text', { ...line, quantity: '1e9' }],
    ['a fraction', { ...line, quantity: 1.5 }],
    ['a quantity of 0', { ...line, quantity: 0 }],
    ['a quantity above the limit', { ...line, quantity: 100 }],
    ['an invalid id', { ...line, productId: '../../x' }],
    ['variations that are not an array', { ...line, variationIds: variation }],
    ['an invalid variation id', { ...line, variationIds: ['x'] }],
    ['no snapshot', { ...line, snapshot: null }],
    ['a price as text', { ...line, snapshot: { ...line.snapshot, unit_price: '1' } }],
    ['a negative price', { ...line, snapshot: { ...line.snapshot, unit_price: -1 } }],
    ['null', null],
    ['a number', 7],
  ])('drops only the line with %s', (_what, bad) => {
    expect(parseCart(stored(bad, line)).lines).toEqual([line])
  })

  it('ignores unknown fields and prototype pollution', () => {
    const raw = `{"version":1,"orderKey":"x","lines":[{"__proto__":{"admin":true},"extra":1,${JSON.stringify(line).slice(1)}]}`
    const cart = parseCart(raw)
    expect(cart.orderKey).toBeNull()
    expect(cart.lines).toEqual([line])
    expect(Object.keys(cart.lines[0]!)).not.toContain('extra')
    expect({}).not.toHaveProperty('admin')
  })

  it.each([
    ['a cart that was never synced', undefined],
    ['text', 'x'],
    ['an invalid user id', { userId: 'me', quantities: { [id]: 1 } }],
    ['no quantities', { userId: id, quantities: {} }],
    ['invalid quantities', { userId: id, quantities: { [id]: '9', [variation]: 0, [`${id}+x`]: 1 } }],
    ['a prototype', JSON.parse(`{"userId":"${id}","quantities":{"__proto__":{"admin":1}}}`) as unknown],
  ])('has no synced state for %s', (_what, account) => {
    expect(parseCart(JSON.stringify({ version: 1, lines: [line], account }))).toEqual({
      lines: [line],
      orderKey: null,
      account: null,
    })
  })

  it('merges lines with the same id', () => {
    expect(parseCart(stored(line, line)).lines).toHaveLength(1)
  })
})

describe('the cart store', () => {
  it('returns the same object until something changes', () => {
    const store = createCartStore(localStore)
    store.update((cart) => ({ ...cart, lines: [line] }))
    expect(store.read()).toBe(store.read())
  })

  it('removes the entry when the cart is cleared', () => {
    const store = createCartStore(localStore)
    store.update((cart) => ({ ...cart, lines: [line] }))
    expect(localStorage.getItem(CART_KEY)).not.toBeNull()
    store.update(() => EMPTY_CART)
    expect(localStorage.getItem(CART_KEY)).toBeNull()
  })

  it('uses memory while the browser’s storage is full, and storage again afterwards', () => {
    let full = false
    const values = new Map<string, string>()
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (full) throw new DOMException('full', 'QuotaExceededError')
        values.set(key, value)
      },
      removeItem: (key: string) => values.delete(key),
    } as unknown as Storage
    const store = createCartStore(createSafeStorage(() => storage))
    const add = () =>
      store.update((cart) => ({ ...cart, lines: reduceLines(cart.lines, { type: 'add', line }) }))
    add()
    full = true
    add()
    add()
    expect(countItems(store.read().lines)).toBe(3)
    expect(countItems(parseCart(values.get(CART_KEY) ?? null).lines)).toBe(1)
    full = false
    add()
    expect(countItems(store.read().lines)).toBe(4)
    expect(countItems(parseCart(values.get(CART_KEY) ?? null).lines)).toBe(4)
  })

  it('works where storage is denied', () => {
    const store = createCartStore(
      createSafeStorage(() => {
        throw new DOMException('denied', 'SecurityError')
      }),
    )
    store.update((cart) => ({ ...cart, lines: [line] }))
    expect(store.read().lines).toEqual([line])
    store.update(() => EMPTY_CART)
    expect(store.read()).toEqual(EMPTY_CART)
  })

  it('converges with another tab: its writes are read and not overwritten by changes here', () => {
    const store = createCartStore(localStore)
    const listener = vi.fn()
    const stop = store.subscribe(listener)

    const other: CartLine = { ...line, variationIds: [] }
    localStorage.setItem(CART_KEY, serializeCart({ ...EMPTY_CART, lines: [other] }))
    // The storage event has not fired yet; the change below must still start from what is stored.
    store.update((cart) => ({
      ...cart,
      lines: reduceLines(cart.lines, { type: 'add', line }),
    }))
    expect(store.read().lines.map(lineId)).toEqual([lineId(other), lineId(line)])

    listener.mockClear()
    localStorage.removeItem(CART_KEY)
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }))
    expect(listener).toHaveBeenCalled()
    expect(store.read()).toEqual(EMPTY_CART)
    stop()
  })
})
