import type { Page } from '@playwright/test'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES, rawKeys } from './support/languages.ts'
import { cartDrawer } from './support/checkout.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const keep = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Add ${name} to wishlist` })
const forget = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Remove ${name} from wishlist` })

test(
  'saved products are listed, newest first, also after a reload',
  { tag: '@smoke' },
  async ({ page, stockroom }) => {
    const first = await stockroom.add({ price: 30, stock_quantity: 9 })
    const second = await stockroom.add({ price: 40, stock_quantity: 9 })
    for (const { id, name } of [first, second]) {
      await page.goto(`/product/${id}`)
      await keep(page, name).first().click()
      await expect(forget(page, name).first()).toHaveAttribute('aria-pressed', 'true')
    }
    await page.goto('/wishlist')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wishlist')
    await expect(cards(page)).toHaveCount(2)
    await page.reload()
    await expect(cards(page).first()).toContainText(second.name)
    await expect(cards(page).last()).toContainText(first.name)

    // A removed product stays on the page until it is left, so that it can be restored.
    await forget(page, second.name).click()
    await expect(page).toHaveURL('/wishlist')
    await keep(page, second.name).click()
    await forget(page, first.name).click()
    await page.reload()
    await expect(cards(page)).toHaveCount(1)

    await cards(page)
      .getByRole('button', { name: `Add to Cart: ${second.name}` })
      .click()
    await expect(cartDrawer(page)).toContainText(second.name)
    await page.keyboard.press('Escape')
    await forget(page, second.name).click()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your wishlist is empty')
    await page.getByRole('main').getByRole('link', { name: 'Browse products' }).click()
    await expect(page).toHaveURL('/products')
  },
)

test(
  'products that are no longer available stay until they are removed',
  { tag: '@once' },
  async ({ page, stockroom }) => {
    const kept = await stockroom.add({ price: 30, stock_quantity: 9 })
    const gone = await stockroom.add({ price: 30, stock_quantity: 9 })
    await page.goto('/terms')
    await page.evaluate(
      (ids) => localStorage.setItem('mcg-wishlist', JSON.stringify({ version: 1, ids: [...ids, 'x', 7] })),
      [kept.id, gone.id],
    )
    await stockroom.change(gone.id, { is_active: false })
    await page.goto('/wishlist')
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByRole('main').getByText('No longer available')).toBeVisible()
    await stockroom.change(gone.id, { is_active: true })
    await page.reload()
    await expect(cards(page)).toHaveCount(2)
  },
)

test('two tabs share one wishlist', { tag: '@once' }, async ({ page, context, stockroom }) => {
  const lantern = await stockroom.add({ price: 30, stock_quantity: 9 })
  const other = await context.newPage()
  await other.goto('/wishlist')
  await page.goto(`/product/${lantern.id}`)
  await keep(page, lantern.name).first().click()
  await expect(cards(other)).toHaveCount(1)
  await forget(other, lantern.name).click()
  await expect(keep(page, lantern.name).first()).toHaveAttribute('aria-pressed', 'false')
  await other.close()
})

for (const language of LANGUAGES) {
  test(`is accessible in ${language} and has noindex`, async ({ page, stockroom }) => {
    await inLanguage(page, language)
    const lantern = await stockroom.add({ price: 30, stock_quantity: 9 })
    await page.goto('/wishlist')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('main').getByRole('link')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.evaluate(
      (id) => localStorage.setItem('mcg-wishlist', JSON.stringify({ version: 1, ids: [id] })),
      lantern.id,
    )
    await page.reload()
    await expect(cards(page)).toHaveCount(1)
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
    expect(await mirror(page, 'main')).toEqual([])
    expect(await rawKeys(page)).toEqual([])
  })
}
