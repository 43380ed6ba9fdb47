import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { newCustomer, order, setStatus, type PlacedOrder } from './support/orders-by-api.ts'
import { choose } from './support/select.ts'
import { callAs, createSession, signInAs } from './support/session.ts'

/** An order of three pieces that is on its way. */
async function ship(product: { id: string }): Promise<PlacedOrder> {
  const placed = await order(await newCustomer(), product, { quantity: 3 })
  await setStatus(placed, 'pending', 'shipped')
  return placed
}

const actions = (page: Page) => page.getByRole('group', { name: 'What to do with this order' })
const outcome = (page: Page) => page.getByRole('region', { name: 'Delivery outcome' })

test('a parcel is refused and comes back: two pieces into stock, one damaged', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await ship(product)
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${placed.order_number}`)
  await outcome(page).getByRole('button', { name: 'Refused' }).click()
  await expect(outcome(page).getByText('Refused at the door')).toBeVisible()
  await actions(page).getByRole('button', { name: 'The parcel is back' }).click()
  const dialog = page.getByRole('alertdialog', {
    name: new RegExp(`${placed.order_number} ?: what came back`),
  })
  await choose(dialog.getByLabel('Damaged'), '1')
  await expect(dialog.getByRole('status')).toHaveText('2 pieces go back into stock')
  expect(await axe(page, '[role=alertdialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Take back and cancel the order' }).click()
  await expect(dialog).toBeHidden()
  await expect(outcome(page)).toBeHidden()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('The parcel came back')
  await expect(history).toContainText('Refused at the door')
  const answer = await callAs(
    await createSession('admin'),
    'GET',
    `/rest/v1/products?id=eq.${product.id}&select=stock_quantity`,
  )
  expect(await answer.json()).toEqual([{ stock_quantity: 8 }])
})

test('a delivery is recorded with one tap, and its cash with it', async ({ page, stockroom }) => {
  const placed = await ship(await stockroom.add({ price: 240, stock_quantity: 9 }))
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${placed.order_number}`)
  await actions(page).getByRole('button', { name: 'Delivered' }).click()
  await expect(outcome(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Paid')
})

test('in Arabic on a phone', async ({ page, stockroom }) => {
  const placed = await ship(await stockroom.add({ price: 240, stock_quantity: 9 }))
  await inLanguage(page, 'ar')
  await page.setViewportSize({ width: 360, height: 800 })
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${placed.order_number}`)
  await page
    .getByRole('region', { name: 'نتيجة التوصيل' })
    .getByRole('button', { name: 'رفض الاستلام' })
    .click()
  await page.getByRole('button', { name: 'عاد الطرد' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
})
