import type { Page } from '@playwright/test'
import { signInAs } from './support/session.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'

const denied = 'Access denied'

test.describe('access control', () => {
  test.use({ expectedErrors: /40[13]|Failed to load resource/ })

  test(
    'a guest sees access denied, signs in as admin and returns to the page',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/admin/orders')
      await expect(page.getByRole('heading', { level: 1, name: denied })).toBeVisible()
      await page.getByRole('link', { name: 'Login' }).click()
      await page.getByLabel('Email').fill('admin@mcg.example')
      await page.getByLabel('Password').fill('medina-1995')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page).toHaveURL('/admin/orders')
      await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    },
  )

  test('a customer sees access denied, and no admin request is sent', { tag: '@smoke' }, async ({ page }) => {
    await signInAs(page, 'customer')
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/')) requested.push(new URL(request.url()).pathname)
    })
    for (const path of ['/admin', '/admin/products', '/admin/settings']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: denied })).toBeVisible()
      await expect(page.getByText('This area is for the shop’s team.')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Admin menu' })).toHaveCount(0)
    }
    expect(requested.filter((path) => path.includes('admin'))).toEqual([])
  })
})

test('the sidebar links to every page and stays collapsed after a reload', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin')
  const menu = page.getByRole('navigation', { name: 'Admin menu' })
  for (const name of ['Products', 'Orders', 'Customers', 'Analytics', 'Messages', 'Settings', 'Dashboard']) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
})

test('signing out leaves the admin area in every tab', async ({ page, context }) => {
  await page.goto('/auth')
  await page.getByLabel('Email').fill('admin@mcg.example')
  await page.getByLabel('Password').fill('medina-1995')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/admin')
  const other = await context.newPage()
  await other.goto('/admin/settings')
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(other.getByRole('heading', { level: 1, name: denied })).toBeVisible()
})

test('what was typed waits under a cover when another tab signs out, until the same admin is back', async ({
  page,
  context,
}) => {
  const signIn = async (tab: Page) => {
    await tab.getByLabel('Email').fill('admin@mcg.example')
    await tab.getByLabel('Password').fill('medina-1995')
    await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await page.goto('/auth')
  await signIn(page)
  await expect(page).toHaveURL('/')
  await page.goto('/admin/settings')
  const name = page.getByRole('textbox', { name: 'Name of the shop' })
  await name.fill('Bazaar of Fez')
  const other = await context.newPage()
  await other.goto('/admin')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/auth')
  const cover = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await expect(cover).toBeVisible()
  const isCovered = () =>
    name.evaluate((field) => {
      const { x, y, width, height } = field.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)?.contains(field) === false
    })
  expect(await isCovered()).toBe(true)
  expect(await axe(page)).toEqual([])
  const tab = context.waitForEvent('page')
  await cover.getByRole('link', { name: 'Sign in (opens a new tab)' }).click()
  await signIn(await tab)
  await expect(cover).toBeHidden()
  await expect(name).toHaveValue('Bazaar of Fez')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings saved successfully', { exact: true })).toBeVisible()
})

test('the command palette finds pages, products and customers', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 120, stock_quantity: 3 })
  await signInAs(page, 'admin')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Find or go to…' })
  await expect(field).toBeFocused()
  await field.fill('analy')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/analytics')

  await page.keyboard.press('Control+k')
  await field.fill('Amina')
  await expect(page.getByRole('option', { name: /admin@mcg\.example/ })).toBeVisible()
  expect(await axe(page, '[role=dialog]')).toEqual([])
  await field.fill(product.name)
  await expect(page.getByRole('option', { name: product.name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/products/${product.id}`)

  await page.keyboard.press('Control+k')
  await field.fill('nothing of this kind')
  await expect(page.getByText('No results for “nothing of this kind”.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
})

test('keyboard shortcuts navigate until they are turned off', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL('/admin/customers')
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeFocused()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toBeVisible()
  expect(await axe(page, '[role=dialog]')).toEqual([])
  await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Find or go to…' })).toBeVisible()
  await expect(page).toHaveURL('/admin/customers')
})

test('in Arabic on a phone the menu is a drawer and the page is mirrored', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin')
  await page.goto('/admin/nowhere?lang=ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
  await page.getByRole('button', { name: 'القائمة' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'الطلبات' }).click()
  await expect(page).toHaveURL('/admin/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'الطلبات' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the admin area opens without the prefix of a French page, in French, and leads back to it', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await page.goto('/fr/cities')
  await page.getByRole('banner').locator('a[href="/fr/admin"]').click()
  await expect(page).toHaveURL('/admin')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('link', { name: 'Voir la boutique' }).click()
  await expect(page).toHaveURL('/fr')
  await page.goBack()
  await expect(page).toHaveURL('/admin')
})
