import { cartDrawer, fillAddress, putInCart, signUp } from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { asService } from './support/session.ts'

// Isolated shop: a courier's price applies to every order in Morocco.

async function addPrices(prices: object[]): Promise<void> {
  const [courier] = await asService<{ id: string }[]>('GET', '/rest/v1/couriers?position=eq.1&select=id')
  await asService(
    'POST',
    '/rest/v1/courier_prices',
    prices.map((price) => ({ ...price, courier_id: courier?.id })),
  )
}

test('delivery follows the city that is chosen in Arabic, and the order costs that @once', async ({
  page,
  stockroom,
}) => {
  await addPrices([
    { city: 'agadir', fee: 45, cost: 31, min_days: 4, max_days: 6 },
    { city: 'rabat', fee: 25, cost: 18, min_days: 1, max_days: 2 },
  ])
  const product = await stockroom.add({ price: 50, stock_quantity: 5 })
  await signUp(page)
  await putInCart(page, product)
  await expect(cartDrawer(page)).toBeHidden()
  await page.goto('/checkout')
  await fillAddress(page)
  await page.goto('/checkout?lang=ar')

  const city = page.getByRole('combobox', { name: 'المدينة' })
  const cities = page.getByRole('listbox', { name: 'المدن' })
  const estimate = page.getByRole('status').filter({ hasText: 'التوصيل' })
  await test.step('the country’s rate for a city without a price', async () => {
    await expect(city).toHaveValue('Fès')
    await expect(estimate).toContainText(/15\sدرهم/)
  })
  await test.step('a name in French finds the city, the keyboard chooses it', async () => {
    await city.fill('agad')
    await city.press('ArrowDown')
    await expect(cities.getByRole('option', { selected: true })).toHaveText('أكادير')
    await city.press('Enter')
    await expect(city).toHaveValue('أكادير')
    await expect(estimate).toContainText(/45\sدرهم/)
    await expect(estimate).toContainText(/4.+6/)
  })
  await test.step('another city, with the mouse', async () => {
    await city.fill('الرباط')
    await cities.getByRole('option', { name: 'الرباط' }).click()
    await expect(estimate).toContainText(/25\sدرهم/)
  })
  await page.getByRole('button', { name: /75\sدرهم/ }).click()
  await expect(page).toHaveURL(/\/order-success\?order=MCG-/)
  await expect(page.getByRole('main')).toContainText(/75\sدرهم/)
})
