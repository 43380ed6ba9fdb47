import type { Locator, Page } from '@playwright/test'
import { newPhone, orderConfirmed, placeOrder, putInCart } from './support/checkout.ts'
import { expect, newEmail, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES, rawKeys } from './support/languages.ts'
import { axe, overflow } from './support/layout-audit.ts'
import { countOrders, orderNumber } from './support/order-lookup.ts'

const main = (page: Page) => page.getByRole('main')

test.describe('on a phone in Arabic', { tag: '@once' }, () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('from the product to a placed order: at most nine taps beside typing', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await inLanguage(page, 'ar')
    await page.goto(`/product/${lantern.id}`)
    let taps = 0
    const tap = async (target: Locator) => {
      await target.tap()
      taps += 1
    }
    const type = async (label: string, text: string) => {
      const field = main(page).getByLabel(label, { exact: true })
      await tap(field)
      await field.fill(text)
    }
    await tap(page.getByRole('button', { name: 'أضف إلى السلة', exact: true }))
    await tap(page.getByRole('dialog').getByRole('link', { name: /إتمام/ }))
    await expect(page).toHaveURL(/\/checkout$/)
    await type('الاسم الشخصي', 'سلمى')
    await type('الهاتف', newPhone())
    await type('العنوان', '12 درب لمتي')
    await tap(main(page).getByLabel('المدينة'))
    await tap(page.getByRole('option', { name: 'فاس' }))
    await tap(main(page).locator('form').getByRole('button', { name: /200/ }))
    await expect(page).toHaveURL(orderConfirmed)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(taps).toBeLessThanOrEqual(9)
    test.info().annotations.push({ type: 'taps', description: String(taps) })
    expect(await countOrders(lantern)).toBe(1)
    expect(await overflow(page)).toEqual([])
    expect(await axe(page)).toEqual([])
    expect(await rawKeys(page)).toEqual([])
  })

  test('quick order: one sheet, two taps beside the fields, one order', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await inLanguage(page, 'ar')
    await page.goto(`/product/${lantern.id}`)
    await page.getByRole('button', { name: 'اطلب بخطوة واحدة' }).tap()
    const sheet = page.getByRole('dialog', { name: 'طلب سريع' })
    const send = sheet.getByRole('button', { name: /200/ })
    await expect(send).toBeEnabled()
    // Mistakes are shown beside their fields, and nothing is lost.
    await sheet.getByLabel('الاسم', { exact: true }).fill('سلمى')
    await sheet.getByLabel('الهاتف').fill('05')
    await send.tap()
    await expect(sheet.getByLabel('الهاتف')).toHaveAccessibleDescription(/رقم/)
    expect(await overflow(page)).toEqual([])
    expect(await axe(page)).toEqual([])
    await sheet.getByLabel('الهاتف').fill(newPhone())
    await sheet.getByLabel('المدينة').fill('فاس')
    await sheet.getByLabel('العنوان', { exact: true }).fill('12 درب لمتي')
    await send.tap()
    await expect(page).toHaveURL(orderConfirmed)
    expect(await countOrders(lantern)).toBe(1)
  })
})

test('a guest’s order is found on another device by its number and phone number', async ({
  page,
  browser,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  const phone = newPhone()
  await putInCart(page, lantern)
  await page.goto('/checkout')
  await page.getByLabel('First name').fill('Salma')
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('Address', { exact: true }).fill('12, derb Lamté')
  await page.getByLabel('City').fill('Fès')
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  const number = orderNumber(page)
  await expect(main(page)).toContainText('call you to confirm')

  const device = await browser.newContext()
  const other = await device.newPage()
  await other.goto(`/order-success?order=${number}`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in to see your order.')
  await other.getByRole('link', { name: 'Find your order' }).click()
  await other.getByLabel('Order number').fill(number.toLowerCase())
  await other.getByLabel('Phone').fill('0600000000')
  await other.getByRole('button', { name: 'Find the order' }).click()
  await expect(other.getByText(/We found no order/)).toBeVisible()
  await other.getByLabel('Phone').fill(`+212 ${phone.slice(1)}`)
  await other.getByRole('button', { name: 'Find the order' }).click()
  await expect(other).toHaveURL(/\/track\/[\w-]{43}$/)
  await expect(main(other)).toContainText(number)
  await device.close()
})

test.describe('without guests', () => {
  /** Presses Place as a visitor of a shop that takes no orders of guests, which leads to the form of a new account. */
  async function orderWithoutAccount(page: Page, product: { id: string; name: string }): Promise<void> {
    await page.route('**/rest/v1/shop_settings*', async (route) => {
      const answer = await route.fetch()
      const settings = (await answer.json()) as object
      await route.fulfill({ response: answer, json: { ...settings, allow_guest_checkout: false } })
    })
    await putInCart(page, product)
    await page.goto('/checkout')
    await page.getByLabel('First name').fill('Salma')
    await page.getByLabel('Last name').fill('Idrissi')
    const email = newEmail()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Phone').fill('06 12 34 56 78')
    await page.getByLabel('Address', { exact: true }).fill('12, derb Lamté')
    await page.getByLabel('City').fill('Fès')
    await placeOrder(page).click()
    await expect(page).toHaveURL(/\/auth\?next=%2Fcheckout$/)
    await expect(page.getByText('Authentication Required').first()).toBeVisible()
    await expect(page.getByText('Please log in to place an order.').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create account')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByLabel('Password').fill('medina-of-fes')
  }
  const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' })

  test('an order waits for the account and is then placed without a second press', async ({
    page,
    stockroom,
  }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await orderWithoutAccount(page, lantern)
    expect(await countOrders(lantern)).toBe(0)
    await createAccount(page).click()
    await expect(page).toHaveURL(orderConfirmed)
    expect(await countOrders(lantern)).toBe(1)
    // Neither a reload nor the way back orders again.
    await page.goBack()
    await page.reload()
    expect(await countOrders(lantern)).toBe(1)
  })

  test.describe('a price that changed meanwhile', () => {
    test.use({ expectedErrors: /status of 409/ })

    test('is said, and nothing is ordered at it', async ({ page, stockroom }) => {
      const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
      await orderWithoutAccount(page, lantern)
      await stockroom.change(lantern.id, { price: 240 })
      await createAccount(page).click()
      await expect(page.getByText(/The total has changed from 200\sDH to 240\sDH/)).toBeVisible()
      await expect(page).toHaveURL('/checkout')
      expect(await countOrders(lantern)).toBe(0)
    })
  })
})

for (const language of LANGUAGES) {
  test(`finding an order is accessible and fits (${language})`, { tag: '@widths' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await inLanguage(page, language)
    await page.goto('/track')
    await main(page).getByRole('button').click()
    await expect(main(page).getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
    expect(await overflow(page)).toEqual([])
    expect(await axe(page)).toEqual([])
    expect(await rawKeys(page)).toEqual([])
  })
}
