import type { Page } from '@playwright/test'
import { newPhone, orderConfirmed } from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { draftOrder } from './support/order-drafts.ts'
import { deliver, newCustomer, order } from './support/orders-by-api.ts'
import { signInAs } from './support/session.ts'

// What is typed survives a reload, as when a phone discards the page, until it has been sent.

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('mcg-forms'))

test('a return', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  const placed = await order(await newCustomer(), lantern, { quantity: 2 })
  await deliver(placed)
  await page.goto(`/return?token=${placed.tracking_token}`)
  const pieces = page.getByRole('combobox', { name: new RegExp(lantern.name) })
  await pieces.selectOption('1')
  await page.getByLabel('Reason').selectOption('damaged')
  await page.getByLabel('Note').fill('The glass has a crack')

  await page.reload()
  await expect(page.getByLabel('Note')).toHaveValue('The glass has a crack')
  await expect(page.getByLabel('Reason')).toHaveValue('damaged')
  await expect(pieces).toHaveValue('1')
  await page.getByRole('button', { name: 'Ask for the return' }).click()
  await expect(page.getByRole('article')).toContainText('The glass has a crack')
  expect(await kept(page)).toBeNull()
})

test('a review', async ({ page, stockroom }) => {
  const placed = await order(await newCustomer(), await stockroom.add({ price: 200, stock_quantity: 5 }))
  await deliver(placed)
  await page.goto(`/review?token=${placed.tracking_token}`)
  const text = page.getByRole('textbox', { name: /Your review/ })
  await page.getByRole('radio', { name: /4/ }).check()
  await text.fill('A calm light')

  await page.reload()
  await expect(text).toHaveValue('A calm light')
  await expect(page.getByRole('radio', { name: /4/ })).toBeChecked()
})

test('a quick order', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await page.goto(`/product/${lantern.id}`)
  const open = page.getByRole('button', { name: 'Order in one step' })
  const sheet = page.getByRole('dialog')
  await open.click()
  await sheet.getByLabel('Name', { exact: true }).fill('Salma')
  await sheet.getByLabel('Phone').fill(newPhone())
  await sheet.getByLabel('Address', { exact: true }).fill('12, derb Lamté')
  // Beside the sheet, which closes.
  await page.mouse.click(5, 5)
  await expect(sheet).toBeHidden()
  await open.click()
  await expect(sheet.getByLabel('Name', { exact: true })).toHaveValue('Salma')
  await sheet.getByLabel('City').fill('Fès')

  await page.reload()
  await open.click()
  await expect(sheet.getByLabel('Address', { exact: true })).toHaveValue('12, derb Lamté')
  await expect(sheet.getByLabel('City')).toHaveValue('Fès')
  await sheet.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(orderConfirmed)
  await expect.poll(() => kept(page)).toBeNull()
})

test('an order that the shop prepared', async ({ page, stockroom }) => {
  await page.goto(`/complete-order?token=${await draftOrder(stockroom)}`)
  await page.getByLabel('Address', { exact: true }).fill('12, derb Lamté')
  await page.getByLabel('City').fill('Fes')

  await page.reload()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12, derb Lamté')
  await expect(page.getByLabel('City')).toHaveValue('Fes')
  await expect(page.getByLabel('First name')).toHaveValue('Nadia')
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/track\//)
  expect(await kept(page)).toBeNull()
})

test('a name, a new address, and the changes of one', async ({ page }) => {
  await signInAs(page, 'customer')
  await page.goto('/account?section=profile')
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')]
  const street = dialog.getByLabel('Address', { exact: true })
  await page.getByLabel('Display name').fill('Salma of Fez')
  await main.getByRole('button', { name: 'Add an address' }).click()
  await dialog.getByLabel('Name of the address').fill('Riad')
  await street.fill('12, derb Lamté')

  await page.reload()
  await expect(page.getByLabel('Display name')).toHaveValue('Salma of Fez')
  await main.getByRole('button', { name: 'Add an address' }).click()
  await expect(street).toHaveValue('12, derb Lamté')
  await dialog.getByLabel('City').fill('Fez')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile is saved').first()).toBeVisible()
  expect(await kept(page)).toBeNull()

  const change = main.getByRole('button', { name: /^Change the address Riad/ })
  await change.click()
  await street.fill('14, derb Lamté')
  await page.reload()
  await change.click()
  await expect(street).toHaveValue('14, derb Lamté')
  // Who closes it gives its changes up.
  await page.keyboard.press('Escape')
  await change.click()
  await expect(street).toHaveValue('12, derb Lamté')
})

test('the number and phone of an order that is looked for', async ({ page }) => {
  await page.goto('/track')
  await page.getByLabel('Order number').fill('MCG-')
  await page.getByLabel('Phone').fill('0612')
  await page.reload()
  await expect(page.getByLabel('Order number')).toHaveValue('MCG-')
  await expect(page.getByLabel('Phone')).toHaveValue('0612')
})
