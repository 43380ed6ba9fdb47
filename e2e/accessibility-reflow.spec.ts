import type { Page } from '@playwright/test'
import { spreadText, tabTo } from './support/focus-and-announcements.ts'
import { signInAs } from './support/session.ts'
import { axe, overflow as allOverflow } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { orderOf } from './support/own-orders.ts'
import { cartDrawer, putInCart, signUp } from './support/checkout.ts'
import { TABLE } from './support/seeded-products.ts'
import { PUBLIC_PAGES } from './support/pages.ts'

// A screen 1280 px wide at 200 % and 400 % zoom. French has the longest words and Arabic the largest letters; English is
// covered by the specs of the pages.

const TWICE = { width: 640, height: 400 }
const FOUR_TIMES = { width: 320, height: 256 }

// A seeded product with several colours and sizes.
const TABLE_PATH = `${TABLE.path}?color=Blue&size=50+cm`

const PUBLIC = [...PUBLIC_PAGES, TABLE_PATH]

const ADMIN = [
  '/admin',
  '/admin/products',
  '/admin/products/new',
  '/admin/orders',
  '/admin/customers',
  '/admin/analytics',
  '/admin/messages',
  '/admin/settings',
]

/** Ignores half a pixel, and Arabic names in French pages whose letter spacing is increased. */
const overflow = async (page: Page) => {
  // Two frames after a resize, components that depend on the width have rendered.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return (await allOverflow(page)).filter((line) => !/is 1 px too wide|letters pulled apart/.test(line))
}

test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } })

/** The part of the screen that fixed and sticky elements leave free, in percent. */
const roomToRead = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = Array.from({ length: 32 }, (_, index) => ((index + 0.5) / 32) * innerHeight)
    const isFree = (y: number) => {
      const hit = document.elementFromPoint(innerWidth / 2, y)
      for (let element = hit; element !== null; element = element.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(element).position)) return false
      }
      return true
    }
    return Math.round((100 * rows.filter(isFree).length) / rows.length)
  })

async function expectReflow(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const size of [FOUR_TIMES, TWICE]) {
    await page.setViewportSize(size)
    expect(await overflow(page), `${path} at ${size.width} px`).toEqual([])
  }
}

for (const language of ['fr', 'ar'] as const) {
  test(`every page fits at 200 and 400 %, with wide letters too (${language})`, async ({ page }) => {
    test.slow()
    await inLanguage(page, language)
    for (const path of PUBLIC) {
      await expectReflow(page, path)
      // Letter spacing does not apply to Arabic, whose letters are joined.
      if (language === 'ar') continue
      await spreadText(page)
      for (const size of [FOUR_TIMES, { width: 1280, height: 800 }]) {
        await page.setViewportSize(size)
        expect(await overflow(page), `${path}, spread, at ${size.width} px`).toEqual([])
      }
    }
  })
}

test('account, cart and checkout pages fit at 200 and 400 %', async ({ page, stockroom }) => {
  const bowl = await stockroom.add({ price: 120, stock_quantity: 5 })
  await signUp(page)
  const order = await orderOf(page, bowl)
  await putInCart(page, bowl)
  await inLanguage(page, 'fr')
  for (const path of [
    '/account',
    '/account?section=profile',
    '/account?section=security',
    `/account/orders/${order.order_number}`,
    `/order-success?order=${order.order_number}`,
    '/cart',
    '/checkout',
  ]) {
    await expectReflow(page, path)
    await spreadText(page)
    await page.setViewportSize(FOUR_TIMES)
    expect(await overflow(page), `${path}, spread`).toEqual([])
  }
})

test('at 400 % fixed elements leave half the screen free, and dialogs can be used', async ({ page }) => {
  await page.setViewportSize(FOUR_TIMES)
  for (const path of ['/', '/products', '/about', '/terms', TABLE_PATH]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The last step scrolls up, which shows the header.
    for (const y of [0, 900, 800]) {
      await page.evaluate((to) => scrollTo(0, to), y)
      await expect.poll(() => roomToRead(page), `${path} at ${y}`).toBeGreaterThanOrEqual(50)
    }
  }
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).press('Enter')
  const drawer = cartDrawer(page)
  await expect(drawer).toBeFocused()
  await tabTo(page, drawer.getByRole('button', { name: /^Increase quantity/ }))
  await tabTo(page, drawer.getByRole('link', { name: 'Checkout' }))
  expect(await overflow(page)).toEqual([])
})

test('the admin area fits at 400 %, and is accessible in French', async ({ page }) => {
  await signInAs(page, 'admin')
  await inLanguage(page, 'fr')
  for (const path of ADMIN) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await axe(page), path).toEqual([])
    await page.setViewportSize(FOUR_TIMES)
    expect(await overflow(page), path).toEqual([])
  }
})
