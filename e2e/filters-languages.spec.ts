import { publicUrl } from '../supabase/functions/_shared/public-url.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { cards, inFilters, openListing, resultCount } from './support/listing.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES, rawKeys, WIDTHS } from './support/languages.ts'
import { layoutShifts, watchLayoutShift } from './support/layout-shift.ts'
import { choose, chosenIn } from './support/select.ts'

const texts = {
  fr: {
    title: 'L’artisanat marocain authentique',
    city: 'Ville',
    category: 'Catégorie',
    sort: 'Trier par',
    byName: 'Nom',
    search: 'Rechercher parmi ces produits',
    cityName: 'Fès',
    categoryName: 'Poterie',
    remove: (name: string) => new RegExp(`^Retirer le filtre\\s: ${name}$`),
    lowest: 'Prix minimum',
    clear: 'Effacer les filtres',
    money: /^10\sDH$/,
    nothing: 'Aucun produit ne correspond à ces filtres.',
    // An English word in the French interface.
    foreign: 'teapot',
    found: /théière/i,
  },
  ar: {
    title: 'منتجات أصيلة من الصناعة التقليدية المغربية',
    city: 'المدينة',
    category: 'الفئة',
    sort: 'ترتيب حسب',
    byName: 'الاسم',
    search: 'البحث في هذه المنتجات',
    cityName: 'فاس',
    categoryName: 'فخار',
    remove: (name: string) => new RegExp(`^إزالة عامل التصفية: .?${name}.?$`),
    lowest: 'أدنى سعر',
    clear: 'إزالة عوامل التصفية',
    money: /^10\sدرهم$/,
    nothing: 'لا توجد منتجات مطابقة لاختياراتك.',
    foreign: 'théière',
    found: /براد/,
  },
} as const

for (const language of ['fr', 'ar'] as const) {
  const words = texts[language]

  test.describe(`the filters, ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await inLanguage(page, language)
    })

    test('city, category, price, filter chips, back and reload', async ({ page }) => {
      await openListing(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
      await inFilters(
        page,
        async (filters) => {
          await choose(filters.getByLabel(words.city), new RegExp(`^.?${words.cityName}`))
          await expect(page).toHaveURL(publicUrl('/products?city=Fez', language))
          await choose(
            filters.getByLabel(words.category),
            new RegExp(`^.?${words.categoryName}.? \\(\\d+\\)$`),
          )
          await expect(page).toHaveURL(publicUrl('/products?city=Fez&category=pottery', language))
          const lowest = filters.getByRole('slider', { name: words.lowest })
          // In reading direction.
          await lowest.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
          await expect(lowest).toHaveAttribute('aria-valuetext', words.money)
          await expect(page).toHaveURL(publicUrl('/products?city=Fez&category=pottery&min=10', language))
        },
        language,
      )
      await expect(cards(page).first()).toContainText(words.cityName)
      await page.getByRole('button', { name: words.remove(words.categoryName) }).click()
      await expect(page).toHaveURL(publicUrl('/products?city=Fez&min=10', language))
      await page.goBack()
      await expect(page.getByRole('button', { name: words.remove(words.categoryName) })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: words.remove(words.cityName) })).toBeVisible()
      await page.getByRole('button', { name: words.clear }).click()
      await expect(page).toHaveURL(publicUrl('/products', language))
      await expect(resultCount(page)).toBeFocused()
    })

    test('search in another language, sort by name, no results', async ({ page }) => {
      await openListing(page)
      const field = page.getByRole('searchbox', { name: words.search })
      await field.fill(words.foreign)
      await expect(page).toHaveURL(publicUrl(`/products?q=${encodeURIComponent(words.foreign)}`, language))
      await expect(cards(page).getByRole('heading').first()).toHaveText(words.found)
      await choose(page.getByLabel(words.sort), words.byName)
      await expect(page).toHaveURL(
        publicUrl(`/products?q=${encodeURIComponent(words.foreign)}&sort=name_${language}`, language),
      )
      await field.fill('xqztv')
      await expect(page.getByText(words.nothing)).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(
        publicUrl(`/products?q=${encodeURIComponent(words.foreign)}&sort=name_${language}`, language),
      )
      await expect(cards(page).getByRole('heading', { name: words.found }).first()).toBeVisible()
    })
  })
}

const STOCK_WORDS = {
  en: { box: 'In stock', remove: /^Remove filter: In stock$/, nothing: 'No products match these filters.' },
  fr: { box: 'En stock', remove: texts.fr.remove('En stock'), nothing: texts.fr.nothing },
  ar: { box: 'متوفر', remove: texts.ar.remove('متوفر'), nothing: texts.ar.nothing },
} as const

for (const language of LANGUAGES) {
  const words = STOCK_WORDS[language]

  test(`only what is in stock, ${language}`, async ({ page, stockroom }) => {
    const [available, soldOut] = await Promise.all([
      stockroom.add({ price: 90, stock_quantity: 2 }),
      stockroom.add({ price: 90, stock_quantity: 0 }),
    ])
    // The word that only this product has: others match a part of its name.
    const search = (name: string) => `q=${name.split(' ').at(-1) ?? ''}`
    await inLanguage(page, language)
    // One result is a word in Arabic, without a digit to wait for.
    await page.goto(`/products?${search(available.name)}`)
    await expect(cards(page)).toHaveCount(1)
    await inFilters(
      page,
      async (filters) => {
        await filters.getByRole('checkbox', { name: words.box }).check()
        await expect(page).toHaveURL(publicUrl(`/products?${search(available.name)}&stock=1`, language))
      },
      language,
    )
    await expect(cards(page).getByRole('heading', { name: available.name })).toBeVisible()

    await page.goto(`/products?${search(soldOut.name)}&stock=1`)
    await expect(page.getByText(words.nothing)).toBeVisible()
    await page.getByRole('button', { name: words.remove }).click()
    await expect(page).toHaveURL(publicUrl(`/products?${search(soldOut.name)}`, language))
    await expect(cards(page).getByRole('heading', { name: soldOut.name })).toBeVisible()
  })
}

test('sorting by name uses the current language, whichever the URL names', async ({ page }) => {
  await inLanguage(page, 'fr')
  const listRequest = page.waitForRequest((request) => request.url().includes('sort=name_fr'))
  await page.goto('/products?sort=name_en')
  await listRequest
  await expect(chosenIn(page.getByLabel('Trier par'))).toHaveText('Nom')
})

test.describe('layout', { tag: '@widths' }, () => {
  for (const width of WIDTHS) {
    for (const language of LANGUAGES) {
      test(`fits, mirrors and is accessible, ${width} px, ${language}`, async ({ page }) => {
        test.slow()
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await inLanguage(page, language)
        // A city with two categories, one with offers and sold-out products.
        await openListing(page, '/products?city=Marrakech&q=a&min=20')
        await page.waitForLoadState('networkidle')
        expect(await overflow(page)).toEqual([])
        expect(await rawKeys(page)).toEqual([])
        expect(await axe(page, 'main')).toEqual([])
        expect(await mirror(page, 'main')).toEqual([])
        await page.goto('/products?q=xqztv')
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
        expect(await overflow(page)).toEqual([])
        expect(await axe(page, 'main')).toEqual([])
      })
    }

    test(`no layout shift while the list loads, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchLayoutShift(page)
      await page.goto('/products?city=Casablanca&max=300')
      expect(await layoutShifts(page)).toEqual([])
    })
  }

  test('the grid has one to four columns', async ({ page }) => {
    const columns = () =>
      cards(page).evaluateAll(
        (all) => new Set(all.slice(0, 8).map((card) => card.getBoundingClientRect().left)).size,
      )
    for (const [width, expected] of [
      [320, 1],
      [390, 2],
      [768, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await openListing(page)
      expect(await columns()).toBe(expected)
    }
  })

  test('the filter sheet traps focus, is accessible and returns focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openListing(page, '/products?city=Fez&max=400')
    const button = page.getByRole('button', { name: 'Filters (2)' })
    await button.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet).toBeFocused()
    await expect(sheet.getByRole('slider')).toHaveCount(2)
    expect(await axe(page, '[role=dialog]')).toEqual([])
    await choose(sheet.getByLabel('Category'), /^Pottery/)
    await expect(sheet.getByRole('button', { name: /^Show \d+ results?$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeFocused()
  })

  test('hovering shows the second picture', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openListing(page, '/products?city=Marrakech')
    await expect(async () => {
      let shown = 0
      for (const card of (await cards(page).all()).slice(0, 8)) {
        await card.hover()
        shown = Math.max(shown, await card.locator('img').count())
      }
      expect(shown).toBe(2)
    }).toPass()
  })
})
