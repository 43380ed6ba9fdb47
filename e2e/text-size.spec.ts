import { expect, test } from './support/fixtures.ts'
import { cartDrawer, putInCart, signUp } from './support/checkout.ts'
import { inLanguage } from './support/languages.ts'
import { overflow } from './support/layout-audit.ts'
import { orderOf } from './support/own-orders.ts'
import { signInAs } from './support/session.ts'
import { TABLE } from './support/seeded-products.ts'
import { PUBLIC_PAGES } from './support/pages.ts'
import { expectFits, setTextSize } from './support/text-size.ts'

// The text size of the browser, which also decides where the layout changes: 200 %, and 150 %, where the rules for enlarged text just
// apply. A wide screen at 200 % has the layout of 640 px: e2e/accessibility-reflow.spec.ts.
const SIZES = [
  { percent: 200, width: 360 },
  { percent: 150, width: 360 },
] as const

const PUBLIC = [...PUBLIC_PAGES, '/products', '/track', TABLE.path]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const CASES = SIZES.flatMap((size) => (['fr', 'ar'] as const).map((language) => ({ ...size, language })))

for (const { percent, width, language } of CASES) {
  const textSize = (16 * percent) / 100

  test(`every page fits with text of ${percent} % (${language}, ${width} px)`, async ({ page }) => {
    test.slow()
    await setTextSize(page, textSize)
    await inLanguage(page, language)
    for (const path of PUBLIC) await expectFits(page, path, { width, textSize })
  })

  test(`account, cart and checkout fit with text of ${percent} % (${language}, ${width} px)`, async ({
    page,
    stockroom,
  }) => {
    test.slow()
    const bowl = await stockroom.add({ price: 120, stock_quantity: 5 })
    await signUp(page)
    const order = await orderOf(page, bowl)
    await putInCart(page, bowl)
    await setTextSize(page, textSize)
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
      await expectFits(page, path, { width, textSize })
  })
}

for (const language of ['fr', 'ar'] as const) {
  test(`orders of several pieces fit with text of twice the size (${language})`, async ({ page }) => {
    await signInAs(page, 'customer')
    await setTextSize(page, 32)
    await inLanguage(page, language)
    await expectFits(page, '/account?section=orders', { width: 360, textSize: 32 })
    await expect(page.getByRole('main').getByRole('img').nth(2)).toBeVisible()
    expect(await overflow(page)).toEqual([])
  })
}

test('menu and cart of a phone fit with text of twice the size', async ({ page }) => {
  await setTextSize(page, 32)
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
