import type { Page } from '@playwright/test'
import { putInCart } from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { hostInFront } from './support/host-in-front.ts'
import { inLanguage } from './support/languages.ts'
import { allLayoutShifts, watchLayoutShift } from './support/layout-shift.ts'
import { TABLE } from './support/seeded-products.ts'

// The first paint of a slow phone, on which the app's code takes many seconds.

const BUDGET_MS = 2500

async function slowPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // Frames are numbered from the navigation, so the time does not depend on how fast the test reads it.
  await page.addInitScript(() => {
    const isVisible = (selector: string) =>
      document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) === true
    const look = () => {
      if (isVisible('header') && isVisible('main [role=status]')) {
        Object.assign(globalThis, { frameAt: performance.now() })
      } else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await watchLayoutShift(page, { afterInput: true })
}

const frameAt = (page: Page) => page.evaluate(() => (globalThis as unknown as { frameAt?: number }).frameAt)

for (const path of ['/products?city=Fez&sort=offers', '/checkout', '/auth', '/track/unknown', '/wishlist']) {
  test(`header and skeleton of ${path} show early on a slow phone @once`, async ({ page }) => {
    await slowPhone(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => frameAt(page)).toBeLessThan(BUDGET_MS)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Moroccan Craft Gallery' })).toBeVisible()
    // The app takes its place without a shift.
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await allLayoutShifts(page)).toEqual([])
  })
}

test('header and skeleton of the checkout show early with a cart on a slow phone @once', async ({
  page,
  stockroom,
}) => {
  await putInCart(page, await stockroom.add({ price: 200, stock_quantity: 5 }))
  await slowPhone(page)
  await page.goto('/checkout', { waitUntil: 'commit' })
  await expect.poll(() => frameAt(page)).toBeLessThan(BUDGET_MS)
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await allLayoutShifts(page)).toEqual([])
})

for (const path of ['/products?city=Fez', '/auth', '/product/0?lang=ar']) {
  test(`the frame of ${path} is Arabic and mirrored @once`, async ({ page }) => {
    await inLanguage(page, 'ar')
    await slowPhone(page)
    await page.goto(path, { waitUntil: 'commit' })
    // The stored choice leads to the page of its language.
    await page.waitForURL('/ar/**', { waitUntil: 'commit' })
    await expect.poll(() => frameAt(page)).toBeLessThan(BUDGET_MS)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/[\u0621-\u064a]/)
    const logo = await page.getByRole('banner').locator('img').first().boundingBox()
    expect(logo?.x).toBeGreaterThan(300)
  })
}

/** Place and look of every element that the page shows. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    return [...document.querySelectorAll('#root *')].flatMap((element) => {
      // A closed section has no layout to compare.
      if (!element.checkVisibility()) return []
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const { color, backgroundColor, fontSize, fontWeight, borderTopWidth, opacity } =
        getComputedStyle(element)
      const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`
      const place = [x, y, width, height].map(Math.round)
      return [
        [name, ...place, color, backgroundColor, fontSize, fontWeight, borderTopWidth, opacity].join(' | '),
      ]
    })
  })

/** The first few, since everything after an element that grew has moved. */
const differences = (before: readonly string[], after: readonly string[]) =>
  before.flatMap((look, index) => (look === after[index] ? [] : [[look, after[index]]])).slice(0, 3)

for (const path of [
  '/',
  '/products',
  TABLE.path,
  '/cart',
  '/about',
  '/Contact',
  '/cities',
  '/terms',
  '/?lang=ar',
  '/products?lang=ar',
]) {
  for (const width of [390, 1280]) {
    test(`the inline styles of ${path} show it as the whole sheet does, ${width} px @once`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      // Without motion, whose frames would differ.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.route('**/assets/*.js', () => undefined)
      let release: () => void = () => undefined
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/assets/*.css', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('head > link[rel=stylesheet]')).toBeAttached()
      const before = await looks(page)
      expect(before.length).toBeGreaterThan(50)
      release()
      await page.waitForFunction(
        () => document.querySelector<HTMLLinkElement>('head > link[rel=stylesheet]')?.sheet !== null,
      )
      expect(differences(before, await looks(page))).toEqual([])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

test('a page is readable with scripts blocked @once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const styles = page.waitForResponse(/\/assets\/index-[\w-]+\.css$/)
  await page.goto(`${baseURL}${TABLE.path}`)
  expect((await styles).ok()).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test.describe('without code', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('the admin area has no header of the shop before its code @once', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/admin/orders', { waitUntil: 'commit' })
    await expect(page.getByRole('status')).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
  })

  for (const language of ['fr', 'ar'] as const) {
    test(`the admin area shows its frame in ${language} before its code @once`, async ({ page }) => {
      await inLanguage(page, language)
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto('/admin/orders', { waitUntil: 'commit' })
      await expect(page.getByRole('status')).toBeVisible()
      await expect(page.getByRole('status')).toHaveText(language === 'fr' ? /^Chargement/ : /[\u0621-\u064a]/)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })
  }

  test('links of a frame work before the code @once', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/wishlist', { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
    await expect(page).toHaveURL('/cart')
  })
})

test('the first picture of a list with filters is requested before the code, and once @once', async ({
  page,
}) => {
  let sendCode: () => void = () => undefined
  const code = new Promise<void>((resolve) => {
    sendCode = resolve
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.route('**/assets/*.js', async (route) => {
    await code
    await route.continue()
  })
  const [list] = await Promise.all([
    page.waitForResponse(/list_products\?.*category=lamps/),
    page.goto('/products?category=lamps', { waitUntil: 'commit' }),
  ])
  const [lamp] = (await list.json()) as { image_url: string }[]
  const name = lamp?.image_url.replace(/-1000.*/, '') ?? ''
  await expect(page.locator(`link[rel=preload][imagesrcset*="${name}-"]`)).toHaveCount(1)
  const before = [...requested]
  sendCode()
  const shown = page.getByRole('main').getByRole('article').first().locator(`img[src*="${name}-"]`)
  const picture = await shown.evaluate((img) => (img as HTMLImageElement).currentSrc)
  expect(before).toContain(picture)
  expect(requested.filter((url) => url === picture)).toHaveLength(1)
})

test('the header is painted whole, also when the HTML stops in the middle of it @once', async ({
  page,
  ownShop,
}) => {
  const host = await hostInFront(ownShop, { stopsAt: { path: '/', text: 'aria-haspopup="menu"' } })
  await watchLayoutShift(page)
  await page.goto(host.origin)
  expect(await allLayoutShifts(page)).toEqual([])
  await host.close()
})
