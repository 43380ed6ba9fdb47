import type { Page } from '@playwright/test'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'
import { LANGUAGES, rawKeys, WIDTHS } from './support/languages.ts'
import { layoutShifts, watchLayoutShift } from './support/layout-shift.ts'
import { CONTENT_PAGES } from './support/pages.ts'

/** Host names look like message keys. */
const isNoHost = (word: string) => !/\.(example|org)$/.test(word)

/** Distance in px from the header to the top of the element; negative when the header covers it. */
function roomBelowHeader(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? NaN
    return top - Math.max(0, header)
  }, id)
}

async function expectLandedOn(page: Page, id: string): Promise<void> {
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
  await expect.poll(() => roomBelowHeader(page, id), `${id} lies below the header`).toBeGreaterThanOrEqual(0)
  expect(await roomBelowHeader(page, id)).toBeLessThan(300)
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test.describe('every content page', { tag: '@widths' }, () => {
  for (const path of CONTENT_PAGES) {
    for (const width of WIDTHS) {
      test(`${path} fits, mirrors, is accessible and has no layout shift, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        // The scroll position is kept for the session; links half below the header would be reported.
        await page.addInitScript(() => sessionStorage.clear())
        await watchLayoutShift(page)
        for (const language of LANGUAGES) {
          await page.goto(`${path}?lang=${language}`)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(await overflow(page), language).toEqual([])
          expect((await rawKeys(page)).filter(isNoHost), language).toEqual([])
          expect(await axe(page), language).toEqual([])
          expect(await layoutShifts(page), language).toEqual([])
        }
        // The care instructions set their own direction.
        if (path !== '/CareInstructions') expect(await mirror(page, 'main')).toEqual([])
      })
    }
  }
})

test.describe('support', () => {
  test('at most one of 29 questions is open, and a second click closes it', async ({ page }) => {
    await page.goto('/support')
    const questions = page.locator('#faq').getByRole('button', { expanded: false })
    await expect(questions).toHaveCount(29)
    const first = page.getByRole('button', { name: 'How do I place an order?' })
    const second = page.getByRole('button', { name: 'How long do I have to return a piece?' })

    await first.click()
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await second.click()
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByText('within 14 days of the day of delivery')).toBeVisible()
    await second.click()
    await expect(questions).toHaveCount(29)
  })

  test('a question named in the URL is open', async ({ page }) => {
    await page.goto('/support#faq-damaged')
    await expect(page.getByText('send them to us within 24 hours of delivery')).toBeVisible()
    await expectLandedOn(page, 'faq-damaged')
  })

  test('questions are searched without regard to accents, in any language', async ({ page }) => {
    await page.goto('/support?lang=fr')
    const search = page.getByRole('searchbox', { name: 'Rechercher dans les questions' })
    const results = page.locator('#faq').getByRole('status')
    await search.fill('DOUANE etranger')
    await expect(page.getByRole('button', { name: 'Dois-je payer des droits de douane' })).toBeVisible()
    await expect(results).toHaveText('2 questions')
    await search.fill('الشموع')
    await expect(page.getByRole('button', { name: 'Combien de temps se gardent les bougies' })).toBeVisible()
    await search.fill('xyzzy')
    await expect(page.getByText('Aucune question ne correspond à ces mots.')).toBeVisible()
    await expect(page.locator('#faq').getByRole('link', { name: 'Écrivez-nous' })).toBeVisible()
  })

  test('structured data contains all questions', async ({ page }) => {
    await page.goto('/support')
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible()
    // Another block describes the organization.
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const faq = blocks
      .map((text) => JSON.parse(text) as { '@type': string; mainEntity: unknown[] })
      .find((block) => block['@type'] === 'FAQPage')!
    expect(faq.mainEntity).toHaveLength(29)
    expect(JSON.stringify(faq)).not.toMatch(/\{\w+\}/)
  })
})

test.describe('care instructions', () => {
  test('are in Arabic first, and have a language switch of their own', async ({ page }) => {
    await page.goto('/CareInstructions')
    const instructions = page.locator('#CareInstructions')
    await expect(instructions).toHaveAttribute('dir', 'rtl')
    await expect(instructions.getByRole('heading', { level: 1 })).toHaveText('تعليمات العناية')
    await expect(instructions.getByRole('article')).toHaveCount(3)
    for (const card of await instructions.getByRole('article').all()) {
      await expect(card.getByRole('listitem')).toHaveCount(3)
    }

    const languages = page.getByRole('group', { name: 'Language of the instructions' })
    await languages.getByRole('button', { name: 'Français' }).click()
    await expect(instructions).toHaveAttribute('dir', 'ltr')
    await expect(instructions.getByRole('heading', { level: 2 }).first()).toHaveText('Poufs en cuir')
    await languages.getByRole('button', { name: 'English' }).click()
    await expect(instructions.getByRole('heading', { level: 2 })).toHaveText([
      'Leather poufs',
      'Copper tagines',
      'Moroccan zellige',
    ])
    // The layout around them keeps the shop's language.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  for (const address of ['/Care#CareInstructions', '/care#CareInstructions']) {
    test(`${address} redirects there, keeping the hash`, async ({ page }) => {
      await page.goto(address)
      await expect(page).toHaveURL('/CareInstructions#CareInstructions')
      await expectLandedOn(page, 'CareInstructions')
    })
  }

  test.describe('when pictures are missing', () => {
    test.use({ expectedErrors: /status of 404/ })

    test('show a placeholder', async ({ page }) => {
      await page.route('**/catalog/**', (route) => route.fulfill({ status: 404 }))
      await page.goto('/CareInstructions')
      const cards = page.getByRole('article')
      for (const index of [0, 1, 2]) {
        const card = cards.nth(index)
        await card.scrollIntoViewIfNeeded()
        await expect(card.locator('img')).toHaveCount(0)
        await expect(card.getByRole('img')).toBeVisible()
      }
    })
  })
})

test.describe('about', () => {
  test('has its own header, translucent with a shadow below eight pixels', async ({ page }) => {
    await page.goto('/about')
    const header = page.getByRole('banner')
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(header).toHaveCSS('position', 'fixed')
    await page.evaluate(() => globalThis.scrollTo(0, 8))
    await expect(header).toHaveAttribute('data-scrolled', 'false')
    await page.evaluate(() => globalThis.scrollTo(0, 9))
    await expect(header).toHaveAttribute('data-scrolled', 'true')
    await expect(header).not.toHaveCSS('box-shadow', 'none')
    await page.evaluate(() => globalThis.scrollTo(0, 0))
    await expect(header).toHaveAttribute('data-scrolled', 'false')
  })

  for (const width of [360, 1280]) {
    test(`its header keeps cart and language, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/about')
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: /^Cart, / })).toBeInViewport({ ratio: 1 })
      await header.getByRole('button', { name: /^Language, country and currency: English/ }).click()
      await page.getByRole('menuitemradio', { name: 'Français' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(header.getByRole('link', { name: /^Panier, / })).toBeInViewport({ ratio: 1 })
      await header.getByRole('link', { name: /^Panier, / }).click()
      await expect(page).toHaveURL('/fr/cart')
    })
  }

  test('the links of its header jump to the sections and close the menu', async ({ page, isMobile }) => {
    await page.goto('/about')
    const header = page.getByRole('banner')
    const names = ['About Us', 'Our Artisans', 'Sustainability', 'Press', 'Careers', 'Blog']
    const ids = ['about', 'artisans', 'sustainability', 'press', 'careers', 'blog']
    for (const [index, name] of names.entries()) {
      if (isMobile) await header.getByRole('button', { name: 'Menu' }).click()
      await header.getByRole('link', { name, exact: true }).click()
      await expectLandedOn(page, ids[index]!)
      if (isMobile) await expect(header.getByRole('link', { name, exact: true })).toBeHidden()
    }
    if (isMobile) await header.getByRole('button', { name: 'Menu' }).click()
    await expect(header.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', /^mailto:.+@/)
  })

  test('shows its figures, and every button has a target', async ({ page }) => {
    await page.goto('/about')
    for (const figure of ['1995', '150+', '7', '1%']) {
      await expect(page.locator('#about').getByText(figure, { exact: true })).toBeVisible()
    }
    await page.getByRole('main').getByRole('link', { name: 'Learn More' }).click()
    await expectLandedOn(page, 'about')
    await expect(page.getByRole('link', { name: 'Press Inquiries' })).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()))
    await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+$/,
    )

    await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(6)
    await page.getByRole('link', { name: 'View all posts' }).click()
    await expect(page).toHaveURL('/about/stories')
    await expect(page.getByRole('article')).toHaveCount(6)
  })

  test('a story links to the next one and back', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'Read More: Copper Masters of Fez' }).click()
    await expect(page).toHaveURL('/about/stories/copper-masters-of-fez')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copper Masters of Fez')
    await expect(page.getByText('2-minute read')).toBeVisible()
    const pieces = page.getByRole('region', { name: 'In the shop' })
    await expect(pieces.getByRole('article')).toHaveCount(4)
    await expect(pieces.getByRole('link', { name: 'See them all' })).toHaveAttribute(
      'href',
      '/products?city=Fez&category=copperware',
    )
    const more = page.getByRole('navigation', { name: 'More stories' })
    await expect(more.getByRole('link')).toHaveCount(1)
    await more.getByRole('link', { name: /^Next/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leather of Marrakech')
    await more.getByRole('link', { name: /^Previous/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copper Masters of Fez')
  })

  test('an unknown story shows a not-found page', async ({ page }) => {
    await page.goto('/about/stories/no-such-story')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  })
})

test('the terms name the seller, the law and the language that governs', async ({ page }) => {
  await page.goto('/terms#returns')
  await expectLandedOn(page, 'returns')
  await expect(page.locator('#returns')).toContainText('Law 31-08')
  await expect(page.locator('#returns')).toContainText('7 days from receipt')
  await expect(page.locator('#returns')).toContainText('14 days')
  await expect(page.locator('#privacy')).toContainText('Law 09-08')
  await expect(page.locator('#law')).toContainText('the Arabic text prevails')
  await expect(page.locator('#seller').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
})
