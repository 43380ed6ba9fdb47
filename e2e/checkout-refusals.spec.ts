import { expect, test } from './fixtures.ts'
import { fillAddress, orderConfirmed, placeOrder, putInCart, signUp } from './shopping.ts'

test.describe('what the database refuses', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('nobody pays another price than the one that was shown', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await signUp(page)
    await putInCart(page, lantern)
    await page.goto('/checkout')
    await fillAddress(page)
    await expect(placeOrder(page)).toHaveText(/200/)

    await stockroom.change(lantern.id, { price: 240 })
    await placeOrder(page).click()
    await expect(page.getByText(/The total has changed from 200\sDH to 240\sDH/)).toBeVisible()
    await expect(page).toHaveURL('/checkout')

    await expect(placeOrder(page)).toHaveText(/240/)
    await placeOrder(page).click()
    await expect(page).toHaveURL(orderConfirmed)
    await expect(page.getByRole('main')).toContainText(/240\sDH/)
  })

  test('what was sold meanwhile is said at its line, with a way out', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await signUp(page)
    await putInCart(page, lantern)
    await page.goto('/cart')
    await page.getByRole('button', { name: `One more: ${lantern.name}` }).click()
    await page.getByRole('button', { name: `One more: ${lantern.name}` }).click()
    await page.goto('/checkout')
    await fillAddress(page)
    await expect(placeOrder(page)).toHaveText(/600/)

    await stockroom.change(lantern.id, { stock_quantity: 2 })
    await placeOrder(page).click()
    await expect(page.getByText('Only 2 left in stock')).toBeVisible()
    await expect(placeOrder(page)).toBeDisabled()

    await page.getByRole('button', { name: 'Order 2' }).click()
    await expect(placeOrder(page)).toHaveText(/400/)
    await placeOrder(page).click()
    await expect(page).toHaveURL(orderConfirmed)
  })
})

test.describe('a broken connection', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ })

  test('an answer that is lost does not lose or double the order', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await signUp(page)
    await putInCart(page, lantern)
    await page.goto('/checkout')
    await fillAddress(page)
    await page.route('**/rpc/place_order', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await placeOrder(page).click()
    await expect(page).toHaveURL(orderConfirmed)
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  })

  test('a request that never left keeps the form, and the retry orders once', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await signUp(page)
    await putInCart(page, lantern)
    await page.goto('/checkout')
    await fillAddress(page)
    await page.route('**/rest/v1/**', (route) => route.abort())
    await placeOrder(page).click()
    await expect(page.getByText(/we do not know whether the order went through/)).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Salma')

    await page.unroute('**/rest/v1/**')
    await placeOrder(page).click()
    await expect(page).toHaveURL(orderConfirmed)
  })

  test('an order whose tab was closed is found again', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await signUp(page)
    await putInCart(page, lantern)
    await page.goto('/checkout')
    await fillAddress(page)
    await page.route('**/rpc/place_order', async (route) => {
      await route.fetch()
      // The page goes away before it hears of the answer.
      await page.goto('/cart')
    })
    await placeOrder(page).click()
    await expect(page).toHaveURL('/cart')
    await page.goto('/checkout')
    await expect(page).toHaveURL(orderConfirmed)
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  })
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
    await page.getByRole('button', { name: 'OK, I agree' }).click()
    await expect(page.getByText(/The price has changed/)).toBeHidden()
    await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(/200\sDH/)
  })
})
