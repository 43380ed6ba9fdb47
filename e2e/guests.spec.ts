import type { Locator, Page } from '@playwright/test'
import { plan } from './support/bad-days.ts'
import { newPhone, orderConfirmed, placeOrder, putInCart, signUp } from './support/checkout.ts'
import { expect, newEmail, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES, rawKeys } from './support/languages.ts'
import { axe, overflow } from './support/layout-audit.ts'
import { signOut } from './support/navigation.ts'
import { countOrders, orderNumber } from './support/order-lookup.ts'

const main = (page: Page) => page.getByRole('main')

/** The form of an order without an account, ready to be sent. */
async function fillAsGuest(
  page: Page,
  product: { id: string; name: string },
  phone = newPhone(),
): Promise<void> {
  await putInCart(page, product)
  await page.goto('/checkout')
  await page.getByLabel('First name').fill('Salma')
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('Address', { exact: true }).fill('12, derb Lamté')
  await page.getByLabel('City').fill('Fès')
}

/** Places an order without an account; its number. */
async function orderAsGuest(
  page: Page,
  product: { id: string; name: string },
  phone = newPhone(),
): Promise<string> {
  await fillAsGuest(page, product, phone)
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  return orderNumber(page)
}

test.describe('on a phone', { tag: '@once' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /net::ERR_FAILED/ })

  for (const code of ['arrives', 'is lost'] as const) {
    test(`the toast of an order is not over its thanks where the toaster's code ${code}`, async ({
      page,
      stockroom,
    }) => {
      if (code === 'is lost') await page.route('**/assets/toaster-*.js', (route) => route.abort())
      await orderAsGuest(page, await stockroom.add({ price: 200, stock_quantity: 5 }))
      const toast = page
        .getByRole('region', { name: 'Notifications' })
        .getByText('Order Placed Successfully!', { exact: true })
      // The address changes before the page does.
      const heading = page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })
      const thanks = await heading.boundingBox()
      const news = await toast.boundingBox()
      if (news === null || thanks === null) throw new Error('not rendered')
      expect(thanks.y).toBeGreaterThan(0)
      expect(news.y).toBeGreaterThan(thanks.y + thanks.height)
    })
  }
})

test.describe('on a phone in Arabic', { tag: '@once' }, () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('from the product to a placed order: at most nine taps beside typing', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await inLanguage(page, 'ar')
    await page.goto(`/product/${lantern.id}`)
    let taps = 0
    const tap = async (target: Locator) => {
      await target.tap()
      taps += 1
    }
    const type = async (label: string, text: string) => {
      const field = main(page).getByLabel(label, { exact: true })
      await tap(field)
      await field.fill(text)
    }
    await tap(page.getByRole('button', { name: 'أضف إلى السلة', exact: true }))
    await tap(page.getByRole('dialog').getByRole('link', { name: /إتمام/ }))
    await expect(page).toHaveURL(/\/checkout$/)
    await type('الاسم الشخصي', 'سلمى')
    await type('الهاتف', newPhone())
    await type('العنوان', '12 درب لمتي')
    await tap(main(page).getByLabel('المدينة'))
    await tap(page.getByRole('option', { name: 'فاس' }))
    await tap(main(page).locator('form').getByRole('button', { name: /200/ }))
    await expect(page).toHaveURL(orderConfirmed)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(taps).toBeLessThanOrEqual(9)
    test.info().annotations.push({ type: 'taps', description: String(taps) })
    expect(await countOrders(lantern)).toBe(1)
    expect(await overflow(page)).toEqual([])
    expect(await axe(page)).toEqual([])
    expect(await rawKeys(page)).toEqual([])
  })

  test('quick order: one sheet, two taps beside the fields, one order', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await inLanguage(page, 'ar')
    await page.goto(`/product/${lantern.id}`)
    await page.getByRole('button', { name: 'اطلب بخطوة واحدة' }).tap()
    const sheet = page.getByRole('dialog', { name: 'طلب سريع' })
    const send = sheet.getByRole('button', { name: /200/ })
    await expect(send).toBeEnabled()
    // Mistakes are shown beside their fields, and nothing is lost.
    await sheet.getByLabel('الاسم', { exact: true }).fill('سلمى')
    await sheet.getByLabel('الهاتف').fill('05')
    await send.tap()
    await expect(sheet.getByLabel('الهاتف')).toHaveAccessibleDescription(/رقم/)
    expect(await overflow(page)).toEqual([])
    expect(await axe(page)).toEqual([])
    await sheet.getByLabel('الهاتف').fill(newPhone())
    await sheet.getByLabel('المدينة').fill('فاس')
    await sheet.getByLabel('العنوان', { exact: true }).fill('12 درب لمتي')
    await send.tap()
    await expect(page).toHaveURL(orderConfirmed)
    expect(await countOrders(lantern)).toBe(1)
  })
})

test('a guest’s order is found on another device by its number and phone number', async ({
  page,
  browser,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  const phone = newPhone()
  const number = await orderAsGuest(page, lantern, phone)
  await expect(main(page)).toContainText('call you to confirm')

  const device = await browser.newContext()
  const other = await device.newPage()
  await other.goto(`/order-success?order=${number}`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in to see your order.')
  await other.getByRole('link', { name: 'Find your order' }).click()
  await other.getByLabel('Order number').fill(number.toLowerCase())
  await other.getByLabel('Phone').fill('0600000000')
  await other.getByRole('button', { name: 'Find the order' }).click()
  await expect(other.getByText(/We found no order/)).toBeVisible()
  await other.getByLabel('Phone').fill(`+212 ${phone.slice(1)}`)
  await other.getByRole('button', { name: 'Find the order' }).click()
  await expect(other).toHaveURL(/\/track\/[\w-]{43}$/)
  await expect(main(other)).toContainText(number)
  await device.close()
})

test.describe('an order that is kept in an account', () => {
  /** Presses the button below the confirmation, which leads to the sign-in. */
  async function beginToKeep(page: Page): Promise<void> {
    await main(page).getByRole('button', { name: 'Create an account' }).click()
    await expect(page).toHaveURL(/\/auth\?next=%2Faccount%3Fkeep%3D[\w-]{43}$/)
    await expect(main(page)).toContainText('will be kept in the account that you sign in to or create')
  }

  async function expectKept(page: Page, number: string): Promise<void> {
    await expect(page.getByText('Your order is now in your account.', { exact: true })).toBeVisible()
    await expect(main(page)).toContainText(number)
    await expect(page).toHaveURL('/account')
  }

  async function leave(page: Page): Promise<void> {
    await signOut(page)
    await expect(page).toHaveURL('/auth')
  }

  const expectNoOrder = (page: Page) => expect(main(page)).toContainText('No orders yet')

  test('is not that of the next person who signs in in this browser', async ({
    page,
    context,
    stockroom,
  }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    const number = await orderAsGuest(page, lantern)
    const confirmation = page.url()
    await beginToKeep(page)

    // In another tab, while the page of the guest is still open.
    const tab = await context.newPage()
    await signUp(tab)
    await tab.goto('/account')
    await expectNoOrder(tab)
    await expect(main(page)).toContainText('An order was placed without an account. Keep it in this account?')
    await expectNoOrder(page)
    await main(page).getByRole('button', { name: 'Leave it out' }).click()
    await expect(page).toHaveURL('/account')
    await leave(tab)
    await tab.close()

    // In the same tab, by its own way to the sign-in.
    await page.goto(confirmation)
    await beginToKeep(page)
    await signUp(page)
    await page.goto('/account')
    await expectNoOrder(page)
    await leave(page)

    // The guest is back.
    await page.goto(confirmation)
    await beginToKeep(page)
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password').fill('medina-of-fes')
    await main(page).getByRole('button', { name: 'Create account' }).click()
    await expectKept(page, number)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('kept')
  })

  test('comes along through Google', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await changeSettings(page, { enable_google_auth: true })
    const number = await orderAsGuest(page, lantern)
    await beginToKeep(page)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByLabel('E-mail').fill(newEmail())
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectKept(page, number)
  })

  test.describe('while the answer is lost', () => {
    test.use({ expectedErrors: /status of 503/ })

    test('is said to be uncertain, and the next attempt says that it is there', async ({
      page,
      stockroom,
    }) => {
      const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
      const number = await orderAsGuest(page, lantern)
      await beginToKeep(page)
      await plan({ path: '/rest/v1/rpc/keep_orders', answer: 503, times: 1, isDone: true })
      await page.getByLabel('Email').fill(newEmail())
      await page.getByLabel('Password').fill('medina-of-fes')
      await main(page).getByRole('button', { name: 'Create account' }).click()
      await expect(main(page).getByRole('alert')).toContainText('We could not confirm that your order is in')
      await main(page).getByRole('button', { name: 'Try again' }).click()
      await expectKept(page, number)
    })

    test('of the order itself: who signs in then finds it, and no second one is placed', async ({
      page,
      stockroom,
    }) => {
      const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
      await fillAsGuest(page, lantern)
      await plan(
        { path: '/rest/v1/rpc/place_order', answer: 503, times: 3, isDone: true },
        { path: '/rest/v1/orders', answer: 503, times: 1000 },
      )
      await placeOrder(page).click()
      await expect(main(page)).toContainText('do not know')
      await plan()
      await main(page).getByRole('link', { name: 'Sign in' }).click()
      await page.getByRole('button', { name: /Create one/ }).click()
      await page.getByLabel('Email').fill(newEmail())
      await page.getByLabel('Password').fill('medina-of-fes')
      await main(page).getByRole('button', { name: 'Create account' }).click()
      await expect(page).toHaveURL(orderConfirmed)
      expect(await countOrders(lantern)).toBe(1)
      const number = orderNumber(page)
      await main(page).getByRole('button', { name: 'Keep it' }).click()
      await expectKept(page, number)
    })
  })
})

/** Changes the settings in the answers only: other tests use the same database. */
async function changeSettings(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.route('**/rest/v1/shop_settings*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...change } })
  })
}

test.describe('without guests', () => {
  /** Presses Place as a visitor of a shop that takes no orders of guests, which leads to the form of a new account. */
  async function orderWithoutAccount(page: Page, product: { id: string; name: string }): Promise<void> {
    await changeSettings(page, { allow_guest_checkout: false })
    await putInCart(page, product)
    await page.goto('/checkout')
    await page.getByLabel('First name').fill('Salma')
    await page.getByLabel('Last name').fill('Idrissi')
    const email = newEmail()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Phone').fill('06 12 34 56 78')
    await page.getByLabel('Address', { exact: true }).fill('12, derb Lamté')
    await page.getByLabel('City').fill('Fès')
    await placeOrder(page).click()
    await expect(page).toHaveURL(/\/auth\?next=%2Fcheckout$/)
    await expect(page.getByText('Authentication Required').first()).toBeVisible()
    await expect(page.getByText('Please log in to place an order.').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create account')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByLabel('Password').fill('medina-of-fes')
  }
  const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' })

  test('an order waits for the account and is then placed without a second press', async ({
    page,
    stockroom,
  }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    await orderWithoutAccount(page, lantern)
    expect(await countOrders(lantern)).toBe(0)
    await createAccount(page).click()
    await expect(page).toHaveURL(orderConfirmed)
    expect(await countOrders(lantern)).toBe(1)
    // Neither a reload nor the way back orders again.
    await page.goBack()
    await page.reload()
    expect(await countOrders(lantern)).toBe(1)
  })

  test.describe('a price that changed meanwhile', () => {
    test.use({ expectedErrors: /status of 409/ })

    test('is said, and nothing is ordered at it', async ({ page, stockroom }) => {
      const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
      await orderWithoutAccount(page, lantern)
      await stockroom.change(lantern.id, { price: 240 })
      await createAccount(page).click()
      await expect(page.getByText(/The total has changed from 200\sDH to 240\sDH/)).toBeVisible()
      await expect(page).toHaveURL('/checkout')
      expect(await countOrders(lantern)).toBe(0)
    })
  })
})

for (const language of LANGUAGES) {
  test(`finding an order is accessible and fits (${language})`, { tag: '@widths' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await inLanguage(page, language)
    await page.goto('/track')
    await main(page).getByRole('button').click()
    await expect(main(page).getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
    expect(await overflow(page)).toEqual([])
    expect(await axe(page)).toEqual([])
    expect(await rawKeys(page)).toEqual([])
  })
}
