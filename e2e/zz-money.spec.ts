import { signInAs } from './support/session.ts'
import { newCustomer, order } from './support/orders-by-api.ts'
import { test } from './support/fixtures.ts'

test('screens', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product)
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${placed.order_number}`)
  await page.getByRole('button', { name: `Status of ${placed.order_number}: Pending` }).click()
  await page.getByRole('menuitemradio', { name: 'Shipped' }).click()
  await page.getByRole('button', { name: `Status of ${placed.order_number}: Shipped` }).waitFor()
  for (const language of ['en', 'ar'])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/admin?lang=${language}`)
      await page.locator('#waiting').waitFor()
      await page.waitForLoadState('networkidle')
      await page.locator('a[href*="tab=differences"]').scrollIntoViewIfNeeded()
      await page.screenshot({ path: `/tmp/x-money/dash-${language}-${width}.png` })
      await page.goto(`/admin/orders/${placed.order_number}?lang=${language}`)
      await page.waitForLoadState('networkidle')
      await page.locator('button[aria-haspopup=menu]').filter({ visible: true }).first().waitFor()
      const menu = page.getByRole('button', { name: new RegExp(`${placed.order_number}.*(Shipped|شُحن|الشحن|أُرسل|مشحون)`) })
      await menu.first().click()
      await page.getByRole('menuitemradio').last().click()
      await page.getByRole('alertdialog').waitFor()
      await page.screenshot({ path: `/tmp/x-money/cancel-${language}-${width}.png` })
    }
})
