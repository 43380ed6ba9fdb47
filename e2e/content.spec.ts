import type { Page } from '@playwright/test'
import { axe, mirror, overflow } from './audit.ts'
import { expect, test } from './fixtures.ts'
import { LANGUAGES, rawKeys, WIDTHS } from './in-three-languages.ts'
import { layoutShifts, watchLayoutShift } from './layout-shift.ts'

const PAGES = [
  '/support',
  '/CareInstructions',
  '/about',
  '/about/stories',
  '/about/stories/leather-of-marrakech',
  '/Contact',
  '/terms',
  '/no/such/page',
]

/** The name of a host has the form of a message key. */
const isNoHost = (word: string) => !/\.(example|org)$/.test(word)

/** How far an element begins below the header; negative when the header covers it. */
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

test.describe('every page of texts', { tag: '@widths' }, () => {
  for (const path of PAGES) {
    for (const width of WIDTHS) {
      test(`${path} fits, mirrors, is accessible and nothing moves, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        // The place on the page is kept for the session; half below the header, links are no fair targets.
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
        // The care instructions have a direction of their own.
        if (path !== '/CareInstructions') expect(await mirror(page, 'main')).toEqual([])
      })
    }
  }
})

test.describe('support', () => {
  test('of 29 questions one is open at most, and a second click closes it', async ({ page }) => {
    await page.goto('/support')
    const questions = page.locator('#faq').getByRole('button', { expanded: false })
    await expect(questions).toHaveCount(29)
    const first = page.getByRole('button', { name: 'How do I place an order?' })
    const second = page.getByRole('button', { name: 'How long can I return a piece?' })

    await first.click()
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await second.click()
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByText('You have 14 days from the day of delivery')).toBeVisible()
    await second.click()
    await expect(questions).toHaveCount(29)
  })

  test('an address can name a question, which is open then', async ({ page }) => {
    await page.goto('/support#faq-damaged')
    await expect(page.getByText('send them within 24 hours of delivery')).toBeVisible()
    await expectLandedOn(page, 'faq-damaged')
  })

  test('questions are searched folded, in any language', async ({ page }) => {
    await page.goto('/support?lang=fr')
    const search = page.getByRole('searchbox', { name: 'Rechercher dans les questions' })
    const results = page.locator('#faq').getByRole('status')
    await search.fill('DOUANE etranger')
    await expect(page.getByRole('button', { name: 'Dois-je payer des droits de douane' })).toBeVisible()
    await expect(results).toHaveText('1 question')
    await search.fill('الشموع')
    await expect(page.getByRole('button', { name: 'Combien de temps se gardent les bougies' })).toBeVisible()
    await search.fill('xyzzy')
    await expect(page.getByText('Aucune question ne correspond à ces mots.')).toBeVisible()
    await expect(page.locator('#faq').getByRole('link', { name: 'Écrivez-nous' })).toBeVisible()
  })

  test('search engines get all questions as data', async ({ page }) => {
    await page.goto('/support')
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible()
    // The shop describes itself in another block.
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const faq = blocks
      .map((text) => JSON.parse(text) as { '@type': string; mainEntity: unknown[] })
      .find((block) => block['@type'] === 'FAQPage')!
    expect(faq.mainEntity).toHaveLength(29)
    expect(JSON.stringify(faq)).not.toMatch(/\{\w+\}/)
  })
})

test.describe('care instructions', () => {
  test('are Arabic first, and switch language by themselves', async ({ page }) => {
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
    // The shop around them keeps its own.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  for (const address of ['/Care#CareInstructions', '/care#CareInstructions']) {
    test(`${address} leads there, keeping what it points at`, async ({ page }) => {
      await page.goto(address)
      await expect(page).toHaveURL('/CareInstructions#CareInstructions')
      await expectLandedOn(page, 'CareInstructions')
    })
  }

  test.describe('with pictures missing', () => {
    test.use({ expectedErrors: /status of 404/ })

    test('show a placeholder in their place', async ({ page }) => {
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
  test('has a header of its own, translucent and shadowed below eight pixels', async ({ page }) => {
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

  test('the links of its header go to the sections and close the menu', async ({ page, isMobile }) => {
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

  test('tells its figures, and every button leads somewhere', async ({ page }) => {
    await page.goto('/about')
    for (const figure of ['1995', '150+', '10+', '1%']) {
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

  test('a story leads to the next and back', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'Read More: Copper Masters of Fez' }).click()
    await expect(page).toHaveURL('/about/stories/copper-masters-of-fez')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copper Masters of Fez')
    await expect(page.getByText('2 minute read')).toBeVisible()
    const more = page.getByRole('navigation', { name: 'More stories' })
    await expect(more.getByRole('link')).toHaveCount(1)
    await more.getByRole('link', { name: /^Next/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leather of Marrakech')
    await more.getByRole('link', { name: /^Previous/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copper Masters of Fez')
  })

  test('a story that does not exist says so', async ({ page }) => {
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
  await expect(page.locator('#law')).toContainText('the Arabic text governs')
  await expect(page.locator('#seller').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
})
