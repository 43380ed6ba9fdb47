import type { Page } from '@playwright/test'
import { signInAs } from './support/session.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { newCustomer, order } from './support/orders-by-api.ts'
import { expect, test } from './support/fixtures.ts'
import { showTabAgain } from './support/navigation.ts'

type Overview = {
  products: number
  orders: number
  profiles: number
  today: { orders: number; ordered: number; sold: number }
  yesterday: { orders: number; ordered: number; sold: number }
  waiting: { to_confirm: [number, number, number] }
  refusals: { refused: number; delivered: number }
}

const written = (value: number) =>
  new Intl.NumberFormat('en', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(value)

const figure = (page: Page, section: string, label: string) =>
  page
    .getByRole('region', { name: section })
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })

test(
  'the dashboard shows the figures of the database and links to pending work',
  { tag: '@smoke' },
  async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 310, stock_quantity: 9 })
    const placed = await order(await newCustomer(), product)
    await signInAs(page, 'admin')
    const answer = page.waitForResponse((response) => response.url().includes('/rpc/admin_overview'))
    await page.goto('/admin')
    const overview = (await (await answer).json()) as Overview

    const { today, yesterday, refusals } = overview
    expect(today.orders).toBeGreaterThan(0)
    await expect(figure(page, 'Today', 'New orders')).toContainText(written(today.orders))
    await expect(figure(page, 'Today', 'New orders')).toContainText(
      `yesterday by this time: ${written(yesterday.orders)}`,
    )
    await expect(figure(page, 'Today', 'Ordered')).toContainText(`${written(today.ordered)}\u00a0DH`)
    await expect(figure(page, 'Today', 'Delivered, less refunds')).toContainText(
      `${written(today.sold)}\u00a0DH`,
    )
    await expect(figure(page, 'Today', 'Refused or not reached, 30 days')).toContainText(
      `${refusals.refused} of ${refusals.refused + refusals.delivered} parcel`,
    )
    await expect(figure(page, 'Key figures', 'Products')).toContainText(written(overview.products))
    await expect(figure(page, 'Key figures', 'Orders')).toContainText(written(overview.orders))
    await expect(figure(page, 'Key figures', 'Accounts')).toContainText(written(overview.profiles))

    const waiting = page.getByRole('region', { name: 'What waits' })
    await expect(waiting.getByRole('link')).toHaveCount(12)
    for (const [name, href] of [
      ['Products low in stock', '/admin/products?stock=low'],
      ['Open returns', '/admin/returns'],
      ['Unanswered messages', '/admin/messages?box=inbox'],
      ['Emails not sent', '/admin/messages?box=mails'],
      ['Orders to pack', '/admin/orders?status=processing&sort=oldest'],
      ['Customers to tell that a piece is back', '/admin/stock-alerts?state=to_notify'],
      ['Parcels on the way', '/admin/orders?delivery=on_the_way&sort=oldest'],
      ['Parcels coming back', '/admin/orders?delivery=coming_back&sort=oldest'],
    ] as const)
      await expect(waiting.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(waiting.getByRole('row', { name: /Orders to confirm/ })).toHaveText(
      new RegExp(`Orders to confirm${overview.waiting.to_confirm.map(written).join('')}`),
    )
    await waiting.getByRole('link', { name: 'Orders to confirm' }).click()
    await expect(page).toHaveURL('/admin/orders?status=pending&sort=oldest')
    await page.getByRole('searchbox').fill(placed.order_number)
    await expect(page.getByRole('link', { name: placed.order_number })).toBeVisible()
  },
)

test('new orders are announced and shown on request', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 310, stock_quantity: 9 })
  const salma = await newCustomer()
  const first = await order(salma, product)
  await signInAs(page, 'admin')
  await page.goto('/admin')
  const latest = page.getByRole('region', { name: 'Latest orders' })
  await expect(latest.getByRole('link', { name: first.order_number })).toBeVisible()
  const second = await order(salma, product)
  const bar = page.getByRole('button', { name: /new orders?/ })
  await showTabAgain(page)
  await expect(bar).toBeVisible()
  await bar.click()
  await latest.getByRole('link', { name: second.order_number }).click()
  await expect(page).toHaveURL(`/admin/orders/${second.order_number}`)
})

test.describe('when the statistics fail to load', () => {
  test.use({ expectedErrors: /status of 403/ })

  test('an error and a retry button are shown', async ({ page }) => {
    await signInAs(page, 'admin')
    await page.route('**/rpc/admin_overview*', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } }),
    )
    await page.goto('/admin')
    const notice = page.getByRole('alert').filter({ hasText: 'Failed to fetch statistics' })
    await expect(notice).toBeVisible()
    const toasts = page.getByRole('region', { name: 'Notifications' })
    await expect(toasts.getByText('Failed to fetch statistics')).toBeVisible()
    await page.unroute('**/rpc/admin_overview*')
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'What waits' }).getByRole('link')).toHaveCount(12)
    await expect(notice).toHaveCount(0)
  })
})

test('the dashboard is accessible, also on a phone in Arabic', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs(page, 'admin')
  await page.goto('/admin')
  await expect(page.getByRole('table', { name: 'Latest orders' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin?lang=ar')
  await expect(page.getByRole('region', { name: 'ما ينتظر' }).getByRole('link')).toHaveCount(12)
  await expect(page.getByRole('table', { name: 'آخر الطلبات' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
})
