import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CartLine } from '@/cart/cart-lines'
import { createCartStore } from '@/cart/cart-storage'
import { beginAttempt, takeOrdered } from '@/cart/order-attempt'
import { quantitiesOf, startCartSync, syncCart } from '@/cart/saved-cart'
import { toAppError } from '@/lib/errors'
import { localStore } from '@/lib/storage'
import { cartLine, quotedLine, quoteOf, stubApi, uuid } from '../checkout/checkout-shop'

afterEach(() => vi.unstubAllGlobals())

const SALMA = uuid(900)
type Saved = { product_id: string; variation_ids: string[]; quantity: number }
const savedItem = ({ productId, quantity }: CartLine): Saved => ({
  product_id: productId,
  variation_ids: [],
  quantity,
})

/** An account with a saved cart, whose owner signs in here with these lines in the browser. */
function signIn(saved: readonly CartLine[], lines: readonly CartLine[], hidden: readonly string[] = []) {
  const orders: unknown[] = []
  const session = { access_token: 'e30.e30.c2ln', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 }
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  localStorage.setItem('mcg-session', JSON.stringify({ ...session, expires_at, user: { id: SALMA } }))
  const account = { items: saved.map(savedItem) }
  stubApi({
    countries: () => ['france'],
    orders: () => orders,
    quote: ({ items }) =>
      quoteOf(
        (items as Saved[]).map(({ product_id, quantity }, index) => {
          const line = { ...cartLine(Number(product_id.slice(-12))), quantity }
          const gone = {
            name_en: null,
            name_fr: null,
            name_ar: null,
            unit_price: null,
            code: 'unavailable' as const,
          }
          return quotedLine(line, index, hidden.includes(product_id) ? gone : {})
        }),
      ),
  })
  const api = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/saved_carts')) return Response.json([account])
    if (pathname.endsWith('/rpc/save_cart')) {
      account.items = (JSON.parse(init?.body as string) as { items: Saved[] }).items
      return new Response(null, { status: 204 })
    }
    return api(input, init)
  })
  const store = createCartStore(localStore)
  store.write({ lines, orderKey: null, account: null })
  return { store, account, orders }
}

it.each([
  ['was deleted', false, 1],
  ['has emptied it on another device', true, 0],
])('the cart of this browser whose account %s', async (_what, exists, left) => {
  const { store } = signIn([], [cartLine(1)])
  const api = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/saved_carts')) return Promise.resolve(Response.json([]))
    if (!pathname.endsWith('/profiles')) return api(input, init)
    return Promise.resolve(
      exists
        ? Response.json({ user_id: SALMA })
        : Response.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 }),
    )
  })
  store.update((cart) => ({ ...cart, account: { userId: SALMA, quantities: quantitiesOf(cart.lines) } }))
  await syncCart(store, SALMA).catch((error: unknown) => expect(toAppError(error).code).toBe('not_found'))
  expect(store.read().lines).toHaveLength(left)
})

describe('the cart of an account, in another browser', () => {
  it('comes back with a product that is hidden at the moment, and keeps it in the account', async () => {
    const { store, account } = signIn([cartLine(1), cartLine(2)], [cartLine(3)], [uuid(2)])
    expect(await syncCart(store, SALMA)).toEqual({ restored: 2, tooMany: 0 })
    const ids = [uuid(3), uuid(1), uuid(2)]
    expect(store.read().lines.map(({ productId }) => productId)).toEqual(ids)
    expect(account.items.map(({ product_id }) => product_id)).toEqual(ids)
    // As the browser stores it.
    expect(createCartStore(localStore).read().lines).toHaveLength(3)
  })

  it('counts what came back, and what did not fit', async () => {
    const many = (from: number) => Array.from({ length: 30 }, (_, n) => cartLine(from + n))
    const { store } = signIn(many(101), many(1))
    expect(await syncCart(store, SALMA)).toEqual({ restored: 20, tooMany: 10 })
    expect(store.read().lines).toHaveLength(50)
  })

  it('comes back by itself when the shop could not be reached at first', async () => {
    vi.useFakeTimers()
    const { store } = signIn([cartLine(1)], [])
    const api = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const restored = vi.fn()
    const stop = startCartSync(store, SALMA, restored)
    await vi.advanceTimersByTimeAsync(1000)
    vi.stubGlobal('fetch', api)
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(restored).toHaveBeenCalledWith({ restored: 1, tooMany: 0 }))
    expect(store.read().lines.map(({ productId }) => productId)).toEqual([uuid(1)])
    stop()
  })
})

describe('the cart of an account after an attempt to order that got no answer', () => {
  const KEY = uuid(800)
  const [ordered, added] = [cartLine(1), cartLine(2)]
  const ids = (items: readonly Saved[]) => items.map(({ product_id }) => product_id)

  /** The first piece is saved in the account, the attempt with it begins, and another piece is added. */
  function attempt() {
    const shop = signIn([ordered], [ordered])
    shop.store.update((cart) => ({
      ...cart,
      account: { userId: SALMA, quantities: quantitiesOf([ordered]) },
    }))
    beginAttempt(KEY)
    shop.store.update((cart) => ({ ...cart, orderKey: KEY }))
    const add = () => shop.store.update((cart) => ({ ...cart, lines: [...cart.lines, added] }))
    /** What the database does with the order, however late it arrives. */
    const carryOut = () => {
      shop.account.items = shop.account.items.filter(({ product_id: id }) => id !== ordered.productId)
      shop.orders.push({ order_number: 'MCG-1', order_items: [savedItem(ordered)] })
    }
    return { ...shop, add, carryOut }
  }

  it('is saved again when the order can no longer be on its way and is not there, with the same key', async () => {
    vi.useFakeTimers()
    const { store, account, add, carryOut } = attempt()
    const stop = startCartSync(store, SALMA, () => undefined)
    add()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ids(account.items)).toEqual([ordered.productId])
    await vi.advanceTimersByTimeAsync(70_000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(ids(account.items)).toEqual([ordered.productId, added.productId]))
    expect(store.read().orderKey).toBe(KEY)
    stop()

    // It arrived after all: its pieces are not saved again, and the pages of the cart find it by the key.
    carryOut()
    await syncCart(store, SALMA)
    expect(ids(account.items)).toEqual([added.productId])
    expect(store.read()).toMatchObject({ lines: [ordered, added], orderKey: KEY })
  })

  it('is saved before a sign-out, however short ago the attempt was', async () => {
    const { store, account, add } = attempt()
    add()
    await syncCart(store, SALMA)
    expect(ids(account.items)).toEqual([ordered.productId])
    await syncCart(store, SALMA, { isLast: true })
    expect(ids(account.items)).toEqual([ordered.productId, added.productId])
  })

  it('is saved before a sign-out without what was ordered after all', async () => {
    const { store, account, add, carryOut } = attempt()
    add()
    carryOut()
    // More of the same piece, which was not ordered.
    store.update((cart) => ({
      ...cart,
      lines: cart.lines.map((line) => ({ ...line, quantity: line.quantity + 2 })),
    }))
    await syncCart(store, SALMA, { isLast: true })
    expect(account.items).toEqual([
      { ...savedItem(ordered), quantity: 2 },
      { ...savedItem(added), quantity: 3 },
    ])
    expect(store.read().orderKey).toBeNull()
  })
})

it.each([
  ['begun as a guest', []],
  ['begun with the account, and repeated as a guest', [uuid(800)]],
])(
  'an order after the session has ended by itself, %s, leaves the cart of the account too',
  async (_how, begunBefore) => {
    const [kettle, lamp] = [cartLine(1), cartLine(2)]
    const { store, account } = signIn([kettle, lamp], [kettle, lamp])
    store.update((cart) => ({ ...cart, account: { userId: SALMA, quantities: quantitiesOf(cart.lines) } }))
    begunBefore.forEach(beginAttempt)
    const session = localStorage.getItem('mcg-session') ?? ''
    localStorage.removeItem('mcg-session')
    beginAttempt(uuid(800))
    store.update((cart) => ({ ...cart, orderKey: uuid(800) }))
    takeOrdered(store, uuid(800), [savedItem(kettle)])

    localStorage.setItem('mcg-session', session)
    expect(await syncCart(store, SALMA)).toEqual({ restored: 0, tooMany: 0 })
    expect(store.read().lines).toEqual([lamp])
    expect(account.items).toEqual([savedItem(lamp)])
  },
)
