import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES } from './support/languages.ts'

/** Elements that a URL hash can point at. */
const SECTIONS = {
  '/support': ['faq', 'shipping', 'returns', 'size', 'faq-damaged'],
  '/CareInstructions': ['CareInstructions', 'leather-poufs', 'copper-tagines', 'moroccan-zellige'],
  '/about': ['about', 'artisans', 'sustainability', 'press', 'careers', 'blog'],
  '/terms': ['seller', 'orders', 'prices', 'delivery', 'returns', 'warranty', 'privacy', 'law'],
} as const

/** Pages with links to such sections, beside the footer of every page. */
const POINTING = ['/support', '/about', '/terms', '/Contact']

/**
 * The position of a section's heading in px: below the header, which counts as shown (it returns on the first scroll up),
 * and above the lower edge of the screen.
 */
function roomAround(page: Page, id: string): Promise<{ above: number; below: number }> {
  return page.evaluate((name) => {
    const target = document.getElementById(name)
    const heading = target?.querySelector('h1, h2, h3, h4') ?? target
    const box = heading?.getBoundingClientRect()
    const header = document.querySelector('header')
    return {
      above: (box?.top ?? NaN) - (header?.offsetHeight ?? NaN),
      below: innerHeight - (box?.bottom ?? NaN),
    }
  }, id)
}

async function expectLandedOn(page: Page, id: string): Promise<void> {
  await expect(page.locator(`[id="${id}"]`), 'the focus goes along').toBeFocused()
  await expect(async () => {
    const { above, below } = await roomAround(page, id)
    expect(above, `the heading of ${id} is below the header`).toBeGreaterThanOrEqual(0)
    expect(below, `the heading of ${id} is on the screen`).toBeGreaterThanOrEqual(0)
  }).toPass()
}

/** The `href`s of links to sections, without the skip link. */
async function pointers(page: Page, within: string): Promise<string[]> {
  const links = page.locator(`${within} a[href*="#"]:not([href="#main"]):not([href*="//"])`)
  await expect(links.first()).toBeAttached()
  return links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')!))])
}

async function follow(page: Page, within: string, href: string): Promise<void> {
  await page.locator(`${within} a[href="${href}"]`).filter({ visible: true }).first().click()
  await expectLandedOn(page, href.split('#')[1]!)
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const language of LANGUAGES) {
  for (const [path, ids] of Object.entries(SECTIONS)) {
    test(`an address opens its section: ${path} in ${language}`, async ({ page }) => {
      for (const id of ids) {
        // Loads a new document each time, as a shared link does; a change of the hash alone would not.
        await page.goto(`${path}?lang=${language}&to=${id}#${id}`)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expectLandedOn(page, id)
      }
    })
  }

  test(`every link of the footer to a section leads there, in ${language}`, async ({ page }) => {
    await inLanguage(page, language)
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const hrefs = await pointers(page, 'footer')
    // French and Arabic pages have addresses of their own.
    const prefix = language === 'en' ? '' : `/${language}`
    expect(hrefs).toEqual([
      ...['faq', 'shipping', 'returns', 'size'].map((id) => `${prefix}/support#${id}`),
      `${prefix}/Care#CareInstructions`,
      ...SECTIONS['/about'].map((id) => `${prefix}/about#${id}`),
    ])
    for (const href of hrefs) {
      await follow(page, 'footer', href)
      await page.goBack()
      await expect(page).toHaveURL(prefix === '' ? '/' : prefix)
    }
  })

  test(`every link of the pages of texts to a section leads there, in ${language}`, async ({ page }) => {
    await inLanguage(page, language)
    for (const path of POINTING) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const hrefs = await pointers(page, 'main')
      expect(hrefs, path).not.toEqual([])
      for (const href of hrefs) {
        await follow(page, 'main', href)
        if (!page.url().includes(path)) await page.goBack()
      }
    }
  })
}

test('a product leads to its care and to the rules for returns', async ({ page }) => {
  await page.goto('/products?category=poufs')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const expected = ['/support#returns', '/CareInstructions#leather-poufs']
  await expect.poll(() => pointers(page, 'main')).toEqual(expect.arrayContaining(expected))
  const hrefs = await pointers(page, 'main')
  const product = page.url()
  for (const href of hrefs) {
    await page.goto(product)
    await follow(page, 'main', href)
  }
})

test('a changed hash moves on, and Tab goes on from the section', async ({ page }) => {
  await page.goto('/support')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const id of ['size', 'returns', 'faq']) {
    await page.evaluate((name) => {
      globalThis.location.hash = name
    }, id)
    await expectLandedOn(page, id)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox', { name: 'Search the questions' })).toBeFocused()
})

test('a hash that names nothing leaves the page at its top', async ({ page }) => {
  for (const hash of ['#no-such-section', '#%E0%A4%A']) {
    await page.goto(`/support?to=${encodeURIComponent(hash)}${hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  }
})

for (const language of LANGUAGES) {
  test(`the header is never higher than what scrolling keeps clear for it, in ${language} @widths`, async ({
    page,
  }) => {
    await inLanguage(page, language)
    for (const path of ['/support', '/about']) {
      for (const width of [320, 360, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const { header, kept } = await page.evaluate(() => ({
          header: document.querySelector('header')!.offsetHeight,
          kept: parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart),
        }))
        expect(kept, `${path} at ${width}`).toBeGreaterThanOrEqual(header)
      }
    }
  })
}
