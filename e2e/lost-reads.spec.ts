import type { Page } from '@playwright/test'
import { WAYS } from '../scripts/build/lost-files.ts'
import { putInCart } from './support/checkout.ts'
import { expect, test, type Stockroom } from './support/fixtures.ts'
import { LOST_ERRORS } from './support/lost-files.ts'
import { loseEachRead, type Screen } from './support/lost-reads.ts'
import { draftOrder } from './support/order-drafts.ts'
import {
  deliver,
  documentsOf,
  newCustomer,
  order,
  recordTransfer,
  type Customer,
  type PlacedOrder,
} from './support/orders-by-api.ts'
import { callAs } from './support/session.ts'

// The part `read` of scripts/build/lost-files.ts: each request that a screen makes while it is read, lost in each way. The screen has
// the texts that it always has, or a button that reads again; when the shop answers, it has them all by itself or by that button.
test.use({ expectedErrors: LOST_ERRORS })

type Visit = { page: Page; stockroom: Stockroom }
type Ordered = { customer: Customer; placed: PlacedOrder }
type ShopScreen = Screen & { readonly path: string | ((visit: Visit) => Promise<string>) }
async function ordered({ page, stockroom }: Visit): Promise<Ordered> {
  const customer = await newCustomer()
  const placed = await order(customer, await stockroom.add({ price: 200, stock_quantity: 9 }))
  const session = JSON.stringify(customer.session)
  await page.addInitScript((stored) => localStorage.setItem('mcg-session', stored), session)
  return { customer, placed }
}
async function withAddress(visit: Visit): Promise<void> {
  const { customer } = await ordered(visit)
  const answer = await callAs(customer.session, 'POST', '/rest/v1/customer_addresses', {
    name: 'Home',
    address: '12, derb Lamté',
    city: 'Fez',
    country: 'morocco',
    is_default: true,
  })
  expect(answer.ok, await answer.text()).toBe(true)
}
async function delivered(visit: Visit): Promise<PlacedOrder> {
  const { placed } = await ordered(visit)
  await deliver(placed)
  return placed
}
async function withCart({ page, stockroom }: Visit): Promise<void> {
  await putInCart(page, await stockroom.add({ price: 200, stock_quantity: 9 }))
}

const SCREENS: Readonly<Record<string, ShopScreen>> = {
  home: {
    whole: /120 products/i,
    path: '/',
    reads: ['rpc/list_products', 'rpc/catalog_facets', 'shop_settings', 'delivery_rates'],
    // The general sentence says as much without figures.
    inPlace: [/You see the delivery fee and time before you order\.|Delivery within Morocco: .*? DH\./g],
  },
  'seen products': {
    whole: /Recently viewed .* DH/i,
    path: async ({ page, stockroom }) => {
      const { id } = await stockroom.add({ price: 200, stock_quantity: 9 })
      await page.addInitScript(
        (list) => localStorage.setItem('mcg-recently-viewed', list),
        JSON.stringify([id]),
      )
      return '/'
    },
    reads: ['products'],
    ahead: ['rpc/list_products', 'rpc/catalog_facets'],
  },
  story: {
    whole: /In the shop.* DH/,
    path: '/about/stories/leather-of-marrakech',
    reads: ['rpc/list_products'],
    ahead: ['products'],
  },
  cities: { whole: /Products \d+/i, path: '/cities', reads: ['rpc/catalog_facets'] },
  listing: {
    whole: /Goat leather \(/,
    path: '/products?city=Marrakech',
    reads: ['rpc/list_products', 'rpc/catalog_facets', 'facts', 'rpc/catalog_fact_facets'],
    ahead: ['products'],
  },
  search: {
    whole: /Goat leather \(/,
    path: '/products?q=lamp',
    reads: ['rpc/list_products', 'rpc/catalog_facets', 'facts', 'rpc/catalog_fact_facets'],
    ahead: ['products'],
  },
  product: {
    whole: /deliver/i,
    path: async ({ stockroom }) => `/product/${(await stockroom.add({ price: 200, stock_quantity: 9 })).id}`,
    reads: ['products', 'rpc/list_products', 'delivery_rates', 'shop_settings'],
  },
  wishlist: {
    whole: /Test lantern/,
    path: async ({ page, stockroom }) => {
      const { id } = await stockroom.add({ price: 200, stock_quantity: 9 })
      await page.addInitScript(
        (list) => localStorage.setItem('mcg-wishlist', list),
        JSON.stringify({ version: 1, ids: [id] }),
      )
      return '/wishlist'
    },
    reads: ['products'],
  },
  cart: {
    whole: /Total/i,
    path: async (visit) => {
      await withCart(visit)
      return '/cart'
    },
    reads: ['rpc/quote_order', 'delivery_rates', 'payment_methods'],
  },
  checkout: {
    // The last of what several reads bring.
    whole: /Saved addresses.*Arrives between.*Place order – .*I have a code/s,
    path: async (visit) => {
      await withAddress(visit)
      await withCart(visit)
      return '/checkout'
    },
    reads: [
      'rpc/quote_order',
      'delivery_rates',
      'payment_methods',
      'shop_settings',
      'profiles',
      'customer_addresses',
    ],
  },
  account: {
    whole: /MCG-/i,
    path: async (visit) => {
      await ordered(visit)
      return '/account'
    },
    reads: ['orders', 'profiles'],
  },
  profile: {
    whole: /Display name/i,
    path: async (visit) => {
      await withAddress(visit)
      return '/account?section=profile'
    },
    reads: ['profiles', 'customer_addresses'],
  },
  order: {
    whole: /MCG-/i,
    path: async (visit) => `/account/orders/${(await ordered(visit)).placed.order_number}`,
    reads: ['orders'],
  },
  confirmation: {
    whole: /MCG-/i,
    path: async (visit) => `/order-success?order=${(await ordered(visit)).placed.order_number}`,
    reads: ['orders', 'shop_settings'],
  },
  tracking: {
    whole: /MCG-/i,
    path: async (visit) => `/track/${(await ordered(visit)).placed.tracking_token}`,
    reads: ['rpc/track_order'],
  },
  payment: {
    whole: /MCG-/,
    path: async ({ stockroom }) => {
      const lantern = await stockroom.add({ price: 200, stock_quantity: 9 })
      const placed = await order(await newCustomer(), lantern, { payment: 'bank_transfer' })
      return `/pay?token=${placed.payment_token}`
    },
    reads: ['rpc/payment_page', 'shop_settings'],
  },
  'payment with PayPal': {
    whole: /PayPal will charge/,
    path: async ({ stockroom }) => {
      const lantern = await stockroom.add({ price: 200, stock_quantity: 9 })
      const contact = { country: 'france', postal_code: '75001' }
      const placed = await order(await newCustomer(), lantern, { payment: 'paypal', contact })
      return `/pay?token=${placed.payment_token}`
    },
    reads: [],
    also: ['currency_rates'],
    ahead: ['rpc/payment_page', 'shop_settings'],
  },
  invoice: {
    whole: /MCG-/,
    path: async ({ stockroom }) => {
      const lantern = await stockroom.add({ price: 200, stock_quantity: 9 })
      const placed = await order(await newCustomer(), lantern, { payment: 'bank_transfer' })
      await recordTransfer(placed, 200)
      const [invoice] = await documentsOf(placed)
      return `/invoice/${invoice?.number}?token=${placed.payment_token}`
    },
    reads: ['rpc/invoice'],
  },
  return: {
    whole: /MCG-/,
    path: async (visit) => `/return?token=${(await delivered(visit)).tracking_token}`,
    reads: ['rpc/return_page', 'shop_settings'],
  },
  review: {
    whole: /Test lantern/,
    path: async (visit) => `/review?token=${(await delivered(visit)).tracking_token}`,
    reads: ['rpc/review_page'],
  },
  'order to complete': {
    whole: /Test lantern/,
    path: async (visit) => `/complete-order?token=${await draftOrder(visit.stockroom)}`,
    reads: ['rpc/draft_page', 'shop_settings', 'payment_methods'],
  },
  'sign-in': { whole: /Create one/i, path: '/auth', reads: ['shop_settings'] },
  contact: { whole: /@/i, path: '/Contact', reads: ['shop_settings'] },
  support: { whole: /150 DH/i, path: '/support', reads: ['delivery_rates'] },
  terms: { whole: /100 DH/i, path: '/terms', reads: ['shop_settings', 'delivery_rates'] },
  about: { whole: /Morocc/i, path: '/about', reads: ['shop_settings'] },
  'footer of the checkout': {
    part: 'footer',
    path: async (visit) => {
      await withCart(visit)
      return '/checkout'
    },
    whole: /WhatsApp/,
    reads: ['shop_settings'],
    ahead: ['rpc/quote_order', 'payment_methods'],
  },
  footer: {
    part: 'footer',
    path: '/no/such/page',
    whole: /Cash on delivery/,
    reads: ['shop_settings', 'delivery_rates', 'payment_methods'],
    inPlace: [/Delivery fee shown before you order|Free delivery in Morocco from \d+ DH/g],
  },
}

for (const [name, { path, ...screen }] of Object.entries(SCREENS)) {
  test(`${name}: what is shown stays, or a button reads again, whichever read is lost and how @once`, async ({
    page,
    stockroom,
  }) => {
    test.setTimeout(300_000)
    const address = typeof path === 'string' ? path : await path({ page, stockroom })
    await loseEachRead(page, address, screen, WAYS)
  })
}
