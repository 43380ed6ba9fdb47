import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

/** What would be on every sheet: what is fixed to the screen is fixed to each of them. */
const floating = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          getComputedStyle(element).position === 'fixed' &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.getBoundingClientRect().height > 0,
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  )

// That of a sheet, and of a screen.
for (const width of [718, 1280])
  test(`a product is printed without what surrounds it (${width} px) @widths`, async ({
    page,
    stockroom,
  }) => {
    const product = await stockroom.add({ price: 240, stock_quantity: 9 })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/product/${product.id}`)
    const chat = page.getByRole('complementary').getByRole('link', { name: 'Chat on WhatsApp' })
    await expect(chat).toBeVisible()
    // Beside the page, where a screen has room.
    if (width === 1280) expect(await floating(page)).not.toEqual([])
    await page.emulateMedia({ media: 'print' })
    const { name } = product
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main').getByText('240 DH').first()).toBeVisible()
    for (const around of [page.getByRole('banner'), page.getByRole('contentinfo'), chat])
      await expect(around).toBeHidden()
    expect(await floating(page)).toEqual([])
  })

test('the page about the shop is printed without what surrounds it @once', async ({ page }) => {
  await page.goto('/about')
  expect(await floating(page)).not.toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  expect(await floating(page)).toEqual([])
})

test('the support page is printed with its answers @once', async ({ page }) => {
  await page.goto('/support')
  const answer = page.getByText(/^As long as it is pending, yes\./)
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})
