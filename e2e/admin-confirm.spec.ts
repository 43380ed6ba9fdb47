import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { newCustomer, order, type PlacedOrder } from './support/orders-by-api.ts'
import { callAs, createSession, signInAs } from './support/session.ts'

const open = async (page: Page, { order_number: number }: PlacedOrder) => {
  await page.goto(`/admin/orders/confirm?order=${number}`)
  await expect(page.getByRole('link', { name: number })).toBeVisible()
}

async function statusOf({ id }: PlacedOrder): Promise<string | undefined> {
  const answer = await callAs(
    await createSession('admin'),
    'GET',
    `/rest/v1/orders?id=eq.${id}&select=status`,
  )
  return ((await answer.json()) as { status: string }[])[0]?.status
}

test('an order is confirmed with one tap, and can be taken back', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product, { notes: 'After six o’clock' })
  await signInAs(page, 'admin')
  await open(page, placed)
  await expect(page.getByRole('main')).toContainText('Salma Idrissi')
  await expect(page.getByRole('main')).toContainText('240 DH')
  await expect(page.getByText('After six o’clock')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call +212612345678' })).toHaveAttribute(
    'href',
    'tel:+212612345678',
  )
  await expect(page.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/212612345678/,
  )
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Confirmed' }).click()
  await expect(page.getByText(`${placed.order_number} is confirmed`).first()).toBeVisible()
  await expect(page.getByRole('link', { name: placed.order_number })).toBeHidden()
  expect(await statusOf(placed)).toBe('processing')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => statusOf(placed)).toBe('pending')
})

test('no answer, another day, a wrong number and a cancellation are recorded with their notes', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const customer = await newCustomer()
  const [first, second] = [await order(customer, product), await order(customer, product)]
  await signInAs(page, 'admin')
  await open(page, first)
  await page.getByLabel('Note (optional)').fill('Rang four times')
  await page.getByRole('button', { name: 'No answer' }).click()
  await expect(page.getByRole('link', { name: first.order_number })).toBeHidden()

  await page.goto(`/admin/orders/confirm?state=later&order=${first.order_number}`)
  await expect(page.getByText('Rang four times')).toBeVisible()
  await expect(page.getByText('1 call so far')).toBeVisible()
  await page.getByRole('button', { name: 'Postpone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Postpone' }).click()
  await expect(page.getByText(`${first.order_number} is postponed`).first()).toBeVisible()
  await page.goto(`/admin/orders/${first.order_number}`)
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('The customer asked for another day')
  await expect(history).toContainText('Rang four times')

  await open(page, second)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText(`${second.order_number} is cancelled`).first()).toBeVisible()
  expect(await statusOf(second)).toBe('cancelled')
})

test.describe('two admins', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('the second sees an error, and nothing is recorded twice', async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 240, stock_quantity: 9 })
    const placed = await order(await newCustomer(), product)
    await signInAs(page, 'admin')
    await open(page, placed)
    const other = await callAs(await createSession('admin'), 'POST', '/rest/v1/rpc/record_call', {
      order_id: placed.id,
      key: crypto.randomUUID(),
      seen_calls: 0,
      outcome: 'wrong_number',
    })
    expect(other.ok).toBe(true)
    await page.getByRole('button', { name: 'Confirmed' }).click()
    await expect(page.getByText('The call was not recorded').first()).toBeVisible()
    expect(await statusOf(placed)).toBe('pending')
  })
})

test('in Arabic on a phone', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product, { quantity: 2 })
  await inLanguage(page, 'ar')
  await page.setViewportSize({ width: 360, height: 800 })
  await signInAs(page, 'admin')
  await open(page, placed)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
})

test.describe('a wrong number', () => {
  test.use({ expectedErrors: /status of 422/ })

  test('is corrected in the order, which is called again', async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 240, stock_quantity: 9 })
    const placed = await order(await newCustomer(), product)
    await signInAs(page, 'admin')
    await open(page, placed)
    await page.getByRole('button', { name: 'Wrong number' }).click()
    await expect(page.getByText(`${placed.order_number} waits for another number`).first()).toBeVisible()
    await page.goto(`/admin/orders/${placed.order_number}`)
    await page.getByRole('button', { name: 'Correct', exact: true }).click()
    const dialog = page.getByRole('dialog', {
      name: new RegExp(`${placed.order_number} ?: correct the contact`),
    })
    await dialog.getByLabel('Phone').fill('0522 00 00 00')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(/Moroccan mobile number/)
    await dialog.getByLabel('Phone').fill('0698 76 54 32')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Contact or address corrected')
    await open(page, placed)
    // Stored in one form, however it was typed.
    await expect(page.getByRole('link', { name: 'Call +212698765432' })).toHaveAttribute(
      'href',
      'tel:+212698765432',
    )
  })
})
