import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { countOrders } from './support/order-lookup.ts'
import {
  fillAddress,
  orderConfirmed,
  placeOrder,
  putInCart,
  signUp,
  submitOffline,
} from './support/checkout.ts'
import { moveTheMouse } from './support/presence.ts'

// The shop offline. All other specs block the service worker, because its requests cannot be intercepted.
test.use({ serviceWorkers: 'allow', expectedErrors: /net::ERR_|Failed to fetch|WebSocket|status of 404/ })

const offlineNotice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' })

const featured = (page: Page) =>
  page.getByRole('region', { name: 'Handpicked Products' }).getByRole('listitem')

/** Waits until the service worker has cached the shop and this page's responses. */
async function untilKept(page: Page): Promise<void> {
  const cachedResponses = () =>
    page.evaluate(async () => (await (await caches.open('catalogue')).keys()).length)
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => moveTheMouse(page).then(isControlled)).toBe(true)
  await expect.poll(cachedResponses).toBeGreaterThan(1)
}

/** Paths that the page and its service worker have requested so far. */
function watchRequests(context: BrowserContext): () => string[] {
  const requested: string[] = []
  context.on('request', (request) => requested.push(new URL(request.url()).pathname))
  return () => requested
}

test('a visited shop opens offline: list, product, cart; nothing is ordered until the connection is back', async ({
  page,
  context,
  stockroom,
}) => {
  test.slow()
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  const email = await signUp(page)
  await untilKept(page)
  await page.goto('/')
  await page.goto('/products')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.goto(`/product/${lantern.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lantern.name)
  // Data that the checkout reads beside the quote.
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  // Added only now: a product that stays in view in a list is fetched.
  const unseen = await stockroom.add({ price: 300, stock_quantity: 5 })

  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(featured(page).first()).toBeVisible()
  await expect(offlineNotice(page)).toHaveText(
    /Showing the catalogue as it was on \d{1,2} \w{3,4} \d{4}, \d{2}:\d{2}\./,
  )
  await page.goto('/products')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(offlineNotice(page)).toBeVisible()

  await page.goto(`/product/${unseen.id}`)
  await expect(page.getByRole('heading', { name: 'This product is not available offline yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'This product is not available offline yet' })).toBeVisible()

  await putInCart(page, lantern)
  await expect(offlineNotice(page)).toBeVisible()
  await page.goto('/cart')
  await page.getByRole('button', { name: `Increase quantity: ${lantern.name}` }).click()
  await expect(page.getByRole('main')).toContainText(/Subtotal\s*400\sDH/)
  await expect(page.getByText('Delivery and total will appear once you are back online')).toBeVisible()

  await page.getByRole('link', { name: 'Checkout' }).click()
  // The order is in the account, not on this device.
  await page.getByLabel('Email').fill(email)
  await fillAddress(page)
  await submitOffline(page)
  await page.getByLabel('Address', { exact: true }).fill('14, derb Lamté')

  let sent = 0
  context.on('request', (request) => {
    if (request.url().includes('/rpc/place_order')) sent += 1
  })
  await context.setOffline(false)
  await expect(offlineNotice(page)).toBeHidden()
  expect(await countOrders(lantern)).toBe(0)
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  await expect(page.getByText('14, derb Lamté')).toBeVisible()
  expect(await countOrders(lantern)).toBe(1)
  expect(sent).toBe(1)
})

test('the service worker starts after the first screen; cached data is labelled and refetched when online', async ({
  page,
  context,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  const requests = watchRequests(context)
  const gate: { open?: () => void } = {}
  const opened = new Promise<void>((resolve) => (gate.open = resolve))
  await page.route(/\/assets\/.*\.(?:avif|webp|jpg)$/, async (route) => {
    await opened
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(featured(page).first()).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  gate.open?.()
  await expect.poll(() => moveTheMouse(page).then(requests)).toContain('/sw.js')
  // Registration starts after the page has loaded and painted, with the pictures of the first screen.
  const { requestedAt, ready } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const code = performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/idle-'))
    const loaded = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0
    return { requestedAt: code?.startTime ?? 0, ready: Math.max(loaded, paint?.startTime ?? 0) }
  })
  expect(requestedAt).toBeGreaterThan(ready)
  await page.unrouteAll({ behavior: 'wait' })
  await untilKept(page)
  await page.goto(`/product/${lantern.id}`)
  await untilKept(page)
  // No account data and no prices to be charged are in any cache.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url, method }) => `${method} ${url}`)
  })
  expect(kept.filter((request) => !request.startsWith('GET '))).toEqual([])
  expect(
    kept.filter((request) => /quote_order|place_order|\/orders|profiles|\/auth\/v1|admin/.test(request)),
  ).toEqual([])

  await context.setOffline(true)
  await page.goto(`/product/${lantern.id}?lang=ar`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lantern.name)
  await expect(page.getByRole('status').filter({ hasText: 'أنت غير متصل بالإنترنت' })).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('offline-ar.png') })
  await stockroom.change(lantern.id, { price: 250 })
  await context.setOffline(false)
  await expect(page.getByRole('main')).toContainText(/250\sدرهم/)
  await expect(page.getByText('أنت غير متصل بالإنترنت')).toBeHidden()
})

test('a new version is offered, never forced; missing chunks of the old one do not break the page', async ({
  page,
  baseURL,
}) => {
  test.slow()
  // The same shop behind a proxy that can simulate a deploy.
  const host = await openHost(baseURL ?? '')
  const update = page.getByText('A new version of the shop is ready.')
  const loadedAt = () => page.evaluate(() => performance.timeOrigin)
  try {
    await page.goto(`${host.address}/products`)
    await untilKept(page)
    await expect(update).toBeHidden()

    host.deploy()
    await page.goto(`${host.address}/`)
    await expect(update).toBeVisible()
    const loaded = await loadedAt()
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(update).toBeHidden()
    await page.getByRole('link', { name: 'Wishlist' }).first().click()
    await expect(page).toHaveURL(`${host.address}/wishlist`)
    expect(await loadedAt()).toBe(loaded)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true)

    // This page was not cached, and the host has only its new version, which replaces the cached shop.
    host.lose(/^\/assets\/terms-page-/)
    await page.getByRole('link', { name: 'Terms' }).first().click()
    await expect(page.getByRole('heading', { name: 'A part of this page could not be loaded' })).toBeVisible()
    expect(host.pages()).toContain('/terms')
    host.lose(null)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(`${host.address}/terms`)
    await untilKept(page)

    host.deploy()
    await page.goto(`${host.address}/products`)
    await expect(update).toBeVisible()
    const renewed = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload' }).click()
    await renewed
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(update).toBeHidden()
  } finally {
    await page.close()
    host.close()
  }
})

/** Proxies the shop; each `deploy` changes the service worker. */
async function openHost(shop: string) {
  let version = 1
  let lost: RegExp | null = null
  const pages: string[] = []
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/'
    if (request.headers['sec-fetch-dest'] === 'document') pages.push(path)
    if (lost?.test(path) === true) {
      response.writeHead(404).end()
      return
    }
    const body: Buffer[] = []
    for await (const part of request) body.push(part as Buffer)
    const headers = Object.entries(request.headers).filter(
      ([name, value]) => typeof value === 'string' && !/^(host|connection|content-length)$/.test(name),
    ) as [string, string][]
    const answer = await fetch(`${shop}${path}`, {
      method: request.method,
      headers,
      body: body.length === 0 ? undefined : Buffer.concat(body),
    })
    const content = Buffer.from(await answer.arrayBuffer())
    response.statusCode = answer.status
    for (const [name, value] of answer.headers) {
      if (!/^(content-encoding|content-length|transfer-encoding|connection|etag)$/.test(name)) {
        response.setHeader(name, value)
      }
    }
    response.end(path === '/sw.js' ? `${content.toString()}\n// ${version}` : content)
  }
  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => (version += 1),
    lose: (paths: RegExp | null) => (lost = paths),
    /** Requests that did not come from the browser's cache. */
    pages: () => pages,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
