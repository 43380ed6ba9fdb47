import type { Page } from '@playwright/test'
import { signInAs } from './support/session.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { newCustomer, order } from './support/orders-by-api.ts'
import { expect, test } from './support/fixtures.ts'
import { showTabAgain } from './support/own-orders.ts'

type Overview = {
  products: number
  orders: number
  profiles: number
  latest: { orders: number; revenue: number; average: number }
  to_confirm: number
  to_ship: number
}

const written = (value: number) =>
  new Intl.NumberFormat('en', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(value)

const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Key figures' }).locator('dl > div').filter({ hasText: label })

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

    await expect(figure(page, 'Products')).toContainText(written(overview.products))
    await expect(figure(page, 'Orders').first()).toContainText(written(overview.orders))
    await expect(figure(page, 'Accounts')).toContainText(written(overview.profiles))
    await expect(figure(page, 'Revenue')).toContainText(`${written(overview.latest.revenue)}\u00a0DH`)
    await expect(figure(page, 'Revenue')).toContainText('Latest 30 orders')
    await expect(figure(page, 'Average order value')).toContainText(
      `${written(overview.latest.average)}\u00a0DH`,
    )

    const today = page.getByRole('region', { name: 'Today' })
    await expect(today.getByRole('link')).toHaveCount(7)
    await expect(today.getByRole('link', { name: 'Products low in stock' })).toHaveAttribute(
      'href',
      '/admin/products?stock=low',
    )
    await expect(today.getByRole('link', { name: 'Unanswered messages' })).toHaveAttribute(
      'href',
      '/admin/messages?box=inbox',
    )
    await expect(today.getByRole('link', { name: 'Emails not sent' })).toHaveAttribute(
      'href',
      '/admin/messages?box=mails',
    )
    await expect(today.getByRole('link', { name: 'Orders to ship' })).toHaveAttribute(
      'href',
      '/admin/orders?status=processing',
    )
    await today.getByRole('link', { name: `${written(overview.to_confirm)} Orders to confirm` }).click()
    await expect(page).toHaveURL('/admin/orders?status=pending')
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
  await expect(bar).toBeVisible({ timeout: 40_000 })
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
    await expect(page.getByRole('region', { name: 'Today' }).getByRole('link')).toHaveCount(7)
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
  await expect(page.getByRole('region', { name: 'اليوم' }).getByRole('link')).toHaveCount(7)
  await expect(page.getByRole('table', { name: 'آخر الطلبات' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
})
