import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { shopDay } from '../supabase/functions/_shared/shop-clock.ts'
import { callAs, createSession, signInAs } from './support/session.ts'
import { exportAs } from './support/exports.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { newCustomer, order, type PlacedOrder } from './support/orders-by-api.ts'
import { expect, test } from './support/fixtures.ts'
import { choose } from './support/select.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const payment = (page: Page) => section(page, 'Payment')
const row = (page: Page, { order_number: number }: PlacedOrder) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) })

type Money = {
  status: string
  payment_status: string
  paid_amount: number
  refunded_amount: number
  amount_due: number
  amount_to_refund: number
}

async function moneyOf({ id }: PlacedOrder): Promise<Money | undefined> {
  const answer = await callAs(
    await createSession('admin'),
    'GET',
    `/rest/v1/orders?id=eq.${id}&select=status,payment_status,paid_amount,refunded_amount,amount_due,amount_to_refund`,
  )
  return ((await answer.json()) as Money[])[0]
}

async function pay({ id, order_number: number }: PlacedOrder, amount: number): Promise<void> {
  const answer = await callAs(await createSession('admin'), 'POST', '/rest/v1/rpc/record_payment', {
    order_id: id,
    provider: 'transfer',
    reference: `test ${number} ${crypto.randomUUID()}`,
    amount,
    received_on: shopDay(new Date()),
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

async function record(page: Page, amount: string | null, reference: string): Promise<void> {
  await payment(page).getByRole('button', { name: 'Record a payment' }).click()
  const dialog = page.getByRole('dialog', { name: /^Payment for/ })
  if (amount !== null) await dialog.getByLabel('Amount in dirhams').fill(amount)
  await dialog.getByLabel('Reference of the bank or receipt').fill(reference)
  await dialog.getByRole('button', { name: 'Record a payment' }).click()
}

test('a transfer is recorded in parts, then in excess, and the order follows', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product, { quantity: 2, payment: 'bank_transfer' })
  const { order_number: number } = placed
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${number}`)
  await expect(payment(page)).toContainText('Unpaid')
  await expect(payment(page)).toContainText('480 DH due')
  await expect(payment(page)).toContainText(/Reserved until .*; the order is then cancelled/)
  await expect(payment(page)).toContainText('Nothing has been received yet.')
  await expect(payment(page).getByRole('button', { name: 'Refund' })).toHaveCount(0)

  await payment(page).getByRole('button', { name: 'Record a payment' }).click()
  const dialog = page.getByRole('dialog', { name: `Payment for ${number}` })
  const amount = dialog.getByLabel('Amount in dirhams')
  await expect(amount).toHaveValue('480')
  await expect(dialog.getByText('This pays the order in full.')).toBeVisible()
  await amount.fill('0')
  await dialog.getByRole('button', { name: 'Record a payment' }).click()
  await expect(amount).toHaveAccessibleDescription(/from 0.01 to 30,000,000/)
  await amount.fill('200')
  await expect(dialog.getByText('After this, 280 DH remains due.')).toBeVisible()
  expect(await axe(page, '[role=dialog]')).toEqual([])
  await dialog.getByLabel('Reference of the bank or receipt').fill(`VIR ${number}`)
  await dialog.getByRole('button', { name: 'Record a payment' }).click()
  await expect(page.getByText('Payment recorded').first()).toBeVisible()
  await expect(payment(page)).toContainText('Partly paid')
  await expect(payment(page)).toContainText('280 DH due')

  // The same reference and amount again is the same payment.
  await record(page, '200', `VIR ${number}`)
  await expect(
    page.getByText('This payment had already been recorded. Nothing has changed.').first(),
  ).toBeVisible()
  expect(await moneyOf(placed)).toMatchObject({
    payment_status: 'pending',
    paid_amount: 200,
    amount_due: 280,
  })

  await record(page, null, `VIR 2 ${number}`)
  await expect(payment(page).getByRole('link', { name: /^Invoice F\d{4}-\d{5}/ })).toBeVisible()
  expect(await moneyOf(placed)).toMatchObject({ payment_status: 'paid', amount_due: 0 })

  await record(page, '50', '')
  await expect(payment(page)).toContainText('50 DH to refund')
  await page.goto(`/admin/payments?tab=refund&q=${number}`)
  await expect(row(page, placed)).toContainText('50 DH to refund')
  await page.getByRole('button', { name: `Refund ${number}` }).click()
  const refund = page.getByRole('alertdialog', { name: `Refund for ${number}` })
  await expect(refund.getByLabel('Amount in dirhams')).toHaveValue('50')
  await refund.getByLabel('Reason').fill('Paid too much')
  await refund.getByRole('button', { name: 'Refund' }).click()
  await expect(page.getByText('Refund recorded').first()).toBeVisible()
  await expect(row(page, placed)).toHaveCount(0)
  expect(await moneyOf(placed)).toMatchObject({ paid_amount: 530, refunded_amount: 50, amount_to_refund: 0 })
})

test.describe('refusals', () => {
  test.use({ expectedErrors: /Failed to load resource|status of 409/ })

  test('a reference of another payment is refused at its field', async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 240, stock_quantity: 9 })
    const salma = await newCustomer()
    const [one, other] = [
      await order(salma, product, { payment: 'bank_transfer' }),
      await order(salma, product, { payment: 'bank_transfer' }),
    ]
    await signInAs(page, 'admin')
    await page.goto(`/admin/orders/${one.order_number}`)
    await record(page, '240', `VIR ${one.order_number}`)
    await expect(page.getByText('Payment recorded').first()).toBeVisible()
    await page.goto(`/admin/orders/${other.order_number}`)
    await record(page, '240', `VIR ${one.order_number}`)
    await expect(page.getByLabel('Reference of the bank or receipt')).toHaveAccessibleDescription(
      /belongs to a payment of another order or amount/,
    )
    expect(await moneyOf(other)).toMatchObject({ paid_amount: 0 })
  })
})

test('a refund by line puts the piece back into stock, and is never more than was paid', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product, { quantity: 3, payment: 'bank_transfer' })
  await pay(placed, 720)
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${placed.order_number}`)
  await payment(page).getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Refund for ${placed.order_number}` })
  const amount = dialog.getByLabel('Amount in dirhams')
  await expect(amount).toHaveValue('')
  await expect(dialog.getByText('At most 720 DH')).toBeVisible()
  await dialog.getByLabel(`Pieces of ${product.name}`).selectOption('2')
  await expect(amount).toHaveValue('480')
  await expect(dialog.getByRole('checkbox', { name: `Put ${product.name} back into stock` })).toBeChecked()
  expect(await axe(page, '[role=alertdialog]')).toEqual([])
  await amount.fill('721')
  await dialog.getByLabel('Reason').fill('Broken on the way')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(amount).toHaveAccessibleDescription(/more than was paid and has not been refunded/)
  await amount.fill('480')
  await dialog.getByRole('button', { name: 'Refund' }).dblclick()
  await expect(page.getByText('Refund recorded').first()).toBeVisible()
  await expect(payment(page)).toContainText('Partly refunded')
  await expect(payment(page)).toContainText(`For: 2 × ${product.name} (back in stock)`)
  await expect(payment(page).getByRole('link', { name: /^Credit note A/ })).toHaveAttribute(
    'href',
    /^\/invoice\/A.+token=/,
  )
  await payment(page).getByRole('listitem').filter({ hasText: 'Refund' }).getByText('Details').click()
  await expect(payment(page).getByText('Broken on the way')).toBeVisible()
  expect(await moneyOf(placed)).toMatchObject({ refunded_amount: 480, payment_status: 'partially_refunded' })
  const stock = await callAs(null, 'GET', `/rest/v1/products?id=eq.${product.id}&select=stock_quantity`)
  expect(await stock.json()).toEqual([{ stock_quantity: 8 }])

  // Only one piece is left to refund.
  await payment(page).getByRole('button', { name: 'Refund' }).click()
  await expect(dialog.getByLabel(`Pieces of ${product.name}`).getByRole('option')).toHaveCount(2)
  await expect(dialog.getByText('At most 240 DH')).toBeVisible()
})

test('unpaid orders are shipped only on purpose, one or several', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  const one = await order(salma, product, { payment: 'bank_transfer' })
  const two = await order(salma, product, { payment: 'bank_transfer' })
  const cash = await order(salma, product)
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders?q=${salma.email}`)
  await page.getByRole('button', { name: `Status of ${one.order_number}: Pending` }).click()
  await page.getByRole('menuitemradio', { name: 'Shipped' }).click()
  const question = page.getByRole('alertdialog', { name: 'Ship this order unpaid?' })
  await expect(question).toContainText('the shop carries the risk')
  expect(await axe(page, '[role=alertdialog]')).toEqual([])
  await question.getByRole('button', { name: 'Do not ship' }).click()
  expect(await moneyOf(one)).toMatchObject({ status: 'pending' })

  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Shipped' }).click()
  const several = page.getByRole('alertdialog', { name: 'Ship 2 orders unpaid?' })
  await expect(several).toContainText(one.order_number)
  await expect(several).toContainText(two.order_number)
  await expect(several).not.toContainText(cash.order_number)
  await several.getByRole('button', { name: 'Ship unpaid' }).click()
  const report = page.getByRole('dialog', { name: 'What has changed' })
  await expect(report).toContainText('3 orders are now')
  await report.getByRole('button', { name: 'Close' }).last().click()
  for (const placed of [one, two, cash]) {
    await expect(
      page.getByRole('button', { name: `Status of ${placed.order_number}: Shipped` }),
    ).toBeVisible()
    expect(await moneyOf(placed)).toMatchObject({ status: 'shipped' })
  }
  await page.goto(`/admin/papers/slip?orders=${one.order_number}`)
  await expect(page.getByRole('article')).toContainText('Not paid: shipping was approved')
  await page.goto(`/admin/orders/${one.order_number}`)
  await expect(section(page, 'History')).toContainText('Shipped unpaid on purpose')
})

test('orders are filtered by payment, in the address', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  const paid = await order(salma, product, { payment: 'bank_transfer' })
  const due = await order(salma, product, { payment: 'bank_transfer' })
  const excess = await order(salma, product, { payment: 'bank_transfer' })
  const part = await order(salma, product, { payment: 'bank_transfer' })
  await pay(paid, 240)
  await pay(part, 100)
  await pay(excess, 300)
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders?q=${salma.email}`)
  await expect(row(page, paid)).toContainText('Paid')
  await expect(row(page, due)).toContainText('Unpaid')
  await expect(row(page, part)).toContainText('140 DH due')
  await expect(row(page, excess)).toContainText('60 DH to refund')
  await page.getByRole('button', { name: 'Filters' }).click()
  const filter = page.getByRole('combobox', { name: 'Payment' })
  await choose(filter, 'Amount due')
  await expect(page).toHaveURL(/payment=due/)
  await expect(row(page, paid)).toHaveCount(0)
  await expect(row(page, due)).toBeVisible()
  await expect(page.getByRole('link', { name: 'To confirm 2' })).toBeVisible()
  await choose(filter, 'To refund')
  await expect(row(page, excess)).toBeVisible()
  await expect(row(page, due)).toHaveCount(0)
  await page.goto(`/admin/orders?q=${salma.email}&payment=paid`)
  await expect(page.getByRole('rowheader')).toHaveCount(2)
})

test('a bank statement proposes orders, and records nothing twice', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  const whole = await order(salma, product, { payment: 'bank_transfer' })
  const part = await order(salma, product, { payment: 'bank_transfer' })
  const statement = [
    'Relevé du compte',
    'Date;Libellé;Débit;Crédit',
    `20/11/2026;VIR RECU ${whole.order_number.replace('-', ' ')} SALMA;;240,00`,
    `20/11/2026;VIR RECU ${part.order_number};;100,00`,
    `20/11/2026;VIR RECU ${part.order_number};;100,00`,
    `21/11/2026;FRAIS ${crypto.randomUUID()};12,50;`,
    `21/11/2026;VERSEMENT ${crypto.randomUUID()};;0,07`,
  ].join('\n')
  await signInAs(page, 'admin')
  await page.goto('/admin/payments?tab=statement')
  const paste = async () => {
    await page.getByLabel('Lines of the statement').fill(statement)
    await expect(page.getByText('4 incoming amounts')).toBeVisible()
    await page.getByRole('button', { name: 'Find orders' }).click()
  }
  await paste()
  const lines = page.getByRole('table', { name: 'Incoming amounts of the statement' }).getByRole('row')
  await expect(lines.nth(1)).toContainText('exactly what is due')
  await expect(lines.nth(2)).toContainText('140 DH will remain due')
  await expect(lines.nth(4)).toContainText('No order found')
  expect(await axe(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Record 3 payments' }).click()
  await expect(page.getByText('3 payments recorded')).toBeVisible()
  await expect(lines.nth(3)).toContainText('Recorded')
  expect(await moneyOf(whole)).toMatchObject({ payment_status: 'paid', paid_amount: 240 })
  expect(await moneyOf(part)).toMatchObject({ paid_amount: 200, amount_due: 40 })

  await page.getByRole('button', { name: 'Another statement' }).click()
  await paste()
  await expect(lines.nth(1)).toContainText('Recorded before')
  await expect(lines.nth(3)).toContainText('Recorded before')
  await expect(page.getByRole('button', { name: /^Record 0/ })).toBeDisabled()
  expect(await moneyOf(part)).toMatchObject({ paid_amount: 200 })
})

test('the ledger is searched, filtered and exported for the accountant', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product, { payment: 'bank_transfer' })
  await pay(placed, 240)
  await signInAs(page, 'admin')
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Payments' }).click()
  await page.getByRole('tab', { name: 'Received and refunded' }).click()
  await page
    .getByRole('searchbox', { name: 'Order, customer or reference' })
    .fill(`test ${placed.order_number}`)
  await expect(row(page, placed)).toContainText('240 DH')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    exportAs(page, 'CSV (.csv)', 'Export for the accountant'),
  ])
  const csv = await readFile(await file.path(), 'utf16le')
  expect(csv).toContain(
    `"${placed.order_number}","Salma Idrissi","Received","Bank transfer","Succeeded","240.00"`,
  )
  await choose(page.getByRole('combobox', { name: 'Kind' }), 'Refund')
  await expect(page).toHaveURL(/kind=refund/)
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
  await page.getByRole('tab', { name: 'By day' }).click()
  await expect(page.getByRole('table', { name: 'By day' })).toContainText('Bank transfer')
  await page.getByRole('tab', { name: 'Differences' }).click()
  await expect(page.getByText('No differences.')).toBeVisible()
})

test('the pages of payments are accessible, also in Arabic on a phone', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product, { payment: 'bank_transfer', language: 'ar' })
  await pay(placed, 300)
  await signInAs(page, 'admin')
  for (const tab of ['open', 'ledger', 'refund', 'differences', 'statement', 'days', 'journal']) {
    await page.goto(`/admin/payments?tab=${tab}`)
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0)
    expect(await axe(page, 'main'), tab).toEqual([])
    expect(await overflow(page), tab).toEqual([])
    expect(await mirror(page, 'main'), tab).toEqual([])
  }
  // French has the longest words: nothing has to be scrolled to from the side.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin/payments?tab=open&lang=fr')
  await expect(page.getByRole('tab', { name: 'Factures' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^Enregistrer un paiement/ }).first()).toBeInViewport({
    ratio: 1,
  })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/admin/payments?tab=journal&lang=ar')
  await expect(page.getByRole('table')).toHaveCount(2)
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  for (const path of ['payments?tab=refund&', 'payments?tab=ledger&', `orders/${placed.order_number}?`]) {
    await page.goto(`/admin/${path}lang=ar`)
    await expect(page.getByRole('main')).toContainText(placed.order_number)
    expect(await overflow(page), path).toEqual([])
    expect(await axe(page), path).toEqual([])
  }
})
