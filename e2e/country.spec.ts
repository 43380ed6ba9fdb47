import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES, WIDTHS } from './support/languages.ts'
import { axe, overflow } from './support/layout-audit.ts'
import { layoutShifts, watchLayoutShift } from './support/layout-shift.ts'

const regionButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Français/ })

test('a country chosen on the home page is that of prices, product, cart and checkout', async ({
  page,
  context,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 430, stock_quantity: 5 })
  await context.addInitScript(() => localStorage.setItem('mcg-language', 'fr'))
  await page.goto('/')
  await expect(regionButton(page)).toHaveAccessibleName(/^Langue, pays et devise\s: Français Maroc · MAD$/)
  await regionButton(page).click()
  await page
    .getByRole('group', { name: 'Pays de livraison' })
    .getByRole('menuitemradio', { name: 'France' })
    .click()
  await expect(regionButton(page)).toContainText('France · EUR')
  await expect(page.locator('[data-approximate]').first()).toContainText('EUR')

  await page.goto(`/product/${lantern.id}`)
  const main = page.getByRole('main')
  await expect(main.getByLabel('Pays de livraison')).toHaveValue('france')
  await expect(main.getByText('Droits de douane et taxes possibles à l’arrivée du colis')).toBeVisible()
  await main.getByRole('button', { name: 'Ajouter au panier', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.goto('/cart')
  await expect(main.getByLabel('Pays de livraison')).toHaveValue('france')
  await expect(main).toContainText('580\u00a0DH')
  await expect(main).toContainText(/le transporteur peut demander des droits de douane/)
  await expect(main.locator('[data-approximate]').last()).toContainText('54\u00a0EUR')
  expect(await axe(page)).toEqual([])

  await page.goto('/checkout')
  await expect(page.getByLabel('Pays', { exact: true })).toHaveValue('france')
  await page.reload()
  await expect(page.getByLabel('Pays', { exact: true })).toHaveValue('france')
  await expect(main).toContainText('Les droits de douane du pays de destination ne sont pas compris.')

  const other = await context.newPage()
  await other.goto('/cart')
  await expect(regionButton(other)).toContainText('France · EUR')
  await regionButton(other).click()
  await other.getByRole('menuitemradio', { name: 'Canada' }).click()
  await expect(page.getByLabel('Pays', { exact: true })).toHaveValue('canada')
  await other.close()
  // The checkout's header has no menus.
  await page.goto('/cart')
  await expect(regionButton(page)).toContainText('Canada · CAD')
})

test('the menu of the phone has the choice, and the header the name on wide screens only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByLabel('Deliver to').selectOption('United Kingdom')
  await expect(menu.getByLabel('Show prices also in')).toHaveValue('GBP')
  await menu.getByLabel('Show prices also in').selectOption('Dirhams only')
  await menu.getByLabel('Deliver to').selectOption('Spain')
  await expect(menu.getByLabel('Show prices also in')).toHaveValue('MAD')
  expect(await axe(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('mcg-country'))).toBe('spain')
})

test('the menu of languages, countries and currencies fits at any width', async ({ page }) => {
  for (const language of LANGUAGES) {
    await inLanguage(page, language)
    await page.goto('/')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page
        .getByRole('banner')
        .getByRole('button', { name: /English|Français|العربية/ })
        .click()
      await expect(page.getByRole('menuitemradio')).toHaveCount(14)
      expect(await overflow(page)).toEqual([])
      expect(await axe(page, '[role=menu]')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()
    }
  }
})

test('a chosen country moves nothing on the product page when it arrives', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 430, stock_quantity: 5 })
  await page.addInitScript(() => {
    localStorage.setItem('mcg-country', 'canada')
    localStorage.setItem('mcg-currency', 'CAD')
  })
  await watchLayoutShift(page)
  await page.goto(`/product/${lantern.id}`)
  await expect(page.getByText('Customs duties and taxes may be due on arrival')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Canada · CAD')
  expect(await layoutShifts(page)).toEqual([])
})
