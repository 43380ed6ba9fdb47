import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { callAs, createSession, signInAs } from './support/session.ts'
import { exportAs } from './support/exports.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { newCustomer, order } from './support/orders-by-api.ts'
import { expect, test } from './support/fixtures.ts'
import { choose } from './support/select.ts'

const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

test('customers are listed with their figures in one request, and can be searched and filtered', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  await order(salma, product, { quantity: 2 })
  await order(salma, product)
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) requested.push(new URL(request.url()).pathname)
  })
  await signInAs(page, 'admin')
  await page.goto('/admin/customers')
  await expect(page.getByRole('rowheader')).toHaveCount(30)
  await expect(row(page, salma.email)).toContainText('720\u00a0DH')
  expect(requested.filter((path) => /admin_customers|orders|profiles/.test(path))).toEqual([
    // One request of the route guard and one of the page.
    '/rest/v1/profiles',
    '/rest/v1/rpc/admin_customers',
  ])

  await page.getByRole('searchbox', { name: 'Name, email, phone or city' }).fill(salma.email)
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(salma.email)}`))
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(row(page, salma.email)).toContainText('Salma')
  await expect(row(page, salma.email)).toContainText('Customer')
  await choose(page.getByRole('combobox', { name: 'Role' }), 'Admins')
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/customers')
  await choose(page.getByRole('combobox', { name: 'Role' }), 'Admins')
  await expect(row(page, 'admin@mcg.example')).toContainText('Admin')
})

test('the page of the customer list is in the URL', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/customers?role=customer')
  await expect(page.getByRole('rowheader')).toHaveCount(30)
  const first = await page.getByRole('rowheader').first().innerText()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/role=customer&after=.+&page=2/)
  await expect(page.getByRole('rowheader').first()).not.toHaveText(first)
  await page.reload()
  await expect(page.getByText('Page 2')).toBeVisible()
  await page.getByRole('button', { name: 'First page' }).click()
  await expect(page).toHaveURL('/admin/customers?role=customer')
})

test('the CSV export contains the filtered customers', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  await order(salma, product)
  await signInAs(page, 'admin')
  await page.goto(`/admin/customers?q=${salma.email}`)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  const file = page.waitForEvent('download')
  await exportAs(page, 'CSV (.csv)')
  const text = await readFile(await (await file).path(), 'utf16le')
  const lines = text.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines[0]).toBe('sep=,')
  expect(lines[1]).toBe(
    '"Name","Email","Phone","City","Country","Role","Joined","Orders","Spent (MAD)","Last order"',
  )
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(
    new RegExp(
      `^"Salma","${salma.email}",.*,"Customer","\\d{4}-\\d{2}-\\d{2}","1","240.00","\\d{4}-\\d{2}-\\d{2}"$`,
    ),
  )
})

test('a customer’s page links to the orders and changes the role', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  const placed = await order(salma, product, { quantity: 2 })
  await signInAs(page, 'admin')
  await page.goto(`/admin/customers?q=${salma.email}`)
  await page.getByRole('rowheader').getByRole('link', { name: 'Salma' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Salma' })).toBeFocused()
  await expect(page.locator('dl > div').filter({ hasText: 'Spent' })).toContainText('480\u00a0DH')
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText(salma.email)
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: placed.order_number }).click()
  await expect(page).toHaveURL(`/admin/orders/${placed.order_number}`)
  await page.goBack()

  const contact = page.getByRole('region', { name: 'Contact' })
  await page.getByRole('button', { name: 'Make admin' }).click()
  const question = page.getByRole('alertdialog', { name: 'Make Salma an admin?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect(await axe(page, '[role=alertdialog]')).toEqual([])
  await question.getByRole('button', { name: 'Make admin' }).click()
  await expect(page.getByText('The role has been changed', { exact: true })).toBeVisible()
  await expect(contact.getByText('Admin', { exact: true })).toBeVisible()
  const allowed = await callAs(salma.session, 'POST', '/rest/v1/rpc/admin_overview', {})
  expect(allowed.ok).toBe(true)

  await page.getByRole('button', { name: 'Remove admin rights' }).click()
  await page
    .getByRole('alertdialog', { name: 'Remove the admin rights of Salma?' })
    .getByRole('button', { name: 'Remove admin rights' })
    .click()
  await expect(contact.getByText('Customer', { exact: true })).toBeVisible()
  const refused = await callAs(salma.session, 'POST', '/rest/v1/rpc/admin_overview', {})
  expect(refused.status).toBe(403)
})

test.describe('rejected requests', () => {
  test.use({ expectedErrors: /status of 40[349]/ })

  test('changing one’s own role or removing the last admin shows the reason', async ({ page }) => {
    const { user } = await createSession('admin')
    await signInAs(page, 'admin')
    await page.goto(`/admin/customers/${user.id}`)
    const removeRights = async () => {
      await page.getByRole('button', { name: 'Remove admin rights' }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: 'Remove admin rights' }).click()
      return question
    }
    const question = await removeRights()
    await expect(question.getByRole('alert')).toHaveText('You cannot change your own role.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    // Cannot be reached in the interface, because one's own role cannot be changed; tests/db covers the rule.
    await page.route('**/rpc/set_role', (route) =>
      route.fulfill({ status: 409, json: { code: 'PT409', message: 'last_admin' } }),
    )
    await expect((await removeRights()).getByRole('alert')).toHaveText('The shop needs at least one admin.')
  })

  test('a customer list that fails to load shows an error and a retry button', async ({ page }) => {
    await signInAs(page, 'admin')
    await page.route('**/rpc/admin_customers*', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } }),
    )
    await page.goto('/admin/customers')
    const toasts = page.getByRole('region', { name: 'Notifications' })
    await expect(toasts.getByText('Failed to fetch customers')).toBeVisible()
    await page.unroute('**/rpc/admin_customers*')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(30)
  })

  test('an unknown customer shows a not-found page', async ({ page }) => {
    await signInAs(page, 'admin')
    for (const id of [crypto.randomUUID(), 'unknown']) {
      await page.goto(`/admin/customers/${id}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Customer not found' })).toBeVisible()
    }
  })
})

test('customer pages are accessible, also on a phone in Arabic', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs(page, 'admin')
  await page.goto('/admin/customers')
  await expect(page.getByRole('rowheader')).toHaveCount(30)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/customers?lang=ar&q=customer%40mcg')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
  await page.getByRole('rowheader').getByRole('link').click()
  await expect(page.getByRole('region', { name: 'معلومات الاتصال' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'طلبات هذا الزبون' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
})
