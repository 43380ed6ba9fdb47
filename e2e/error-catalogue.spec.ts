import type { Page } from '@playwright/test'
import { cards } from './support/listing.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'

// Failing requests. Those of the product page, the product list and the checkout are tested in their own specs.

test.use({ expectedErrors: /status of 500|ERR_FAILED/ })

/** Collects what the page logs. */
function watchLog(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('mcg: ')) lines.push(message.text())
  })
  return lines
}

// Logged after the last retry.
const expectLogged = (lines: string[], what: string) => expect.poll(() => lines.join('\n')).toContain(what)

const expectNoErrorShown = async (page: Page) => {
  await expect(page.getByText('Unexpected Application Error!')).toBeHidden()
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0)
}

test('when the newest products cannot be read, the home page shows those of its HTML, or none', async ({
  page,
}) => {
  const log = watchLog(page)
  await page.route('**/rpc/list_products*', (route) =>
    route.fulfill({ status: 500, json: { message: 'broken' } }),
  )
  // The HTML of the home page holds its products, which stay.
  await page.goto('/')
  await expectLogged(log, 'catalog featured failed')
  await expect(page.getByRole('heading', { name: 'Handpicked Products' })).toBeVisible()
  await expectNoErrorShown(page)
  log.length = 0
  await page.goto('/cart')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Shop by Moroccan Cities' })).toBeVisible()
  await expectLogged(log, 'catalog featured failed')
  await expect(page.getByRole('heading', { name: 'Handpicked Products' })).toBeHidden()
  await expectNoErrorShown(page)
  // It recovers.
  await page.unroute('**/rpc/list_products*')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('heading', { name: 'Handpicked Products' })).toBeVisible()
})

test('a failing request for the counts leaves the cities without product counts', async ({ page }) => {
  const log = watchLog(page)
  await page.route('**/rpc/catalog_facets*', (route) => route.abort())
  await page.goto('/cities')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('main').getByText('45', { exact: true })).toBeVisible()
  await expectLogged(log, 'catalog facets failed')
  await expectNoErrorShown(page)
})

test('a failing request for the categories leaves the product list', async ({ page }) => {
  const log = watchLog(page)
  await page.route('**/rpc/catalog_facets*', (route) => route.abort())
  await page.goto('/products?city=Fez')
  await expect(cards(page)).toHaveCount(24)
  await expectLogged(log, 'catalog facets failed')
  await expectNoErrorShown(page)
  await expect(cards(page)).toHaveCount(24)
})

test('the error message is in Arabic', async ({ page }) => {
  await inLanguage(page, 'ar')
  await page.route('**/rpc/list_products*', (route) =>
    route.fulfill({ status: 500, json: { message: 'broken' } }),
  )
  await page.goto('/products')
  await expect(page.getByText('تعذر تحميل المنتجات').first()).toBeVisible()
  await expect(page.getByText('خطأ', { exact: true }).first()).toBeVisible()
})
