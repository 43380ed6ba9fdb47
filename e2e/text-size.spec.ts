import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { cartDrawer, putInCart, signUp } from './support/checkout.ts'
import { inLanguage } from './support/languages.ts'
import { overflow } from './support/layout-audit.ts'
import { orderOf } from './support/own-orders.ts'
import { TABLE } from './support/seeded-products.ts'
import { PUBLIC_PAGES } from './support/pages.ts'

// The text size of the browser at 200 %, which also decides where the layout changes, on a phone and on a wide screen.
const WIDTHS = [360, 1280] as const

const PUBLIC = [...PUBLIC_PAGES, '/products', '/track', TABLE.path]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

async function expectFits(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toMatch(/^3[24]/)
  // Two frames later, components that depend on the width have rendered.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect.soft(await overflow(page), `${path} at ${width} px`).toEqual([])
}

const CASES = WIDTHS.flatMap((width) => (['fr', 'ar'] as const).map((language) => ({ width, language })))

for (const { width, language } of CASES) {
  test(`every page fits with text of twice the size (${language}, ${width} px)`, async ({ page }) => {
    test.slow()
    await doubleText(page)
    await inLanguage(page, language)
    for (const path of PUBLIC) await expectFits(page, path, width)
  })

  test(`account, cart and checkout fit with text of twice the size (${language}, ${width} px)`, async ({
    page,
    stockroom,
  }) => {
    test.slow()
    const bowl = { ...(await stockroom.add({ price: 120, stock_quantity: 5 })), price: 120 }
    await signUp(page)
    const order = await orderOf(page, bowl)
    await putInCart(page, bowl)
    await doubleText(page)
    await inLanguage(page, language)
    for (const path of [
      '/account',
      '/account?section=orders',
      '/account?section=profile',
      '/account?section=security',
      `/account/orders/${order.order_number}`,
      `/order-success?order=${order.order_number}`,
      '/cart',
      '/checkout',
    ])
      await expectFits(page, path, width)
  })
}

test('menu and cart of a phone fit with text of twice the size', async ({ page }) => {
  await doubleText(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(TABLE.path)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  // It slides in.
  await expect.poll(() => overflow(page), 'menu').toEqual([])
  await page.keyboard.press('Escape')
  await page.goto(`${TABLE.path}?color=Blue&size=50+cm`)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).press('Enter')
  await expect(cartDrawer(page).getByRole('link', { name: 'Checkout' })).toBeVisible()
  await expect.poll(() => overflow(page), 'cart').toEqual([])
})
