import type { Locator, Page } from '@playwright/test'
import {
  screenshotWithoutFocus,
  expectFocusShown,
  movements,
  tabTo,
  watchMotion,
} from './support/focus-and-announcements.ts'
import { signInAs } from './support/session.ts'
import { expect, test } from './support/fixtures.ts'
import { cartDrawer } from './support/checkout.ts'
import { TABLE } from './support/seeded-products.ts'

/** Checks that a state change is visible, by comparing screenshots. */
async function expectOtherLook(page: Page, what: Locator, change: () => Promise<void>): Promise<void> {
  let before = await screenshotWithoutFocus(page, what)
  // Until it looks the same twice: pictures and what follows the first paint have come.
  await expect
    .poll(async () => {
      const earlier = before
      before = await screenshotWithoutFocus(page, what)
      return before === earlier
    })
    .toBe(true)
  await change()
  expect(await screenshotWithoutFocus(page, what), `${String(what)} looks as before`).not.toBe(before)
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('selected and focused states stay visible in the shop', async ({ page }) => {
    await page.goto(TABLE.path)
    const main = page.getByRole('main')
    const blue = main.locator('label', { hasText: 'Blue' })
    await expectOtherLook(page, blue, () => blue.getByRole('radio').press('Space'))
    const thumbnail = page.getByRole('button', { name: 'Show image 2' })
    await expectOtherLook(page, thumbnail, () => thumbnail.press('Enter'))
    const heart = main.getByRole('button', { name: /wishlist$/ }).first()
    await expectOtherLook(page, heart, () => heart.press('Enter'))
    await expect(
      main
        .getByRole('button', { name: 'Add to Cart', exact: true })
        .or(main.getByRole('button', { name: 'Choose options', exact: true })),
    ).toHaveCSS('border-style', 'solid')

    const languages = page.getByRole('banner').getByRole('button', { name: /English/ })
    await tabTo(page, languages, { key: 'Shift+Tab', most: 60 })
    await page.keyboard.press('Enter')
    const french = page.getByRole('menuitemradio', { name: 'Français' })
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
    const plain = (await french.screenshot()).toString('base64')
    await page.keyboard.press('ArrowDown')
    await expect(french).toBeFocused()
    expect((await french.screenshot()).toString('base64'), 'the item with the focus').not.toBe(plain)

    await page.goto('/products?city=Marrakech')
    const price = page.getByRole('group', { name: 'Price' })
    const lowest = price.getByRole('slider', { name: 'Lowest price' })
    await expectOtherLook(page, price.locator('[data-orientation]').first(), async () => {
      await lowest.press('PageUp')
      await lowest.press('PageUp')
    })
    await page.getByLabel('Category').press('Tab')
    await expect(lowest).toBeFocused()
    await expectFocusShown(page)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toHaveCSS('border-style', 'solid')
    await expect(menu.getByRole('link', { name: 'All Products' })).toHaveCSS(
      'text-decoration-line',
      'underline',
    )
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveCSS('text-decoration-line', 'none')
  })

  test('selected and focused states stay visible in the admin area', async ({ page }) => {
    await signInAs(page, 'admin')
    await page.goto('/admin/settings')
    const lock = page.getByRole('switch').first()
    await expectOtherLook(page, lock, () => lock.press('Space'))
    const tab = page.getByRole('tab').nth(1)
    await expectOtherLook(page, page.getByRole('tab').first(), () => tab.press('Enter'))

    await page.goto('/admin/orders')
    const box = page.getByRole('row').nth(1).getByRole('checkbox')
    await expectOtherLook(page, box.locator('..'), () => box.press('Space'))
    const menu = page.getByRole('navigation', { name: 'Admin menu' })
    await expect(menu.getByRole('link', { name: 'Orders' })).toHaveCSS('outline-style', 'solid')
    await expect(menu.getByRole('link', { name: 'Products' })).toHaveCSS('outline-style', 'none')
    // A status has a text and an icon, not only a colour.
    const status = page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /status/i })
    await expect(status).toHaveText(/^(Pending|Processing|Shipped|Delivered|Cancelled)$/)
    await expect(status.locator('svg').first()).toBeVisible()
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no animation runs when menus, dialogs and drawers open and close', async ({ page }) => {
    await watchMotion(page)
    await page.goto(`${TABLE.path}?color=Blue&size=50+cm`)
    const main = page.getByRole('main')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /English/ })
      .press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await main.getByRole('button', { name: /^Enlarge image/ }).press('Enter')
    await expect(page.locator('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await main.getByRole('button', { name: 'Add to Cart', exact: true }).press('Enter')
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Added to Cart')
    await cartDrawer(page).getByRole('button', { name: 'Close' }).press('Enter')
    await expect(cartDrawer(page)).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'All Products' }).press('Enter')
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await main
      .getByRole('button', { name: /^Choose options: / })
      .first()
      .press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await movements(page)).toEqual([])
  })
})
