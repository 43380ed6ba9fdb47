import { axe, overflow } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES, rawKeys } from './support/languages.ts'
import { countOrders } from './support/order-lookup.ts'
import { orderConfirmed, placeOrder, putInCart, signUp } from './support/checkout.ts'

test('the keyboard alone fills in the form, corrects it and places the order', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await signUp(page)
  await putInCart(page, lantern)
  await page.goto('/checkout')
  await expect(page.getByLabel('Email')).not.toHaveValue('')
  await expect(placeOrder(page)).toBeEnabled()

  // The form is empty: the first missing field takes the focus and shows the error.
  await placeOrder(page).focus()
  await page.keyboard.press('Enter')
  const firstName = page.getByLabel('First name')
  await expect(firstName).toBeFocused()
  await expect(firstName).toHaveAccessibleDescription('This field is required.')
  expect(await axe(page)).toEqual([])

  await page.keyboard.type('Salma')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Last name')).toBeFocused()
  await page.keyboard.type('Idrissi')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.keyboard.type('0612345678')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'I am ordering for a company' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Country')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'To an address' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Address', { exact: true })).toBeFocused()
  await page.keyboard.type('12, derb Lamté')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('District')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('City')).toBeFocused()
  await page.keyboard.type('Fès')
  // Enter in any field submits the form, once the total for this city is there.
  await expect(placeOrder(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(orderConfirmed)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await countOrders(lantern)).toBe(1)
})

test.describe('at 200 % zoom', { tag: '@widths' }, () => {
  for (const language of LANGUAGES) {
    test(`the form with errors fits and is accessible (${language})`, async ({ page, stockroom }) => {
      await page.setViewportSize({ width: 640, height: 400 })
      const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
      await signUp(page)
      await putInCart(page, lantern)
      await inLanguage(page, language)
      await page.goto('/checkout')
      const send = page.getByRole('main').locator('form').getByRole('button', { name: /200/ })
      await expect(send).toBeEnabled()
      await send.click()
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
      expect(await overflow(page)).toEqual([])
      expect(await axe(page)).toEqual([])
      expect(await rawKeys(page)).toEqual([])
    })
  }
})
