import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { countOrders } from './support/order-lookup.ts'
import {
  closeDrawer,
  fillAddress,
  orderConfirmed,
  placeOrder,
  putInCart,
  signUp,
  submitOffline,
} from './support/checkout.ts'

// Failures while an order is being placed. There must be exactly one order or none.

const ANY = /net::ERR_|status of (?:4|5)\d\d/
test.use({ expectedErrors: ANY })

const PLACE = '**/rpc/place_order'
const placed = (page: Page) => page.getByRole('link', { name: 'Cart, 0 items' })

/** Signs up, puts one product in the cart and fills in the checkout form. */
async function readyToOrder(page: Page, lantern: { id: string; name: string }): Promise<void> {
  await signUp(page)
  await putInCart(page, lantern)
  await page.goto('/checkout')
  await fillAddress(page)
  await expect(placeOrder(page)).toBeEnabled()
}

const refuse = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body })

test('request aborted: the form is kept, and the page says that no order has arrived', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  await page.route(PLACE, (route) => route.abort())
  await placeOrder(page).click()
  await expect(page.getByText(/have not received your order/)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Salma')
  expect(await countOrders(lantern)).toBe(0)

  await page.unroute(PLACE)
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  expect(await countOrders(lantern)).toBe(1)
})

test('a new customer orders more than the shop allows before a first delivery: the limit is named, the form is kept', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 90 })
  await signUp(page)
  await putInCart(page, lantern)
  await page.goto('/cart')
  const quantity = page.getByRole('textbox', { name: `Quantity: ${lantern.name}` })
  await quantity.fill('41')
  await quantity.press('Enter')
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  await fillAddress(page)
  await placeOrder(page).click()
  const refusal = page
    .getByRole('main')
    .getByText('can contain up to 40 pieces in total (already ordered: 0)')
  await expect(refusal).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Salma')
  expect(await countOrders(lantern)).toBe(0)
})

test(
  'response lost after the order was placed: the order is shown',
  { tag: '@smoke' },
  async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await readyToOrder(page, lantern)
    await page.route(PLACE, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await placeOrder(page).click()
    await expect(page).toHaveURL(orderConfirmed)
    await expect(placed(page)).toBeVisible()
    expect(await countOrders(lantern)).toBe(1)
  },
)

test('unreadable response: the order is looked up', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  await page.route(PLACE, async (route) => {
    await route.fetch()
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Gateway</h1>' })
  })
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  expect(await countOrders(lantern)).toBe(1)
})

test('a double click sends one request, and the button shows progress', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  let requests = 0
  const gate: { open?: () => void } = {}
  const opened = new Promise<void>((resolve) => (gate.open = resolve))
  await page.route(PLACE, async (route) => {
    requests += 1
    await opened
    await route.continue()
  })
  await placeOrder(page).dblclick()
  const button = page.getByRole('button', { name: 'Processing...' })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/taking a moment longer/)).toBeVisible()
  gate.open?.()
  await expect(page).toHaveURL(orderConfirmed)
  expect(requests).toBe(1)
  expect(await countOrders(lantern)).toBe(1)
})

test('two tabs with one cart place one order', async ({ page, context, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  const other = await context.newPage()
  await other.goto('/checkout')
  await fillAddress(other)
  await expect(placeOrder(other)).toBeEnabled()
  // Responses are held until both tabs have submitted.
  const gate: { open?: () => void } = {}
  const opened = new Promise<void>((resolve) => (gate.open = resolve))
  const keys: string[] = []
  await context.route(PLACE, async (route) => {
    keys.push((route.request().postDataJSON() as { idempotency_key: string }).idempotency_key)
    await opened
    await route.continue()
  })
  await Promise.all([placeOrder(page).click(), placeOrder(other).click()])
  await expect.poll(() => keys.length).toBe(2)
  expect(new Set(keys).size).toBe(1)
  gate.open?.()
  await expect(placed(page)).toBeVisible()
  await expect(placed(other)).toBeVisible()
  expect(await countOrders(lantern)).toBe(1)
})

test('a failing server gets three attempts with one idempotency key, then the page shows a reference', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  const keys: string[] = []
  await page.route(PLACE, async (route) => {
    keys.push((route.request().postDataJSON() as { idempotency_key: string }).idempotency_key)
    await refuse(500, { code: 'XX000', message: 'boom' })(route)
  })
  await placeOrder(page).click()
  await expect(page.getByText(/cannot take your order at the moment/)).toBeVisible()
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  await expect(page.getByText(keys[0]?.slice(0, 8).toUpperCase() ?? '?')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/Contact',
  )
  expect(await countOrders(lantern)).toBe(0)

  await page.unroute(PLACE)
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  expect(await countOrders(lantern)).toBe(1)
})

test('a single server error is retried silently', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  await page.route(PLACE, refuse(503, { message: 'restarting' }), { times: 1 })
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  expect(await countOrders(lantern)).toBe(1)
})

test('rate limit: the wait is shown, and nothing is sent automatically', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  let requests = 0
  await page.route(PLACE, async (route) => {
    requests += 1
    await refuse(429, { code: 'PT429', message: 'too_many_orders', details: '{"retry_after": 125}' })(route)
  })
  await page.clock.install()
  await placeOrder(page).click()
  await expect(page.getByText(/order again in 3 minutes/)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Salma')
  await page.clock.fastForward(130_000)
  expect(await countOrders(lantern)).toBe(0)
  expect(requests).toBe(1)
})

test('no response: after ten seconds the wait can be ended, and the placed order is found', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  await page.clock.install()
  await page.route(PLACE, async (route) => {
    await route.fetch()
    // The response never arrives.
  })
  await placeOrder(page).click()
  await expect.poll(() => countOrders(lantern)).toBe(1)
  await page.clock.runFor(1_500)
  await expect(page.getByText(/taking a moment longer/)).toBeVisible()
  await page.clock.runFor(9_000)
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(page).toHaveURL(orderConfirmed)
  expect(await countOrders(lantern)).toBe(1)
})

test('offline: the order is not sent, then or later; the form and the cart are kept', async ({
  page,
  context,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  await context.setOffline(true)
  await expect(page.getByText(/place the order when you are back online/)).toBeVisible()
  await submitOffline(page)
  await stockroom.change(lantern.id, { price: 210 })
  await context.setOffline(false)
  // Priced again, and still not sent.
  await expect(page.getByRole('button', { name: /^Place order.*210/ })).toBeEnabled()
  expect(await countOrders(lantern)).toBe(0)
  await expect(page.getByLabel('First name')).toHaveValue('Salma')

  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  expect(await countOrders(lantern)).toBe(1)
})

test('a rejected session is renewed silently', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  await page.route(PLACE, refuse(401, { code: 'PGRST303', message: 'JWT expired' }), { times: 1 })
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  expect(await countOrders(lantern)).toBe(1)
})

test('an expired session leads to signing in, and back to the form with the cart', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  await page.route(PLACE, refuse(401, { code: 'PGRST303', message: 'JWT expired' }))
  await page.route(
    '**/auth/v1/token?grant_type=refresh_token',
    refuse(400, { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token: Not Found' }),
  )
  await placeOrder(page).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fcheckout/)
  await expect(page.getByText('Please log in to place an order.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(await countOrders(lantern)).toBe(0)
  await page.goto('/checkout')
  await expect(page.getByLabel('First name')).toHaveValue('Salma')
})

test('the tab is closed while the order is being placed: the order is found, not placed again', async ({
  page,
  context,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  await page.route(PLACE, async (route) => {
    await route.fetch()
  })
  await placeOrder(page).click()
  await expect.poll(() => countOrders(lantern)).toBe(1)
  await page.close()

  const later = await context.newPage()
  await later.goto('/checkout')
  await expect(later).toHaveURL(orderConfirmed)
  await expect(later.getByText(/Your earlier order went through/).first()).toBeVisible()
  expect(await countOrders(lantern)).toBe(1)
})

test('a clock that is an hour wrong does not prevent ordering or cause a session refresh loop', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  let renewals = 0
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals += 1
  })
  await page.clock.setSystemTime(Date.now() + 3_590_000)
  await page.reload()
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  expect(renewals).toBeLessThan(10)
  expect(await countOrders(lantern)).toBe(1)
})

test('a chunk that is missing after a deploy opens the target page anew; the cart stays', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await putInCart(page, lantern)
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
  await page.route('**/assets/checkout-page-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 })
  const reloaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await reloaded
  await expect(page).toHaveURL('/checkout')
  await expect(placeOrder(page)).toBeEnabled()
})

test.describe('an order whose answer was lost', () => {
  /** Orders one lantern; the shop places the order and the browser never learns of it. */
  async function loseAnswer(page: Page, lantern: { id: string; name: string }): Promise<void> {
    await readyToOrder(page, lantern)
    await page.route(PLACE, async (route) => {
      await route.fetch()
      await route.abort()
    })
    // Nor when it looks the order up.
    await page.route('**/rest/v1/orders?*', (route) => route.abort())
    await placeOrder(page).click()
    await expect.poll(() => countOrders(lantern)).toBe(1)
    await expect(page.getByText(/do not know whether/i).first()).toBeVisible()
    await page.unrouteAll()
  }
  const expectOrderNotice = (page: Page) =>
    expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      /placed as you first sent it, to 12, derb Lamté, Fès/,
    )

  test('takes its own pieces out of the cart, and not what was added since', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    const lamp = await stockroom.add({ price: 300, stock_quantity: 5 })
    await loseAnswer(page, lantern)
    await page.goto(`/product/${lamp.id}`)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await expectOrderNotice(page)
    await closeDrawer(page)
    await page.goto('/cart')
    await expect(page.getByRole('main').getByRole('link', { name: lamp.name })).not.toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: lantern.name })).toHaveCount(0)
    await page.goto('/checkout')
    await placeOrder(page).click()
    await expect(page).toHaveURL(orderConfirmed)
    expect(await countOrders(lamp)).toBe(1)
    expect(await countOrders(lantern)).toBe(1)
  })

  test('says where it goes when the address is corrected and sent again', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await loseAnswer(page, lantern)
    await page.getByLabel('Address', { exact: true }).fill('77, another street')
    await placeOrder(page).click()
    await expect(page).toHaveURL(orderConfirmed)
    await expectOrderNotice(page)
    expect(await countOrders(lantern)).toBe(1)
  })
})
