import type { Page } from '@playwright/test'
import { putInCart, signUp } from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES } from './support/languages.ts'
import { axe, overflow } from './support/layout-audit.ts'
import { layoutShifts, watchLayoutShift } from './support/layout-shift.ts'

const ABOUT = { en: 'about', fr: 'environ', ar: 'حوالي' } as const
const MENU = { en: /English/, fr: /Français/, ar: /العربية/ } as const

/** An amount in dirhams at the rate that the migrations insert, in whole units. */
const inEuros = (amount: number) => `${Math.round(amount / 10.75)}\u00a0EUR`

async function choose(page: Page, language: keyof typeof MENU, currency: RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: MENU[language] }).click()
  await page.getByRole('menuitemradio', { name: currency }).click()
}

for (const language of LANGUAGES) {
  test(`prices also in euros, chosen in the menu of languages (${language})`, async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 430, stock_quantity: 5 })
    let requests = 0
    page.on('request', (request) => {
      if (request.url().includes('/currency_rates')) requests += 1
    })
    await inLanguage(page, language)
    await page.goto(`/product/${lantern.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-approximate]')).toHaveCount(0)
    expect(requests).toBe(0)

    await choose(page, language, /EUR/)
    const price = page.getByRole('main').locator('[data-approximate]').first()
    await expect(price).toContainText(ABOUT[language])
    await expect(price).toContainText(inEuros(430))
    await expect(price).toHaveAttribute('title', /10[.,]75/)
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])

    await page.reload()
    await expect(price).toContainText(inEuros(430))
    const dirhams = language === 'ar' ? /بالدرهم فقط/ : /^Dirhams/
    await choose(page, language, dirhams)
    await expect(page.locator('[data-approximate]')).toHaveCount(0)
    // The menu is the only place that remembers the choice.
    await page.reload()
    await expect(page.getByRole('main').locator('[data-price]').first()).toBeVisible()
    await expect(page.locator('[data-approximate]')).toHaveCount(0)
  })
}

test('the chosen currency moves nothing on the home page when it arrives', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mcg-currency', 'USD'))
  await watchLayoutShift(page)
  await page.goto('/')
  await expect(page.locator('[data-approximate]').first()).toContainText('USD')
  expect(await layoutShifts(page)).toEqual([])
})

test('the chosen currency moves nothing in the list when it arrives', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mcg-currency', 'USD'))
  await watchLayoutShift(page)
  await page.goto('/products')
  const place = () => page.locator('article h2').nth(4).boundingBox()
  const before = await place()
  await expect(page.locator('[data-approximate]').first()).toContainText('USD')
  expect(await place()).toEqual(before)
  // Not scrolled, because the list then loads more products above the footer.
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: unknown[] }).shifts)).toEqual([])
})

test('the cart shows it too, and the checkout says in which currency the buyer is charged', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 430, stock_quantity: 5 })
  await page.addInitScript(() => localStorage.setItem('mcg-currency', 'EUR'))
  await signUp(page)
  await putInCart(page, lantern)
  await page.goto('/cart')
  await expect(page.getByRole('main').locator('[data-approximate]').first()).toContainText(inEuros(430))
  expect(await overflow(page)).toEqual([])
  await page.goto('/checkout')
  const summary = page.getByRole('region', { name: 'Order Summary' })
  await expect(summary).toContainText(`about ${inEuros(430)}`)
  await expect(summary).toContainText(
    'You pay in dirhams, or with PayPal in the currency stated on the payment page.',
  )
  await expect(summary).toContainText('1 EUR = 10.75\u00a0DH')
  expect(await axe(page)).toEqual([])
})
