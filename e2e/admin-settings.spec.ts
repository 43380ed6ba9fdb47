import type { Browser, Page } from '@playwright/test'
import { callAs, createSession, signInAs } from './support/session.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'
import { choose } from './support/select.ts'

// Settings apply to the whole shop, so these tests run against an isolated shop.

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const saved = (page: Page) => page.getByText('Settings saved successfully', { exact: true }).last()

/** Opens a page as a guest. */
async function asVisitor(browser: Browser, shop: string, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: shop })
  await look(await context.newPage())
  await context.close()
}

async function open(page: Page, section = 'shop'): Promise<void> {
  await page.goto(`/admin/settings?section=${section}`)
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
}

test.beforeEach(async ({ page }) => signInAs(page, 'admin'))

test('a new shop name appears in the admin area, the storefront and the titles', async ({
  page,
  browser,
  ownShop,
}) => {
  await open(page)
  const name = page.getByLabel('Name of the shop')
  await expect(name).toHaveValue('Moroccan Craft Gallery')
  await expect(save(page)).toBeDisabled()
  expect(await axe(page, 'main')).toEqual([])

  await name.fill('')
  await page.getByLabel('WhatsApp number').fill('12')
  await page.getByLabel('Instagram').fill('instagram')
  await page.getByLabel('VAT in percent').fill('120')
  await save(page).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('This field is required.')
  await expect(page.getByLabel('WhatsApp number')).toHaveAccessibleDescription(/8 to 15 digits/)
  await expect(page.getByLabel('Instagram')).toHaveAccessibleDescription(/begins with https/)
  await expect(page.getByLabel('VAT in percent')).toHaveAccessibleDescription(/from 0 to 100/)
  expect(await axe(page, 'main')).toEqual([])

  await name.fill('Dar Zellige')
  await page.getByLabel('WhatsApp number').fill('+212 6 12 34 56 78')
  await page.getByLabel('Instagram').fill('')
  await page.getByLabel('VAT in percent').fill('0')
  await page.getByLabel('Description in English').fill('Tiles from the source.')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByLabel('WhatsApp number')).toHaveValue('212612345678')
  await expect(page.getByRole('link', { name: 'Dar Zellige' })).toBeVisible()
  // In the same tab, without a reload.
  await page.getByRole('link', { name: 'View the shop' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dar Zellige' })).toBeVisible()
  await asVisitor(browser, ownShop, async (visitor) => {
    await visitor.goto('/')
    await expect(visitor.getByRole('banner').getByText('Dar Zellige').first()).toBeVisible()
    await expect(visitor).toHaveTitle(/Dar Zellige/)
    await expect(visitor.locator('meta[name=description]')).toHaveAttribute(
      'content',
      'Tiles from the source.',
    )
  })
})

test('registration and Google sign-in follow the settings', async ({ page, browser, ownShop }) => {
  const google = (visitor: Page) => visitor.getByRole('button', { name: 'Continue with Google' })
  await open(page)
  await page.getByRole('switch', { name: 'Sign in with Google' }).check()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await asVisitor(browser, ownShop, async (visitor) => {
    await visitor.goto('/auth')
    await expect(google(visitor)).toBeVisible()
  })

  await page.getByRole('switch', { name: 'Sign in with Google' }).uncheck()
  await page.getByRole('switch', { name: 'New accounts' }).uncheck()
  await save(page).click()
  await expect(save(page)).toBeDisabled()
  await asVisitor(browser, ownShop, async (visitor) => {
    await visitor.goto('/auth')
    await expect(visitor.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await expect(google(visitor)).toHaveCount(0)
    await visitor.getByRole('button', { name: /Create one/ }).click()
    await expect(visitor.getByText('New accounts cannot be created at the moment.')).toBeVisible()
  })
  // A direct API call is rejected too.
  const refused = await callAs(null, 'POST', '/auth/v1/signup', {
    email: `late-${crypto.randomUUID()}@mcg.example`,
    password: 'medina-of-fes',
  })
  expect(refused.ok).toBe(false)

  await page.getByRole('switch', { name: 'New accounts' }).check()
  await save(page).click()
  await expect(save(page)).toBeDisabled()
})

test('bank account, legal identity and holds are checked and saved', async ({ page }) => {
  await open(page)
  const rib = page.getByLabel('RIB')
  await rib.fill('0002 7000 0000 0000 0000 0027')
  await page.getByLabel('IBAN').fill('MA00')
  await page.getByLabel('ICE', { exact: true }).fill('12')
  await page.getByLabel('Days to wait for a bank transfer').fill('61')
  await save(page).click()
  await expect(rib).toHaveAccessibleDescription(/the last two of which check the others/)
  await expect(page.getByLabel('IBAN')).toHaveAccessibleDescription(/not a valid IBAN/)
  await expect(page.getByLabel('ICE', { exact: true })).toHaveAccessibleDescription(/has 15 digits/)
  await expect(page.getByLabel('Days to wait for a bank transfer')).toHaveAccessibleDescription(
    /from 1 to 60/,
  )
  expect(await axe(page, 'main')).toEqual([])

  await rib.fill('0002 7000 0000 0000 0000 0026')
  await page.getByLabel('IBAN').fill('ma64 0002 7000 0000 0000 0000 0026')
  await page.getByLabel('ICE', { exact: true }).fill('001234567000089')
  await page.getByLabel('Days to wait for a bank transfer').fill('7')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByLabel('IBAN')).toHaveValue('MA64000270000000000000000026')
  await page.reload()
  await expect(page.getByLabel('ICE', { exact: true })).toHaveValue('001234567000089')
  await expect(page.getByLabel('Days to wait for a bank transfer')).toHaveValue('7')
})

test('ways to pay are switched, providers checked, and rates kept with their day', async ({ page }) => {
  await open(page, 'payments')
  const cash = page.getByRole('switch', { name: 'Cash on delivery' })
  await expect(cash).toBeChecked()
  await cash.uncheck()
  await expect(page.getByText('Payment method saved').first()).toBeVisible()
  await page.reload()
  await expect(cash).not.toBeChecked()
  await cash.check()
  await expect(cash).toBeEnabled()
  expect(await axe(page, 'main')).toEqual([])

  // The function's answer, whatever secrets this machine has.
  await page.route('**/functions/v1/pay-cmi/check', (route) =>
    route.fulfill({ json: { ready: false, missing: ['CMI_STORE_KEY'] } }),
  )
  await page.getByRole('button', { name: 'Check Card' }).click()
  await expect(page.getByText('These function secrets are missing:')).toBeVisible()
  await expect(page.getByText('CMI_STORE_KEY')).toBeVisible()

  await page.getByRole('button', { name: 'Edit the rate of EUR' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the rate of EUR' })
  await dialog.getByLabel('1 EUR in dirhams').fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('1 EUR in dirhams')).toHaveAccessibleDescription(/from 0.01 to 10,000/)
  await dialog.getByLabel('1 EUR in dirhams').fill('10,812345')
  await dialog.getByLabel('Day of the rate').fill('2026-11-19')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Rate saved').first()).toBeVisible()
  const rate = await callAs(
    null,
    'GET',
    '/rest/v1/currency_rates?currency=eq.EUR&select=rate,rate_date',
    undefined,
  )
  expect(await rate.json()).toEqual([{ rate: 10.812345, rate_date: '2026-11-19' }])

  await open(page, 'audit')
  await expect(page.getByRole('table')).toContainText('Currency rates')
  await expect(page.getByRole('table')).toContainText('Payment methods')
})

test('maintenance mode closes the shop for everyone but admins', async ({ page, browser, ownShop }) => {
  await open(page)
  await expect(page.getByText('Not available yet')).toHaveCount(1)
  await page.getByRole('switch', { name: /Text messages/ }).check()
  const guests = page.getByRole('switch', { name: /Orders without an account/ })
  await expect(guests).toBeChecked()
  await guests.uncheck()
  await page.getByRole('switch', { name: /Close the shop/ }).check()
  await expect(page.getByText('While this is on, shoppers can neither browse nor order.')).toBeVisible()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: /Text messages/ })).toBeChecked()
  await expect(guests).not.toBeChecked()

  await asVisitor(browser, ownShop, async (visitor) => {
    await visitor.goto('/products')
    await expect(visitor.getByRole('heading', { level: 1, name: 'We will be back soon' })).toBeVisible()
  })
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 1, name: /Handcrafted Products/ })).toBeVisible()

  await open(page)
  await guests.check()
  await page.getByRole('switch', { name: /Close the shop/ }).uncheck()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await asVisitor(browser, ownShop, async (visitor) => {
    await visitor.goto('/products')
    await expect(visitor.getByRole('heading', { level: 1, name: /Handcrafted Products/ })).toBeVisible()
  })
})

test('unsaved changes prompt before leaving, and conflicting saves are rejected', async ({ page }) => {
  await open(page)
  const address = page.getByLabel('Address in English')
  await address.fill('12, Talaa Kebira, Fez')
  await page.getByRole('tab', { name: 'Delivery' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(address).toHaveValue('12, Talaa Kebira, Fez')

  const admin = await createSession('admin')
  const other = await callAs(admin, 'PATCH', '/rest/v1/shop_settings?id=is.true', {
    contact_phone: '+212 5 11 11 11 11',
  })
  expect(other.ok).toBe(true)
  await save(page).click()
  await expect(
    page.getByText('This has changed in the meantime, by someone else or by your own earlier attempt.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Show their changes' }).click()
  await expect(page.getByLabel('Phone')).toHaveValue('+212 5 11 11 11 11')
  await expect(address).toHaveValue('12, Talaa Kebira, Fez')
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  await address.fill('Nowhere')
  await page.getByRole('tab', { name: 'Delivery' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/section=delivery/)
})

test('delivery: fee, free-delivery threshold, days, order and a disabled country', async ({
  page,
  browser,
  ownShop,
}) => {
  await open(page, 'delivery')
  const row = (country: string) => page.getByRole('row').filter({ hasText: country })
  await expect(row('France')).toContainText(/150\sDH/)
  expect(await axe(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Edit delivery to France' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivery to France' })
  await dialog.getByLabel('Fee').fill('-5')
  await dialog.getByRole('switch', { name: 'Free from a minimum subtotal' }).check()
  await dialog.getByLabel('Shortest time').fill('20')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Fee')).toHaveAccessibleDescription(/from 0 to 100,000/)
  await dialog.getByLabel('Fee').fill('175,50')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Free from', { exact: true })).toHaveAccessibleDescription(
    /This field is required/,
  )
  await dialog.getByLabel('Free from', { exact: true }).fill('2000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Longest time')).toHaveAccessibleDescription(/shorter than the shortest/)
  expect(await axe(page, '[role=dialog]')).toEqual([])
  await dialog.getByLabel('Shortest time').fill('6')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Delivery saved successfully', { exact: true })).toBeVisible()
  await expect(row('France')).toContainText(/175\.50\sDH.*2,000\sDH.*6–14/)

  await page.getByRole('button', { name: 'Edit delivery to Canada' }).click()
  const canada = page.getByRole('dialog', { name: 'Delivery to Canada' })
  await canada.getByRole('switch', { name: 'Deliver to this country' }).uncheck()
  await expect(canada).toContainText('While this is off, customers cannot order to this country.')
  await canada.getByRole('button', { name: 'Save' }).click()
  await expect(row('Canada')).toContainText('Off')

  await page.getByRole('button', { name: 'Move Spain up' }).click()
  await expect(page.getByRole('rowheader').nth(1)).toHaveText('Spain')
  await page.reload()
  await expect(page.getByRole('rowheader').nth(1)).toHaveText('Spain')

  await asVisitor(browser, ownShop, async (visitor) => {
    await visitor.goto('/support')
    const shipping = visitor.locator('#shipping')
    await expect(shipping.getByRole('row').filter({ hasText: 'France' })).toContainText(
      /175\.50\sDH\s*6–14 business days\s*2,000\sDH/,
      // On a phone the second amount stands under the first.
      { useInnerText: true },
    )
    await expect(shipping.getByRole('row').filter({ hasText: 'Canada' })).toHaveCount(0)
  })
})

test('a synonym is found by shoppers until it is deleted', async ({ page, ownShop }) => {
  await open(page, 'synonyms')
  const word = `qamar${crypto.randomUUID().slice(0, 4)}`
  const inShop = async (expected: RegExp) => {
    const shop = await page.context().newPage()
    await shop.goto(`${ownShop}/products?q=${word}`)
    await expect(shop.getByRole('main')).toContainText(expected)
    await shop.close()
  }
  await inShop(/No products/i)
  await page.getByRole('button', { name: 'Add a group' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a group' })
  await dialog.getByLabel('Words').fill(word)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Words')).toHaveAccessibleDescription(/at least two different words/)
  await dialog.getByLabel('Words').fill(`${word.toUpperCase()}\nLANTERN\nالقنديل`)
  expect(await axe(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Synonyms saved successfully', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search words' }).fill(word)
  const row = page.getByRole('row').filter({ hasText: word })
  await expect(row).toContainText('قنديل')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  expect(await axe(page, 'main')).toEqual([])

  const opening = page.context().waitForEvent('page')
  await row.getByRole('link', { name: new RegExp(word) }).click()
  const shop = await opening
  await expect(shop.getByRole('main')).toContainText(/[1-9]\d* products/)
  await shop.close()

  await row.getByRole('button', { name: /^Edit / }).click()
  const edit = page.getByRole('dialog', { name: 'Edit the group' })
  await edit.getByLabel('Words').fill(`${word}\nlantern`)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(row).not.toContainText('قنديل')
  await row.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Synonyms deleted successfully', { exact: true })).toBeVisible()
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
  await inShop(/No products/i)
})

test('the change log shows who changed what, with links', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 120, stock_quantity: 3 })
  const admin = await createSession('admin')
  for (const price of [130, 140]) {
    const change = await callAs(admin, 'PATCH', `/rest/v1/products?id=eq.${product.id}`, { price })
    expect(change.ok).toBe(true)
  }
  await open(page, 'audit')
  const rows = page.getByRole('row').filter({ hasText: product.name })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Amina Admin')
  await expect(rows.first()).toContainText(/Price\s*Before: 130\s*After: 140/)
  expect(await axe(page, 'main')).toEqual([])

  await choose(page.getByLabel('Area'), 'Delivery rates')
  await expect(page).toHaveURL(/table=delivery_rates/)
  await expect(rows).toHaveCount(0)
  await choose(page.getByLabel('Area'), 'Products')
  await choose(page.getByLabel('User'), 'Amina Admin')
  await expect(rows).toHaveCount(2)
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await rows.first().getByRole('link', { name: 'All changes of this entry' }).click()
  await expect(page).toHaveURL(new RegExp(`row=${product.id}`))
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await rows.first().getByRole('link', { name: product.name }).click()
  await expect(page).toHaveURL(`/admin/products/${product.id}`)
})

test('messages are accessible in Arabic on a phone', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  const shown = {
    shop: 'اسم المتجر',
    delivery: 'المغرب',
    synonyms: 'طيني',
    texts: 'رسائل واتساب بشأن الطلب',
    audit: 'سجل التغييرات',
  }
  for (const [section, text] of Object.entries(shown)) {
    await page.goto(`/admin/settings?section=${section}&lang=ar`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport()
    await expect(page.getByText(text).first()).toBeVisible()
    expect(await axe(page, 'main'), section).toEqual([])
    expect(await overflow(page), section).toEqual([])
    expect(await mirror(page, 'main'), section).toEqual([])
  }
  await page.goto('/admin/settings')
  await page.getByLabel('الضريبة على القيمة المضافة بالمئة').fill('٥٫٥')
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(page.getByText('تم حفظ الإعدادات بنجاح', { exact: true })).toBeVisible()
  await expect(page.getByLabel('الضريبة على القيمة المضافة بالمئة')).toHaveValue('5.5')
  await page.getByLabel('الضريبة على القيمة المضافة بالمئة').fill('0')
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(page.getByRole('button', { name: 'حفظ', exact: true })).toBeDisabled()
})
