import { axe, mirror, overflow } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES, rawKeys, WIDTHS } from './support/languages.ts'
import { layoutShifts, watchLayoutShift } from './support/layout-shift.ts'

const artisans = { Fez: 45, Marrakech: 32, Rabat: 38, Tetouan: 28, Meknes: 25, Essaouira: 20 }
const cityNames = Object.keys(artisans)

test('six cities with the product counts of the catalogue and their artisans', async ({ page }) => {
  const answer = page.waitForResponse((response) => response.url().includes('/rpc/catalog_facets'))
  await page.goto('/cities')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artisan Cities')
  const { cities } = (await (await answer).json()) as { cities: { city: string; count: number }[] }
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(cityNames.length)
  for (const [index, [city, count]] of Object.entries(artisans).entries()) {
    const card = cards.nth(index)
    const products = cities.find((found) => found.city === city)?.count
    await expect(card.getByRole('heading')).toContainText(city)
    await expect(card.getByText('Products', { exact: true }).locator('..')).toHaveText(`Products${products}`)
    await expect(card.getByText('Artisans', { exact: true }).locator('..')).toHaveText(`Artisans${count}`)
    await expect(card.getByRole('list', { name: 'Featured crafts' }).getByRole('listitem')).toHaveCount(3)
    await expect(card).toContainText(/\d+th century/)
  }
})

test('every link of the page opens its target', async ({ page }) => {
  test.slow()
  await page.goto('/cities')
  const title = page.getByRole('heading', { level: 1 })
  const links = [
    ...cityNames.map((city) => [`Explore Collection: ${city}`, `/products?city=${city}`] as const),
    ['Shop All Products', '/products'] as const,
    ['Our story', '/about'] as const,
  ]
  for (const [name, address] of links) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(title).not.toHaveText(/Artisan Cities|not found/)
    await page.goBack()
    await expect(page).toHaveURL('/cities')
    await expect(title).toHaveText('Artisan Cities')
  }
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(links.length)
})

test('the cities in Arabic and in French', async ({ page }) => {
  await page.goto('/cities?lang=ar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مدن الصناع التقليديين')
  await expect(page.getByRole('heading', { name: 'الصويرة' })).toBeVisible()
  await page.goto('/cities?lang=fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les villes des artisans')
  await expect(page.getByRole('heading', { name: 'Tétouan تطوان' })).toBeVisible()
})

test.describe('layout', { tag: '@widths' }, () => {
  for (const width of WIDTHS) {
    test(`no layout shift while the page loads, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchLayoutShift(page)
      await page.goto('/cities')
      expect(await layoutShifts(page)).toEqual([])
      await page.reload()
      expect(await layoutShifts(page)).toEqual([])
    })

    for (const language of LANGUAGES) {
      test(`fits, mirrors and is accessible, ${width} px, ${language}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await inLanguage(page, language)
        await page.goto('/cities')
        await page.waitForLoadState('networkidle')
        expect(await overflow(page)).toEqual([])
        expect(await rawKeys(page)).toEqual([])
        expect(await axe(page, 'main')).toEqual([])
        expect(await mirror(page, 'main')).toEqual([])
      })
    }
  }
})
