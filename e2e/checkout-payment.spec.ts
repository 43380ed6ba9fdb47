import type { Page } from '@playwright/test'
import { fillAddress, orderConfirmed, placeOrder, putInCart, signUp } from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, rawKeys } from './support/languages.ts'
import { axe, overflow } from './support/layout-audit.ts'
import { showTabAgain } from './support/navigation.ts'
import { recordTransfer } from './support/orders-by-api.ts'
import { orderOf } from './support/own-orders.ts'
import { asService } from './support/session.ts'

const methods = (page: Page) => page.getByRole('group', { name: 'Payment method' }).getByRole('radio')
const method = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const payPage = /\/pay\?token=[A-Za-z0-9_-]{43}$/

test('the ways to pay follow the country, and a possible choice is kept', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await putInCart(page, lantern)
  await page.goto('/checkout')
  await expect(methods(page)).toHaveCount(3)
  await expect(method(page, 'Cash on delivery')).toBeChecked()
  await expect(method(page, 'Card')).toHaveAccessibleDescription(/3-D Secure.*dirhams/s)
  await expect(method(page, 'Bank transfer')).toHaveAccessibleDescription(/Within 5 days · No fee/)
  expect(await axe(page)).toEqual([])

  // Nothing was picked: each country preselects its first one.
  await page.getByLabel('Country').selectOption('France')
  await expect(methods(page)).toHaveCount(3)
  await expect(method(page, 'Cash on delivery')).toBeHidden()
  await expect(method(page, 'Card')).toBeChecked()
  await expect(placeOrder(page)).toHaveText(/^Place order and pay/)
  await page.getByLabel('Country').selectOption('Morocco')
  await expect(method(page, 'Cash on delivery')).toBeChecked()

  await method(page, 'Bank transfer').check()
  await page.getByLabel('Country').selectOption('Spain')
  await expect(method(page, 'PayPal')).toBeVisible()
  await expect(method(page, 'Bank transfer')).toBeChecked()
  await method(page, 'PayPal').check()
  await page.reload()
  await expect(method(page, 'PayPal')).toBeChecked()
  await page.getByLabel('Country').selectOption('Morocco')
  await expect(method(page, 'PayPal')).toBeHidden()
  await expect(method(page, 'Cash on delivery')).toBeChecked()
})

test('a shop without a way to pay says so', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await page.route('**/rest/v1/payment_methods?*', (route) => route.fulfill({ json: [] }))
  await putInCart(page, lantern)
  await page.goto('/checkout')
  await expect(page.getByText(/No payment method is available/)).toBeVisible()
  await expect(placeOrder(page)).toBeDisabled()
  expect(await axe(page)).toEqual([])
})

test.describe('a way to pay that was closed meanwhile', () => {
  test.use({ expectedErrors: /status of 422/ })

  test('is refused, and another one has to be chosen', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await signUp(page)
    await putInCart(page, lantern)
    await page.route('**/rest/v1/payment_methods?*', (route) =>
      route.fulfill({
        json: [
          { method: 'cash_on_delivery', countries: 'morocco' },
          { method: 'paypal', countries: 'all' },
        ],
      }),
    )
    await page.goto('/checkout')
    await fillAddress(page)
    await method(page, 'PayPal').check()
    await page.unroute('**/rest/v1/payment_methods?*')
    await placeOrder(page).click()
    await expect(page.getByText(/This payment method is no longer available/)).toBeVisible()
    await expect(method(page, 'PayPal')).toBeHidden()
    await expect(methods(page).and(page.locator(':checked'))).toHaveCount(0)

    await placeOrder(page).click()
    await expect(page.getByText('This field is required.')).toBeVisible()
    await method(page, 'Cash on delivery').check()
    await expect(page.getByText('This field is required.')).toBeHidden()
    await placeOrder(page).click()
    await expect(page).toHaveURL(orderConfirmed)
  })
})

test('an order by card leads to its payment, and going back to no second order', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await signUp(page)
  await putInCart(page, lantern)
  await page.goto('/cart')
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  await fillAddress(page)
  await method(page, 'Card').check()
  // The payment page does not get further than this.
  await page.route('**/functions/v1/pay-cmi/start', () => undefined)
  const leaving = page.waitForURL(/\/pay\?token=[A-Za-z0-9_-]{43}&start=card$/, { waitUntil: 'commit' })
  await placeOrder(page).click()
  await leaving
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await page.goto('/account')
  const order = page.getByRole('region', { name: 'Orders' }).getByRole('listitem').first()
  await expect(order).toContainText(/Not paid yet|Waiting for payment/)
  await expect(order.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', payPage)
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('heading', { level: 3 })).toHaveCount(1)
})

test('an order by transfer says how to pay it, until the money has arrived', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await signUp(page)
  await putInCart(page, lantern)
  await page.goto('/checkout')
  await fillAddress(page)
  await method(page, 'Bank transfer').check()
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  const due = page.getByRole('region', { name: 'Bank transfer' })
  for (const text of ['200 DH', '000270000000000000000026', number, 'Pay by']) {
    await expect(due).toContainText(text)
  }
  await expect(due.getByRole('link', { name: 'How to make the transfer' })).toHaveAttribute('href', payPage)
  await expect(page.getByRole('main')).toContainText('Waiting for your transfer')
  await expect(page.getByRole('main')).not.toContainText(/\bpaid\b/i)
  expect(await axe(page)).toEqual([])

  const [order] = await asService<[{ id: string }]>(
    'GET',
    `/rest/v1/orders?order_number=eq.${number}&select=id`,
  )
  await page.goto(`/account/orders/${number}`)
  const payment = page.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText('Waiting for your transfer')
  await recordTransfer(order, 150)
  await showTabAgain(page)
  await expect(payment.getByRole('status')).toHaveText('Partly paid')
  await expect(payment.getByText('50 DH', { exact: true })).toBeVisible()
  await expect(payment).not.toContainText('Pay by')
  await recordTransfer(order, 50)
  await showTabAgain(page)
  await expect(payment.getByRole('status')).toHaveText('Paid')
  await expect(payment.getByRole('link', { name: 'How to make the transfer' })).toBeHidden()
  await expect(payment.getByRole('link', { name: /^Invoice F\d{4}-\d{5}$/ })).toHaveAttribute(
    'href',
    /^\/invoice\/F\d{4}-\d{5}\?token=[A-Za-z0-9_-]{43}$/,
  )
  expect(await axe(page)).toEqual([])

  await page.goto(`/order-success?order=${number}`)
  await expect(page.getByRole('main')).toContainText('Paid')
  await expect(due).toBeHidden()
})

test('in Arabic on a phone', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await signUp(page)
  // Before the cart is filled: an order from another device empties a cart that the account has saved.
  const placed = await orderOf(page, lantern, { payment: 'bank_transfer' })
  await putInCart(page, lantern)
  await page.setViewportSize({ width: 360, height: 740 })
  await inLanguage(page, 'ar')
  await page.goto('/cart')
  for (const path of ['/checkout', `/order-success?order=${placed.order_number}`, '/account']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/تحويل/)
    expect(await rawKeys(page), path).toEqual([])
    expect(await axe(page), path).toEqual([])
    expect(await overflow(page), path).toEqual([])
  }
  await page.goto(`/account/orders/${placed.order_number}`)
  const payment = page.getByRole('region', { name: 'الدفع' })
  await expect(payment.getByRole('link', { name: 'كيفية التحويل' })).toBeVisible()
  await expect(payment).toContainText('000270000000000000000026')
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
})
