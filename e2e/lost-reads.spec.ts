import type { Page, Route } from '@playwright/test'
import { type Way, WAYS } from '../scripts/build/lost-files.ts'
import { putInCart } from './support/checkout.ts'
import { expect, test, type Stockroom } from './support/fixtures.ts'
import { LOST_ERRORS } from './support/lost-files.ts'
import { newCustomer, order, type Customer, type PlacedOrder } from './support/orders-by-api.ts'

// The part `read` of scripts/build/lost-files.ts: each request that a screen makes while it is read, lost in each way. The screen has
// the texts that it always has, or a button that reads again; when the shop answers, it has them all by itself or by that button.
test.use({ expectedErrors: LOST_ERRORS })

type Visit = { page: Page; stockroom: Stockroom }
type Ordered = { customer: Customer; placed: PlacedOrder }
type Screen = {
  readonly reads: readonly string[]
  readonly path: string | ((visit: Visit) => Promise<string>)
  /** A text that is there when everything has been read. */
  readonly whole: string | RegExp
  readonly part?: 'footer'
  /** What is left out without a word where it cannot be read, or a text in its place. */
  readonly unseen?: readonly RegExp[]
}

async function ordered({ page, stockroom }: Visit): Promise<Ordered> {
  const customer = await newCustomer()
  const placed = await order(customer, await stockroom.add({ price: 200, stock_quantity: 9 }))
  const session = JSON.stringify(customer.session)
  await page.addInitScript((stored) => localStorage.setItem('mcg-session', stored), session)
  return { customer, placed }
}
async function withCart({ page, stockroom }: Visit): Promise<void> {
  await putInCart(page, await stockroom.add({ price: 200, stock_quantity: 9 }))
}

const SCREENS: Readonly<Record<string, Screen>> = {
  home: {
    whole: /120 products/i,
    path: '/',
    reads: ['rpc/list_products', 'rpc/catalog_facets', 'shop_settings', 'delivery_rates'],
    // The lists that the cities lead to count as well; the general sentence says as much without figures.
    unseen: [
      / \d+ products/g,
      /To your door, throughout Morocco and abroad\.|Delivery within Morocco: .*? DH\./g,
    ],
  },
  listing: {
    whole: /Goat leather \(/,
    path: '/products?city=Marrakech',
    reads: ['rpc/list_products', 'rpc/catalog_facets'],
  },
  search: {
    whole: /Goat leather \(/,
    path: '/products?q=lamp',
    reads: ['rpc/list_products', 'rpc/catalog_facets'],
  },
  product: {
    whole: /deliver/i,
    path: async ({ stockroom }) => `/product/${(await stockroom.add({ price: 200, stock_quantity: 9 })).id}`,
    reads: ['products', 'rpc/list_products', 'delivery_rates', 'shop_settings'],
    // Other products are in the menus and in the list too.
    unseen: [/ Similar Products.*$/g, / Ask about this piece/g],
  },
  cart: {
    whole: /Total/i,
    path: async (visit) => {
      await withCart(visit)
      return '/cart'
    },
    reads: ['rpc/quote_order', 'delivery_rates', 'payment_methods'],
    // The checkout asks for the country and for the way to pay.
    unseen: [
      / Deliver to Morocco France .* United Kingdom(?= Subtotal)/g,
      / Cash on delivery, Card, or Bank transfer/g,
    ],
  },
  checkout: {
    whole: /Place order/i,
    path: async (visit) => {
      await ordered(visit)
      await withCart(visit)
      return '/checkout'
    },
    reads: ['rpc/quote_order', 'delivery_rates', 'payment_methods', 'shop_settings', 'profiles'],
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
      await ordered(visit)
      return '/account?section=profile'
    },
    reads: ['profiles'],
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
  'sign-in': { whole: /Create one/i, path: '/auth', reads: ['shop_settings'] },
  contact: { whole: /@/i, path: '/Contact', reads: ['shop_settings'] },
  support: { whole: /150 DH/i, path: '/support', reads: ['delivery_rates'] },
  terms: { whole: /100 DH/i, path: '/terms', reads: ['shop_settings', 'delivery_rates'] },
  about: { whole: /Morocc/i, path: '/about', reads: ['shop_settings'] },
  footer: {
    part: 'footer',
    path: '/no/such/page',
    whole: /Cash on delivery/,
    reads: ['shop_settings', 'delivery_rates', 'payment_methods'],
    // The checkout offers the ways to pay.
    unseen: [/ Cash on delivery Card.*$/g],
  },
}

const HTML = { status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in to the network' }
const fail: Readonly<Record<Way, (route: Route) => Promise<void>>> = {
  'lost once': (route) => route.abort(),
  'lost for long': (route) => route.abort(),
  'HTML instead': (route) => route.fulfill(HTML),
  'never answered': () => Promise.resolve(),
}
/**
 * The number of requests after which the screen has said what it says: a query is tried four times, one that took all its time once;
 * the next request is that of the screen, which reads again.
 */
const ATTEMPTS: Readonly<Record<Way, number>> = {
  'lost once': 2,
  'lost for long': 5,
  'HTML instead': 5,
  'never answered': 2,
}

/** Loses one read at a time. */
async function loser(page: Page) {
  let lost: { read: string; way: Way } | null = null
  let requests = 0
  await page.route('**/rest/v1/**', async (route) => {
    const isLost =
      lost !== null &&
      new URL(route.request().url()).pathname === `/rest/v1/${lost.read}` &&
      route.request().method() !== 'OPTIONS'
    if (lost === null || !isLost) return route.fallback()
    requests += 1
    return lost.way === 'lost once' && requests > 1 ? route.fallback() : fail[lost.way](route)
  })
  return {
    requests: () => requests,
    lose: (read: string, way: Way) => {
      lost = { read, way }
      requests = 0
    },
    restore: () => {
      lost = null
    },
  }
}

/** Its own times, such as that of `AbortSignal.timeout`, which Playwright's clock leaves alone. */
async function ownClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const limit = new AbortController()
      setTimeout(() => limit.abort(new DOMException('late', 'TimeoutError')), milliseconds)
      return limit.signal
    }
  })
}
const afterSomeTime = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(5_000)
    await check()
  }).toPass({ timeout: 25_000, intervals: [100] })

const textOf = (page: Page, part: string): Promise<string> =>
  page.evaluate(
    (selector) => document.querySelector<HTMLElement>(selector)?.innerText.replace(/\s+/g, ' ') ?? '',
    part,
  )
const button = (page: Page) => page.getByRole('button', { name: /^(?:Try again|Reload)$/ }).first()

for (const [name, { path, reads, whole: last, part = 'main', unseen = [] }] of Object.entries(SCREENS)) {
  test(`${name}: what is shown stays, or a button reads again, whichever read is lost and how @once`, async ({
    page,
    stockroom,
  }) => {
    test.setTimeout(300_000)
    const address = typeof path === 'string' ? path : await path({ page, stockroom })
    const { requests, lose, restore } = await loser(page)
    await ownClock(page)
    await page.goto(address)
    let whole = ''
    await afterSomeTime(page, async () => {
      const before = whole
      whole = await textOf(page, part)
      expect(whole).toMatch(last)
      expect(whole).toBe(before)
    })
    const withoutUnseen = (text: string) =>
      unseen
        .reduce((rest, left) => rest.replaceAll(left, ' '), text)
        .replaceAll(/\s+/g, ' ')
        .trim()
    const expectShown = async () => expect(withoutUnseen(await textOf(page, part))).toBe(withoutUnseen(whole))
    const expectWhole = async () => expect(await textOf(page, part)).toBe(whole)
    for (const read of reads) {
      for (const way of WAYS) {
        await test.step(`${read}, ${way}`, async () => {
          lose(read, way)
          // The clock has been moved by more than the hour that a session lasts.
          await page.clock.setSystemTime(new Date())
          await page.goto(address, { waitUntil: 'commit' })
          await afterSomeTime(page, async () => {
            expect(requests()).toBeGreaterThanOrEqual(ATTEMPTS[way])
            if (!(await button(page).isVisible())) await expectShown()
          })
          restore()
          await afterSomeTime(page, async () => {
            if (await button(page).isVisible()) await button(page).click({ timeout: 1_000 })
            await expectWhole()
          })
        })
      }
    }
  })
}
