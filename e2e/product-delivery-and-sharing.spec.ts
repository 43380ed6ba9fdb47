import type { Page } from '@playwright/test'
import { TEST_SITE } from '../scripts/test-site.ts'
import { cartDrawer } from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { TABLE } from './support/seeded-products.ts'

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test('delivery time and fee are shown for the chosen country, which is remembered', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T12:00:00Z'))
  await page.goto(TABLE.path)
  const delivery = page.getByRole('region', { name: 'Delivery' })
  await expect(delivery).toContainText('Arrives between Fri 27 Nov and Thu 3 Dec')
  await expect(delivery).toContainText('Free delivery')
  await delivery.getByLabel('Deliver to').selectOption('France')
  await expect(delivery).toContainText('Arrives between Thu 3 Dec and Mon 14 Dec')
  await expect(delivery).toContainText('Delivery 150 DH')
  await page.reload()
  await expect(delivery.getByLabel('Deliver to')).toHaveValue('france')
})

test('the country chosen with a product is that of the cart and the checkout, and back', async ({
  page,
  stockroom,
}) => {
  const rug = await stockroom.add({ price: 900, stock_quantity: 4 })
  await page.goto(`/product/${rug.id}`)
  await page.getByRole('region', { name: 'Delivery' }).getByLabel('Deliver to').selectOption('France')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(cartDrawer(page)).toContainText('900 DH')
  await expect(cartDrawer(page)).not.toContainText(/free/i)
  await cartDrawer(page).getByRole('link', { name: 'View cart' }).click()
  const summary = page.getByRole('region', { name: 'Order Summary' })
  await expect(summary.getByLabel('Deliver to')).toHaveValue('france')
  await expect(summary).toContainText('1,050 DH')
  await expect(summary).not.toContainText(/free/i)
  await summary.getByLabel('Deliver to').selectOption('United States')
  await expect(summary).toContainText('1,150 DH')
  await summary.getByRole('link', { name: 'Checkout' }).click()

  await expect(page.getByLabel('Country')).toHaveValue('usa')
  await expect(page.getByRole('button', { name: 'Place order and pay – 1,150 DH' })).toBeVisible()
  await expect(page.getByLabel('District')).toBeHidden()
  await expect(page.getByLabel('Landmark')).toBeHidden()
  await page.getByLabel('State').selectOption('New York')
  await page.getByLabel('Country').selectOption('Canada')
  await expect(page.getByLabel('Province or territory')).toHaveValue('')
  await page.getByLabel('Country').selectOption('Morocco')
  await expect(page.getByLabel('Landmark')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Moroccan mobile/)
  await page.goto(`/product/${rug.id}`)
  await expect(page.getByLabel('Deliver to')).toHaveValue('morocco')
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Europe/London' })

  test('the country is derived from the time zone', async ({ page, stockroom }) => {
    const lamp = await stockroom.add({ price: 80, stock_quantity: 4 })
    await page.goto(`/product/${lamp.id}`)
    const delivery = page.getByRole('region', { name: 'Delivery' })
    await expect(delivery.getByLabel('Deliver to')).toHaveValue('uk')
    await delivery.getByLabel('Deliver to').selectOption('Morocco')
    await expect(delivery).toContainText('Delivery 15 DH, free from 100 DH')
    await page.getByRole('button', { name: `Increase quantity: ${lamp.name}` }).click()
    await expect(delivery).toContainText('Free delivery')
  })
})

test('the share menu is shown when the browser has no native sharing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${TABLE.path}?color=Blue&utm_source=mail`)
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(notifications(page)).toContainText('Link copied')
  // The shop's own address, wherever the page was opened.
  const address = new URL(`${TABLE.path}?color=Blue`, TEST_SITE).href
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  await share.click()
  const whatsapp = page.getByRole('menuitem', { name: 'Send via WhatsApp' })
  const link = new URL((await whatsapp.getAttribute('href')) ?? '')
  expect(link.origin).toBe('https://wa.me')
  expect(link.searchParams.get('text')).toBe(`${TABLE.name}\n${address}`)
})

test('a link that cannot be copied is shown for manual copying', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    })
  })
  await page.goto(TABLE.path)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(notifications(page)).toContainText('The link could not be copied')
  await expect(notifications(page)).toContainText(TABLE.path)
})

test('native sharing is used when available', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(globalThis, { shared })
    navigator.share = (data) => {
      shared.push(data)
      return Promise.resolve()
    }
  })
  await inLanguage(page, 'fr')
  await page.goto(`${TABLE.path}?color=Blue`)
  await page.getByRole('button', { name: 'Partager' }).click()
  const shared = await page.evaluate(() => (globalThis as unknown as { shared: { url: string }[] }).shared)
  expect(shared.map(({ url }) => url.slice(new URL(url).origin.length))).toEqual([
    `/fr${TABLE.path}?color=Blue`,
  ])
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('the WhatsApp question about the product is in the current language', async ({ page }) => {
  await inLanguage(page, 'fr')
  await page.goto(`${TABLE.path}?color=Blue`)
  const ask = page.getByRole('link', { name: 'Poser une question sur cette pièce' })
  const link = new URL((await ask.getAttribute('href')) ?? '')
  expect(link.href).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
  const [sentence, address] = (link.searchParams.get('text') ?? '').split('\n')
  expect(sentence).toMatch(/^Bonjour, .*: .*\(Bleu\)$/)
  expect(address).toMatch(new RegExp(`/fr${TABLE.path}\\?color=Blue$`))
})
