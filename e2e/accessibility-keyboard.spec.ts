import type { Page } from '@playwright/test'
import { expectFocusShown, tabAndPress, tabTo } from './support/focus-and-announcements.ts'
import { newCustomer, order } from './support/orders-by-api.ts'
import { cards } from './support/listing.ts'
import { expect, newEmail, test } from './support/fixtures.ts'
import { orderNumber } from './support/order-lookup.ts'
import { cartDrawer, orderConfirmed, placeOrder, newPhone } from './support/checkout.ts'
import { inStock } from './support/variations.ts'

// Keyboard only. At every Tab stop the focus must be visible and not covered.

// Panels are checked at their final position.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

/** Uses the skip link, the first link of every page. */
async function skipToContent(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await tabAndPress(page, page.getByRole('link', { name: 'Skip to content' }), 'Enter', { most: 1 })
  await expect(main(page)).toBeFocused()
}

test('a guest orders with the keyboard alone', async ({ page }) => {
  const email = newEmail()
  await page.goto('/')
  await expect(h1(page)).toBeVisible()
  await skipToContent(page)
  await tabAndPress(page, main(page).getByRole('link', { name: 'Shop All Products' }))
  await expect(page).toHaveURL('/products')
  await expect(h1(page)).toBeFocused()

  // Typeahead in the select.
  await tabTo(page, page.getByLabel('City'))
  await page.keyboard.press('m')
  await expect(page).toHaveURL('/products?city=Marrakech')
  await expect(page.getByRole('button', { name: 'Remove filter: Marrakech' })).toBeVisible()

  const choose = cards(page)
    .getByRole('button', { name: /^Choose options: / })
    .first()
  const name = ((await choose.getAttribute('aria-label')) ?? '').replace('Choose options: ', '')
  await tabAndPress(page, choose)
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeFocused()
  const groups = dialog.getByRole('group')
  await expect(groups.first()).toBeVisible()
  for (const group of await groups.all()) {
    await tabTo(page, group.getByRole('radio').first())
    await page.keyboard.press('Space')
    while (!(await inStock(group).isChecked())) await page.keyboard.press('ArrowDown')
    await expect(group.getByRole('radio', { checked: true })).toBeFocused()
  }
  await tabAndPress(page, dialog.getByRole('button', { name: 'Add to Cart' }))
  await expect(dialog).toBeHidden()

  // The drawer takes the focus, traps it and returns it to the button that opened it.
  const drawer = cartDrawer(page)
  await expect(drawer).toBeFocused()
  await tabTo(page, drawer.getByRole('button', { name: `Increase quantity: ${name}` }))
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(choose).toBeFocused()
  await tabAndPress(page, page.getByRole('link', { name: 'Cart, 1 item', exact: true }), 'Enter', {
    key: 'Shift+Tab',
    // Past all the filters.
    most: 60,
  })
  await expect(h1(page)).toBeFocused()
  await tabAndPress(page, main(page).getByRole('link', { name: 'Checkout' }))
  await expect(page).toHaveURL('/checkout')
  await expect(h1(page)).toBeFocused()

  // Submitting an incomplete form focuses the first missing field.
  await tabAndPress(page, placeOrder(page))
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('This field is required.')
  for (const [label, text] of [
    ['First name', 'Salma'],
    ['Last name', 'Idrissi'],
    ['Email', email],
    ['Phone', newPhone()],
    ['Address', '12, derb Lamté'],
    ['City', 'Fès'],
  ] as const) {
    // Some labels say that the field is optional.
    const field = main(page).getByLabel(new RegExp(`^${label}\\b`))
    if (label !== 'First name') await tabTo(page, field)
    await page.keyboard.insertText(text)
  }
  await tabAndPress(page, placeOrder(page))

  await expect(page).toHaveURL(orderConfirmed)
  await expect(h1(page)).toBeFocused()
  const number = orderNumber(page)
  await expect(main(page)).toContainText(number)

  // The guest keeps the order in an account.
  await tabAndPress(page, page.getByRole('button', { name: 'Create an account' }))
  await expect(page).toHaveURL(/\/auth\?next=%2Faccount%3Fkeep%3D[\w-]{43}$/)
  await expect(h1(page)).toHaveText('Create account')
  await expect(h1(page)).toBeFocused()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.insertText(email)
  await tabTo(page, page.getByLabel('Password'))
  await page.keyboard.insertText('medina-of-fes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(h1(page)).toBeFocused()
  await expect(main(page)).toContainText(number)
})

test.describe('in the account', () => {
  // The first password is wrong.
  test.use({ expectedErrors: /status of 400/ })

  test('signs in, opens an order, changes the name and signs out with the keyboard', async ({
    page,
    stockroom,
  }) => {
    const bowl = await stockroom.add({ price: 120, stock_quantity: 5 })
    const salma = await newCustomer()
    const bought = await order(salma, bowl)
    await page.goto('/terms')
    await tabAndPress(page, page.getByRole('link', { name: 'Login' }))
    await expect(h1(page)).toBeFocused()

    await tabTo(page, page.getByLabel('Email'))
    await page.keyboard.insertText(salma.email)
    await tabTo(page, page.getByLabel('Password'))
    await page.keyboard.insertText('not-the-one')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Email or password is wrong.')
    await expect(page.getByLabel('Password')).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('medina-of-fes')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/terms')
    await expect(h1(page)).toBeFocused()

    const door = page.getByRole('button', { name: 'My account' })
    await tabAndPress(page, door, 'Enter', { key: 'Shift+Tab' })
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitem', { name: 'My account' })).toBeFocused()
    await expectFocusShown(page)
    await page.keyboard.press('Escape')
    await expect(door).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('menuitem', { name: 'My account' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/account')
    await expect(h1(page)).toBeFocused()

    await tabAndPress(page, page.getByRole('link', { name: bought.order_number }))
    await expect(h1(page)).toHaveText(bought.order_number)
    await expect(h1(page)).toBeFocused()
    const cancel = page.getByRole('button', { name: 'Cancel order' })
    await tabAndPress(page, cancel)
    await expect(page.getByRole('alertdialog')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(cancel).toBeFocused()
    await tabAndPress(page, main(page).getByRole('link', { name: 'My account' }), 'Enter', {
      key: 'Shift+Tab',
    })
    await expect(page).toHaveURL('/account')
    await expect(h1(page)).toBeFocused()

    await tabTo(page, page.getByRole('tab', { name: 'Orders' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Profile' })).toBeFocused()
    await expectFocusShown(page)
    await tabTo(page, page.getByLabel('Display name'))
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('Salma of Fez')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Your profile is saved')
    await expect(page.getByLabel('Display name')).toBeFocused()

    await tabAndPress(page, page.getByRole('banner').getByRole('button', { name: 'Logout' }), 'Enter', {
      key: 'Shift+Tab',
    })
    await expect(page).toHaveURL('/auth')
    await expect(h1(page)).toBeFocused()
  })
})

test('the forgotten-password form moves focus to each new heading', async ({ page }) => {
  await page.goto('/auth')
  await expect(h1(page)).toHaveText('Sign in')
  await skipToContent(page)
  await tabAndPress(page, page.getByRole('button', { name: 'Forgot your password?' }))
  await expect(h1(page)).toBeFocused()
  await tabAndPress(page, page.getByRole('button', { name: /Back/ }))
  await expect(h1(page)).toHaveText('Sign in')
  await expect(h1(page)).toBeFocused()
})

test('an admin handles an order with the keyboard alone', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  const older = await order(salma, product)
  const newer = await order(salma, product)
  const row = ({ order_number: number }: typeof older) => page.getByRole('row', { name: number })

  await page.goto('/admin/orders')
  await expect(h1(page)).toHaveText('Access denied')
  await tabAndPress(page, page.getByRole('link', { name: 'Login' }))
  await expect(h1(page)).toHaveText('Sign in')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.insertText('admin@mcg.example')
  await tabTo(page, page.getByLabel('Password'))
  await page.keyboard.insertText('medina-1995')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/orders')
  await expect(h1(page)).toHaveText('Orders')

  await page.keyboard.press('/')
  await expect(main(page).getByRole('searchbox')).toBeFocused()
  await expectFocusShown(page)
  await page.keyboard.insertText(salma.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  // Out of the text fields, where letters are typed.
  await tabTo(page, page.getByRole('checkbox', { name: 'Select all rows' }))
  for (const [key, there] of [
    ['j', newer],
    ['j', older],
    ['k', newer],
  ] as const) {
    await page.keyboard.press(key)
    await expect(row(there)).toBeFocused()
    await expectFocusShown(page)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/orders/${newer.order_number}`)
  await expect(h1(page)).toBeFocused()

  const status = page.getByRole('button', { name: new RegExp(newer.order_number) }).first()
  await tabAndPress(page, status)
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Pending')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Processing' })).toBeFocused()
  await expectFocusShown(page)
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('Processing')
  await expect(status).toBeFocused()
  await tabAndPress(page, main(page).getByRole('link', { name: 'Orders' }), 'Enter', { key: 'Shift+Tab' })
  await expect(page).toHaveURL(/\/admin\/orders/)
  await expect(h1(page)).toBeFocused()
  await expect(row(newer)).toContainText('Processing')
})
