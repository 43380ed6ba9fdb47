import type { Page } from '@playwright/test'
import { axe, charactersInVisualOrder, mirror, overflow } from './support/layout-audit.ts'
import { expect, newEmail, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES, rawKeys } from './support/languages.ts'
import { mailTo, pathOfLink } from './support/mailbox.ts'
import { chooseLanguage, showTabAgain, signOut } from './support/navigation.ts'
import { setStatus } from './support/orders-by-api.ts'
import { orderOf } from './support/own-orders.ts'
import { placeOrder, putInCart, signUp } from './support/checkout.ts'
import { callAs } from './support/session.ts'

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const status = (page: Page) => page.getByRole('status', { name: 'Order status' })

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/')
}

test.describe('orders', () => {
  test('are listed newest first, ten per page, and another customer cannot open them', async ({
    page,
    stockroom,
  }) => {
    const bowl = await stockroom.add({ price: 120, stock_quantity: 60 })
    await signUp(page)
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
    const placed = []
    // The hourly limit.
    for (let count = 1; count <= 10; count += 1) {
      placed.push(await orderOf(page, bowl, { quantity: count === 10 ? 10 : 1 }))
    }
    await page.reload()
    const list = page.getByRole('region', { name: 'Orders' }).getByRole('heading', { level: 3 })
    await expect(list).toHaveCount(10)
    await expect(list.first()).toHaveText(placed.at(-1)?.order_number ?? '')
    await expect(page.getByRole('button', { name: 'Show more orders' })).toBeHidden()
    await expect(page.getByRole('main')).toContainText('1,200 DH')
    await expect(page.getByRole('main')).toContainText('10 pieces')

    await signOut(page)
    await expect(page).toHaveURL('/auth')
    await signUp(page)
    await page.goto(`/account/orders/${placed[0]?.order_number}`)
    await expect(h1(page)).toHaveText('Order not found')
  })

  test('are paginated', async ({ page }) => {
    const order = (index: number) => ({
      id: `00000000-0000-4000-8000-${String(100 - index).padStart(12, '0')}`,
      order_number: `MCG-PAGE${String(index).padStart(4, '2')}`,
      status: 'delivered',
      created_at: new Date(Date.UTC(2026, 0, 30 - index)).toISOString(),
      total_amount: 10,
      order_items: [],
    })
    const all = Array.from({ length: 13 }, (_, index) => order(index))
    const requested: string[] = []
    await signUp(page)
    await page.route('**/rest/v1/orders?*', (route) => {
      const or = new URL(route.request().url()).searchParams.get('or')
      requested.push(or ?? '')
      return route.fulfill({ json: or === null ? all.slice(0, 11) : all.slice(10) })
    })
    await page.goto('/account')
    const list = page.getByRole('region', { name: 'Orders' }).getByRole('heading', { level: 3 })
    await expect(list).toHaveCount(10)
    await page.getByRole('button', { name: 'Show more orders' }).click()
    await expect(list).toHaveCount(13)
    expect(requested).toContainEqual(expect.stringContaining(`id.lt.${all[9]?.id}`))
    await expect(page.getByRole('button', { name: 'Show more orders' })).toBeHidden()
  })

  test('show a new status when the tab becomes visible again', async ({ page, stockroom }) => {
    const bowl = await stockroom.add({ price: 120, stock_quantity: 5 })
    await signUp(page)
    const order = await orderOf(page, bowl)
    await page.goto(`/account/orders/${order.order_number}`)
    await expect(status(page)).toHaveText('Pending')
    await expect(page.getByRole('main')).toContainText('12, derb Lamté')
    await setStatus(order, 'pending', 'processing')
    await setStatus(order, 'processing', 'shipped')
    await showTabAgain(page)
    await expect(status(page)).toHaveText('Shipped')
    const history = page.getByRole('region', { name: 'History' }).getByRole('listitem')
    await expect(history).toHaveCount(4)
    await expect(history.nth(2)).toHaveAttribute('aria-current', 'step')
    await expect(history.nth(3)).toContainText('upcoming')
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden()
  })

  test('can be cancelled while pending and ordered again', { tag: '@smoke' }, async ({ page, stockroom }) => {
    const bowl = await stockroom.add({ price: 120, stock_quantity: 5 })
    await signUp(page)
    const order = await orderOf(page, bowl, { quantity: 3 })
    await page.goto(`/account/orders/${order.order_number}`)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Keep order' }).click()
    await expect(status(page)).toHaveText('Pending')
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(dialog).toBeHidden()
    await expect(status(page)).toHaveText('Cancelled')

    // Three of the five restocked pieces were sold meanwhile.
    await stockroom.change(bowl.id, { stock_quantity: 2 })
    await page.getByRole('button', { name: 'Buy again' }).click()
    const answer = page.getByRole('main').getByRole('status').filter({ hasText: 'in your cart' })
    await expect(answer).toContainText('1 product is in your cart')
    await expect(answer).toContainText(`Fewer left than you ordered: ${bowl.name}`)
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    await stockroom.change(bowl.id, { is_active: false })
    await page.getByRole('button', { name: 'Buy again' }).click()
    await expect(page.getByText('None of these items is available at the moment.')).toBeVisible()
    await expect(page.getByText(`No longer available: ${bowl.name}`)).toBeVisible()
  })

  test.describe('once shipped', () => {
    test.use({ expectedErrors: /409/ })

    test('cannot be cancelled, and the page shows the new status', async ({ page, stockroom }) => {
      const bowl = await stockroom.add({ price: 120, stock_quantity: 5 })
      await signUp(page)
      const order = await orderOf(page, bowl)
      await page.goto(`/account/orders/${order.order_number}`)
      await page.getByRole('button', { name: 'Cancel order' }).click()
      await setStatus(order, 'pending', 'shipped')
      // The page still shows the status from before the dialog was opened.
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
      await expect(status(page)).toHaveText('Shipped')
    })
  })

  test('print only the receipt', async ({ page, stockroom }) => {
    const bowl = await stockroom.add({ price: 120, stock_quantity: 5 })
    await signUp(page)
    const order = await orderOf(page, bowl, { payment: 'bank_transfer' })
    await page.goto(`/account/orders/${order.order_number}`)
    await expect(page.getByRole('main')).toContainText('RIB')
    const receipt = page.getByRole('article', { name: 'Receipt' })
    await expect(receipt).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(receipt).toBeVisible()
    await expect(receipt).toContainText(order.order_number)
    await expect(receipt).toContainText(bowl.name)
    await expect(receipt).toContainText('120 DH')
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Buy again' })).toBeHidden()
    // The same receipt in Arabic.
    await page.emulateMedia({ media: 'screen' })
    await chooseLanguage(page, 'ar')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('article', { name: 'وصل' })).toBeVisible()
    expect(await overflow(page)).toEqual([])
  })
})

test.describe('the profile', () => {
  test('requires signing in', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/account?section=profile')
    await expect(page).toHaveURL(/\/auth\?next=%2Faccount%3Fsection%3Dprofile$/)
  })

  test('saves name and phone, and validates them', async ({ page }) => {
    await signUp(page)
    await page.goto('/account?section=profile')
    await page.getByLabel('Display name').fill('Salma Idrissi')
    await page.getByLabel('Phone').fill('12')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByLabel('Phone')).toBeFocused()
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Enter a valid phone number.')
    await page.getByLabel('Phone').fill('٠٦ ١٢ ٣٤ ٥٦ ٧٨')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(notices(page)).toContainText('Your profile is saved')
    await page.reload()
    await expect(page.getByLabel('Phone')).toHaveValue('+212612345678')
  })

  test('keeps several addresses, and the checkout offers them', async ({ page, stockroom }) => {
    const lamp = await stockroom.add({ price: 80, stock_quantity: 3 })
    await signUp(page)
    await page.goto('/account?section=profile')
    await expect(page.getByText('No address is saved yet.')).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Add an address' })
    const add = async (name: string, address: string, city: string) => {
      await page.getByRole('button', { name: 'Add an address' }).click()
      await dialog.getByLabel('Name of the address').fill(name)
      await dialog.getByLabel('Address', { exact: true }).fill(address)
      await dialog.getByLabel('City').fill(city)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
    }
    await page.getByRole('button', { name: 'Add an address' }).click()
    await dialog.getByLabel('Postal code').fill('ABC')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Name of the address')).toBeFocused()
    await expect(dialog.getByLabel('Postal code')).toHaveAccessibleDescription(/valid postal code/)
    expect(await axe(page)).toEqual([])
    // Closed by mistake, it has what was typed when it opens again.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add an address' }).click()
    await expect(dialog.getByLabel('Postal code')).toHaveValue('ABC')
    await dialog.getByLabel('Postal code').fill('')
    await page.keyboard.press('Escape')
    await add('Home', '12, derb Lamté', 'Fès')
    await add('Work', '9, rue Souika', 'Rabat')
    const card = (name: string) =>
      page.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem').filter({ hasText: name })
    await expect(card('Home')).toContainText('Default')
    await page.getByRole('button', { name: 'Make default: Work' }).click()
    await expect(card('Work')).toContainText('Default')
    await expect(card('Home')).not.toContainText('Default')
    expect(await axe(page)).toEqual([])

    await putInCart(page, lamp)
    await page.goto('/checkout')
    const saved = page.getByLabel('Saved addresses')
    await expect(saved).toHaveValue(/./)
    await expect(page.getByLabel('City')).toHaveValue('Rabat')
    await saved.selectOption({ label: 'Home · 12, derb Lamté, Fès' })
    await expect(page.getByLabel('City')).toHaveValue('Fès')
    await saved.selectOption({ label: 'Use another address' })
    await expect(page.getByLabel('City')).toHaveValue('')

    await page.goto('/account?section=profile')
    await page.getByRole('button', { name: 'Delete the address Work' }).click()
    await page
      .getByRole('alertdialog', { name: 'Delete the address Work?' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(card('Work')).toBeHidden()
    await expect(card('Home')).toContainText('Default')
  })

  test('saves the chosen language', async ({ page }) => {
    await signUp(page)
    await page.goto('/account')
    await expect(h1(page)).toHaveText('My account')
    const stored = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/rest/v1/profiles'),
    )
    await chooseLanguage(page, 'fr')
    expect((await stored).request().postDataJSON()).toEqual({ language: 'fr' })
    expect((await stored).ok()).toBe(true)
  })
})

test.describe('sign-in data', () => {
  test.use({ expectedErrors: /40[0136]|42[29]/ })

  test('changing the password requires the present one', async ({ page }) => {
    const email = await signUp(page)
    await page.goto('/account?section=security')
    const form = page.getByRole('region', { name: 'Change password' })
    await form.getByLabel('Current password').fill('not-the-one')
    await page.getByLabel('New password').fill('kasbah-of-fes-1995')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(form.getByLabel('Current password')).toBeFocused()
    await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(
      'That is not your current password.',
    )
    await form.getByLabel('Current password').fill('medina-of-fes')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(notices(page)).toContainText('Your new password is saved')
    await signOut(page)
    await expect(page).toHaveURL('/auth')
    await signIn(page, email, 'kasbah-of-fes-1995')
  })

  test('a new email address takes effect after its confirmation link is opened', async ({
    page,
    request,
  }) => {
    const email = await signUp(page)
    const newAddress = newEmail()
    await page.goto('/account?section=security')
    const password = page.getByRole('region', { name: 'Change email' }).getByLabel('Current password')
    await page.getByLabel('New email').fill(email)
    await password.fill('not-the-one')
    await page.getByRole('button', { name: 'Change email' }).click()
    await expect(page.getByLabel('New email')).toHaveAccessibleDescription(/already your account email/)
    await page.getByLabel('New email').fill(newAddress)
    await page.getByRole('button', { name: 'Change email' }).click()
    await expect(password).toHaveAccessibleDescription('That is not your current password.')
    await password.fill('medina-of-fes')
    await page.getByRole('button', { name: 'Change email' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText(newAddress)
    await page.goto(pathOfLink(await mailTo(request, newAddress, /Confirm your new email/)))
    await page.getByRole('button', { name: 'Confirm your email address' }).click()
    await expect(h1(page)).toHaveText('Your email is confirmed')
    await page.goto('/account')
    await expect(page.getByRole('main')).toContainText(newAddress)
  })

  test('an address that was changed on another device is the one that holds here', async ({
    page,
    browser,
    request,
  }) => {
    const email = await signUp(page)
    const newAddress = newEmail()
    const elsewhere = await browser.newContext()
    const device = await elsewhere.newPage()
    await signIn(device, email, 'medina-of-fes')
    await device.goto('/account?section=security')
    await device.getByLabel('New email').fill(newAddress)
    await device
      .getByRole('region', { name: 'Change email' })
      .getByLabel('Current password')
      .fill('medina-of-fes')
    await device.getByRole('button', { name: 'Change email' }).click()
    await expect(device.getByRole('main').getByRole('status')).toContainText(newAddress)
    await device.goto(pathOfLink(await mailTo(request, newAddress, /Confirm your new email/)))
    await device.getByRole('button', { name: 'Confirm your email address' }).click()
    await expect(h1(device)).toHaveText('Your email is confirmed')
    await elsewhere.close()

    // What this browser has stored still names the former address.
    expect(await page.evaluate(() => localStorage.getItem('mcg-session'))).toContain(email)
    await page.goto('/account?section=security')
    await expect(page.getByRole('region', { name: 'Change email' })).toContainText(newAddress)
    await page
      .getByRole('region', { name: 'Change password' })
      .getByLabel('Current password')
      .fill('medina-of-fes')
    await page.getByLabel('New password').fill('kasbah-of-fes-1995')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(notices(page)).toContainText('Your new password is saved')

    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('alertdialog')
    const forGood = dialog.getByRole('button', { name: 'Delete permanently' })
    await dialog.getByLabel(/^Type/).fill(email)
    await expect(forGood).toBeDisabled()
    await dialog.getByLabel(/^Type/).fill(newAddress)
    await forGood.click()
    await expect(notices(page)).toContainText('Your account is deleted')
  })

  for (const path of ['/checkout', '/auth?next=/checkout']) {
    test(`an account that was deleted elsewhere is signed out once at ${path}, and the cart stays`, async ({
      page,
      stockroom,
    }) => {
      const bowl = await stockroom.add({ price: 120, stock_quantity: 5 })
      const email = await signUp(page)
      // A cart that is saved after the account is gone is refused.
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/rpc/save_cart'))
      await putInCart(page, bowl)
      await saved
      const stored = () => page.evaluate(() => localStorage.getItem('mcg-session'))
      const session = JSON.parse((await stored()) ?? '{}') as Parameters<typeof callAs>[0]
      const deleted = await callAs(session, 'POST', '/rest/v1/rpc/delete_account', { confirmation: email })
      expect(deleted.ok).toBe(true)

      const visited: string[] = []
      page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
      await page.goto(path)
      await expect.poll(stored).toBeNull()
      await expect(page).toHaveURL('/checkout')
      await expect(placeOrder(page)).toBeEnabled()
      await expect(page.getByRole('main')).toContainText(bowl.name)
      expect(visited.length, visited.join(' ')).toBeLessThan(4)
    })
  }

  test('an account is deleted after its email address is typed', async ({ page, stockroom }) => {
    const bowl = await stockroom.add({ price: 120, stock_quantity: 5 })
    const email = await signUp(page)
    await orderOf(page, bowl)
    await page.goto('/account?section=security')
    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('alertdialog')
    const forGood = dialog.getByRole('button', { name: 'Delete permanently' })
    await expect(forGood).toBeDisabled()
    await dialog.getByLabel(/^Type/).fill('another@shop.example')
    await expect(forGood).toBeDisabled()
    await dialog.getByLabel(/^Type/).fill(email)
    await forGood.click()
    await expect(notices(page)).toContainText('Your account is deleted')
    await expect(page).not.toHaveURL(/account/)
    await page.goto('/auth')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('medina-of-fes')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(notices(page)).toContainText('Email or password is wrong.')
  })
})

for (const language of LANGUAGES) {
  test(`every account page is accessible and fits, also at 200 % zoom (${language})`, async ({
    page,
    stockroom,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const bowl = await stockroom.add({ price: 120, stock_quantity: 5 })
    await signUp(page)
    const order = await orderOf(page, bowl)
    await inLanguage(page, language)
    for (const path of [
      '/account',
      '/account?section=profile',
      '/account?section=security',
      `/account/orders/${order.order_number}`,
    ]) {
      await page.goto(path)
      await expect(
        page.getByRole('main').getByRole('heading', { level: 2 }).or(page.locator('legend')).first(),
      ).toBeAttached()
      expect(await axe(page)).toEqual([])
      expect(await overflow(page)).toEqual([])
      // The email address looks like a message key.
      expect((await rawKeys(page)).filter((key) => key !== 'mcg.example')).toEqual([])
      if (language === 'en') expect(await mirror(page, 'main')).toEqual([])
      const before = page.viewportSize()
      await page.setViewportSize({ width: 640, height: 400 })
      expect(await overflow(page)).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await overflow(page)).toEqual([])
      expect(await axe(page)).toEqual([])
      if (before !== null) await page.setViewportSize(before)
    }
    // An order number is not reversed in Arabic.
    expect(await charactersInVisualOrder(h1(page))).toBe(order.order_number)
  })
}
