import type { Page, Route } from '@playwright/test'
import { cards } from './filters.ts'
import { expect, test } from './fixtures.ts'
import { inLanguage } from './in-three-languages.ts'

// What the shop does when its calls fail. The product page, the listing's own list and the checkout have theirs.

test.use({ expectedErrors: /status of 500|ERR_FAILED/ })

const failures = [
  { name: 'is refused', fail: (route: Route) => route.fulfill({ status: 500, json: { message: 'broken' } }) },
  { name: 'does not arrive', fail: (route: Route) => route.abort() },
]

/** What the page writes down for whoever looks after it. */
function watchLog(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('mcg: ')) lines.push(message.text())
  })
  return lines
}

// After the last of several attempts.
const expectLogged = (lines: string[], what: string) =>
  expect.poll(() => lines.join('\n'), { timeout: 30_000 }).toContain(what)

const nothingSaid = async (page: Page) => {
  await expect(page.getByText('Unexpected Application Error!')).toBeHidden()
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0)
}

for (const { name, fail } of failures) {
  test.describe(`a call that ${name}`, () => {
    test('for the newest products leaves home whole, without them', async ({ page }) => {
      const log = watchLog(page)
      await page.route('**/rpc/list_products*', fail)
      // An address of which the build has no page with the products in it.
      await page.goto('/?from=elsewhere')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Shop by Moroccan Cities' })).toBeVisible()
      await expectLogged(log, 'catalog featured failed')
      await expect(page.getByRole('heading', { name: 'Handpicked Products' })).toBeHidden()
      await nothingSaid(page)
      // And it mends itself.
      await page.unroute('**/rpc/list_products*')
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      await expect(page.getByRole('heading', { name: 'Handpicked Products' })).toBeVisible()
    })

    test('for the counts leaves the cities, without numbers of products', async ({ page }) => {
      const log = watchLog(page)
      await page.route('**/rpc/catalog_facets*', fail)
      await page.goto('/cities')
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
      await expect(page.getByRole('main').getByText('45', { exact: true })).toBeVisible()
      await expectLogged(log, 'catalog facets failed')
      await nothingSaid(page)
    })

    test('for the categories leaves the list', async ({ page }) => {
      const log = watchLog(page)
      await page.route('**/rpc/catalog_facets*', fail)
      await page.goto('/products?city=Fez')
      await expect(cards(page)).toHaveCount(24)
      await expectLogged(log, 'catalog facets failed')
      await nothingSaid(page)
      await expect(cards(page)).toHaveCount(24)
    })
  })
}

test('the words in Arabic', async ({ page }) => {
  await inLanguage(page, 'ar')
  await page.route('**/rpc/list_products*', (route) =>
    route.fulfill({ status: 500, json: { message: 'broken' } }),
  )
  await page.goto('/products')
  await expect(page.getByText('تعذر تحميل المنتجات').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('خطأ', { exact: true }).first()).toBeVisible()
})
