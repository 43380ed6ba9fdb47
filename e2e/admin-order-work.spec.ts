import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { newCustomer, order, setStatus } from './support/orders-by-api.ts'
import { choose } from './support/select.ts'
import { callAs, createSession, signInAs } from './support/session.ts'

const actions = (page: Page) => page.getByRole('group', { name: 'What to do with this order' })

/** At least as many orders as a screen shows; an account may place ten in an hour. */
async function fill(product: { id: string }): Promise<void> {
  for (const customer of [await newCustomer(), await newCustomer()])
    for (let count = 0; count < 9; count += 1) await order(customer, product)
}

test('fifteen orders fit a laptop’s window', async ({ page, stockroom }) => {
  await fill(await stockroom.add({ price: 240, stock_quantity: 99 }))
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAs(page, 'admin')
  await page.goto('/admin/orders')
  await expect(page.getByRole('rowheader').nth(15)).toBeAttached()
  const wholeRows = await page.locator('main tbody > tr').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }).length,
  )
  expect(wholeRows).toBeGreaterThanOrEqual(15)
  expect(await overflow(page)).toEqual([])
})

test('on a phone the first order begins in the upper third, and each takes two lines', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product, { language: 'ar' })
  await inLanguage(page, 'ar')
  await page.setViewportSize({ width: 360, height: 800 })
  await signInAs(page, 'admin')
  await page.goto('/admin/orders')
  const cards = page.locator('main tbody > tr')
  const card = cards.filter({ hasText: placed.order_number })
  await expect(card).toBeVisible()
  expect((await cards.first().boundingBox())?.y).toBeLessThanOrEqual(250)
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(110)
  await expect(card).toContainText('Fez')
  await expect(card).toContainText('240')
  await expect(card.getByRole('button', { name: /حالة الطلب/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page, 'main')).toEqual([])
})

test('the next step of an order leads it to its end', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product)
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${placed.order_number}`)
  await expect(page.getByRole('link', { name: 'Call +212612345678' }).first()).toHaveAttribute(
    'href',
    'tel:+212612345678',
  )
  await expect(actions(page).getByRole('link', { name: 'Call to confirm' })).toHaveAttribute(
    'href',
    `/admin/orders/confirm?order=${placed.order_number}`,
  )
  await setStatus(placed, 'pending', 'processing')
  await page.reload()
  await actions(page).getByRole('button', { name: 'Mark shipped' }).click()
  await expect(actions(page).getByRole('button', { name: 'Delivered' })).toBeVisible()
  // It stays in view when the page is scrolled.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }))
  await expect(actions(page).getByRole('button', { name: 'Delivered' })).toBeInViewport()
  await actions(page).getByRole('button', { name: 'Delivered' }).click()
  await expect(page.getByRole('button', { name: /: Delivered$/ })).toBeVisible()
  await expect(actions(page).getByRole('button', { name: 'Delivered' })).toHaveCount(0)

  // Everything that happened is in the history, of one kind on request.
  const history = page.getByRole('region', { name: 'History' })
  await history.getByRole('button', { name: 'Payments' }).click()
  await expect(history.getByRole('listitem').filter({ hasText: '240 DH' })).toHaveCount(1)
  await history.getByRole('button', { name: 'Emails' }).click()
  await expect(history.getByRole('listitem').first()).toContainText(/Sent|Waiting to be sent|Not sent/)
})

test('a transfer that is paid is prepared; what was paid in excess is given back at the end', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product, { payment: 'bank_transfer' })
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${placed.order_number}`)
  await actions(page).getByRole('button', { name: 'Record the payment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount in dirhams').fill('250')
  await dialog.getByLabel('Reference of the bank or receipt').fill(`VIR ${placed.order_number}`)
  await dialog.getByRole('button', { name: 'Record a payment' }).click()
  await actions(page).getByRole('button', { name: 'Prepare' }).click()
  await actions(page).getByRole('button', { name: 'Mark shipped' }).click()
  await actions(page).getByRole('button', { name: 'Delivered' }).click()
  await actions(page).getByRole('button', { name: 'Refund' }).click()
  const refund = page.getByRole('alertdialog', { name: `Refund for ${placed.order_number}` })
  await expect(refund.getByLabel('Amount in dirhams')).toHaveValue('10')
})

test('on a phone the next step is at the bottom and covers nothing', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product)
  await inLanguage(page, 'ar')
  await page.setViewportSize({ width: 360, height: 800 })
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${placed.order_number}`)
  const call = page.getByRole('link', { name: 'الاتصال للتأكيد' })
  const box = await call.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(740)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }))
  const [bar, last] = await Promise.all([
    call.locator('..').boundingBox(),
    page.locator('main section').last().boundingBox(),
  ])
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  // On a screen that shows the whole page: what has scrolled half under the header is no small target.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 360, height })
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page, 'main')).toEqual([])
})

test.describe('views', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('a view is saved, survives a reload and is deleted', async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 240, stock_quantity: 9 })
    const salma = await newCustomer()
    const placed = await order(salma, product)
    const name = `Refused ${salma.email}`.slice(0, 40)
    await signInAs(page, 'admin')
    await page.goto(`/admin/orders?q=${salma.email}`)
    await page.getByRole('button', { name: 'Filters' }).click()
    await choose(page.getByRole('combobox', { name: 'Sort by' }), 'Oldest first')
    await choose(page.getByRole('combobox', { name: 'Payment' }), 'Unpaid')
    await page.getByRole('button', { name: 'Save this view' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this view' })
    await dialog.getByLabel('Name').fill(name)
    expect(await axe(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)

    await page.goto('/admin/orders')
    await page.reload()
    const saved = page.getByRole('list', { name: 'Saved views' })
    await saved.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/q=.+payment=unpaid.+sort=oldest/)
    // The list has followed the URL: until then, the field would take the search of the view in place of what is typed.
    await expect(page.getByRole('searchbox')).toHaveValue(salma.email)
    await expect(page.getByRole('link', { name: placed.order_number })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save this view' })).toHaveCount(0)

    // A name is used once.
    await page.getByRole('searchbox').fill(placed.order_number)
    await page.getByRole('button', { name: 'Save this view' }).click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/already have a view/)
    await page.keyboard.press('Escape')

    await saved.getByRole('button', { name: `Delete the view ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  })
})

test('parcels that come back have a view, and the menu counts what waits', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  const placed = await order(salma, product)
  await order(salma, product)
  await setStatus(placed, 'pending', 'shipped')
  const answer = await callAs(await createSession('admin'), 'POST', '/rest/v1/rpc/record_delivery', {
    order_id: placed.id,
    key: crypto.randomUUID(),
    outcome: 'refused',
  })
  expect(answer.ok).toBe(true)
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders?q=${salma.email}`)
  await page.getByRole('link', { name: 'Coming back 1' }).click()
  await expect(page).toHaveURL(/delivery=coming_back/)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByRole('row').nth(1)).toContainText('Refused at the door')
  await expect(
    page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Orders', exact: true }),
  ).toHaveAccessibleDescription(/\d+ orders? to confirm/)
})

test('a new order rings and notifies while the switch is on', async ({ page, context, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  await context.grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const shown: string[] = []
    const record = function (title: string) {
      shown.push(title)
    }
    Object.assign(globalThis, { shown, Notification: Object.assign(record, { permission: 'granted' }) })
  })
  await signInAs(page, 'admin')
  await page.goto('/admin/orders')
  const alert = page.getByRole('switch', { name: 'Sound and notification for new orders' })
  await alert.click()
  await expect(alert).toHaveAttribute('aria-checked', 'true')
  // On any page of the admin, and after a reload.
  const badgesLoaded = page.waitForResponse((response) => response.url().includes('/rpc/admin_badges'))
  await page.goto('/admin/products')
  await badgesLoaded
  await order(salma, product)
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown))
    .toEqual(['A new order has come in'])
})
