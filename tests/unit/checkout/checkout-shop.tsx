import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { AuthProvider } from '@/auth/auth-context'
import { CartProvider } from '@/cart/cart-context'
import type { CartLine } from '@/cart/cart-lines'
import { createCartStore } from '@/cart/cart-storage'
import type { Quote, QuoteLine } from '@/cart/queries'
import { EMPTY_CHECKOUT } from '@/checkout/draft'
import type { CheckoutInput } from '@/checkout/schema'
import { LanguageProvider } from '@/i18n/language-context'
import { localStore } from '@/lib/storage'
import { Component as CartPage } from '@/pages/cart-page'
import { Component as CheckoutPage } from '@/pages/checkout-page'

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const cartLine = (n: number, snapshot: Partial<CartLine['snapshot']> = {}): CartLine => ({
  productId: uuid(n),
  variationIds: [],
  quantity: 1,
  snapshot: {
    ...{ name_en: `Lantern ${n}`, name_fr: `Lanterne ${n}`, name_ar: `فانوس ${n}` },
    ...{ image_url: null, image_color: null, unit_price: 200, selected_variations: {} },
    ...snapshot,
  },
})

export const quotedLine = (line: CartLine, index: number, change: Partial<QuoteLine> = {}): QuoteLine => ({
  ...{ index, product_id: line.productId, variation_ids: line.variationIds, quantity: line.quantity },
  ...line.snapshot,
  line_total: line.snapshot.unit_price * line.quantity,
  available: 9,
  code: null,
  ...change,
})

export function quoteOf(lines: readonly QuoteLine[], fee = 35): Quote {
  const subtotal = lines
    .filter(({ code }) => code === null)
    .reduce((sum, { unit_price, quantity }) => sum + (unit_price ?? 0) * quantity, 0)
  return {
    lines: [...lines],
    ...{ subtotal, delivery_fee: fee, gift_fee: 0, discount_amount: 0, promotion: null },
    ...{ code_problem: null, code_minimum: null, tax_amount: 0, total_amount: subtotal + fee },
    ...{ free_from: null, min_days: 2, max_days: 4, currency: 'MAD' },
  }
}

export const GUEST: CheckoutInput = {
  ...EMPTY_CHECKOUT,
  ...{ firstName: 'Salma', phone: '0612345678', address: '12, derb Lamté', city: 'Fès' },
}

const SHOP = {
  ...{ site_name: 'Dar', allow_guest_checkout: true, tax_rate: null, gift_wrap_price: null },
  ...{ pickup_days: null, transfer_hold_days: 5, contact_email: 'shop@shop.test', whatsapp_number: '' },
}

const GUEST_SESSION = {
  ...{ access_token: 'e30.e30.c2ln', token_type: 'bearer', expires_in: 3600, refresh_token: 'refresh' },
  user: { id: uuid(900), is_anonymous: true, aud: 'authenticated', role: 'authenticated' },
}

const COUNTRY_REFUSED = () =>
  Response.json(
    { code: 'PT422', message: 'invalid_contact', details: '{"field": "country"}' },
    { status: 422 },
  )

type Answers = {
  /** The countries that the shop delivers to; others are refused as the database does. */
  countries?: () => readonly string[]
  /** The answer to `quote_order` with these arguments. */
  quote: (request: { country: string; city?: string; items: { product_id: string }[] }) => unknown
  /** The answer to `place_order` with these arguments; without it, the country is refused. */
  place?: (request: {
    contact: { phone: string }
    expected_total: number
    items: { quantity: number }[]
  }) => Response
  /** The ways to pay that the shop offers. */
  methods?: () => { method: string; countries: string }[]
  /** The orders that are found by an idempotency key; they cannot be read without it. */
  orders?: () => unknown[]
}

/** The Data API at the boundary of the browser. `calls` are the functions that were called, with their arguments. */
export function stubApi({
  countries = () => ['morocco', 'france'],
  quote,
  place = COUNTRY_REFUSED,
  methods = () => [{ method: 'cash_on_delivery', countries: 'all' }],
  orders,
}: Answers) {
  const calls: { name: string; args: unknown }[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    const name = pathname.split('/').at(-1) ?? ''
    if (name === 'shop_settings') return Response.json(SHOP)
    if (name === 'delivery_rates') {
      const terms = { fee: 35, free_from: null, min_days: 2, max_days: 4, delivery_bounds: [] }
      return Response.json(countries().map((country) => ({ country, ...terms })))
    }
    if (name === 'payment_methods') return Response.json(methods())
    if (name === 'orders' && orders !== undefined) return Response.json(orders())
    if (pathname.endsWith('/auth/v1/signup')) return Response.json(GUEST_SESSION)
    if (pathname.includes('/rpc/')) {
      const args: unknown = JSON.parse(init?.body as string)
      calls.push({ name, args })
      if (name === 'quote_order') {
        const request = args as Parameters<Answers['quote']>[0]
        return countries().includes(request.country) ? Response.json(await quote(request)) : COUNTRY_REFUSED()
      }
      // Refused for good: after a fault of the shop it would be sent again, while the next file is tested.
      if (name === 'place_order') return place(args as Parameters<NonNullable<Answers['place']>>[0])
    }
    return Response.json({ code: 'XX000', message: `unexpected request: ${pathname}` }, { status: 500 })
  }
  vi.stubGlobal('fetch', answer)
  return { calls, named: (name: string) => calls.filter((call) => call.name === name) }
}

/** Opens the page of the cart or the checkout with these lines in the cart. */
export function openShop(
  path: '/cart' | '/checkout' | '/again',
  lines: readonly CartLine[],
  again: ReactNode = null,
) {
  const store = createCartStore(localStore)
  store.write({ lines, orderKey: null, account: null })
  const router = createMemoryRouter(
    [
      { path: '/cart', Component: CartPage },
      { path: '/checkout', Component: CheckoutPage },
      { path: '*', element: again },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LanguageProvider>
        <AuthProvider>
          <CartProvider store={store}>
            <RouterProvider router={router} />
          </CartProvider>
        </AuthProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return { store, router }
}
