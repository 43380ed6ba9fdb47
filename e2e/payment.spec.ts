import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { LANGUAGES } from './support/languages.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { newCustomer, order, type PlacedOrder } from './support/orders-by-api.ts'

type Method = 'bank_transfer' | 'card' | 'paypal'
const ABROAD = { country: 'france', postal_code: '75001' }

/** An order of 240 DH by a new customer; to France and 390 DH with PayPal. */
const place = async (product: { id: string }, payment: Method): Promise<PlacedOrder> =>
  order(await newCustomer(), product, { payment, contact: payment === 'paypal' ? ABROAD : {} })

const pathOf = (placed: PlacedOrder, more = '') => `/pay?token=${placed.payment_token}${more}`
const paid = (page: Page) => page.getByText('Thank you, your order is paid.')

test.describe('by card', () => {
  test('approves on the bank’s page and comes back to a paid order with its invoice @smoke', async ({
    page,
    stockroom,
  }) => {
    const placed = await place(await stockroom.add({ price: 240, stock_quantity: 9 }), 'card')
    await page.goto(pathOf(placed, '&start=card'))
    // Straight on to the bank.
    await expect(page).toHaveURL(/_cmi\/est3Dgate/)
    await expect(page.getByText('240.00 MAD')).toBeVisible()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(paid(page)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/pay\\?token=${placed.payment_token}&from=cmi$`))
    await expect(page.getByRole('link', { name: /^Invoice F\d{4}-\d{5}$/ })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.reload()
    await expect(paid(page)).toBeVisible()
  })

  test('is declined, tries again and pays once', async ({ page, stockroom }) => {
    const placed = await place(await stockroom.add({ price: 240, stock_quantity: 9 }), 'card')
    await page.goto(pathOf(placed))
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByText('Your payment did not go through')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(paid(page)).toBeVisible()
  })

  test('comes back to the page as it was left, and can pay again', async ({ page, stockroom }) => {
    const placed = await place(await stockroom.add({ price: 240, stock_quantity: 9 }), 'card')
    await page.goto(pathOf(placed))
    // The bank's page never replaces this one, which is then as the back/forward cache shows it.
    await page.route('**/_cmi/est3Dgate', (route) => route.fulfill({ status: 204 }))
    const left = page.waitForResponse('**/_cmi/est3Dgate')
    const pay = page.getByRole('button', { name: 'Pay by card' })
    await pay.click()
    await left
    await expect(pay).toHaveAttribute('aria-busy', 'true')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(pay).not.toHaveAttribute('aria-busy')
    await page.unroute('**/_cmi/est3Dgate')
    await pay.click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(paid(page)).toBeVisible()
  })

  test('comes back before the bank has reported, and sees the payment arrive', async ({
    page,
    stockroom,
  }) => {
    const placed = await place(await stockroom.add({ price: 240, stock_quantity: 9 }), 'card')
    await page.goto(pathOf(placed))
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByRole('button', { name: 'Approve, reported after the return' }).click()
    await expect(page.getByText('We are waiting for the confirmation')).toBeVisible()
    await page.request.post('/_cmi/deliver')
    await expect(paid(page)).toBeVisible()
  })

  test('leaves, goes back and transfers instead', async ({ page, stockroom }) => {
    const placed = await place(await stockroom.add({ price: 240, stock_quantity: 9 }), 'card')
    await page.goto(pathOf(placed))
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await expect(page).toHaveURL(/_cmi/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible()
    await page.getByRole('button', { name: 'Pay by bank transfer instead' }).click()
    await expect(page.getByRole('heading', { name: 'Bank transfer' })).toBeVisible()
    await expect(page.getByText(placed.order_number).last()).toBeVisible()
  })
})

test('with PayPal: the amount in the other currency is stated before, and the order is paid', async ({
  page,
  stockroom,
}) => {
  const placed = await place(await stockroom.add({ price: 240, stock_quantity: 9 }), 'paypal')
  await page.goto(pathOf(placed, '&start=paypal'))
  await expect(page.getByText(/^PayPal will charge 36\.28\s*EUR/)).toBeVisible()
  await page.getByRole('button', { name: 'Pay with PayPal' }).click()
  await expect(page.getByText('36.28 EUR')).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(paid(page)).toBeVisible()
})

test('by transfer: every line can be copied, and a proof is sent', async ({ page, context, stockroom }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const customer = await newCustomer()
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(customer, product, { payment: 'bank_transfer' })
  await page.addInitScript(
    (stored) => localStorage.setItem('mcg-session', stored),
    JSON.stringify(customer.session),
  )
  await page.goto(pathOf(placed))
  await page.getByRole('button', { name: 'Copy: IBAN' }).click()
  await expect(page.getByText('Copied: IBAN')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^MA\d{26}$/)
  await page.getByRole('button', { name: 'Copy: Amount' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('240.00')
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()

  const field = page.getByLabel('Proof of transfer')
  await field.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('Choose an image (JPEG, PNG or WebP) or a PDF.')).toBeVisible()
  await field.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText('We have received 1 file.')).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('an unknown link says so', async ({ page }) => {
  await page.goto(`/pay?token=${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find this order' })).toBeVisible()
})

for (const language of LANGUAGES) {
  test(`the page fits, mirrors and is accessible (${language})`, async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 240, stock_quantity: 9 })
    for (const method of ['bank_transfer', 'paypal'] as const) {
      const placed = await place(product, method)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(pathOf(placed, `&lang=${language}`))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('#pay-online')).toBeVisible()
        // PayPal's button waits for the rate.
        await page.waitForLoadState('networkidle')
        expect(await axe(page)).toEqual([])
        expect(await overflow(page)).toEqual([])
        if (language === 'ar') expect(await mirror(page, 'main')).toEqual([])
      }
    }
  })
}
