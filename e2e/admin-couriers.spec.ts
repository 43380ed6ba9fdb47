import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { newCustomer, order, type PlacedOrder } from './support/orders-by-api.ts'
import { callAs, createSession, signInAs } from './support/session.ts'

const rpc = async (name: string, body: object): Promise<unknown> => {
  const answer = await callAs(await createSession('admin'), 'POST', `/rest/v1/rpc/${name}`, body)
  const text = await answer.text()
  expect(answer.ok, text).toBe(true)
  return text === '' ? null : JSON.parse(text)
}

/** Orders of one piece that are ready for a courier. */
async function pack(product: { id: string }, count: number): Promise<PlacedOrder[]> {
  const customer = await newCustomer()
  const orders: PlacedOrder[] = []
  for (let index = 0; index < count; index += 1) orders.push(await order(customer, product))
  await rpc('set_order_statuses', {
    order_ids: orders.map(({ id }) => id),
    seen: orders.map(() => 'pending'),
    status: 'processing',
  })
  return orders
}

/** A courier of the test's own, so that its figures are the test's alone. */
async function newCourier(): Promise<{ id: string; name: string }> {
  const name = `Courier ${crypto.randomUUID().slice(0, 6)}`
  const answer = await callAs(await createSession('admin'), 'POST', '/rest/v1/couriers', {
    name,
    tracking_url: 'https://courier.example/{number}',
    position: 900,
  })
  expect(answer.ok).toBe(true)
  const found = await callAs(
    await createSession('admin'),
    'GET',
    `/rest/v1/couriers?name=eq.${encodeURIComponent(name)}&select=id,name`,
  )
  const [courier] = (await found.json()) as { id: string; name: string }[]
  if (courier === undefined) throw new Error('the courier was not added')
  return courier
}

const scan = async (page: Page, number: string) => {
  await page.getByLabel('Order or tracking number').fill(number)
  await page.getByLabel('Order or tracking number').press('Enter')
}

test('parcels are scanned and handed over; the customer follows the parcel at the courier', async ({
  page,
  stockroom,
}) => {
  const courier = await newCourier()
  const [first, second] = await pack(await stockroom.add({ price: 240, stock_quantity: 9 }), 2)
  if (first === undefined || second === undefined) throw new Error('two orders were packed')
  await signInAs(page, 'admin')
  await page.goto('/admin/couriers/hand-over')
  await page.getByLabel('Courier', { exact: true }).selectOption(courier.name)
  await scan(page, first.order_number.toLowerCase())
  await scan(page, second.order_number.slice(4))
  await scan(page, 'MCG-22222222')
  await expect(page.getByText('MCG-22222222 is not ready to be handed over.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '2 parcels' })).toContainText('480')
  await page.getByLabel(`Tracking number of ${first.order_number}`).fill('AB 1')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Manifest/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(courier.name)
  await expect(page.getByRole('main')).toContainText('AB 1')
  expect(await axe(page)).toEqual([])

  await page.goto(`/track/${first.tracking_token}`)
  await expect(page.getByRole('link', { name: /AB 1/ })).toHaveAttribute(
    'href',
    'https://courier.example/AB%201',
  )
})

test('labels print on pages of 100 x 150 mm, one for each parcel', async ({ page, stockroom }) => {
  const orders = await pack(await stockroom.add({ price: 240, stock_quantity: 9 }), 3)
  await signInAs(page, 'admin')
  await page.goto(`/admin/papers/label?orders=${orders.map(({ order_number: number }) => number).join(',')}`)
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('img', { name: orders[0]?.order_number })).toBeVisible()
  expect(await axe(page)).toEqual([])
  const path = test.info().outputPath('labels.pdf')
  await page.pdf({ path, preferCSSPageSize: true })
  const boxes = [...(await readFile(path, 'latin1')).matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box]) =>
    box?.trim().split(/\s+/).map(Number),
  )
  expect(boxes).toHaveLength(3)
  for (const box of boxes) {
    // In points of 1/72 inch.
    expect(box?.[2]).toBeCloseTo((100 / 25.4) * 72, -0.5)
    expect(box?.[3]).toBeCloseTo((150 / 25.4) * 72, -0.5)
  }
})

test('a remittance is checked and recorded; its difference stays until it is closed', async ({
  page,
  stockroom,
}) => {
  const courier = await newCourier()
  const orders = await pack(await stockroom.add({ price: 240, stock_quantity: 9 }), 3)
  const [first, second, third] = orders
  await rpc('hand_over_orders', {
    courier: courier.id,
    key: crypto.randomUUID(),
    parcels: orders.map(({ id }) => ({ order_id: id })),
  })
  await rpc('set_order_statuses', {
    order_ids: [first?.id, second?.id],
    seen: ['shipped', 'shipped'],
    status: 'delivered',
  })
  await signInAs(page, 'admin')
  await page.goto('/admin/couriers')
  const card = page
    .getByRole('listitem')
    .filter({ hasText: courier.name })
    .filter({ hasText: 'Record a remittance' })
  await expect(card).toContainText('Cash held, 2 orders480 DH')
  await expect(card).toContainText('1 parcel on its way240 DH')
  await card.getByRole('link', { name: 'Record a remittance' }).click()
  await page
    .getByLabel('The courier’s statement')
    .fill(
      `Colis;Montant;Frais\n${first?.order_number ?? ''};215,00;25,00\n${second?.order_number ?? ''};200,00;25,00\n${third?.order_number ?? ''};240,00;`,
    )
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('heading', { name: '2 differences' })).toBeVisible()
  await page.getByLabel(/^It was delivered: mark as delivered/).check()
  await expect(page.getByRole('heading', { name: '1 difference' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Record the remittance' }).click()
  await expect(page.getByText('Another amount: 240 DH was collected.')).toBeVisible()
  await page.getByRole('button', { name: /^Close the difference/ }).click()
  await page.getByLabel('How it was settled').fill('Claimed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Claimed')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Close the difference/ })).toBeHidden()
  await page.getByRole('tab', { name: 'Cash held' }).click()
  await expect(page.getByText('Nothing here.')).toBeVisible()
})

for (const path of ['/admin/couriers', '/admin/couriers/hand-over']) {
  test(`${path} in Arabic on a phone`, async ({ page, stockroom }) => {
    await pack(await stockroom.add({ price: 240, stock_quantity: 9 }), 1)
    await inLanguage(page, 'ar')
    await page.setViewportSize({ width: 360, height: 800 })
    await signInAs(page, 'admin')
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
    expect(await mirror(page)).toEqual([])
  })
}
