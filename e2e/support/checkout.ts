import { expect, type Page } from '@playwright/test'
import { newEmail } from './fixtures.ts'

export async function signUp(page: Page): Promise<string> {
  const email = newEmail()
  await page.goto('/auth')
  await page.getByRole('button', { name: /Create one/ }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('medina-of-fes')
  await page.getByRole('button', { name: 'Create account' }).click()
  // This page redirects once signed in.
  await expect(page).toHaveURL('/')
  // The address changes before the page does.
  await expect(page.getByRole('button', { name: 'Create account' })).toBeHidden()
  return email
}

export async function putInCart(page: Page, product: { id: string; name: string }): Promise<void> {
  await page.goto(`/product/${product.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await closeDrawer(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
}

export const cartDrawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' })

/** Closes the drawer, which opens when a product is added. */
export async function closeDrawer(page: Page): Promise<void> {
  await expect(cartDrawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cartDrawer(page)).toBeHidden()
}

/** Fills in the address form, except for the email, which is prefilled from the account. */
export async function fillAddress(page: Page): Promise<void> {
  await expect(page.getByLabel('Email')).not.toHaveValue('')
  await page.getByLabel('First name').fill('Salma')
  await page.getByLabel('Last name').fill('Idrissi')
  await page.getByLabel('Phone').fill('06 12 34 56 78')
  await page.getByLabel('Address', { exact: true }).fill('12, derb Lamté')
  await page.getByLabel('City').fill('Fès')
}

/**
 * Fills in the address and waits until the order is quoted for its city. What changes afterwards is news to the shopper: an
 * earlier change could come with that quote.
 */
export async function fillQuotedAddress(page: Page): Promise<void> {
  const quoted = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/rpc/quote_order') && answer.request().postData()?.includes('"city"') === true,
  )
  await fillAddress(page)
  await (await quoted).finished()
}

/** Another number for each guest: the shop takes five orders a day with one. */
export const newPhone = () => `06${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

export const placeOrder = (page: Page) => page.getByRole('button', { name: /^Place order/ })

export const orderConfirmed = /\/order-success\?order=MCG-[2-9A-Z]{8}$/

/** Offline the order is refused on the page, and the form stays as it is. */
export async function submitOffline(page: Page): Promise<void> {
  await placeOrder(page).click()
  await expect(page.getByText(/Your order has not been sent/)).toBeVisible()
  await expect(placeOrder(page)).toBeEnabled()
}
