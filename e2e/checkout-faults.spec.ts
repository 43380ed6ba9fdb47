import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ordersOf } from './orders.ts'
import { fillAddress, orderConfirmed, placeOrder, putInCart, signUp, waitAndCallOff } from './shopping.ts'

// What may go wrong between the button and the order. Whatever the shopper sees, there is one order or none.

const ANY = /net::ERR_|status of (?:4|5)\d\d/
test.use({ expectedErrors: ANY })

const PLACE = '**/rpc/place_order'
const placed = (page: Page) => page.getByRole('link', { name: 'Cart, 0 items' })

/** Signed in, one lantern in the cart, everything filled in. */
async function readyToOrder(page: Page, lantern: { id: string; name: string }): Promise<void> {
  await signUp(page)
  await putInCart(page, lantern)
  await page.goto('/checkout')
  await fillAddress(page)
  await expect(placeOrder(page)).toBeEnabled()
}

const refuse = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body })

test('cut off before the request leaves: the form is kept, it is said that nothing arrived', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  await page.route(PLACE, (route) => route.abort())
  await placeOrder(page).click()
  await expect(page.getByText(/no order has arrived/)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Salma')
  expect(await ordersOf(lantern)).toBe(0)

  await page.unroute(PLACE)
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  expect(await ordersOf(lantern)).toBe(1)
})

test('the answer is lost after the order was placed: the order is shown', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  await page.route(PLACE, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  await expect(placed(page)).toBeVisible()
  expect(await ordersOf(lantern)).toBe(1)
})

test('a garbled answer is no answer: the order is looked up', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  await page.route(PLACE, async (route) => {
    await route.fetch()
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Gateway</h1>' })
  })
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  expect(await ordersOf(lantern)).toBe(1)
})

test('a double click is one request, and the button says that it works', async ({ page, stockroom }) => {
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
  expect(await ordersOf(lantern)).toBe(1)
})

test('two tabs with one cart place one order', async ({ page, context, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  const other = await context.newPage()
  await other.goto('/checkout')
  await fillAddress(other)
  await expect(placeOrder(other)).toBeEnabled()
  // Neither hears an answer before both have pressed.
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
  expect(await ordersOf(lantern)).toBe(1)
})

test('a shop that fails is asked three times with one key, then names a reference', async ({
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
  await expect(page.getByText(/cannot take the order at the moment/)).toBeVisible()
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  await expect(page.getByText(keys[0]?.slice(0, 8).toUpperCase() ?? '?')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/Contact',
  )
  expect(await ordersOf(lantern)).toBe(0)

  await page.unroute(PLACE)
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  expect(await ordersOf(lantern)).toBe(1)
})

test('a shop that fails once is asked again without a word', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  await page.route(PLACE, refuse(503, { message: 'restarting' }), { times: 1 })
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  expect(await ordersOf(lantern)).toBe(1)
})

test('too many orders: the wait is said, and nothing is sent by itself', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  let requests = 0
  await page.route(PLACE, async (route) => {
    requests += 1
    await refuse(429, { code: 'PT429', message: 'too_many_orders', details: '{"retry_after": 125}' })(route)
  })
  await placeOrder(page).click()
  await expect(page.getByText(/order again in 3 minutes/)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Salma')
  expect(requests).toBe(1)
  expect(await ordersOf(lantern)).toBe(0)
})

test('no answer: after ten seconds the waiting can be ended, and the order that was placed is found', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  await page.clock.install()
  await page.route(PLACE, async (route) => {
    await route.fetch()
    // The answer never comes.
  })
  await placeOrder(page).click()
  await expect.poll(() => ordersOf(lantern)).toBe(1)
  await page.clock.runFor(1_500)
  await expect(page.getByText(/taking a moment longer/)).toBeVisible()
  await page.clock.runFor(9_000)
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(page).toHaveURL(orderConfirmed)
  expect(await ordersOf(lantern)).toBe(1)
})

test('offline: the order waits on the page, can be called off, and is sent once with the network', async ({
  page,
  context,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  await context.setOffline(true)
  await expect(page.getByText(/An order that you place now waits here/)).toBeVisible()
  await waitAndCallOff(page)

  // What it costs has changed meanwhile: that is said, and nothing is sent.
  await placeOrder(page).click()
  await expect(page.getByText(/your order has not been sent yet/)).toBeVisible()
  await stockroom.change(lantern.id, { price: 210 })
  await context.setOffline(false)
  await expect(page.getByText(/The total has changed/)).toBeVisible()
  expect(await ordersOf(lantern)).toBe(0)

  await context.setOffline(true)
  await placeOrder(page).click()
  await expect(page.getByText(/your order has not been sent yet/)).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(orderConfirmed)
  expect(await ordersOf(lantern)).toBe(1)
})

test('a session that the shop no longer takes is renewed without a word', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await readyToOrder(page, lantern)
  await page.route(PLACE, refuse(401, { code: 'PGRST303', message: 'JWT expired' }), { times: 1 })
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  expect(await ordersOf(lantern)).toBe(1)
})

test('a session that is over leads to signing in, and back to the form with the cart', async ({
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
  expect(await ordersOf(lantern)).toBe(0)
  await page.goto('/checkout')
  await expect(page.getByLabel('First name')).toHaveValue('Salma')
})

test('the tab is closed while the order is under way: it is found, not placed again', async ({
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
  await expect.poll(() => ordersOf(lantern)).toBe(1)
  await page.close()

  const later = await context.newPage()
  await later.goto('/checkout')
  await expect(later).toHaveURL(orderConfirmed)
  await expect(later.getByText(/Your earlier attempt went through/).first()).toBeVisible()
  expect(await ordersOf(lantern)).toBe(1)
})

test('a clock that is an hour wrong orders all the same, without asking for sessions again and again', async ({
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
  expect(await ordersOf(lantern)).toBe(1)
})

test('a part of the shop that is gone after a deploy is fetched by one reload; the cart stays', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await putInCart(page, lantern)
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
  await page.route('**/assets/checkout-page-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 })
  // The address is still the one that the click came from; the new page knows the new parts.
  const reloaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await reloaded
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(placeOrder(page)).toBeEnabled()
})
