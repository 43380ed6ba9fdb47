import type { Page } from '@playwright/test'
import { asService, createSession, signInAs } from './support/session.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { order } from './support/orders-by-api.ts'
import { expect, newEmail, test } from './support/fixtures.ts'
import { choose } from './support/select.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

const period = (page: Page) => page.getByRole('region', { name: 'Period' })

test('totals, latest orders and the top seller match the database', async ({ page }) => {
  await signInAs(page, 'admin')
  const answer = page.waitForResponse((response) => response.url().includes('/rpc/admin_analytics'))
  await page.goto('/admin/analytics')
  const totals = (await (await answer).json()) as {
    customers: number
    last_orders: { order_number: string; display_name: string }[]
    top_seller: { name_en: string }
  }
  const opening = page.getByRole('region', { name: 'All time' })
  for (const label of ['Customers', 'Products', 'Orders', 'Total revenue', 'Top-selling product']) {
    await expect(opening.locator('dt', { hasText: label })).toBeVisible()
  }
  await expect(opening.locator('dl > div').first()).toContainText(String(totals.customers))
  await expect(opening.getByRole('link', { name: totals.top_seller.name_en })).toBeVisible()
  const last = page.getByRole('table', { name: 'Last 5 orders' })
  await expect(last.getByRole('rowheader')).toHaveCount(totals.last_orders.length)
  for (const { order_number: number, display_name: name } of totals.last_orders) {
    await expect(last.getByRole('row').filter({ hasText: number })).toContainText(name)
  }
})

test('an order is counted by city, status and product, and compared with the previous period', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 1500, stock_quantity: 99 })
  // The largest amount, so that it is in the top ten.
  const city = `Bir ${crypto.randomUUID().slice(0, 8)}`
  // By an admin: a new customer may not order for so much.
  await order({ email: newEmail(), session: await createSession('admin') }, product, {
    quantity: 99,
    contact: { city },
  })
  await signInAs(page, 'admin')
  const answer = page.waitForResponse((response) => response.url().includes('/rpc/admin_statistics'))
  await page.goto('/admin/analytics?period=7')
  const statistics = (await (await answer).json()) as { orders: number; previous: { orders: number } }

  const orders = period(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: /^Orders$/ }) })
  await expect(orders.locator('dd').first()).toHaveText(String(statistics.orders))
  await expect(orders).toContainText(`before: ${statistics.previous.orders}`)
  await expect(orders).toContainText(/[+−]?\d+%|new/)
  const cities = page.getByRole('table', { name: 'By delivery city' })
  await expect(cities.getByRole('row').filter({ hasText: city })).toHaveText(/1\s*148,500\u00a0DH\s*\d+%$/)
  await expect(
    page.getByRole('table', { name: 'By status' }).getByRole('row').filter({ hasText: 'Pending' }),
  ).toContainText(/\d+%/)
  await page.getByRole('table', { name: 'Best sellers' }).getByRole('link', { name: product.name }).click()
  await expect(page).toHaveURL(`/admin/products/${product.id}`)
})

test('the period is in the URL, and charts can be read by keyboard and as tables', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/analytics')
  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked()
  await expect(period(page)).toContainText('30 days, compared with the previous 30')
  await page.getByRole('radio', { name: '7 days' }).click()
  await expect(page).toHaveURL('/admin/analytics?period=7')
  await page.reload()
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked()

  const revenue = page.getByRole('region', { name: 'Revenue by day' })
  await revenue.getByText('Show as a table').click()
  const table = revenue.getByRole('table', { name: 'Revenue by day' })
  await expect(table.getByRole('rowheader')).toHaveCount(7)
  const chart = revenue.getByRole('slider', { name: 'Revenue by day' })
  await chart.focus()
  await page.keyboard.press('ArrowRight')
  const second = table.getByRole('row').nth(2)
  const day = await second.getByRole('rowheader').innerText()
  const amount = await second.getByRole('cell').innerText()
  await expect(chart).toHaveAttribute('aria-valuetext', `${day}: ${amount}`)
  await expect(revenue.locator('[data-tooltip]')).toHaveText(`${day}${amount}`)
  // The last bar lies below the end of the chart.
  const { width, height } = (await chart.boundingBox())!
  await chart.hover({ position: { x: width - 2, y: height / 2 } })
  await expect(revenue.locator('[data-tooltip]')).toContainText(
    await table.getByRole('row').last().getByRole('rowheader').innerText(),
  )

  await page.getByRole('radio', { name: 'Custom' }).click()
  await expect(page).toHaveURL(/period=custom&from=\d{4}-\d{2}-\d{2}&to=/)
  await page.getByLabel('From', { exact: true }).fill(daysAgo(300))
  await page.getByLabel('From', { exact: true }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`from=${daysAgo(300)}`))
  await expect(page.getByRole('region', { name: 'Revenue by week' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/admin/analytics?period=7')
  await expect(page.getByRole('region', { name: 'Revenue by day' })).toBeVisible()
})

test('a failed search gets a synonym or is dismissed', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const existingWord = product.name.split(' ').at(-1) ?? ''
  const word = `qx${crypto.randomUUID().slice(0, 6)}`
  const other = `qy${crypto.randomUUID().slice(0, 6)}`
  // Counts high enough to be at the top of the list.
  await asService('POST', '/rest/v1/search_misses', [
    { query: `painted ${word}`, language: 'en', hits: 90_000 },
    { query: word, language: 'en', hits: 90_001 },
    { query: word, language: 'ar', hits: 1 },
    { query: other, language: 'fr', hits: 90_003 },
  ])
  await asService('POST', '/rest/v1/search_choices', [
    { query: `painted ${word}`, language: 'en', product_id: product.id, hits: 3 },
  ])
  try {
    await signInAs(page, 'admin')
    await page.goto('/admin/analytics')
    const misses = page.getByRole('table', { name: 'Searches with no results' })
    const row = misses.getByRole('row').filter({ has: page.getByText(word, { exact: true }) })
    await expect(row).toContainText('90,002')
    await expect(row).toContainText('English')
    await expect(row).toContainText('العربية')

    const painted = misses.getByRole('row').filter({ hasText: `painted ${word}` })
    await expect(painted).toContainText('×3')
    await expect(painted.getByRole('link', { name: product.name })).toHaveAttribute(
      'href',
      `/admin/products/${product.id}`,
    )
    await page.getByRole('button', { name: `Add a synonym for “painted ${word}”` }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a synonym' })
    await expect(dialog).toContainText(`A search for “painted ${word}” returns nothing.`)
    await expect(dialog.getByLabel('Means the same as')).toBeFocused()
    await choose(dialog.getByLabel('Unknown word'), word)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Enter a word of two letters or more.')).toBeVisible()
    expect(await axe(page, '[role=dialog]')).toEqual([])
    // What kind of object was opened afterwards.
    const meanings = dialog.getByRole('list', { name: 'Suggestions from what was opened afterwards' })
    const kind = await meanings.getByRole('button').innerText()
    await meanings.getByRole('button').click()
    await expect(dialog.getByLabel('Means the same as')).toHaveValue(kind)
    await expect(dialog.getByText('Enter a word of two letters or more.')).toBeHidden()
    await dialog.getByLabel('Means the same as').fill(existingWord)
    await dialog.getByLabel('Means the same as').press('Enter')
    await expect(page.getByText(`“${word}” now finds 1 product.`, { exact: true })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    // The longer search still finds nothing, because no such product is painted.
    await expect(row).toHaveCount(0)

    await page.getByRole('button', { name: `Dismiss “${other}”` }).click()
    await expect(misses.getByText(other, { exact: true })).toHaveCount(0)
    await page.goto(`/products?q=${word}`)
    await expect(page.getByRole('article').filter({ hasText: product.name })).toBeVisible()
  } finally {
    await asService('DELETE', `/rest/v1/search_misses?query=in.("painted ${word}",${word},${other})`)
    await asService('DELETE', `/rest/v1/search_synonyms?terms=cs.{${word}}`)
  }
})

test.describe('when the statistics fail to load', () => {
  test.use({ expectedErrors: /status of 403/ })

  test('an error and a retry button are shown', async ({ page }) => {
    await signInAs(page, 'admin')
    await page.route('**/rpc/admin_statistics*', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } }),
    )
    await page.goto('/admin/analytics')
    const notice = page.getByRole('alert').filter({ hasText: 'Failed to fetch statistics' })
    await expect(notice).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText('Failed to fetch statistics'),
    ).toBeVisible()
    await page.unroute('**/rpc/admin_statistics*')
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('slider').first()).toBeVisible()
  })
})

test('analytics are accessible, also on a phone in Arabic', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs(page, 'admin')
  await page.goto('/admin/analytics')
  await expect(page.getByRole('slider')).toHaveCount(2)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/analytics?lang=ar&period=7')
  await expect(page.getByRole('slider')).toHaveCount(2)
  const chart = page.getByRole('region', { name: 'الطلبات حسب اليوم' })
  // In Arabic time runs from right to left: the axis is on the right.
  const scale = await chart.getByText('0', { exact: true }).first().boundingBox()
  const frame = await chart.boundingBox()
  expect(scale?.x ?? 0).toBeGreaterThan((frame?.x ?? 0) + (frame?.width ?? 0) / 2)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
})
