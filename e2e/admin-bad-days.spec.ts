import type { Page } from '@playwright/test'
import { ANSWERS, arrive, FAULT_ERRORS, hurry, plan, SERVICE_WORDS } from './support/bad-days.ts'
import { expect, test } from './support/fixtures.ts'
import { newCustomer, order, type PlacedOrder } from './support/orders-by-api.ts'
import { callAs, createSession, signInAs } from './support/session.ts'

// An operator works on the platform's bad days: each act is done once, what was typed stays, and no text of a service is shown.

test.use({ expectedErrors: FAULT_ERRORS })
test.beforeEach(({ page }) => hurry(page))

const RETRY = 'Try again'

type Row = { status: string; paid_amount: number; payments: unknown[]; order_status_history: unknown[] }

/** What the database has of the order: its payments, and the changes of its status after it was placed. */
async function stored({ id }: PlacedOrder): Promise<Row | undefined> {
  const answer = await callAs(
    await createSession('admin'),
    'GET',
    `/rest/v1/orders?id=eq.${id}&select=status,paid_amount,payments(amount),order_status_history(to_status)&order_status_history.from_status=not.is.null`,
  )
  return ((await answer.json()) as Row[])[0]
}

const expectOwnWords = (page: Page) =>
  expect(page.locator('body')).not.toContainText(SERVICE_WORDS, { useInnerText: true })

/** Records the payment in the order's dialog, which keeps what was typed until the payment is stored. */
async function recordPayment(page: Page, reference: string): Promise<void> {
  const open = page.getByRole('main').getByRole('button', { name: 'Record a payment' })
  await arrive(page, open, RETRY)
  await open.click()
  const dialog = page.getByRole('dialog', { name: /^Payment for/ })
  await dialog.getByLabel('Reference of the bank or receipt').fill(reference)
  const send = dialog.getByRole('button', { name: 'Record a payment' })
  await expect(async () => {
    if (await dialog.isVisible()) {
      await expect(dialog.getByLabel('Reference of the bank or receipt')).toHaveValue(reference)
      await send.click({ timeout: 1_000 })
    }
    await expectOwnWords(page)
    await expect(dialog).toBeHidden({ timeout: 2_000 })
  }).toPass({ timeout: 100_000 })
}

/** Chooses the status until the order has it. */
async function processOrder(page: Page, { order_number: number }: PlacedOrder): Promise<void> {
  const status = (name = '') => page.getByRole('button', { name: `Status of ${number}: ${name}` })
  await expect(async () => {
    if (await status('Pending').isVisible()) {
      await status('Pending').click({ timeout: 1_000 })
      await page.getByRole('menuitemradio', { name: 'Processing' }).click({ timeout: 1_000 })
    }
    await expectOwnWords(page)
    // The chosen status is shown while it is being saved.
    await expect(status()).not.toHaveAttribute('aria-busy', 'true', { timeout: 40_000 })
    await expect(status('Processing')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 100_000 })
}

const isEach = { path: '/rest/v1/', times: 1, isForEach: true }
/** The answer of each act is lost, although it was carried out. */
const ACTS = ['record_payment', 'set_order_statuses'].map((name) => ({
  path: `/rest/v1/rpc/${name}`,
  times: 1,
  isDone: true,
}))

for (const [faults, title] of [
  [[isEach], 'a payment is recorded and an order processed while each request fails once'],
  [ACTS, 'a payment and a change of status whose answers are lost are done once'],
] as const) {
  test(title, async ({ page, stockroom }) => {
    test.setTimeout(600_000)
    await signInAs(page, 'admin')
    for (const answer of ANSWERS) {
      const lantern = await stockroom.add({ price: 240, stock_quantity: 5 })
      const placed = await order(await newCustomer(), lantern, { payment: 'bank_transfer' })
      const { order_number: number } = placed
      await plan(...faults.map((fault) => ({ ...fault, answer })))

      await page.goto('/admin')
      await arrive(page, page.getByRole('main').getByRole('link', { name: number }).first(), RETRY)
      await expectOwnWords(page)
      await page.goto(`/admin/orders?q=${number}`)
      const link = page.getByRole('row').getByRole('link', { name: number })
      await arrive(page, link, RETRY)
      await link.click()
      await recordPayment(page, `VIR ${number} ${answer}`)
      await page.goto(`/admin/orders?q=${number}`)
      await arrive(page, link, RETRY)
      await processOrder(page, placed)

      // The test's own requests come next.
      await plan()
      expect(await stored(placed), String(answer)).toEqual({
        status: 'processing',
        paid_amount: 240,
        payments: [{ amount: 240 }],
        order_status_history: [{ to_status: 'processing' }],
      })
    }
  })
}
