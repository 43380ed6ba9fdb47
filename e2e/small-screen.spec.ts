import type { Locator, Page } from '@playwright/test'
import { putInCart } from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES } from './support/languages.ts'
import { axe, overflow } from './support/layout-audit.ts'
import { TABLE } from './support/seeded-products.ts'

// What the first screen of a phone holds, from the list to the order.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const banner = (page: Page) => page.getByRole('banner').first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function bottom(element: Locator): Promise<number> {
  const box = (await element.boundingBox())!
  return box.y + box.height
}

for (const language of LANGUAGES) {
  test(`header, list and product in ${language}`, { tag: '@once' }, async ({ page }) => {
    await inLanguage(page, language)
    await page.goto('/products')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first()).toBeVisible()
    // 3.5 rem: 56 px, and 60 with the larger letters of Arabic.
    expect((await banner(page).boundingBox())!.height).toBeLessThanOrEqual(60)
    expect((await cards.first().boundingBox())!.y).toBeLessThanOrEqual(300)
    // The button of a card is one line.
    const button = cards.first().getByRole('button').last()
    const lines = await button.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
    expect(await overflow(page)).toEqual([])

    await page.goto(TABLE.path)
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('[data-bottom-bar]')).toBeInViewport({ ratio: 1 })
    const bar = (await page.locator('[data-bottom-bar]').boundingBox())!.y
    expect(await bottom(heading(page))).toBeLessThan(bar)
    expect(await bottom(page.getByRole('main').locator('p [data-price]').first())).toBeLessThan(bar)
    expect(await overflow(page)).toEqual([])
  })
}

test('the search fills the screen and gives the focus back', { tag: '@once' }, async ({ page }) => {
  await inLanguage(page, 'ar')
  await page.goto('/cart')
  const opener = banner(page).getByRole('button', { name: 'البحث في المتجر' })
  const field = page.getByRole('combobox', { name: 'البحث في المتجر' })
  await expect(field).toBeHidden()
  await opener.tap()
  await expect(field).toBeFocused()
  const box = await page.getByRole('search').boundingBox()
  expect(box).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  await field.fill('زليج')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await page.getByRole('search').getByRole('button', { name: 'إغلاق' }).tap()
  await expect(field).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.tap()
  await field.fill('زليج')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/products\?q=/)
  await expect(field).toBeHidden()
  // The list is there: what opens before belongs to the page that is being left.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await opener.tap()
  await expect(field).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(field).toBeHidden()
})

test(
  'cart and checkout keep the total and the next step in sight',
  { tag: '@once' },
  async ({ page, stockroom }) => {
    await putInCart(page, await stockroom.add({ price: 200, stock_quantity: 5 }))
    await page.goto('/cart')
    const bar = page.locator('[data-bottom-bar]')
    await expect(bar).toContainText(/200\sDH/)
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('main').getByRole('link', { name: 'Checkout' })).toHaveCount(1)
    await bar.getByRole('link', { name: 'Checkout' }).tap()

    await expect(heading(page)).toHaveText('Checkout')
    await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('button', { name: /200\sDH/ })).toBeInViewport({ ratio: 1 })
    // Nothing leads away but the name of the shop.
    await expect(banner(page).getByRole('link')).toHaveCount(1)
    await expect(banner(page).getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await page.getByRole('button', { name: /Show order summary/ }).tap()
    await page.getByRole('link', { name: 'Change the cart' }).tap()
    await expect(page).toHaveURL('/cart')
  },
)
