import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { axe, overflow } from './support/layout-audit.ts'
import { newCustomer, order, type PlacedOrder } from './support/orders-by-api.ts'
import { callAs, createSession, signInAs } from './support/session.ts'

async function paidAmounts(...orders: PlacedOrder[]): Promise<unknown> {
  const session = await createSession('admin')
  return Promise.all(
    orders.map(async ({ id }) => {
      const answer = await callAs(session, 'GET', `/rest/v1/orders?id=eq.${id}&select=paid_amount`)
      return ((await answer.json()) as { paid_amount: number }[])[0]?.paid_amount
    }),
  )
}

const lines = (page: Page) =>
  page.getByRole('table', { name: 'Incoming amounts of the statement' }).getByRole('row')

async function read(page: Page, rows: string[]): Promise<void> {
  await page.getByLabel('Lines of the statement').fill(['Date;Libellé;Débit;Crédit', ...rows].join('\n'))
  await page.getByRole('button', { name: 'Find orders' }).click()
}

test('one transfer for two orders is split, as proposed or by hand', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const buyer = await newCustomer()
  const bought = []
  for (let count = 0; count < 4; count += 1)
    bought.push(await order(buyer, product, { payment: 'bank_transfer' }))
  const [one, other, third, fourth] = bought as [PlacedOrder, PlacedOrder, PlacedOrder, PlacedOrder]
  await signInAs(page, 'admin')
  await page.goto('/admin/payments?tab=statement')
  await read(page, [
    `20/11/2026;VIR ${one.order_number} ET ${other.order_number};;480,00`,
    `20/11/2026;VIR ${third.order_number} ET ${fourth.order_number};;300,00`,
  ])
  const exact = lines(page).nth(1)
  await expect(exact.getByLabel('Amount of this part')).toHaveCount(2)
  await expect(exact).toContainText('exactly what is due')

  const byHand = lines(page).nth(2)
  await byHand.getByRole('combobox').selectOption({ index: 1 })
  await byHand.getByRole('button', { name: 'Split' }).click()
  await byHand.getByLabel('Amount of this part').first().fill('240')
  await byHand.getByRole('combobox').nth(1).selectOption({ index: 2 })
  await byHand.getByLabel('Amount of this part').nth(1).fill('50')
  await expect(byHand).toContainText('The parts must add up to 300 DH')
  await byHand.getByLabel('Amount of this part').nth(1).fill('60')
  await expect(byHand).toContainText('180 DH will remain due')
  expect(await axe(page, 'main')).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await overflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Record 4 payments' }).click()
  await expect(page.getByText('4 payments recorded')).toBeVisible()
  await expect(byHand).toContainText('Recorded')
  expect(await paidAmounts(one, other)).toEqual([240, 240])
  const parts = (await paidAmounts(third, fourth)) as number[]
  expect(parts.sort((a, b) => a - b)).toEqual([60, 240])
})

test('an order that a line does not name is found, and a transfer that was recorded by hand is suspected', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const buyer = await newCustomer()
  const recorded = await order(buyer, product, { payment: 'bank_transfer' })
  const found = await order(buyer, product, { payment: 'bank_transfer' })
  const admin = await createSession('admin')
  const amount = 77.31
  await callAs(admin, 'POST', '/rest/v1/rpc/record_payment', {
    ...{ order_id: recorded.id, provider: 'transfer', reference: `by hand ${recorded.order_number}` },
    ...{ amount, received_on: '2026-11-19' },
  })
  await signInAs(page, 'admin')
  await page.goto('/admin/payments?tab=statement')
  await read(page, [
    `20/11/2026;VIR ${recorded.order_number};;77,31`,
    `20/11/2026;VERSEMENT ${crypto.randomUUID().replace(/\d/g, '')};;13,07`,
  ])
  await expect(lines(page).nth(1)).toContainText(`Perhaps recorded already: ${recorded.order_number}`)
  await expect(page.getByRole('button', { name: /^Record 0/ })).toBeDisabled()

  const unnamed = lines(page).nth(2)
  await expect(unnamed).toContainText('No order found')
  const search = unnamed.getByRole('searchbox', { name: 'Find an order for 13.07 DH' })
  await search.fill('xyzzy')
  await search.press('Enter')
  await expect(unnamed).toContainText('No order fits.')
  await search.fill(found.order_number)
  await search.press('Enter')
  await unnamed.getByRole('combobox').selectOption({ index: 1 })
  await expect(unnamed).toContainText('found by search')
  await page.getByRole('button', { name: 'Record 1 payment' }).click()
  await expect(page.getByText('1 payment recorded')).toBeVisible()
  expect(await paidAmounts(recorded, found)).toEqual([77.31, 13.07])
})
