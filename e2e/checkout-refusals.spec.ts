import { expect, test } from './support/fixtures.ts'
import { fillQuotedAddress, orderConfirmed, placeOrder, putInCart, signUp } from './support/checkout.ts'

test.describe('what the database rejects', () => {
  test.use({ expectedErrors: /status of 409/ })

  test(
    'a changed price must be accepted before the order is placed',
    { tag: '@smoke' },
    async ({ page, stockroom }) => {
      const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
      await signUp(page)
      await putInCart(page, lantern)
      await page.goto('/checkout')
      await fillQuotedAddress(page)
      await expect(placeOrder(page)).toHaveText(/200/)

      await stockroom.change(lantern.id, { price: 240 })
      await placeOrder(page).click()
      await expect(page.getByText(/The total has changed from 200\sDH to 240\sDH/)).toBeVisible()
      await expect(page).toHaveURL('/checkout')

      await expect(placeOrder(page)).toHaveText(/240/)
      await placeOrder(page).click()
      await expect(page).toHaveURL(orderConfirmed)
      await expect(page.getByRole('main')).toContainText(/240\sDH/)
    },
  )

  test(
    'missing stock is shown at its line and can be corrected',
    { tag: '@smoke' },
    async ({ page, stockroom }) => {
      const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
      await signUp(page)
      await putInCart(page, lantern)
      await page.goto('/cart')
      await page.getByRole('button', { name: `Increase quantity: ${lantern.name}` }).click()
      await page.getByRole('button', { name: `Increase quantity: ${lantern.name}` }).click()
      await page.goto('/checkout')
      await fillQuotedAddress(page)
      await expect(placeOrder(page)).toHaveText(/600/)

      await stockroom.change(lantern.id, { stock_quantity: 2 })
      await placeOrder(page).click()
      await expect(page.getByText('Only 2 left in stock')).toBeVisible()
      await expect(placeOrder(page)).toBeDisabled()

      await page.getByRole('button', { name: 'Order 2' }).click()
      await expect(placeOrder(page)).toHaveText(/400/)
      await placeOrder(page).click()
      await expect(page).toHaveURL(orderConfirmed)
    },
  )
})

test.describe('a forged cart', () => {
  test('is repaired, and its prices come from the database', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await putInCart(page, lantern)
    await page.evaluate(() => {
      const cart = JSON.parse(localStorage.getItem('mcg-cart') ?? '{}') as {
        lines: { quantity: unknown; snapshot: { unit_price: number } }[]
      }
      const [line] = cart.lines
      if (line === undefined) throw new Error('the cart is empty')
      line.snapshot.unit_price = 1
      cart.lines.push({ ...line, quantity: '1e9' })
      localStorage.setItem('mcg-cart', JSON.stringify(cart))
    })
    await page.goto('/cart')
    const items = page.getByRole('list', { name: 'Items in the cart' }).getByRole('listitem')
    await expect(items).toHaveCount(1)
    await expect(items).toContainText(/The price has changed from 1\sDH to 200\sDH/)
    await page.getByRole('button', { name: 'Accept new price' }).click()
    await expect(page.getByText(/The price has changed/)).toBeHidden()
    await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(/200\sDH/)
  })
})
