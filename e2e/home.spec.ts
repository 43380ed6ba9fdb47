import type { Page } from '@playwright/test'
import { axe, mirror, overflow } from './audit.ts'
import { expect, test } from './fixtures.ts'
import { inLanguage, LANGUAGES, rawKeys, WIDTHS } from './in-three-languages.ts'
import { layoutShifts, watchLayoutShift } from './layout-shift.ts'

const film = (page: Page) => page.locator('main video')
const stands = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)

test('the home page in Arabic reads from right to left, and the choice is remembered', async ({ page }) => {
  await page.goto('/?lang=ar')
  const root = page.locator('html')
  const title = page.getByRole('heading', { level: 1 })
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expect(root).toHaveAttribute('lang', 'ar')
  await expect(title).toHaveText('اكتشف المغرب التقليدي في كل قطعة')
  const featured = page.getByRole('region', { name: 'منتجات مختارة بعناية' })
  await expect(featured.getByRole('article')).toHaveCount(4)
  await expect(featured.getByRole('article').first()).toContainText('درهم')
  const cities = page.getByRole('region', { name: 'تسوق حسب المدن المغربية' })
  await expect(cities.getByRole('heading', { name: 'فاس' })).toBeVisible()

  await page.goto('/', { waitUntil: 'commit' })
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expect(title).toHaveText('اكتشف المغرب التقليدي في كل قطعة')
})

test('the home page in French', async ({ page }) => {
  await inLanguage(page, 'fr')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Découvrez le Maroc traditionnel dans chaque objet',
  )
  const cities = page.getByRole('region', { name: 'Les villes marocaines et leurs métiers' })
  await expect(cities.getByRole('heading', { name: 'Fès فاس' })).toBeVisible()
})

const cityNames = ['Fez', 'Marrakech', 'Rabat', 'Tetouan']
const kinds = {
  'Lamps & Lanterns': 'lamps',
  Poufs: 'poufs',
  Copperware: 'copperware',
  'Leather Goods': 'leather-goods',
  Carpets: 'carpets',
  Embroidery: 'embroidery',
  Pottery: 'pottery',
  'Zellige Tiles': 'zellige',
  Woodwork: 'woodwork',
}
const links: readonly (readonly [name: string, address: string])[] = [
  ['Shop All Products', '/products'],
  ['Explore by Cities', '/cities'],
  ...cityNames.map((city) => [`Explore Collection: ${city}`, `/products?city=${city}`] as const),
  ['View All Collections', '/products'],
  ...Object.entries(kinds).map(([name, key]) => [name, `/products?category=${key}`] as const),
  ['Read their stories', '/about/stories'],
]

test('every link of the home page leads where it says, and back', async ({ page }) => {
  test.slow()
  await page.goto('/')
  const title = page.getByRole('heading', { level: 1 })
  for (const [name, address] of links) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(title).not.toHaveText(/Discover Traditional Morocco|not found/)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(title).toHaveText('Discover Traditional Morocco in Every Product')
  }
  const others = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  const known = new Set(links.map(([, address]) => address))
  expect(others.filter((address) => !known.has(address) && !address.startsWith('/product/'))).toEqual([])
})

test('a city card shows what the catalogue counts', { tag: '@once' }, async ({ page }) => {
  const answer = page.waitForResponse((response) => response.url().includes('/rpc/catalog_facets'))
  await page.goto('/')
  const { cities } = (await (await answer).json()) as { cities: { city: string; count: number }[] }
  const cards = page.getByRole('region', { name: 'Shop by Moroccan Cities' }).getByRole('article')
  await expect(cards).toHaveCount(4)
  for (const [index, city] of cityNames.entries()) {
    const count = cities.find((found) => found.city === city)?.count
    await expect(cards.nth(index)).toContainText(`${count} products`)
  }
})

test('what was looked at is there to go back to, and nothing before that', async ({ page }) => {
  await page.goto('/')
  const featured = page.getByRole('region', { name: 'Handpicked Products' }).getByRole('article')
  await expect(featured).toHaveCount(4)
  const recent = page.getByRole('region', { name: 'Recently Viewed' })
  await expect(recent).toHaveCount(0)
  const name = await featured.first().getByRole('heading').innerText()
  await featured.first().getByRole('heading').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await recent.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('the film comes after the page, and can be paused and played', async ({ page }) => {
  await page.goto('/')
  const pause = page.getByRole('button', { name: 'Pause the background video' })
  const play = page.getByRole('button', { name: 'Play the background video' })
  await expect(pause).toBeVisible()
  await expect.poll(() => stands(page)).toBe(false)
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const videos = performance.getEntriesByType('resource').filter(({ name }) => /\.(webm|mp4)$/.test(name))
    return videos.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0)).length
  })
  expect(early).toBe(0)
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.muted && video.loop)).toBe(true)

  await pause.click()
  await expect.poll(() => stands(page)).toBe(true)
  await play.click()
  await expect.poll(() => stands(page)).toBe(false)

  // Asked for less motion while it runs, it stops; whoever then wants it plays it.
  await pause.click()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(play).toBeVisible()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the film is not even fetched until it is asked for', async ({ page }) => {
    const films: string[] = []
    page.on('request', (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url())
    })
    await page.goto('/')
    const play = page.getByRole('button', { name: 'Play the background video' })
    await expect(play).toBeVisible()
    await page.waitForLoadState('networkidle')
    // The film waits for an idle moment; there has been one by now.
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
    expect(films).toEqual([])
    await play.click()
    await expect.poll(() => stands(page)).toBe(false)
  })
})

test('who saves data is not sent the film', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play the background video' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(film(page)).toHaveCount(0)
})

test.describe('as it is drawn', { tag: '@widths' }, () => {
  for (const width of WIDTHS) {
    test(`nothing moves while the page comes in, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchLayoutShift(page)
      await page.goto('/')
      expect(await layoutShifts(page)).toEqual([])
      // And with fonts, pictures and code in the cache.
      await page.reload()
      expect(await layoutShifts(page)).toEqual([])
    })

    test(`nothing moves when fonts are late, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800))
        await route.continue()
      })
      await watchLayoutShift(page)
      await page.goto('/')
      expect(await layoutShifts(page)).toEqual([])
    })

    for (const language of LANGUAGES) {
      test(`fits, mirrors and is accessible, ${width} px, ${language}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await inLanguage(page, language)
        await page.goto('/')
        await page.waitForLoadState('networkidle')
        expect(await overflow(page)).toEqual([])
        expect(await rawKeys(page)).toEqual([])
        expect(await axe(page, 'main')).toEqual([])
        expect(await mirror(page, 'main')).toEqual([])
      })
    }
  }
})

test('an address that does not exist says so and leads back', { tag: '@once' }, async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a product that does not exist leads back to the products', { tag: '@once' }, async ({ page }) => {
  await page.goto('/product/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found')
  await page.getByRole('link', { name: 'Back to Products' }).click()
  await expect(page).toHaveURL('/products')
})

test('the checkout of an empty cart is the cart', { tag: '@once' }, async ({ page }) => {
  await page.goto('/checkout')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
})
