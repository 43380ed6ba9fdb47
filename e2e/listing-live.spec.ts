import type { Page } from '@playwright/test'
import { cards, openListing, resultCount, scrolledTo } from './support/listing.ts'
import { expect, test } from './support/fixtures.ts'
import { openWithRealtime } from './support/realtime.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search these products' })

test.describe('no search results', () => {
  test('is shown with new products, and logged once', async ({ page }) => {
    await openListing(page)
    const misses: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/rpc/log_search_miss')) misses.push(request.postData() ?? '')
    })
    await search(page).pressSequentially('xqztvrne', { delay: 30 })
    await expect(page.getByText('No products match these filters.')).toBeVisible()
    await expect(resultCount(page)).toHaveText('0 products')
    const newest = page.getByRole('region', { name: 'Just in from the workshops' })
    await expect(newest.getByRole('article')).toHaveCount(4)
    await expect.poll(() => misses).toHaveLength(1)
    expect(misses[0]).toContain('xqztvrne')

    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
    await expect(page).toHaveURL('/products')
    await expect(cards(page).nth(4)).toBeVisible()
    await expect(resultCount(page)).toBeFocused()
  })

  test('is logged with the product that is opened next', async ({ page }) => {
    const logged: unknown[] = []
    page.on('request', (request) => {
      if (request.url().includes('/rpc/log_search_miss')) logged.push(request.postDataJSON())
    })
    await page.goto('/products?q=xqztvrne')
    await expect.poll(() => logged).toEqual([{ query: 'xqztvrne', language: 'en' }])
    const newest = page.getByRole('region', { name: 'Just in from the workshops' })
    await newest.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/product\//)
    const opened = new URL(page.url()).pathname.split('/').at(-1)
    await expect.poll(() => logged.slice(1)).toEqual([{ query: 'xqztvrne', language: 'en', opened }])
  })

  test('because of a filter: the search without filters is offered', async ({ page }) => {
    await page.goto('/products?q=zellige&min=9000')
    await page.getByRole('link', { name: 'Search “zellige” in the whole shop' }).click()
    await expect(page).toHaveURL('/products?q=zellige')
    await expect(cards(page).first()).toBeVisible()
  })

  test('because of a filter: removing the filter keeps the search', async ({ page }) => {
    await page.goto('/products?q=zellige&min=9000')
    await expect(page.getByText('No products match these filters.')).toBeVisible()
    await page.getByRole('button', { name: /^Remove filter: From 9,000/ }).click()
    await expect(page).toHaveURL('/products?q=zellige')
    await expect(cards(page).first()).toBeVisible()
  })

  test.describe('when logging is rejected', () => {
    test.use({ expectedErrors: /status of 429/ })

    test('no error is shown', async ({ page }) => {
      await page.route('**/rpc/log_search_miss', (route) =>
        route.fulfill({ status: 429, json: { code: 'PT429', message: 'too_many_requests' } }),
      )
      await page.goto('/products?q=xqztv')
      await expect(page.getByText('No products match these filters.')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Error')).toBeHidden()
    })
  })
})

test('a misspelled word is corrected, and what was typed can be searched', async ({ page }) => {
  await page.goto('/products?q=lantrne')
  await expect(page.getByText('Showing results for lanterne')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Search lantrne instead' }).click()
  await expect(page).toHaveURL('/products?q=%22lantrne%22')
  await expect(page.getByText('No products match these filters.')).toBeVisible()
})

test('products that match a part of a search follow those that match all of it', async ({ page }) => {
  await page.goto('/products?q=red+babouches')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“red babouches”')
  await expect(cards(page).first()).toContainText('Red')
  await expect(page.getByText('Close to “red babouches”')).toBeVisible()
  await page.goto('/products?q=babouches+xqztv')
  await expect(page.getByText('No exact match for “babouches xqztv”. Close to it:')).toBeVisible()
  await expect(cards(page).first()).toContainText('Babouches')
})

test('a link with city or category in its state sets the filters each time', async ({ page }) => {
  await openListing(page, '/products?city=Rabat')
  const shop = page.getByRole('contentinfo').getByRole('navigation', { name: 'Shop' })
  await shop.getByRole('link', { name: 'Carpets' }).click()
  await expect(page).toHaveURL('/products?category=carpets')
  await expect(page.getByRole('button', { name: 'Remove filter: Carpets' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter: Carpets' }).click()
  await expect(page).toHaveURL('/products')
  await shop.getByRole('link', { name: 'Carpets' }).click()
  await expect(page).toHaveURL('/products?category=carpets')
  // Going back does not apply the state again.
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeHidden()
})

test.describe('when the list fails to load', () => {
  test.use({ expectedErrors: /status of 403|ERR_FAILED/ })

  test('an error and a retry button are shown', async ({ page }) => {
    await page.route('**/rpc/list_products*', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } }),
    )
    // The list without filters is prerendered, so a filter is needed.
    await page.goto('/products?sort=price_asc')
    const toast = page.getByRole('region', { name: 'Notifications' })
    await expect(toast.getByText('Error', { exact: true })).toBeVisible()
    await expect(toast.getByText('Failed to load products')).toBeVisible()
    await page.unroute('**/rpc/list_products*')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(24)
  })

  test('a loading indicator is shown during the retry', async ({ page }) => {
    await page.route('**/rpc/list_products*', (route) => route.abort())
    await page.goto('/products?sort=price_asc')
    await expect(page.getByText('This is taking longer than usual. Trying again…')).toBeVisible()
    await page.unroute('**/rpc/list_products*')
    await expect(cards(page)).toHaveCount(24)
    await expect(page.getByText('Trying again…')).toBeHidden()
  })

  test('a failing next page keeps the loaded products', async ({ page }) => {
    // The list is read again when Realtime has connected, which would mend the failed page.
    await page.routeWebSocket(/\/realtime\//, () => undefined)
    await openListing(page)
    await page.route('**/rpc/list_products*', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } }),
    )
    await page.getByRole('button', { name: 'Show more products' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('More products could not be loaded.')).toBeVisible()
    await expect(cards(page)).toHaveCount(24)
    await page.unroute('**/rpc/list_products*')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(48)
  })
})

test('a catalogue change is shown without a reload or a layout shift', async ({ page, stockroom }) => {
  const { id, name } = await stockroom.add({ price: 111, stock_quantity: 5 })
  await openWithRealtime(page, '/products')
  await page.getByRole('button', { name: 'Show more products' }).scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(48)
  const card = cards(page).filter({ hasText: name })
  await card.scrollIntoViewIfNeeded()
  await expect(card).toContainText('111')
  const place = await scrolledTo(page)

  await stockroom.change(id, { price: 222, stock_quantity: 0 })
  await expect(card).toContainText('222')
  await expect(card.getByText('Out of stock').first()).toBeVisible()
  await expect(card.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
  await expect(cards(page)).toHaveCount(48)
  expect(await scrolledTo(page)).toBe(place)
})

test('a change that is being read is shown although the list goes on meanwhile', async ({
  page,
  stockroom,
}) => {
  const { id, name } = await stockroom.add({ price: 111, stock_quantity: 5 })
  await openWithRealtime(page, '/products')
  await expect(cards(page).filter({ hasText: name })).toContainText('111')
  // What the subscriptions read again has come.
  await page.waitForLoadState('networkidle')
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    '**/rpc/list_products*',
    async (route) => {
      await held
      await route.continue()
    },
    { times: 1 },
  )
  const reading = page.waitForRequest('**/rpc/list_products*')
  await stockroom.change(id, { price: 222 })
  await reading
  await page.getByRole('button', { name: 'Show more products' }).scrollIntoViewIfNeeded()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  release()
  await expect(cards(page)).toHaveCount(48)
  await expect(cards(page).filter({ hasText: name })).toContainText('222')
})

test('hovering a card prefetches its product', async ({ page }) => {
  // Without realtime, changes made by other tests cause no refetch.
  await page.routeWebSocket(/realtime/, () => undefined)
  await openListing(page)
  const card = cards(page).nth(1)
  const link = card.getByRole('heading').getByRole('link')
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  const requestedUrls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/products') && request.url().includes(id))
      requestedUrls.push(request.url())
  })
  await link.focus()
  await page.waitForLoadState('networkidle')
  // Visible and hovered: requested at most once.
  expect(requestedUrls.length).toBeLessThanOrEqual(1)
  const before = requestedUrls.length
  const name = await card.getByRole('heading').innerText()
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(requestedUrls).toHaveLength(before)
})

test.describe('with data saver on', () => {
  test('products are not prefetched on hover', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const requestedUrls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/products?')) requestedUrls.push(request.url())
    })
    await openListing(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
    expect(requestedUrls).toEqual([])
    await cards(page).first().getByRole('heading').getByRole('link').focus()
    await expect.poll(() => requestedUrls.length).toBe(1)
  })
})
