import { expect, test } from './fixtures.ts'

test('the home page in Arabic reads from right to left', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Language').selectOption('ar')

  const root = page.locator('html')
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expect(root).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اكتشف المغرب التقليدي في كل قطعة')
  const featured = page.getByRole('region', { name: 'منتجات مختارة بعناية' })
  await expect(featured.getByRole('article')).toHaveCount(4)
  await expect(featured.getByRole('article').first()).toContainText('درهم')

  // Nothing sticks out of the page, on either side.
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)

  // The choice is remembered, and set before anything is painted.
  await page.reload({ waitUntil: 'commit' })
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اكتشف المغرب التقليدي في كل قطعة')
})

test('the home page in French', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Language').selectOption('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Découvrez le Maroc traditionnel dans chaque objet',
  )
})

test('an address that does not exist says so and leads back', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a product that does not exist leads back to the products', async ({ page }) => {
  await page.goto('/product/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found')
  await page.getByRole('link', { name: 'Back to Products' }).click()
  await expect(page).toHaveURL('/products')
})

test('the checkout of an empty cart is the cart', async ({ page }) => {
  await page.goto('/checkout')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
})
