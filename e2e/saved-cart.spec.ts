import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { signOut } from './support/navigation.ts'
import {
  closeDrawer,
  fillAddress,
  orderConfirmed,
  placeOrder,
  putInCart,
  signUp,
} from './support/checkout.ts'

const quantity = (page: Page, name: string) => page.getByRole('textbox', { name: `Quantity: ${name}` })
const rows = (page: Page) => page.getByRole('list', { name: 'Items in the cart' }).getByRole('listitem')

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('medina-of-fes')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/')
}

/** Changes the cart and waits until it has been saved in the account. */
async function saved(page: Page, change: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.url().includes('/rpc/save_cart') && response.ok(),
  )
  await change()
  await answer
}

test('a saved cart is merged with the guest cart, without doubling', async ({ page, stockroom }) => {
  test.slow()
  const both = await stockroom.add({ price: 30, stock_quantity: 9 })
  const fromAccount = await stockroom.add({ price: 40, stock_quantity: 9 })
  const email = await signUp(page)
  await putInCart(page, both)
  await page.goto('/cart')
  await quantity(page, both.name).fill('3')
  await saved(page, () => quantity(page, both.name).press('Enter'))
  await page.goto(`/product/${fromAccount.id}`)
  await saved(page, () => page.getByRole('button', { name: 'Add to Cart', exact: true }).click())
  await closeDrawer(page)

  // Signing out clears the cart on this device.
  await signOut(page)
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('mcg-cart'))).toBeNull()

  await putInCart(page, both)
  await signIn(page, email)
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    '1 item from your account has been put back in your cart.',
  )
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  await page.goto('/cart')
  await expect(quantity(page, both.name)).toHaveValue('3')
  await expect(quantity(page, fromAccount.name)).toHaveValue('1')

  await signOut(page)
  await expect(page).toHaveURL('/auth')
  await signIn(page, email)
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
})

test('two devices share one cart, and an order empties it on both', async ({
  page,
  browser,
  baseURL,
  stockroom,
}) => {
  test.slow()
  const lantern = await stockroom.add({ price: 30, stock_quantity: 9 })
  const email = await signUp(page)
  await saved(page, () => putInCart(page, lantern))

  const context = await browser.newContext({ baseURL: baseURL! })
  const phone = await context.newPage()
  await signIn(phone, email)
  await phone.goto('/cart')
  await expect(rows(phone)).toContainText(lantern.name)
  await saved(phone, () => phone.getByRole('button', { name: `Increase quantity: ${lantern.name}` }).click())

  await page.goto('/cart')
  await expect(quantity(page, lantern.name)).toHaveValue('2')
  await page.goto('/checkout')
  await fillAddress(page)
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)

  await phone.reload()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  await context.close()
})

test.describe('when saving the cart fails', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ })

  test('the cart stays, and the next change saves it', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 30, stock_quantity: 9 })
    await signUp(page)
    await page.route('**/saved_carts*', (route) => route.abort())
    await putInCart(page, lantern)
    await page.goto('/cart')
    await expect(quantity(page, lantern.name)).toHaveValue('1')
    await page.unroute('**/saved_carts*')
    await saved(page, () => page.getByRole('button', { name: `Increase quantity: ${lantern.name}` }).click())
    await page.reload()
    await expect(quantity(page, lantern.name)).toHaveValue('2')
  })
})
