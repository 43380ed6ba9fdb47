import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/universal'
import { callAs, createSession, signInAs } from './support/session.ts'
import { exportAs } from './support/exports.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { newCustomer, order, type PlacedOrder } from './support/orders-by-api.ts'
import { expect, test } from './support/fixtures.ts'
import { choose } from './support/select.ts'

const row = (page: Page, { order_number: number }: PlacedOrder) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) })

const statusOf = (page: Page, { order_number: number }: PlacedOrder, status: string) =>
  page.getByRole('button', { name: `Status of ${number}: ${status}` })

const statusInDatabase = async ({ id }: PlacedOrder) => {
  const answer = await callAs(
    await createSession('admin'),
    'GET',
    `/rest/v1/orders?id=eq.${id}&select=status`,
  )
  return ((await answer.json()) as { status: string }[])[0]?.status
}

const cancelAs = (admin: Awaited<ReturnType<typeof createSession>>, { id }: PlacedOrder) =>
  callAs(admin, 'POST', '/rest/v1/rpc/set_order_statuses', {
    order_ids: [id],
    seen: ['pending'],
    status: 'cancelled',
    reason: 'other',
  })

async function chooseMore(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function chooseStatus(page: Page, from: ReturnType<Page['getByRole']>, status: string): Promise<void> {
  await from.click()
  await page.getByRole('menuitemradio', { name: status }).click()
}

test(
  'orders are listed with their lines, and found by number, phone and email',
  { tag: '@smoke' },
  async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 240, stock_quantity: 9 })
    const salma = await newCustomer()
    const placed = await order(salma, product, { quantity: 2, contact: { phone: '+212677001122' } })
    await signInAs(page, 'admin')
    await page.goto(`/admin/orders?q=${placed.order_number}`)
    const found = row(page, placed)
    await expect(found).toContainText('Salma Idrissi')
    await expect(found).toContainText('+212677001122')
    await expect(found).toContainText('Fez')
    await expect(found).toContainText(product.name)
    await expect(found).toContainText(`2 × ${product.name}`)
    await expect(found).toContainText('480 DH')
    await expect(found).toContainText('Unpaid')
    await expect(found).toContainText('Cash on delivery')
    await expect(found).toContainText('on time')
    await expect(statusOf(page, placed, 'Pending')).toBeVisible()

    const search = page.getByRole('searchbox', { name: 'Number, name, phone, street, parcel or product' })
    for (const query of ['06 77 00 11 22', '00212677001122', salma.email, product.name]) {
      await search.fill(query)
      await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(query).replaceAll('%20', '\\+')}`))
      await expect(found).toBeVisible()
    }
    await search.fill('no customer of this name')
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
    await expect(page).toHaveURL('/admin/orders')
    await expect(search).toHaveValue('')
  },
)

test(
  'a status change updates the list, the counts and the database',
  { tag: '@smoke' },
  async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 240, stock_quantity: 9 })
    const salma = await newCustomer()
    const placed = await order(salma, product)
    await signInAs(page, 'admin')
    await page.goto(`/admin/orders?q=${salma.email}&status=pending`)
    const tabs = page.getByRole('navigation', { name: 'Orders by what is to be done' })
    await expect(tabs.getByRole('link', { name: 'To confirm 1' })).toHaveAttribute('aria-current', 'page')
    await chooseStatus(page, statusOf(page, placed, 'Pending'), 'Processing')
    await expect(page.getByText('Order status updated successfully').first()).toBeVisible()
    // The order leaves this list, and the counts are updated.
    await expect(row(page, placed)).toHaveCount(0)
    await tabs.getByRole('link', { name: 'To pack 1' }).click()
    await expect(page).toHaveURL(/status=processing/)
    await expect(statusOf(page, placed, 'Processing')).toBeVisible()
    expect(await statusInDatabase(placed)).toBe('processing')

    // Any status may follow any other.
    await tabs.getByRole('link', { name: /^All/ }).click()
    for (const [from, to] of [
      ['Processing', 'Delivered'],
      ['Delivered', 'Pending'],
      ['Pending', 'Shipped'],
    ] as const) {
      await chooseStatus(page, statusOf(page, placed, from), to)
      await expect(statusOf(page, placed, to)).toBeVisible()
    }
    await row(page, placed).getByRole('link', { name: placed.order_number }).click()
    await expect(page.getByRole('heading', { level: 1, name: placed.order_number })).toBeVisible()
    await expect(statusOf(page, placed, 'Shipped')).toBeVisible()
  },
)

test.describe('rejected changes', () => {
  test.use({ expectedErrors: /Failed to load resource|status of (409|500)/ })

  test('an order that the customer cancelled meanwhile is not shipped', async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 240, stock_quantity: 3 })
    const salma = await newCustomer()
    const placed = await order(salma, product)
    await signInAs(page, 'admin')
    await page.goto(`/admin/orders?q=${placed.order_number}`)
    await expect(statusOf(page, placed, 'Pending')).toBeVisible()
    const cancelled = await callAs(salma.session, 'POST', '/rest/v1/rpc/cancel_order', {
      order_id: placed.id,
    })
    expect(cancelled.ok).toBe(true)
    await chooseStatus(page, statusOf(page, placed, 'Pending'), 'Shipped')
    await expect(page.getByText(/This has changed in the meantime/).first()).toBeVisible()
    await expect(statusOf(page, placed, 'Cancelled')).toBeVisible()
    expect(await statusInDatabase(placed)).toBe('cancelled')
  })

  test('a cancelled order without stock stays cancelled, and the reason is shown', async ({
    page,
    stockroom,
  }) => {
    const product = await stockroom.add({ price: 240, stock_quantity: 3 })
    const placed = await order(await newCustomer(), product, { quantity: 3 })
    await signInAs(page, 'admin')
    await page.goto(`/admin/orders?q=${placed.order_number}`)
    await chooseStatus(page, statusOf(page, placed, 'Pending'), 'Cancelled')
    const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
    expect(await axe(page, '[role=alertdialog]')).toEqual([])
    await question.getByRole('button', { name: 'Cancel order' }).click()
    await expect(statusOf(page, placed, 'Cancelled')).toBeVisible()
    // Undone, and cancelled again.
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(statusOf(page, placed, 'Pending')).toBeVisible()
    await chooseStatus(page, statusOf(page, placed, 'Pending'), 'Cancelled')
    await question.getByRole('button', { name: 'Cancel order' }).click()
    // The list shows it before the database has given the pieces back.
    await expect.poll(() => statusInDatabase(placed)).toBe('cancelled')
    await stockroom.change(product.id, { stock_quantity: 2 })
    await chooseStatus(page, statusOf(page, placed, 'Cancelled'), 'Processing')
    const reopening = page.getByRole('alertdialog', { name: 'Reopen this order?' })
    await expect(reopening).toContainText(`3 × ${product.name}`)
    await reopening.getByRole('button', { name: 'Reopen order' }).click()
    await expect(
      page
        .getByText('Failed to update order status. There are not enough pieces left in stock.', {
          exact: true,
        })
        .first(),
    ).toBeVisible()
    await expect(statusOf(page, placed, 'Cancelled')).toBeVisible()
    expect(await statusInDatabase(placed)).toBe('cancelled')
  })

  test('an order list that fails to load shows an error and a retry button', async ({ page }) => {
    await signInAs(page, 'admin')
    await page.route('**/rest/v1/rpc/admin_orders', (route) =>
      route.fulfill({ status: 409, json: { code: 'PT409', message: 'invalid_request' } }),
    )
    await page.goto('/admin/orders')
    await expect(page.getByText('Failed to fetch orders').first()).toBeVisible()
    await page.unroute('**/rest/v1/rpc/admin_orders')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table')).toBeVisible()
  })
})

test('a bulk status change reports the result of each order', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 4 })
  const salma = await newCustomer()
  const [sent, gone] = [
    await order(salma, product, { quantity: 2 }),
    await order(salma, product, { quantity: 2 }),
  ]
  const admin = await createSession('admin')
  await cancelAs(admin, gone)
  await stockroom.change(product.id, { stock_quantity: 0 })

  await signInAs(page, 'admin')
  await page.goto(`/admin/orders?q=${salma.email}`)
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Shipped' }).click()
  await page.getByRole('button', { name: 'Reopen order' }).click()
  const report = page.getByRole('dialog', { name: 'What has changed' })
  await expect(report).toContainText('1 order is now')
  await expect(report).toContainText('1 order was not changed.')
  await expect(report.getByRole('listitem').filter({ hasText: sent.order_number })).toContainText(
    'before: Pending',
  )
  await expect(report.getByRole('listitem').filter({ hasText: gone.order_number })).toContainText(
    'There are not enough pieces left in stock.',
  )
  expect(await axe(page, '[role=dialog]')).toEqual([])
  await report.getByRole('button', { name: 'Close' }).last().click()
  await expect(statusOf(page, sent, 'Shipped')).toBeVisible()
  await expect(statusOf(page, gone, 'Cancelled')).toBeVisible()
  await expect(page.getByText('2 selected')).toHaveCount(0)
})

test('keyboard shortcuts move through the list, select and open orders', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  const older = await order(salma, product)
  const newer = await order(salma, product)
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders?q=${salma.email}`)
  await expect(row(page, older)).toBeVisible()
  await page.keyboard.press('j')
  await expect(row(page, newer)).toBeFocused()
  await page.keyboard.press('j')
  await expect(row(page, older)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: `Select ${older.order_number}` })).toBeChecked()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/orders/${newer.order_number}`)
  await page.goBack()
  await choose(page.getByRole('combobox', { name: 'Sort by' }), 'Oldest first')
  await expect(page).toHaveURL(/sort=oldest/)
  await expect(page.getByRole('rowheader').first()).toContainText(older.order_number)
})

test('an export contains the selection or all matching orders', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  const one = await order(salma, product, { contact: { first_name: '=1+1' } })
  const two = await order(salma, product)
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders?q=${salma.email}`)
  await page.getByRole('checkbox', { name: `Select ${one.order_number}` }).check()
  const saved = async (click: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), click()])
    return readFile(await file.path(), 'utf16le')
  }
  const selection = await saved(() => exportAs(page, 'CSV (.csv)'))
  expect(selection.startsWith('\uFEFFsep=,\r\n"Order number","Date","Status"')).toBe(true)
  expect(selection.trim().split('\r\n')).toHaveLength(3)
  // Cells that a spreadsheet would evaluate as formulas are escaped.
  expect(selection).toContain(`,"'=1+1 Idrissi","0612345678","${salma.email}","12, derb Lamté"`)
  expect(selection).toContain(
    `1 × ${product.name}","1","240.00","0.00","0.00","0.00","240.00","40.00","MAD","Cash on delivery","Unpaid","0.00","0.00","240.00"`,
  )
  expect(selection).toContain('"Due","Revenue","Tracking number"')
  const everything = await saved(() => chooseMore(page, 'Export this list (CSV)'))
  expect(everything.trim().split('\r\n')).toHaveLength(4)
  expect(everything).toContain(two.order_number)
  const [excel] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'Excel (.xlsx)')])
  expect(excel.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.xlsx$/)
  const rows = await readSheet(new Blob([await readFile(await excel.path())]))
  expect(rows.map((cells) => cells[0])).toEqual(['Order number', one.order_number])
  expect(rows[1]).toEqual(expect.arrayContaining(['=1+1 Idrissi', '0612345678', 240]))
})

test('pasted tracking numbers mark the orders as shipped', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  const placed = await order(salma, product)
  const cancelled = await order(salma, product)
  const admin = await createSession('admin')
  await cancelAs(admin, cancelled)
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders?q=${salma.email}`)
  await chooseMore(page, 'Paste tracking numbers')
  const dialog = page.getByRole('dialog', { name: 'Paste tracking numbers' })
  await dialog
    .getByRole('textbox', { name: 'Order numbers and tracking' })
    .fill(`${placed.order_number}\tLB77\n${cancelled.order_number}, LB78\nMCG-ZZZZZZZZ LB79\nno number`)
  await expect(dialog.getByText('1 line cannot be read and will be skipped:')).toBeVisible()
  expect(await axe(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Save 3 numbers' }).click()
  await expect(dialog.getByText('There are no orders with these numbers:')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'MCG-ZZZZZZZZ' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, placed)).toContainText('LB77')
  await expect(statusOf(page, placed, 'Shipped')).toBeVisible()
  await expect(statusOf(page, cancelled, 'Cancelled')).toBeVisible()
})

test('new orders are announced and shown on request', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  const first = await order(salma, product)
  await signInAs(page, 'admin')
  const newOrdersLoaded = page.waitForResponse((answer) => answer.url().includes('created_at=gt.'))
  await page.goto('/admin/orders')
  await expect(row(page, first)).toBeVisible()
  await newOrdersLoaded
  const second = await order(salma, product)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  const bar = page.getByRole('status').getByRole('button', { name: /new orders? – show$/ })
  await expect(bar).toBeVisible()
  await expect(row(page, second)).toHaveCount(0)
  await bar.click()
  await expect(row(page, second)).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('the order list is accessible, also in Arabic on a phone', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  const placed = await order(salma, product, { language: 'ar' })
  await signInAs(page, 'admin')
  const list = `/admin/orders?q=${salma.email}`
  await page.goto(list)
  await expect(row(page, placed)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page, 'main')).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${list}&lang=ar`)
  const status = page.getByRole('button', { name: /حالة الطلب/ })
  await expect(status).toContainText('قيد الانتظار')
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  await status.click()
  await page.getByRole('menuitemradio', { name: 'قيد التجهيز' }).click()
  await expect(page.getByText('تم تحديث حالة الطلب بنجاح').first()).toBeVisible()
  await expect(status).toContainText('قيد التجهيز')
  expect(await statusInDatabase(placed)).toBe('processing')
})
