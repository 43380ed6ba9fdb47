import type { Page } from '@playwright/test'
import { axe, mirror, overflow, charactersInVisualOrder } from './support/layout-audit.ts'
import { publicUrl } from '../supabase/functions/_shared/public-url.ts'
import { expect, test } from './support/fixtures.ts'
import { layoutShifts, watchLayoutShift } from './support/layout-shift.ts'
import { chooseLanguage, mainNavigation, openAccount, signOut, type Language } from './support/navigation.ts'
import { closeDrawer, putInCart, signUp } from './support/checkout.ts'

// The fixtures fail a test on any console error, including violations of the content security policy.

const LANGUAGES: Language[] = ['en', 'fr', 'ar']
const WIDTHS = [360, 768, 1280]

const headerLinks = [
  ['Home', '/'],
  ['All Products', '/products'],
  ['Cities', '/cities'],
  ['About', '/about'],
  ['Contact', '/Contact'],
  ['Offers', '/products?sort=offers'],
  ['FAQ', '/support#faq'],
] as const

const footerLinks = [
  ['Shop', 'All Products', '/products'],
  ['Shop', 'Copperware', '/products?category=copperware'],
  ['Shop', 'Leather Goods', '/products?category=leather-goods'],
  ['Shop', 'Carpets', '/products?category=carpets'],
  ['Shop', 'Embroidery', '/products?category=embroidery'],
  ['Shop', 'Pottery', '/products?category=pottery'],
  ['Shop', 'Offers', '/products?sort=offers'],
  ['Cities', 'Fez', '/products?city=Fez'],
  ['Cities', 'Marrakech', '/products?city=Marrakech'],
  ['Cities', 'Rabat', '/products?city=Rabat'],
  ['Cities', 'Tetouan', '/products?city=Tetouan'],
  ['Cities', 'Meknes', '/products?city=Meknes'],
  ['Cities', 'Casablanca', '/products?city=Casablanca'],
  ['Help', 'FAQ', '/support#faq'],
  ['Help', 'Shipping', '/support#shipping'],
  ['Help', 'Returns & exchanges', '/support#returns'],
  ['Help', 'Size guide', '/support#size'],
  ['Help', 'Care instructions', '/CareInstructions#CareInstructions'],
  ['Help', 'Contact', '/Contact'],
  ['About us', 'About', '/About'],
  ['About us', 'Our story', '/about#about'],
  ['About us', 'Our artisans', '/about#artisans'],
  ['About us', 'Sustainability', '/about#sustainability'],
  ['About us', 'Press', '/about#press'],
  ['About us', 'Careers', '/about#careers'],
  ['About us', 'Blog', '/about#blog'],
] as const

const footer = (page: Page) => page.getByRole('contentinfo').last()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => page.getByRole('banner').first()

test('every link of the header opens its target', async ({ page }) => {
  // A page that no link here points to, so that every link navigates.
  await page.goto('/terms')
  await expect(heading(page)).toBeVisible()
  for (const [name, address] of headerLinks) {
    await (await mainNavigation(page)).getByRole('link', { name, exact: true }).click()
    await expect(page, name).toHaveURL(address)
    await expect(heading(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/terms')
    await expect(heading(page)).toHaveText('Terms of sale')
  }
})

test('every link of the footer opens its target', { tag: '@once' }, async ({ page }) => {
  test.slow()
  await page.goto('/terms')
  for (const [column, name, address] of footerLinks) {
    await footer(page)
      .getByRole('navigation', { name: column })
      .getByRole('link', { name, exact: true })
      .click()
    await expect(page, `${column}: ${name}`).toHaveURL(address)
    await expect(heading(page)).toBeVisible()
    await expect(page.getByText('Page not found')).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/terms')
  }
  await page.goto('/cart')
  await footer(page).getByRole('link', { name: 'Terms & Policies' }).click()
  await expect(page).toHaveURL('/terms')
})

test(
  'the footer is an accordion on a phone, without scripts too',
  { tag: '@once' },
  async ({ browser, baseURL }) => {
    for (const width of [360, 1280]) {
      const context = await browser.newContext({
        baseURL,
        javaScriptEnabled: false,
        viewport: { width, height: 700 },
      })
      const page = await context.newPage()
      await page.goto('/terms')
      const shop = footer(page).getByRole('navigation', { name: 'Shop' })
      const carpets = shop.locator('a', { hasText: 'Carpets' })
      // For search engines it is there in any case.
      await expect(carpets).toHaveCount(1)
      if (width === 360) {
        await expect(carpets).toBeHidden()
        await shop.locator('summary').click()
      }
      await expect(carpets).toBeVisible()
      await context.close()
    }
  },
)

test.describe('the language that the browser prefers', () => {
  test.use({ locale: 'fr-MA' })
  const hint = (page: Page) => page.getByRole('complementary', { name: /en français/ })
  const arrive = (page: Page, path = '/', referer = 'https://search.example/') => page.goto(path, { referer })

  test(
    'is offered until it is closed, below everything, and moves nothing',
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await watchLayoutShift(page)
      await arrive(page)
      await expect(hint(page)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      expect(await axe(page, '[data-language-hint]')).toEqual([])
      expect(await layoutShifts(page)).toEqual([])
      await page.reload()
      await hint(page).getByRole('button', { name: 'Fermer' }).click()
      await expect(hint(page)).toBeHidden()
      await arrive(page, '/')
      await expect(footer(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(hint(page)).toBeHidden()
    },
  )

  test('is chosen with one press', { tag: '@once' }, async ({ page }) => {
    await arrive(page)
    await hint(page).getByRole('link', { name: 'En français' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(hint(page)).toBeHidden()
  })

  test(
    'is offered without a site before, and not to those who have chosen',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/')
      await expect(hint(page)).toBeVisible()
      await page.evaluate(() => {
        localStorage.clear()
        localStorage.setItem('mcg-language', 'en')
      })
      await arrive(page)
      await page.waitForLoadState('networkidle')
      await expect(hint(page)).toBeHidden()
    },
  )
})

test('a category in the navigation state is applied each time', { tag: '@once' }, async ({ page }) => {
  await page.goto('/products')
  const shop = footer(page).getByRole('navigation', { name: 'Shop' })
  await shop.getByRole('link', { name: 'Carpets' }).click()
  await expect(page.getByRole('button', { name: 'Remove filter: Carpets' })).toBeVisible()
  await shop.getByRole('link', { name: 'Pottery' }).click()
  await expect(page.getByRole('button', { name: 'Remove filter: Pottery' })).toBeVisible()
  await shop.getByRole('link', { name: 'All Products' }).click()
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('button', { name: /^Remove filter: / })).toBeHidden()
})

test('offers show the reduced and the original price', { tag: '@once' }, async ({ page }) => {
  await page.goto('/products?sort=offers')
  await expect(page.getByText('Reduced pieces, biggest savings first')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').locator('s').first()).toBeVisible()
})

test(
  'contact details come from the settings and keep their reading order',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/cart')
    await chooseLanguage(page, 'ar')
    const phone = footer(page).locator('a[href^="tel:"]')
    await expect(phone).toHaveAttribute('href', 'tel:+212500000000')
    expect((await charactersInVisualOrder(phone)).replace(/\s/g, '')).toBe('+212500000000')
    await expect(footer(page).locator('a[href^="mailto:"]')).toHaveAttribute(
      'href',
      'mailto:salam@mcg.example',
    )
    await expect(footer(page).locator('a[href^="https://wa.me/"]')).toHaveAttribute('href', /212600000000$/)
    await expect(footer(page).getByRole('link', { name: 'إنستغرام' })).toHaveAttribute('href', /^https:\/\//)
  },
)

test('the header hides when scrolling down past 100 px and returns when scrolling up', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/products')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const scroll = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y)
  const top = () => bar(page).evaluate((element) => Math.round(element.getBoundingClientRect().top))

  await scroll(90)
  await expect(bar(page)).toBeInViewport()
  await scroll(400)
  await expect(bar(page)).not.toBeInViewport()
  await scroll(380)
  await expect.poll(top).toBe(0)
  await scroll(900)
  await expect(bar(page)).not.toBeInViewport()
  await scroll(5)
  await expect.poll(top).toBe(0)

  // The header stays while it has focus, and focusing it shows it again.
  await scroll(900)
  await expect(bar(page)).not.toBeInViewport()
  await bar(page).getByRole('link', { name: 'Moroccan Craft Gallery' }).focus()
  await expect.poll(top).toBe(0)
  await scroll(1400)
  await expect.poll(top).toBe(0)
})

test(
  'the mobile menu traps focus, and closes with Escape and on navigation',
  { tag: '@widths' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const language of ['en', 'ar'] as const) {
      await page.goto('/cart')
      await chooseLanguage(page, language)
      const button = page.getByRole('button', { name: /^(Menu|القائمة)$/ })
      await button.click()
      const menu = page.getByRole('dialog')
      await expect(menu).toBeVisible()
      expect(await axe(page)).toEqual([])
      for (let step = 0; step < 15; step += 1) await page.keyboard.press('Tab')
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()

      await button.click()
      await menu.getByRole('link', { name: /^(Cities|المدن)$/ }).click()
      await expect(page).toHaveURL(publicUrl('/cities', language))
      await expect(menu).toBeHidden()
    }
  },
)

test('switching the language keeps a half-filled form', { tag: '@once' }, async ({ page }) => {
  await page.goto('/Contact')
  await page.getByRole('main').getByLabel('Name').fill('Salma')
  for (const language of ['ar', 'fr', 'en'] as const) await chooseLanguage(page, language)
  await expect(page).toHaveURL('/Contact')
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('Salma')
})

test('switching the language keeps a filtered list', { tag: '@once' }, async ({ page }) => {
  await page.goto('/products?city=Rabat&category=carpets')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  const before = await cards.count()
  await chooseLanguage(page, 'ar')
  await expect(page).toHaveURL('/ar/products?city=Rabat&category=carpets')
  await expect(cards).toHaveCount(before)
  await expect(cards.first()).toContainText('الرباط')
})

for (const { language, label, words, craft } of [
  { language: 'en', label: 'Search the shop', words: 'Zellij', craft: 'Zellige' },
  { language: 'ar', label: 'البحث في المتجر', words: 'زَلّيج', craft: 'زليج' },
] as const) {
  test(
    `search suggestions by keyboard (${language})`,
    { tag: language === 'ar' ? '@smoke' : [] },
    async ({ page }) => {
      await page.goto('/cart')
      await chooseLanguage(page, language)
      const field = page.getByRole('combobox', { name: label })
      // On phones a button opens the field, each time.
      const use = async () => {
        const opener = page.getByRole('banner').getByRole('button', { name: label })
        if (await opener.isVisible()) await opener.click()
        else await field.focus()
        await expect(field).toBeFocused()
      }
      await use()
      // At once: suggestions for the first letters would still be replaced when the first key is pressed.
      await page.keyboard.insertText(words)
      const options = page.getByRole('option')
      await expect(options.filter({ has: page.locator('img') }).first()).toBeVisible()
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      expect(await axe(page)).toEqual([])

      await page.keyboard.press('ArrowDown')
      const chosen = page.getByRole('option', { selected: true })
      await expect(chosen).toContainText(craft)
      await expect
        .poll(
          async () =>
            (await chosen.getAttribute('id')) === (await field.getAttribute('aria-activedescendant')),
        )
        .toBe(true)
      await expect(field).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(publicUrl('/products?category=zellige', language))
      await expect(heading(page)).toBeFocused()

      // A product suggestion.
      await use()
      await field.fill(words)
      await expect(options.filter({ has: page.locator('img') }).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/product\//)
      await expect(heading(page)).toBeFocused()

      // All results, in the listing; the search field keeps the query.
      await use()
      await field.fill(words)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/products\?q=/)
      await expect(heading(page)).toContainText(words)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await use()
      await expect(field).toHaveValue(words)
      await field.fill('')
      await expect(page.getByRole('option', { name: words }).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toBeHidden()
    },
  )
}

test(
  'the search button alone leads to all products, and nothing found is said',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/products')
    // The new page takes the focus first.
    await expect(heading(page)).toBeFocused()
    await page.getByRole('combobox', { name: 'Search the shop' }).fill('xqztv')
    await expect(page.getByText('No results for “xqztv”', { exact: true })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('status')).toContainText('No results for “xqztv”')
  },
)

test.describe('the newsletter', { tag: '@once' }, () => {
  test.use({ expectedErrors: /status of 429/ })

  test('accepts an address, rejects an invalid one, and shows the rate limit', async ({ page }) => {
    await page.goto('/cart')
    const field = footer(page).getByLabel('Stay Updated')
    const send = footer(page).getByRole('button', { name: 'Subscribe' })
    await field.fill('not an address')
    await send.click()
    await expect(field).toHaveAccessibleDescription('Enter a valid email address.')

    await page.route('**/rpc/subscribe_newsletter', (route) =>
      route.fulfill({ status: 429, json: { code: 'PT429', message: 'too_many_requests', details: '{}' } }),
    )
    await field.fill('salma@mcg.example')
    await send.click()
    await expect(field).toHaveAccessibleDescription('Too many attempts. Please wait a moment.')

    await page.unroute('**/rpc/subscribe_newsletter')
    await send.click()
    await expect(footer(page).getByRole('status')).toContainText('salma@mcg.example')
  })
})

test('the cart badge counts items', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 50, stock_quantity: 5 })
  await putInCart(page, lantern)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await closeDrawer(page)
  await expect(bar(page).getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('the header has a logout button that leads to the sign-in page', async ({ page }) => {
  await page.goto('/cart')
  await openAccount(page)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  const email = await signUp(page)
  await openAccount(page)
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Admin' })).toBeHidden()
  await page.keyboard.press('Escape')
  if (await page.getByRole('button', { name: 'My account' }).isVisible()) {
    await page.getByRole('button', { name: 'My account' }).click()
    await expect(page.getByRole('menu')).toContainText(email)
    await page.keyboard.press('Escape')
  }
  await signOut(page)
  await expect(page).toHaveURL('/auth')
})

test('an admin has a link to the admin area', { tag: '@once' }, async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Email').fill('admin@mcg.example')
  await page.getByLabel('Password').fill('medina-1995')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/')
  await openAccount(page)
  await page.getByRole('link', { name: 'Admin', exact: true }).click()
  await expect(page).toHaveURL('/admin')
})

test('the admin area does not show the storefront header', { tag: '@once' }, async ({ page }) => {
  await page.goto('/admin')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('combobox')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

for (const language of LANGUAGES) {
  const title = `the storefront layout is accessible and does not overflow at any width (${language})`
  test(title, { tag: '@widths' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/cart')
    await expect(footer(page)).toBeVisible()
    await chooseLanguage(page, language)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expect(footer(page).locator('a[href^="tel:"]')).toBeVisible()
      expect(await axe(page), `axe at ${width}`).toEqual([])
      expect(await overflow(page), `overflow at ${width}`).toEqual([])
      // No raw message keys.
      await expect(page.locator('body')).not.toContainText(/\b(nav|search|footer|newsletter|float)\.[a-z]/)
      if (language === 'en') {
        expect(await mirror(page, 'header'), `mirror at ${width}`).toEqual([])
        expect(await mirror(page, 'footer'), `mirror at ${width}`).toEqual([])
      }
    }
  })
}
