import type { Page } from '@playwright/test'
import { ar } from '../src/i18n/messages/promotion/ar.ts'
import { ar as deferred } from '../src/i18n/messages/deferred/ar.ts'
import { newPhone, orderConfirmed, placeOrder, putInCart } from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, rawKeys } from './support/languages.ts'
import { axe, overflow } from './support/layout-audit.ts'
import { orderNumber } from './support/order-lookup.ts'
import { callAs, createSession, signInAs } from './support/session.ts'

const newCode = () => `T${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`.toUpperCase()

/** A promotion of a single product, so that no other test sees it. */
async function addPromotion(product: string, promotion: object): Promise<void> {
  const answer = await callAs(await createSession('admin'), 'POST', '/rest/v1/promotions', {
    ...{ name_en: 'Welcome', name_fr: 'Bienvenue', name_ar: 'أهلًا بكم' },
    product_ids: [product],
    ...promotion,
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' })

async function fillGuest(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Salma')
  await page.getByLabel('Phone').fill(newPhone())
  await page.getByLabel('Address', { exact: true }).fill('12, derb Lamté')
  await page.getByLabel('City').fill('Fès')
}

test(
  'the owner adds a code, a link carries it, the order costs less, and the code counts its use',
  { tag: '@smoke' },
  async ({ page, browser, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    const code = newCode()
    const device = await browser.newContext()
    const admin = await device.newPage()
    await signInAs(admin, 'admin')
    await admin.goto('/admin/promotions')
    await admin.getByRole('button', { name: 'Add a promotion' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Add a promotion' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Name in English')).toBeFocused()
    await dialog.getByLabel('Name in English').fill('Welcome')
    await dialog.getByLabel('Name in French').fill('Bienvenue')
    await dialog.getByLabel('Name in Arabic').fill('أهلًا بكم')
    await dialog.getByLabel('Code').fill(code.toLowerCase())
    await dialog.getByLabel('Percent off').fill('15')
    await dialog.getByRole('radio', { name: 'Chosen products' }).check()
    await dialog.getByLabel('Find a product to add').fill(lantern.name)
    await dialog.getByRole('listitem').getByRole('button', { name: lantern.name }).click()
    await dialog.getByLabel('Uses in all').fill('1')
    expect(await axe(admin)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    const row = admin.getByRole('row').filter({ hasText: code })
    await expect(row).toContainText('Running')
    await expect(row).toContainText('0 / 1')

    await page.goto(`/products?promo=${code.toLowerCase()}`)
    await expect(page).toHaveURL('/products')
    await putInCart(page, lantern)
    await page.goto('/cart')
    await expect(summary(page)).toContainText('“Welcome” saves you 30 DH')
    await page.getByRole('link', { name: 'Checkout', exact: true }).click()
    await fillGuest(page)
    await expect(placeOrder(page)).toContainText('170')
    await placeOrder(page).click()
    await expect(page).toHaveURL(orderConfirmed)
    expect(orderNumber(page)).toMatch(/^MCG-/)
    // The code went with the order.
    expect(await page.evaluate(() => localStorage.getItem('mcg-promotion'))).toBeNull()

    await admin.reload()
    await expect(row).toContainText('1 / 1')
    await expect(row).toContainText('Used up')
    await expect(row.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
    await device.close()
  },
)

test('a code is typed in the cart in Arabic on a phone; a wrong one says why and can be removed', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  const code = newCode()
  await addPromotion(lantern.id, { code, kind: 'amount', value: 50, min_subtotal: 400 })
  await putInCart(page, lantern)
  await page.setViewportSize({ width: 360, height: 740 })
  await inLanguage(page, 'ar')
  await page.goto('/cart')
  await page.getByRole('button', { name: ar['promotion.have'] }).click()
  const field = page.getByLabel(ar['promotion.label'])
  await expect(field).toBeFocused()
  await field.fill('no such code')
  await field.press('Enter')
  await expect(page.getByText(/NOSUCHCODE.*تحقق من كتابته/)).toBeVisible()
  await page.getByRole('button', { name: /إزالة الرمز/ }).click()
  await field.fill(code)
  await page.getByRole('button', { name: ar['promotion.apply'] }).click()
  await expect(page.getByText(/400.*فأكثر/)).toBeVisible()
  expect(await overflow(page)).toEqual([])
  // Below the sticky header nothing counts as covered.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await axe(page)).toEqual([])
  expect(await rawKeys(page)).toEqual([])

  await page
    .getByRole('button', { name: /زيادة|إضافة/ })
    .first()
    .click()
  await expect(page.getByText(/أهلًا بكم.*وفّرت/)).toBeVisible()
  await expect(page.getByRole('region', { name: deferred['deferred.summary.title'] })).toContainText('350')
  // Another reload keeps the code, and the checkout shows the same total.
  await page.goto('/checkout')
  await expect(page.locator('form').getByRole('button', { name: /350/ })).toBeVisible()
})

test.describe('a code that ends before the order is placed', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('is said beside the button, with the new total', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    const code = newCode()
    await addPromotion(lantern.id, { code, kind: 'percent', value: 50 })
    await putInCart(page, lantern)
    await page.goto(`/checkout?promo=${code}`)
    await fillGuest(page)
    await expect(placeOrder(page)).toContainText('100')
    const ended = await callAs(await createSession('admin'), 'PATCH', `/rest/v1/promotions?code=eq.${code}`, {
      is_active: false,
    })
    expect(ended.ok).toBe(true)
    await placeOrder(page).click()
    await expect(page.getByText(/The total has changed from 100.DH to 200.DH/)).toBeVisible()
    await expect(page.getByText(/We do not know the code/)).toContainText(code)
    await placeOrder(page).click()
    await expect(page).toHaveURL(orderConfirmed)
  })
})

test('free delivery applies by itself', async ({ page, stockroom }) => {
  const glass = await stockroom.add({ price: 20, stock_quantity: 5 })
  await addPromotion(glass.id, { kind: 'free_delivery', name_en: 'Delivery on us' })
  await putInCart(page, glass)
  await page.goto('/cart')
  await expect(summary(page)).toContainText('“Delivery on us” saves you')
  await expect(summary(page)).toContainText('Free')
  await expect(summary(page)).not.toContainText('more for free delivery')
})
