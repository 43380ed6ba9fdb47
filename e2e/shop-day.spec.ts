import type { Locator, Page } from '@playwright/test'
import type { Overview } from '../src/admin/dashboard/queries.ts'
import type { CourierBalance } from '../src/admin/couriers/queries.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { newCustomer, order, type PlacedOrder } from './support/orders-by-api.ts'
import { choose } from './support/select.ts'
import { callAs, createSession, signInAs } from './support/session.ts'
import { textsOf } from './support/texts.ts'

// A day in the shop: twenty orders of one piece at 240 DH are called, corrected, handed to two couriers, delivered, refused,
// exchanged and settled, as an operator does it on a phone in Arabic and at a desk in French. Every figure at the end is
// computed by hand from what is written here.

const PRICE = 240
const STOCK = 50

/** What the customers say, in the order of their orders. */
const ANSWERS = [
  ...Array<'confirmed'>(7).fill('confirmed'),
  ...(['no_answer', 'cancelled', 'no_answer'] as const),
  ...Array<'confirmed'>(7).fill('confirmed'),
  ...(['postponed', 'cancelled', 'no_answer'] as const),
]

type Texts = Awaited<ReturnType<typeof textsOf>>
type Desk = { page: Page; t: Texts }

const rpc = async <Answer>(name: string, body: object = {}): Promise<Answer> => {
  const answer = await callAs(await createSession('admin'), 'POST', `/rest/v1/rpc/${name}`, body)
  const text = await answer.text()
  expect(answer.ok, text).toBe(true)
  return JSON.parse(text) as Answer
}

const read = async <Row>(query: string): Promise<Row[]> => {
  const answer = await callAs(await createSession('admin'), 'GET', `/rest/v1/${query}`)
  expect(answer.ok).toBe(true)
  return (await answer.json()) as Row[]
}

/** The orders of the demo data that wait to be called are called, so that the queue holds the day's orders only. */
async function emptyQueue(): Promise<void> {
  const pending = await read<{ id: string }>('orders?status=eq.pending&select=id')
  if (pending.length === 0) return
  await rpc('set_order_statuses', {
    order_ids: pending.map(({ id }) => id),
    seen: pending.map(() => 'pending'),
    status: 'processing',
  })
}

/** Delivery is free, whatever an earlier test of this file has set. */
async function deliverFreely(): Promise<void> {
  const admin = await createSession('admin')
  const prices = await callAs(admin, 'PATCH', '/rest/v1/courier_prices?is_active=is.true', {
    is_active: false,
  })
  const rates = await callAs(admin, 'PATCH', '/rest/v1/delivery_rates?country=eq.morocco', { fee: 0 })
  expect([prices.ok, rates.ok]).toEqual([true, true])
}

async function addCourier(name: string): Promise<string> {
  const admin = await createSession('admin')
  const values = { name, tracking_url: 'https://courier.example/{number}', position: 900 }
  expect((await callAs(admin, 'POST', '/rest/v1/couriers', values)).ok).toBe(true)
  const [courier] = await read<{ id: string }>(`couriers?name=eq.${encodeURIComponent(name)}&select=id`)
  return courier?.id ?? ''
}

/** The amount or count in a text, without its unit and the separators of its language. */
const numberIn = async (place: Locator): Promise<number> => {
  const [, whole = '', cents = '0'] =
    /^(.*?)(?:[.,](\d\d))?$/.exec((await place.innerText()).replaceAll(/[^\d.,]/g, '')) ?? []
  return Number(whole.replaceAll(/\D/g, '')) + Number(cents) / 100
}

/** Calls every order of the queue. Returns the orders by what came of the call. */
async function callCustomers({ page, t }: Desk): Promise<Record<string, string[]>> {
  const numbers: Record<string, string[]> = { confirmed: [], no_answer: [], postponed: [], cancelled: [] }
  await page.goto('/admin/orders')
  await page.evaluate(() => {
    document.documentElement.dataset.taps = '0'
    addEventListener('pointerdown', () => {
      const { dataset } = document.documentElement
      dataset.taps = String(Number(dataset.taps) + 1)
    })
  })
  await page.getByRole('link', { name: t('adminOrders.confirm.open') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('adminOrders.confirm.title') })).toBeVisible()
  const current = page.getByRole('main').getByRole('link', { name: /^MCG-/ })
  for (const answer of ANSWERS) {
    const number = await current.innerText()
    numbers[answer]?.push(number)
    await page.getByRole('button', { name: t(`adminOrders.confirm.outcome.${answer}`), exact: true }).click()
    if (answer === 'postponed' || answer === 'cancelled') {
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t(`adminOrders.confirm.outcome.${answer}`) })
        .click()
    }
    await expect(page.getByRole('main').getByRole('link', { name: number })).toBeHidden()
    // From the list of orders: one to the queue, one to confirm.
    if (number === numbers.confirmed?.[0])
      await expect(page.locator('html')).toHaveAttribute('data-taps', '2')
  }
  await expect(page.getByText(t('adminOrders.confirm.none.due'))).toBeVisible()
  return numbers
}

async function correctAddress({ page, t }: Desk, number: string): Promise<void> {
  await page.goto(`/admin/orders/${number}`)
  await page.getByRole('button', { name: t('adminOrders.correctContact'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('ordering.checkout.streetAddress')).fill('7, derb Sidi Ahmed')
  await dialog.getByRole('button', { name: t('adminShell.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText('7, derb Sidi Ahmed')
}

async function addOnePiece({ page, t }: Desk, number: string, name: string): Promise<void> {
  await page.goto(`/admin/orders/${number}`)
  await page.getByRole('button', { name: t('adminDrafts.correct') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('adminDrafts.more', { name }) }).click()
  await dialog.getByRole('button', { name: t('adminShell.save') }).click()
  await expect(dialog).toBeHidden()
}

/** Scans the parcels, prints their labels and hands them to the courier. */
async function handOver({ page, t }: Desk, courier: string, numbers: readonly string[]): Promise<void> {
  await page.goto('/admin/couriers/hand-over')
  await page.getByLabel(t('adminCouriers.courier'), { exact: true }).selectOption(courier)
  const scan = page.getByLabel(t('adminCouriers.scan'))
  for (const number of numbers) {
    await scan.fill(number)
    await scan.press('Enter')
    await page.getByLabel(t('adminCouriers.trackingOf', { number })).fill(`P1-${number.slice(4)}`)
  }
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: t('adminOrders.labels') }).click()
  const labels = await opened
  await expect(labels.getByRole('article')).toHaveCount(numbers.length)
  await labels.close()
  await page.getByRole('button', { name: t('adminCouriers.confirmHandOver'), exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/couriers\/manifests\//)
}

/** The couriers report what was delivered: ticked in the list and changed together. */
async function markDelivered({ page, t }: Desk, product: string, numbers: readonly string[]): Promise<void> {
  await page.goto(`/admin/orders?status=shipped&q=${encodeURIComponent(product)}`)
  for (const number of numbers)
    await page.getByRole('checkbox', { name: t('adminShell.selectRow', { name: number }) }).check()
  await page.getByRole('button', { name: t('adminOrders.changeStatus') }).click()
  await page.getByRole('menuitem', { name: t('ordering.order.status.delivered') }).click()
  const report = page.getByRole('dialog', { name: t('adminOrders.report') })
  await expect(report).toContainText(t('adminOrders.reportChanged', { count: numbers.length }))
  await report
    .getByRole('button', { name: t('shop.action.close') })
    .last()
    .click()
}

async function markRefused({ page, t }: Desk, number: string): Promise<void> {
  await page.goto(`/admin/orders/${number}`)
  await page.getByRole('button', { name: t('adminOrders.delivery.refused'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('adminOrders.next.return') })).toBeVisible()
}

/** The refused parcel is back: its piece goes into stock again. */
async function takeBack({ page, t }: Desk, number: string): Promise<void> {
  await page.goto(`/admin/orders/${number}`)
  await page.getByRole('button', { name: t('adminOrders.next.return') }).click()
  await page.getByRole('button', { name: t('adminOrders.delivery.returnedSubmit') }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

/** The customer calls: the piece is broken. Another one of the same is sent. */
async function exchange({ page, t }: Desk, number: string, name: string): Promise<void> {
  await page.goto(`/admin/orders/${number}`)
  await page.getByRole('button', { name: t('adminReturns.open') }).click()
  const request = page.getByRole('alertdialog')
  await request.getByLabel(t('adminReturns.piecesOf', { name })).selectOption('1')
  await choose(request.getByLabel(t('adminReturns.wish')), t('adminReturns.wish.exchange'))
  await request.getByRole('button', { name: t('adminReturns.open') }).click()
  await page.getByRole('button', { name: t('adminReturns.approve') }).click()
  await page.getByRole('button', { name: t('adminReturns.receive') }).click()
  await page.getByRole('button', { name: t('adminReturns.receiveSubmit') }).click()
  await page.getByRole('button', { name: t('adminReturns.exchange'), exact: true }).click()
  await page.getByRole('button', { name: t('adminReturns.exchangeSubmit') }).click()
  await expect(page.getByRole('main')).toContainText(t('adminReturns.exchangedFor'))
}

/** The courier's statement: a parcel number, the cash and no fee on each line. */
async function settle(
  { page, t }: Desk,
  courier: string,
  lines: readonly (readonly [number: string, amount: number])[],
): Promise<void> {
  await page.goto(`/admin/couriers/${courier}/remittance`)
  await page
    .getByLabel(t('adminCouriers.statement'))
    .fill(lines.map(([number, amount]) => `P1-${number.slice(4)};${amount}`).join('\n'))
  await page.getByRole('button', { name: t('adminCouriers.check'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('adminCouriers.report', { count: 1 }) })).toBeVisible()
  await page.getByRole('button', { name: t('adminCouriers.save') }).click()
  await page.getByRole('button', { name: t('adminCouriers.resolve') }).click()
  await page.getByLabel(t('adminCouriers.resolution')).fill('40 DH brought on the next day')
  await page.getByRole('button', { name: t('adminShell.save') }).click()
  await expect(page.getByText('40 DH brought on the next day')).toBeVisible()
}

for (const [language, width, height] of [
  ['ar', 360, 800],
  ['fr', 1280, 900],
] as const) {
  test(`a day in the shop, in ${language} at ${width} px`, async ({ page, stockroom }) => {
    test.setTimeout(300_000)
    const desk: Desk = { page, t: await textsOf(language) }
    await emptyQueue()
    await deliverFreely()
    const couriers = [await addCourier(`Atlas ${language}`), await addCourier(`Rif ${language}`)]
    const product = await stockroom.add({ price: PRICE, stock_quantity: STOCK })
    const before = await rpc<Overview>('admin_overview')

    const orders: PlacedOrder[] = []
    for (const customer of [await newCustomer(), await newCustomer()]) {
      for (let index = 0; index < ANSWERS.length / 2; index += 1) {
        const phone = `+2126${String(10_000_000 + orders.length * 7919 + width)}`
        orders.push(await order(customer, product, { contact: { phone }, language }))
      }
    }

    await inLanguage(page, language)
    await page.setViewportSize({ width, height })
    await signInAs(page, 'admin')
    const called = await callCustomers(desk)
    expect(called.confirmed).toHaveLength(14)
    const confirmed = called.confirmed ?? []

    const [first = '', second = ''] = confirmed
    await addOnePiece(desk, first, product.name)
    await correctAddress(desk, second)

    const loads = [confirmed.slice(0, 8), confirmed.slice(8)] as const
    await handOver(desk, `Atlas ${language}`, loads[0])
    await handOver(desk, `Rif ${language}`, loads[1])

    const delivered = [...loads[0].slice(0, 6), ...loads[1].slice(0, 4)]
    await markDelivered(desk, product.name, delivered)
    const [refusedAtlas = '', refusedRif = ''] = [loads[0][6], loads[1][4]]
    await markRefused(desk, refusedAtlas)
    await markRefused(desk, refusedRif)
    await takeBack(desk, refusedAtlas)

    // The piece of the second order came broken.
    await exchange(desk, second, product.name)

    // Of the 1,680 DH that Atlas collected, 40 are missing.
    await settle(desk, couriers[0] ?? '', [
      [first, 2 * PRICE],
      ...loads[0].slice(1, 5).map((number) => [number, PRICE] as const),
      [loads[0][5] ?? '', PRICE - 40],
    ])

    const balances = await rpc<CourierBalance[]>('courier_balances')
    expect(balances.find(({ id }) => id === couriers[0])).toMatchObject({
      ...{ out_count: 1, out_cash: 240, back_count: 0, held_count: 0, held_cash: 0, differences: 0 },
    })
    expect(balances.find(({ id }) => id === couriers[1])).toMatchObject({
      ...{ out_count: 1, out_cash: 240, back_count: 1, held_count: 4, held_cash: 960, differences: 0 },
    })

    // Twenty and the one that was added leave, and the exchange; two cancelled ones and a refused one come back.
    const [left] = await read<{ stock_quantity: number }>(
      `products?id=eq.${product.id}&select=stock_quantity`,
    )
    expect(left?.stock_quantity).toBe(STOCK - 22 + 3)

    await page.goto('/admin')
    const figure = (key: string) =>
      page
        .locator('main dl > div')
        .filter({ hasText: desk.t(key) })
        .locator('dd')
        .first()
    expect(await numberIn(figure('adminAnalytics.dashboard.ordersToday'))).toBe(before.today.orders + 21)
    expect(await numberIn(figure('adminAnalytics.dashboard.ordered'))).toBe(before.today.ordered + 5040)
    expect(await numberIn(figure('adminAnalytics.deliveredSales'))).toBe(before.today.sold + 2640)
    expect(await numberIn(figure('adminAnalytics.dashboard.cashOnTheWay'))).toBe(
      before.cash.shipped.amount + 480,
    )
    expect(await numberIn(figure('adminAnalytics.dashboard.cashHeld'))).toBe(before.cash.held.amount + 960)
    expect(await rpc<Overview>('admin_overview')).toMatchObject({
      refusals: { refused: before.refusals.refused + 2, delivered: before.refusals.delivered + 10 },
      waiting: {
        to_confirm: [
          before.waiting.to_confirm[0] + 4,
          before.waiting.to_confirm[1],
          before.waiting.to_confirm[2],
        ],
      },
    })
  })
}
