import type { Page, WebSocketRoute } from '@playwright/test'
import { cards } from './support/listing.ts'
import { openWithRealtime } from './support/realtime.ts'
import { expect, test } from './support/fixtures.ts'

// Admin changes appear on open pages without a reload. Isolated shop, because other tests add products too.

const featured = (page: Page) => page.getByRole('region', { name: 'Handpicked Products' })

/** Opens a page with a realtime connection, and marks it to detect a reload. */
async function openMarked(page: Page, address: string): Promise<void> {
  await openWithRealtime(page, address)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
}

const expectSamePage = (page: Page) => expect(page.locator('html[data-same-page]')).toBeAttached()

for (const { name, address, products } of [
  { name: 'home', address: '/', products: (page: Page) => featured(page).getByRole('article') },
  { name: 'the listing', address: '/products', products: cards },
]) {
  test(`${name} shows stock changes`, async ({ page, stockroom }) => {
    test.slow()
    await openMarked(page, address)
    const product = await stockroom.add({ price: 1234, stock_quantity: 5 })
    const card = products(page).filter({ hasText: product.name })
    await expect(card).toContainText('1,234 DH')
    await expect(products(page).first()).toContainText(product.name)
    await stockroom.change(product.id, { price: 1235 })
    await expect(card).toContainText('1,235 DH')
    await stockroom.change(product.id, { is_active: false })
    await expect(card).toHaveCount(0)
    await expectSamePage(page)
  })
}

test('many changes at once cause one refetch of the list', async ({ page, stockroom }) => {
  test.slow()
  const product = await stockroom.add({ price: 1300, stock_quantity: 5 })
  let arrived = 0
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('commit_timestamp')) arrived += 1
    })
  })
  let readings = 0
  page.on('request', (request) => {
    if (request.url().includes('/rpc/list_products')) readings += 1
  })
  await page.clock.install()
  await openMarked(page, '/products')
  const card = cards(page).filter({ hasText: product.name })
  await expect(card).toContainText('1,300 DH')
  // What the page reads because it has subscribed is under way then. No time passes in it until it has heard of all changes.
  await page.clock.pauseAt(Date.now() + 5_000)
  arrived = 0
  readings = 0
  const prices = Array.from({ length: 10 }, (_, index) => 1301 + index)
  await Promise.all(prices.map((price) => stockroom.change(product.id, { price })))
  await stockroom.change(product.id, { price: 1400 })
  await expect.poll(() => arrived).toBe(11)
  expect(readings).toBe(0)
  await page.clock.resume()
  await expect.poll(() => readings).toBe(1)
  await expect(card).toContainText('1,400 DH')
  expect(readings).toBe(1)
})

test.describe('changes missed while disconnected', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|WebSocket/ })

  test('are fetched when the network is back', async ({ page, stockroom }) => {
    test.slow()
    const product = await stockroom.add({ price: 1500, stock_quantity: 5 })
    await openMarked(page, '/products')
    const card = cards(page).filter({ hasText: product.name })
    await expect(card).toContainText('1,500 DH')
    await page.context().setOffline(true)
    await stockroom.change(product.id, { price: 1501 })
    await page.context().setOffline(false)
    await expect(card).toContainText('1,501 DH')
    await expectSamePage(page)
  })

  test('are fetched when the realtime connection is back', async ({ page, stockroom }) => {
    test.slow()
    let reachable = true
    const sockets: WebSocketRoute[] = []
    await page.routeWebSocket(/\/realtime\/v1\//, async (socket) => {
      if (!reachable) {
        await socket.close()
        return
      }
      socket.connectToServer()
      sockets.push(socket)
    })
    const product = await stockroom.add({ price: 1600, stock_quantity: 5 })
    await openMarked(page, '/products')
    const card = cards(page).filter({ hasText: product.name })
    await expect(card).toContainText('1,600 DH')
    reachable = false
    await Promise.all(sockets.map((socket) => socket.close()))
    await stockroom.change(product.id, { price: 1601 })
    reachable = true
    await expect(card).toContainText('1,601 DH')
    await expectSamePage(page)
  })

  test('are fetched when the tab becomes visible again', async ({ page, stockroom }) => {
    test.slow()
    // A page without a realtime connection and with fresh data.
    await page.routeWebSocket(/\/realtime\/v1\//, (socket) => socket.close())
    const product = await stockroom.add({ price: 1700, stock_quantity: 5 })
    await page.goto('/')
    const card = featured(page).getByRole('article').filter({ hasText: product.name })
    await expect(card).toContainText('1,700 DH')
    await stockroom.change(product.id, { price: 1701 })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(card).toContainText('1,701 DH')
  })
})
