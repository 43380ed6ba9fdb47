import { TEST_SITE } from '../scripts/test-site.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { PUBLISHABLE_KEY } from '../supabase/local/keys.ts'
import { publicUrl } from '../supabase/functions/_shared/public-url.ts'
import { expect, test } from './support/fixtures.ts'
import { putInCart } from './support/checkout.ts'
import { allLayoutShifts, watchLayoutShift } from './support/layout-shift.ts'
import { TABLE } from './support/seeded-products.ts'

const LANGUAGES = ['en', 'fr', 'ar'] as const
const BOT = { 'user-agent': 'WhatsApp/2.23.20.0', accept: 'text/html' }

type Product = { id: string; price: number } & Record<`name_${'en' | 'fr' | 'ar'}`, string>

/** A sample of the prerendered products, from all over the catalogue. */
async function someProducts(request: APIRequestContext, count: number): Promise<Product[]> {
  const answer = await request.get(
    `/rest/v1/products?select=id,price,name_en,name_fr,name_ar&is_active=eq.true&name_en=not.like.Test*&order=id&apikey=${PUBLISHABLE_KEY}`,
  )
  const products = (await answer.json()) as Product[]
  expect(products.length).toBeGreaterThan(count)
  const step = Math.floor(products.length / count)
  return products.filter((_, index) => index % step === 0).slice(0, count)
}

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Path and query of an address of the site, which is served elsewhere in tests. */
const pathOf = (address: string): string => {
  expect(address.startsWith(`${TEST_SITE}/`), address).toBe(true)
  return address.slice(TEST_SITE.length)
}

/** The head of a page as a bot without scripts reads it. */
function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const attribute = (pattern: RegExp) => decoded(pattern.exec(head)?.[1] ?? '')
  const meta = (name: string) =>
    attribute(new RegExp(`<meta[^>]*(?:property|name)="${name}"[^>]*content="([^"]*)"`))
  return {
    title: attribute(/<title[^>]*>([^<]*)/),
    titles: head.match(/<title/g)?.length,
    lang: /<html lang="(\w+)"/.exec(html)?.[1],
    description: meta('description'),
    canonical: attribute(/<link rel="canonical"[^>]*href="([^"]*)"/),
    alternates: Array.from(head.matchAll(/hrefLang="([\w-]+)" href="([^"]*)"/g), ([, lang, href]) => [
      lang,
      decoded(href ?? ''),
    ]),
    ogTitle: meta('og:title'),
    ogImage: meta('og:image'),
    ogUrl: meta('og:url'),
  }
}

test('static pages hold product names and pictures in every language @once', async ({ request }) => {
  const pictures = new Set<string>()
  for (const product of await someProducts(request, 20)) {
    for (const language of LANGUAGES) {
      const path = `/product/${product.id}`
      const address = (one: (typeof LANGUAGES)[number]) => `${TEST_SITE}${publicUrl(path, one)}`
      const html = await (await request.get(pathOf(address(language)), { headers: BOT })).text()
      const head = headOf(html)
      const name = product[`name_${language}`]
      expect
        .soft(head)
        .toMatchObject({ titles: 1, lang: language, canonical: address(language), ogUrl: address(language) })
      expect.soft(head.title).toContain(name)
      expect.soft(head.ogTitle).toContain(name)
      expect.soft(head.description.length).toBeGreaterThan(20)
      expect
        .soft(head.alternates)
        .toEqual([...LANGUAGES.map((one) => [one, address(one)]), ['x-default', address('en')]])
      // The body is there as well, with structured data for search engines.
      expect.soft(decoded(html)).toContain(`>${name}</bdi></h1>`)
      expect.soft(html).toContain('"@type":"Product"')
      pictures.add(head.ogImage)
    }
  }
  for (const picture of pictures) {
    const answer = await request.get(pathOf(picture), { headers: BOT })
    expect(answer.headers()['content-type'], picture).toBe('image/jpeg')
    expect((await answer.body()).length, picture).toBeGreaterThan(5_000)
  }
})

test('sitemap and robots.txt list every page @once', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${TEST_SITE}/sitemap.xml`)
  expect(robots).toContain('Disallow: /admin')
  const map = await (await request.get('/sitemap.xml')).text()
  expect(map).toContain(`<loc>${TEST_SITE}/ar/products</loc>`)
  expect(map.match(/<loc>[^<]*\/product\/[^<?]*<\/loc>/g)?.length).toBeGreaterThan(500)
  for (const path of [
    '/',
    '/products',
    '/cities',
    '/about',
    '/about/stories',
    '/Contact',
    '/support',
    '/terms',
  ]) {
    expect(map).toContain(`<loc>${TEST_SITE}${path}</loc>`)
    const head = headOf(await (await request.get(publicUrl(path, 'fr'), { headers: BOT })).text())
    expect(head.lang, path).toBe('fr')
    expect(head.title, path).not.toBe('')
    expect(head.description, path).not.toBe('')
    expect((await request.get(pathOf(head.ogImage))).headers()['content-type'], path).toBe('image/jpeg')
  }
})

/** Blocks the app's code until the static page has been checked. */
async function withoutCode(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    release()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
}

for (const { path, heading, data = true } of [
  { path: '/products', heading: 'Authentic Moroccan Handcrafted Products' },
  { path: TABLE.path, heading: TABLE.name },
  { path: '/', heading: 'Discover Traditional Morocco in Every Product' },
  { path: '/cart', heading: 'Your cart is empty', data: false },
]) {
  test(`${path} is visible before hydration, and hydration changes nothing`, async ({ page }) => {
    const restRequests: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/rest/')) restRequests.push(`${pathname}${search}`)
    })
    await watchLayoutShift(page, { afterInput: true })
    // Products that other tests have added since the build would come first and shift the rest.
    await page.route('**/rpc/list_products*', async (route) => {
      const answer = await route.fetch()
      const products = (await answer.json()) as { name_en: string }[]
      await route.fulfill({
        response: answer,
        json: products.filter(({ name_en: name }) => !name.startsWith('Test ')),
      })
    })
    const start = await withoutCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    const title = page.getByRole('heading', { level: 1, name: heading })
    await expect(title).toBeVisible()
    const node = await title.elementHandle()
    // The data is requested while the code is still loading.
    if (data) await expect.poll(() => restRequests).toHaveLength(1)
    // Input before hydration is kept.
    const search = page.getByRole('banner').getByRole('combobox')
    await search.fill('lamp')
    await page
      .getByRole('button', { name: /^Language/ })
      .first()
      .click()
    await start()
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(search).toHaveValue('lamp')
    expect(await node.evaluate((one) => one.isConnected)).toBe(true)
    expect(await allLayoutShifts(page)).toEqual([])
    expect(new Set(restRequests).size).toBe(restRequests.length)
    // Announced once.
    await expect(page.locator('head title')).toHaveCount(1)
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(1)
    await expect(page.locator('head meta[property="og:image"]')).toHaveCount(1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('a filled cart never looks empty, not even before hydration @once', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 30, stock_quantity: 9 })
  await putInCart(page, lantern)
  const start = await withoutCode(page)
  await page.goto('/cart', { waitUntil: 'commit' })
  const empty = page.getByText('Your cart is empty')
  // A frame takes the place of the empty cart before the code.
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible()
  await expect(empty).toBeHidden()
  await start()
  await expect(page.getByRole('list', { name: 'Items in the cart' }).getByText(lantern.name)).toBeVisible()
  await expect(empty).toBeHidden()
})

test('a form submitted before hydration is submitted after it @once', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rpc/send_contact_message')) sent.push(request.postData() ?? '')
  })
  const start = await withoutCode(page)
  await page.goto('/Contact', { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Your message' })
  await form.getByLabel('Name').fill('Salma')
  await form.getByLabel('Email').fill('salma@mcg.example')
  await form.getByLabel('Subject').fill('Lanterns')
  await form.getByLabel('Message', { exact: true }).fill('Do you ship them lit?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL('/Contact')
  await start()
  await expect(page.getByText(/^Thank you, .?Salma.?! Your message/)).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('Do you ship them lit?')
  await expect(page).toHaveURL('/Contact')
})

/** Waits until the app has rendered and has replayed what it has recorded. */
const untilReplayed = (page: Page) =>
  page.waitForFunction(
    () => (globalThis as { firstLoad?: { input?: object } }).firstLoad?.input === undefined,
  )

// The first hydrates; the app renders in place of the others.
for (const path of ['/about', `${TABLE.path}?size=60+cm`, '/?ref=letter']) {
  test(`the scroll position of ${path} before the app is kept @once`, async ({ page }) => {
    const start = await withoutCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await start()
    await untilReplayed(page)
    expect(await page.evaluate(() => scrollY)).toBe(700)
  })
}

test('a swipe and a choice made before hydration are kept @once', async ({ page }) => {
  const start = await withoutCode(page)
  await page.goto(TABLE.path, { waitUntil: 'commit' })
  const pictures = page.getByRole('list', { name: 'Images', exact: true })
  await pictures.evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: 'instant' }))
  await page.getByRole('radio', { name: '50 cm' }).click()
  await start()
  await expect(page.getByRole('radio', { name: '50 cm' })).toBeChecked()
  await expect(page).toHaveURL(/\?size=50\+cm$/)
  await expect(page.getByRole('button', { name: 'Show image 2' })).toHaveAttribute('aria-current', 'true')
})

test('the current price replaces the one in the static page @once', { tag: '@smoke' }, async ({ page }) => {
  await page.route('**/rest/v1/products?*id=eq.*', async (route) => {
    const answer = await route.fetch()
    const [product] = (await answer.json()) as { price: number }[]
    await route.fulfill({ response: answer, json: [{ ...product, price: 98_765 }] })
  })
  await page.goto(TABLE.path)
  // The smallest size costs 250 DH less.
  await expect(page.getByRole('main')).toContainText(/From 98,515\sDH/)
})

test('a choice leads from an unprefixed URL to the static page in its language @once', async ({ page }) => {
  const documents: string[] = []
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) documents.push(new URL(response.url()).pathname)
  })
  await page.goto('/fr/products')
  const start = await withoutCode(page)
  await page.goto('/cities?utm_source=letter#fez', { waitUntil: 'commit' })
  await expect(page).toHaveURL('/fr/cities?utm_source=letter#fez')
  // Before any code.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/villes/i)
  await start()
  expect(documents).toEqual(['/fr/products', '/cities', '/fr/cities'])
})

test('languages are links, which keep the place, the cart and what is typed @once', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 30, stock_quantity: 9 })
  await putInCart(page, lantern)
  await page.goto('/Contact?about=bulk')
  const form = () => page.locator('form').filter({ has: page.locator('textarea') })
  await form().locator('[name=name]').fill('Salma')
  await form().locator('[name=message]').fill('Twenty lanterns')
  const french = page.getByRole('contentinfo').getByRole('link', { name: 'Français' })
  await expect(french).toHaveAttribute('hreflang', 'fr')
  await expect(french).toHaveAttribute('href', '/fr/Contact?about=bulk')
  await french.click()
  await expect(page).toHaveURL('/fr/Contact?about=bulk')
  await expect(form().locator('[name=name]')).toHaveValue('Salma')
  await expect(form().locator('[name=message]')).toHaveValue('Twenty lanterns')
  await expect(page.getByRole('link', { name: /^Panier, 1/ })).toBeVisible()
  // English is chosen, although French was before.
  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' })
  await expect(english).toHaveAttribute('href', '/Contact?about=bulk&lang=en')
  await english.click()
  await expect(page).toHaveURL('/Contact?about=bulk')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a page whose URL has a parameter shows the static page first, then what the parameter adds @once', async ({
  page,
}) => {
  const start = await withoutCode(page)
  await page.goto('/Contact?about=bulk', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const subject = page.getByRole('form', { name: 'Your message' }).getByLabel('Subject')
  await expect(subject).toHaveValue('')
  await start()
  await expect(subject).not.toHaveValue('')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('what is typed into a page that stands in is in the page that takes its place @once', async ({
  page,
}) => {
  const start = await withoutCode(page)
  await page.goto('/Contact?about=bulk', { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Your message' })
  await form.getByLabel('Name').fill('Salma')
  await form.getByLabel('Email').fill('salma@mcg.example')
  await form.getByLabel('Message', { exact: true }).fill('Twenty lanterns, please.')
  await start()
  await untilReplayed(page)
  await expect(form.getByLabel('Subject')).not.toHaveValue('')
  await expect(form.getByLabel('Name')).toHaveValue('Salma')
  await expect(form.getByLabel('Email')).toHaveValue('salma@mcg.example')
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue('Twenty lanterns, please.')
  await expect(page.getByRole('contentinfo').locator('[name=email]')).toHaveValue('')
})

test('a control of a page that stands in does nothing, and opens nothing that lies below it @once', async ({
  page,
}) => {
  const start = await withoutCode(page)
  await page.goto('/?ref=letter', { waitUntil: 'commit' })
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /wishlist/i })
    .first()
  await heart.click()
  await start()
  await untilReplayed(page)
  await expect(page).toHaveURL('/?ref=letter')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test.describe('when the data of the page is lost', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('the page stays until the app has read anew, and what was typed is kept @once', async ({ page }) => {
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/assets/data-*.json', (route) => route.fulfill({ status: 404 }))
    let reads = 0
    await page.route('**/rest/**', async (route) => {
      reads += 1
      await held
      await route.continue()
    })
    const start = await withoutCode(page)
    await page.goto('/Contact', { waitUntil: 'commit' })
    const message = page.getByRole('form', { name: 'Your message' }).getByLabel('Message', { exact: true })
    await message.fill('Do you ship them lit?')
    // A skeleton at any time.
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-page-loading]') !== null)
          document.documentElement.dataset.skeleton = ''
      }).observe(document.body, { childList: true, subtree: true })
    })
    await start()
    // The app runs, and would show what it has.
    await expect.poll(() => reads).toBeGreaterThan(0)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    answer()
    await untilReplayed(page)
    await expect(message).toHaveValue('Do you ship them lit?')
    await expect(page.locator('html[data-skeleton]')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('while the HTML of another list is hidden, the page has the colour of the shop @once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Before boot.js shows the frame.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      const [html, root] = ['html', '#root'].map((one) => getComputedStyle(document.querySelector(one)!))
      Object.assign(globalThis, {
        hidden: { display: html?.display, color: html?.backgroundColor, root: root?.display },
      })
    })
  })
  await page.goto('/products?city=Fez')
  const color = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(await page.evaluate(() => (globalThis as { hidden?: object }).hidden)).toEqual({
    display: 'block',
    color,
    root: 'none',
  })
  await expect(page.locator('#root')).toBeVisible()
})

test('a product URL with options shows the static page first, then the options @once', async ({ page }) => {
  const start = await withoutCode(page)
  await page.goto(`${TABLE.path}?size=60+cm&color=Blue`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await start()
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('head title')).toHaveCount(1)
})
