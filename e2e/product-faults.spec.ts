import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.use({ expectedErrors: /status of 503/ })

test('a product that fails to load redirects to the products with a message', async ({ page, stockroom }) => {
  test.slow()
  const { id } = await stockroom.add({ price: 90, stock_quantity: 2 })
  await page.route('**/rest/v1/products?*id=eq.*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/')
  await page.goto(`/product/${id}`)
  await expect(page).toHaveURL('/products')
  await expect(notifications(page)).toContainText('Error')
  await expect(notifications(page)).toContainText('The shop is not answering')
  // The failed URL is not in the history.
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('the message about a product that fails to load leads to it again', async ({ page, stockroom }) => {
  test.slow()
  const { id, name } = await stockroom.add({ price: 90, stock_quantity: 2 })
  await page.route('**/rest/v1/products?*id=eq.*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto(`/ar/product/${id}`)
  await expect(page).toHaveURL('/ar/products')
  await page.unroute('**/rest/v1/products?*id=eq.*')
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(page).toHaveURL(`/ar/product/${id}`)
  await expect(title(page)).toHaveText(name)
})

test('a product that a list has loaded is shown meanwhile', async ({ page }) => {
  test.slow()
  await page.route('**/rest/v1/products?*id=eq.*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/products')
  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(title(page)).toHaveText(name)
  await expect(page).toHaveURL('/products')
  await expect(notifications(page)).toContainText('The shop is not answering')
})

test('failing similar products say so in their place, and come back', async ({ page }) => {
  test.slow()
  await page.route('**/rpc/list_products?*similar_to=*', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  )
  await page.goto('/products')
  const card = page.getByRole('article').filter({ hasNotText: 'Test lantern' }).first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name, exact: true }).click()
  await expect(title(page)).toHaveText(name)
  const similar = page.getByRole('region', { name: 'Similar Products' })
  await expect(similar).toContainText('The shop is not answering')
  await expect(notifications(page)).toHaveCount(0)
  await page.unroute('**/rpc/list_products?*similar_to=*')
  // It is also read again by itself, which takes the button away.
  await expect(async () => {
    const retry = similar.getByRole('button', { name: 'Try again' })
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 })
    await expect(similar.getByRole('article').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
})
