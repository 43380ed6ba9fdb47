import type { Page } from '@playwright/test'
import { ar } from '../src/i18n/messages/admin/returns/ar.ts'
import { fr } from '../src/i18n/messages/admin/returns/fr.ts'
import { PUBLISHABLE_KEY } from '../supabase/local/keys.ts'
import { readRows } from './support/admin-products.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { type Customer, newCustomer, order, type PlacedOrder } from './support/orders-by-api.ts'
import { callAs, createSession, signInAs } from './support/session.ts'
import { variations } from './support/variations.ts'

async function rpc<Result>(name: string, body: object, asGuest = false): Promise<Result> {
  const session = asGuest ? null : await createSession('admin')
  const answer = await callAs(session, 'POST', `/rest/v1/rpc/${name}`, body)
  const text = await answer.text()
  expect(answer.ok, text).toBe(true)
  return JSON.parse(text) as Result
}

type Options = { customer?: Customer; quantity?: number; variations?: readonly string[] }

/** An order that was delivered, and so paid in cash. */
async function deliver(
  product: { id: string },
  { customer, ...options }: Options = {},
): Promise<PlacedOrder> {
  const placed = await order(customer ?? (await newCustomer()), product, options)
  for (const [seen, status] of [
    ['pending', 'processing'],
    ['processing', 'shipped'],
    ['shipped', 'delivered'],
  ]) {
    await rpc('set_order_statuses', { order_ids: [placed.id], seen: [seen], status })
  }
  return placed
}

type Request = { wish?: 'refund' | 'exchange'; reason?: string; note?: string }

/** The customer asks to return all pieces. */
async function request(
  placed: PlacedOrder,
  { wish = 'refund', reason = 'changed_mind', note = '' }: Request = {},
): Promise<{ id: string; number: string }> {
  const items = await readRows<{ id: string; quantity: number }>(
    `order_items?select=id,quantity&order_id=eq.${placed.id}`,
  )
  return rpc(
    'request_return',
    {
      token: placed.tracking_token,
      key: crypto.randomUUID(),
      lines: items.map(({ id, quantity }) => ({ item_id: id, quantity })),
      ...{ reason, wish, note },
    },
    true,
  )
}

// One pixel.
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function addPhoto(page: Page, { session }: Customer, id: string): Promise<void> {
  const path = `${id}/${crypto.randomUUID()}.png`
  const answer = await page.request.post(`/storage/v1/object/return-photos/${path}`, {
    headers: {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'image/png',
    },
    data: Buffer.from(PNG, 'base64'),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  expect((await callAs(session, 'POST', '/rest/v1/rpc/add_return_photo', { path })).ok).toBe(true)
}

const stockOf = async ({ id }: { id: string }) =>
  (await readRows<{ stock_quantity: number }>(`products?select=stock_quantity&id=eq.${id}`))[0]
    ?.stock_quantity

const expectText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

test('in Arabic on a phone: approved, received good and damaged, refunded', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const customer = await newCustomer()
  const placed = await deliver(product, { customer, quantity: 2 })
  const { id, number } = await request(placed, { note: 'فيها شق صغير' })
  await addPhoto(page, customer, id)
  expect(await stockOf(product)).toBe(7)
  await inLanguage(page, 'ar')
  await page.setViewportSize({ width: 360, height: 800 })
  await signInAs(page, 'admin')
  await page.goto('/admin/returns')
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])

  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(page.getByText('فيها شق صغير')).toBeVisible()
  const photo = page.getByRole('img', { name: /صورة الزبون/ })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
  await page.getByRole('button', { name: ar['adminReturns.approve'], exact: true }).click()
  await expectText(page, ar['adminReturns.done.approved'])

  await page.getByRole('button', { name: ar['adminReturns.receive'] }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(ar['adminReturns.count.damaged']).selectOption('1')
  await expect(dialog.getByLabel(ar['adminReturns.count.restocked'])).toHaveValue('1')
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await dialog.getByRole('button', { name: ar['adminReturns.receiveSubmit'] }).click()
  await expectText(page, ar['adminReturns.done.receive'])
  await expect(page.getByText(ar['adminReturns.wasDamaged'].one)).toBeVisible()
  expect(await stockOf(product)).toBe(8)

  await page.getByRole('button', { name: 'رد مبلغ' }).click()
  await expect(dialog.getByLabel('المبلغ بالدرهم')).toHaveValue('480')
  expect(await overflow(page)).toEqual([])
  await dialog.getByLabel('المبلغ بالدرهم').fill('481')
  await dialog.getByRole('button', { name: 'رد مبلغ' }).click()
  await expect(dialog.getByLabel('المبلغ بالدرهم')).toHaveAttribute('aria-invalid', 'true')
  // Less than the pieces cost is meant.
  await dialog.getByLabel('المبلغ بالدرهم').fill('450')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'رد مبلغ' }).click()
  await expectText(page, ar['adminReturns.done.refund'])
  const outcome = page.getByRole('region', { name: ar['adminReturns.outcome'] })
  await expect(outcome).toContainText('450')
  await expect(page.getByRole('group', { name: ar['adminReturns.actions'] })).toBeHidden()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
})

test('in Arabic on a phone: damaged by its customer, closed without money, and the customer reads why', async ({
  page,
  stockroom,
}) => {
  const placed = await deliver(await stockroom.add({ price: 240, stock_quantity: 9 }))
  const { id, number } = await request(placed)
  const step = { return_id: id, key: crypto.randomUUID() }
  await rpc('decide_return', { ...step, seen_state: 'requested', decision: 'approved' })
  const items = await readRows<{ id: string }>(`order_items?select=id&order_id=eq.${placed.id}`)
  const lines = items.map((item) => ({ item_id: item.id, restocked: 0, damaged: 1 }))
  await rpc('receive_return', { return_id: id, key: crypto.randomUUID(), lines })
  await inLanguage(page, 'ar')
  await page.setViewportSize({ width: 360, height: 800 })
  await signInAs(page, 'admin')
  await page.goto(`/admin/returns/${number}`)
  await page.getByRole('button', { name: ar['adminReturns.close'], exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  // What the shop would keep is said before.
  await expect(dialog).toHaveAccessibleDescription(/240/)
  await dialog.getByRole('button', { name: ar['adminReturns.close'], exact: true }).click()
  const reason = dialog.getByLabel(ar['adminReturns.refusalReason'])
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
  await reason.fill('انكسرت القطعة عند الزبون')
  await dialog.getByRole('button', { name: ar['adminReturns.close'], exact: true }).click()
  await expect(dialog).toBeHidden()
  const outcome = page.getByRole('region', { name: ar['adminReturns.outcome'] })
  await expect(outcome).toContainText('انكسرت القطعة عند الزبون')
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])

  await page.goto(`/return?token=${placed.tracking_token}`)
  await expect(page.getByRole('article')).toContainText('انكسرت القطعة عند الزبون')
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
})

test('in French: exchanged for another variation, by an order that is linked both ways', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 0 })
  await variations.add(product.id, [
    { variation_type: 'color', variation_value: 'Blue' },
    { variation_type: 'color', variation_value: 'Red', price_adjustment: 30 },
  ])
  const [blue] = await readRows<{ id: string }>(
    `product_variations?select=id&product_id=eq.${product.id}&variation_value=eq.Blue`,
  )
  const placed = await deliver(product, { variations: [blue?.id ?? ''] })
  const { number } = await request(placed, { wish: 'exchange', reason: 'wrong_item' })
  await inLanguage(page, 'fr')
  await signInAs(page, 'admin')
  await page.goto(`/admin/returns/${number}`)
  await page.getByRole('button', { name: fr['adminReturns.approve'], exact: true }).click()
  await page.getByRole('button', { name: fr['adminReturns.receive'] }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: fr['adminReturns.receiveSubmit'] }).click()

  await page.getByRole('button', { name: fr['adminReturns.exchange'] }).click()
  const due = dialog.getByRole('definition').last()
  await expect(due).toHaveText('0\u00a0DH')
  await dialog.getByRole('button', { name: /^Changer/ }).click()
  await dialog.getByLabel('Couleur').selectOption('Rouge')
  await dialog.getByRole('button', { name: /^Prendre/ }).click()
  await expect(due).toHaveText('30\u00a0DH')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: fr['adminReturns.exchangeSubmit'] }).click()
  await expectText(page, fr['adminReturns.done.exchange'])

  const outcome = page.getByRole('region', { name: fr['adminReturns.outcome'] })
  await outcome.getByRole('link', { name: /^MCG-/ }).click()
  await expect(page.getByRole('region', { name: 'Paiement' })).toContainText('30\u00a0DH')
  const card = page.getByRole('region', { name: fr['adminReturns.title'] })
  await expect(card).toContainText(fr['adminReturns.exchangeOf'])
  expect(await axe(page)).toEqual([])
  await card.getByRole('link', { name: placed.order_number }).click()
  await expect(page.getByRole('heading', { level: 1, name: placed.order_number })).toBeVisible()
  await expect(card).toContainText(fr['adminReturns.replacedBy'])
  await expect(card.getByRole('link', { name: number })).toBeVisible()
})

test('in Arabic on a phone: an exchange is cancelled, the return waits again and the customer reads it', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await deliver(product)
  const { id, number } = await request(placed, { wish: 'exchange' })
  const [item] = await readRows<{ id: string }>(`order_items?select=id&order_id=eq.${placed.id}`)
  const step = <Result>(name: string, body: object) =>
    rpc<Result>(name, { return_id: id, key: crypto.randomUUID(), ...body })
  await step('decide_return', { seen_state: 'requested', decision: 'approved' })
  await step('receive_return', { lines: [{ item_id: item?.id, restocked: 1, damaged: 0 }] })
  const { order_id: exchange } = await step<{ order_id: string }>('send_exchange', {
    items: [{ product_id: product.id, quantity: 2 }],
  })
  const [sent] = await readRows<{ status: string; order_number: string }>(
    `orders?select=status,order_number&id=eq.${exchange}`,
  )
  await rpc('set_order_statuses', {
    ...{ order_ids: [exchange], seen: [sent?.status], status: 'cancelled', reason: 'customer_request' },
  })

  await inLanguage(page, 'ar')
  await page.setViewportSize({ width: 360, height: 800 })
  await signInAs(page, 'admin')
  await page.goto(`/admin/returns/${number}`)
  await expectText(page, ar['adminReturns.exchangeCancelled'])
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
  await page.getByRole('button', { name: 'رد مبلغ' }).click()
  await expect(page.getByRole('alertdialog').getByLabel('المبلغ بالدرهم')).toHaveValue('240')
  await page.goto(`/admin/orders/${sent?.order_number}`)
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  expect(await overflow(page)).toEqual([])
  await page.goto(`/return?token=${placed.tracking_token}`)
  await expect(page.getByRole('article').getByText(sent?.order_number ?? '?')).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
})

test('a return that an admin opens for a customer is refused with a reason', async ({ page, stockroom }) => {
  const placed = await deliver(await stockroom.add({ price: 240, stock_quantity: 9 }), { quantity: 2 })
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${placed.order_number}`)
  await page.getByRole('button', { name: 'Open a return' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByLabel(/^Pieces of/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Open a return' }).click()
  await expect(dialog.getByText('Choose at least one piece.')).toBeVisible()
  await dialog.getByLabel(/^Pieces of/).selectOption('2')
  await dialog.getByLabel('What the customer says').fill('Called at noon')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Open a return' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^R-/ })).toBeVisible()
  await expect(page.getByText('Called at noon')).toBeVisible()

  await page.getByRole('button', { name: 'Refuse' }).click()
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Reason').fill('It was worn')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('It was worn')
  const shown = await rpc<{ returns: unknown[] }>('return_page', { token: placed.tracking_token }, true)
  expect(shown.returns).toMatchObject([{ state: 'refused', refusal_reason: 'It was worn' }])
})

test.describe('two tabs', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('the second sees that the return was decided', async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 240, stock_quantity: 9 })
    const { id, number } = await request(await deliver(product))
    await signInAs(page, 'admin')
    await page.goto(`/admin/returns/${number}`)
    await page.getByRole('button', { name: 'Refuse' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Reason').fill('It was worn')

    await rpc('decide_return', {
      return_id: id,
      key: crypto.randomUUID(),
      seen_state: 'requested',
      decision: 'approved',
    })
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expectText(page, 'This return has changed in the meantime')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Receive the parcel' })).toBeVisible()

    await page.getByRole('button', { name: 'Nothing came' }).click()
    await dialog.getByRole('button', { name: 'Cancel the return' }).click()
    await expectText(page, 'The return is cancelled')
  })
})
