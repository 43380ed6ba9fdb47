import type { Page } from '@playwright/test'
import { expect, newEmail, test } from './support/fixtures.ts'
import { closeDrawer, newPhone, orderConfirmed, placeOrder } from './support/checkout.ts'
import { cards, openListing } from './support/listing.ts'
import { translate } from './support/translator.ts'
import { variations } from './support/variations.ts'

// A shopper from Germany or Spain who lets the browser translate the shop.

const noError = (page: Page) =>
  expect(page.getByText(/Unexpected Application Error|went wrong/)).toHaveCount(0)
const translations = (page: Page) => page.locator('font').filter({ visible: true })

test('a translated shop sells: options, list, cart and checkout work and show the right amounts @smoke', async ({
  page,
  stockroom,
}) => {
  test.slow()
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  await variations.add(product.id, [
    { variation_type: 'color', variation_value: 'Blue' },
    { variation_type: 'color', variation_value: 'Red', price_adjustment: 19 },
  ])
  await translate(page)

  await page.goto(`/product/${product.id}`)
  await expect(translations(page)).not.toHaveCount(0)
  const main = page.getByRole('main')
  const option = (name: string) => main.getByRole('radio', { name })
  for (const [name, price] of [
    ['Blue', '240 DH'],
    ['Red', '259 DH'],
    ['Blue', '240 DH'],
    ['Red', '259 DH'],
  ] as const) {
    await option(name).check()
    await expect(main.getByText(price).first()).toBeVisible()
    await noError(page)
  }
  await main.getByRole('button', { name: /^Add to Cart\s*$/ }).click()
  await closeDrawer(page)

  await page.goto('/cart')
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await expect(main.getByText('777 DH').first()).toBeVisible()
  await noError(page)

  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByLabel('First name').fill('Salma')
  await page.getByLabel('Last name').fill('Idrissi')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Phone').fill(newPhone())
  await page.getByLabel('Address', { exact: true }).fill('12, derb Lamté')
  await page.getByLabel('City').fill('Fès')
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  await expect(main).toContainText(product.name)
  await noError(page)
})

test('a translated list shows more products', async ({ page }) => {
  await translate(page)
  await openListing(page)
  await expect(translations(page)).not.toHaveCount(0)
  const more = page.getByRole('button', { name: 'Show more products' })
  await expect(cards(page)).toHaveCount(24)
  await more.click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24)
  await noError(page)
})

test('a page that is translated before its code runs works', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  await variations.add(product.id, [
    { variation_type: 'color', variation_value: 'Blue' },
    { variation_type: 'color', variation_value: 'Red', price_adjustment: 19 },
  ])
  await translate(page, { from: 'parsed' })
  await openListing(page)
  await expect(translations(page)).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Show more products' }).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24)
  await page.goto(`/product/${product.id}`)
  await expect(translations(page)).not.toHaveCount(0)
  const main = page.getByRole('main')
  for (const [name, price] of [
    ['Blue', '240 DH'],
    ['Red', '259 DH'],
    ['Blue', '240 DH'],
  ] as const) {
    await main.getByRole('radio', { name }).check()
    await expect(main.getByText(price).first()).toBeVisible()
    await noError(page)
  }
})
