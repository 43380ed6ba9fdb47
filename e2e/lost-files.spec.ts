import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { IMMUTABLE } from '../scripts/prerender/host-rules.ts'
import { type PartName, type Way, WAYS } from '../scripts/build/lost-files.ts'
import { expect, test } from './support/fixtures.ts'
import { hostInFront } from './support/host-in-front.ts'

// The parts of scripts/build/lost-files.ts, lost in each way.
test.use({ expectedErrors: /net::ERR_|Failed to fetch|Failed to load|MIME type|preload|code is missing/ })

type Manifest = Readonly<
  Record<string, { file: string; src?: string; isEntry?: boolean; isDynamicEntry?: boolean }>
>
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest

const fileOf = (module: string): string => {
  const found = Object.entries(manifest).find(([name, { src }]) => (src ?? name).endsWith(module))
  if (found === undefined) throw new Error(`no file of ${module}`)
  return found[1].file
}

const HTML = { status: 200, contentType: 'text/html', body: '<!doctype html><p>Not code' }

const fail: Readonly<Record<Way, (route: Route) => Promise<void>>> = {
  'lost once': (route) => route.abort(),
  'lost for long': (route) => route.abort(),
  'HTML instead': (route) => route.fulfill(HTML),
  'never answered': () => Promise.resolve(),
}
/** Limit of src/lib/code.ts and of src/prerender/recovery.js, and a second. */
const LATE_MS = 31_000

/** Loses a file as a host or a network does. */
async function lose(page: Page, file: string, way: Way): Promise<void> {
  let left = /for long|never/.test(way) ? Infinity : 1
  if (way === 'never answered') await page.clock.install()
  await page.route(`**/${file}*`, async (route) => {
    left -= 1
    await (left >= 0 ? fail[way](route) : route.continue())
  })
}

const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
const notice = (page: Page) => page.getByText('A part of this page could not be loaded. Please reload it.')
/** Waits for the sentence; the limit of a file that is never answered passes at once. */
const untilNotice = (page: Page, way: Way) =>
  expect(async () => {
    if (way === 'never answered') await page.clock.fastForward(LATE_MS)
    await expect(notice(page).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' })

const entry = fileOf('index.html')
const styles = /assets\/index-[\w-]+\.css/.exec(readFileSync('dist/app.html', 'utf8'))?.[0] ?? ''

for (const file of [entry, styles]) {
  for (const way of ['lost once', 'HTML instead'] as const) {
    test(`${file.endsWith('css') ? 'the style sheet' : 'the entry'}, ${way}: the product can be bought @once`, async ({
      page,
      stockroom,
    }) => {
      const { id } = await stockroom.add({ price: 30, stock_quantity: 9 })
      await lose(page, file, way)
      await page.goto(`/product/${id}`)
      await add(page).click()
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
      await expect(notice(page)).toHaveCount(0)
    })
  }
}

for (const way of ['lost for long', 'never answered'] as const) {
  test(`the style sheet, ${way}: the page says so although the shop runs @once`, async ({ page }) => {
    await lose(page, styles, way)
    await page.goto('/about', { waitUntil: 'commit' })
    await untilNotice(page, way)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await expect(notice(page)).toBeVisible()
  })
}

test('the entry, never answered: the page stays and says so @once', async ({ page }) => {
  await lose(page, entry, 'never answered')
  await page.goto('/about', { waitUntil: 'commit' })
  await untilNotice(page, 'never answered')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the entry, lost for long: the page stays and says so; its button brings the shop back @once', async ({
  page,
}) => {
  await lose(page, entry, 'lost for long')
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unrouteAll()
  const reloaded = page.waitForEvent('load')
  await reload(page).click()
  await reloaded
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(notice(page)).toHaveCount(0)
})

type Linked = { file: string; from: string; link: string; url: string }
const LINKED: Readonly<Record<string, Linked>> = {
  page: { file: fileOf('src/pages/terms-page.tsx'), from: '/wishlist', link: 'Terms', url: '/terms' },
  texts: { file: fileOf('messages/content/en.ts'), from: '/wishlist', link: 'Terms', url: '/terms' },
  story: {
    file: fileOf('content/stories/leather-of-marrakech.ts'),
    from: '/about/stories',
    link: 'Leather of Marrakech',
    url: '/about/stories/leather-of-marrakech',
  },
}
for (const [part, { file, from, link, url }] of Object.entries(LINKED)) {
  for (const way of WAYS) {
    const isHealed = /once|HTML/.test(way)
    const seen = isHealed ? 'the click leads where it should' : 'a sentence, and its button tries again'
    test(`${part}, ${way}: ${seen} @once`, async ({ page }) => {
      await lose(page, file, way)
      await page.goto(from)
      await page.getByRole('link', { name: link }).first().click()
      if (!isHealed) {
        await untilNotice(page, way)
        await page.unrouteAll()
        await reload(page).first().click()
      }
      await expect(page).toHaveURL(url)
      await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
    })
  }
}

test('a story, whose 404 a host lets the browser keep for a year: the click leads where it should @once', async ({
  page,
  ownShop,
}) => {
  const { file, from, link, url } = LINKED.story as Linked
  let requests = 0
  const host = await hostInFront(ownShop, {
    answer: (path) => {
      if (path !== `/${file}`) return null
      requests += 1
      return requests === 1 ? { status: 404, headers: { 'cache-control': IMMUTABLE } } : null
    },
  })
  await page.goto(`${host.origin}${from}`)
  await page.getByRole('link', { name: link }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(url)
  expect(requests).toBe(2)
  await host.close()
})

const CONTROLS: readonly (readonly [module: string, path: string, open: (page: Page) => Promise<void>])[] = [
  [
    'shell/language-menu.tsx',
    '/',
    (page) =>
      page
        .getByRole('button', { name: /^Language/ })
        .first()
        .click(),
  ],
  [
    'shell/search-panel.tsx',
    '/',
    (page) => page.getByRole('banner').getByRole('combobox').first().fill('lamp'),
  ],
  [
    'catalog/zoom-dialog.tsx',
    'product',
    (page) =>
      page
        .getByRole('button', { name: /^Enlarge/ })
        .first()
        .click(),
  ],
  [
    'product/share-menu.tsx',
    'product',
    (page) =>
      page
        .getByRole('button', { name: /^Share/ })
        .first()
        .click(),
  ],
  ['cart/cart-drawer.tsx', 'product', (page) => add(page).click()],
]
test('a control, never answered: says so with a button @once', async ({ page }) => {
  await lose(page, fileOf('shell/language-menu.tsx'), 'never answered')
  await page.goto('/')
  await page
    .getByRole('button', { name: /^Language/ })
    .first()
    .click()
  await untilNotice(page, 'never answered')
  await expect(reload(page)).toBeVisible()
})

for (const [module, path, open] of CONTROLS) {
  test(`${module}, with the toaster, after a deploy: says so with a button @once`, async ({
    page,
    stockroom,
  }) => {
    const { id } = await stockroom.add({ price: 30, stock_quantity: 9 })
    for (const file of [fileOf(module), fileOf('ui/toaster.tsx')])
      await page.route(`**/${file}`, (route) => route.fulfill({ status: 404 }))
    await page.goto(path === 'product' ? `/product/${id}` : path)
    await open(page)
    await expect(notice(page)).toBeVisible()
    await page.unrouteAll()
    const reloaded = page.waitForEvent('load')
    await reload(page).click()
    await reloaded
  })
}

/** Parts in whose place a sentence stands: a file of each, and the page that has it. */
const IN_PLACE: readonly (readonly [part: PartName, module: string, path: string])[] = [
  ['lazyPart', 'catalog/price-filter.tsx', '/products'],
  ['lazyPart', 'product/order-ways.tsx', 'product'],
  ['facts', 'product/product-facts.tsx', 'product'],
]
for (const [part, module, path] of IN_PLACE) {
  for (const way of WAYS) {
    test(`${part} ${module}, ${way}: a sentence stands in its place, and its button brings it back @once`, async ({
      page,
      stockroom,
    }) => {
      const { id } = await stockroom.add({ price: 30, stock_quantity: 9 })
      await lose(page, fileOf(module), way)
      // A file that never arrives may keep the page from being loaded.
      await page.goto(path === 'product' ? `/product/${id}` : path, { waitUntil: 'commit' })
      await expect(page.locator('html[data-ready]')).toBeAttached()
      await untilNotice(page, way)
      await page.unrouteAll()
      const reloaded = page.waitForEvent('load')
      await reload(page).first().click()
      await reloaded
      await expect(page.locator('html[data-ready]')).toBeAttached()
      await expect(notice(page)).toHaveCount(0)
    })
  }
}

for (const way of WAYS) {
  test(`notFound, ${way}: a sentence stands in place of the page, and its button brings it @once`, async ({
    page,
  }) => {
    await lose(page, fileOf('product/product-not-found.tsx'), way)
    await page.goto(`/product/${crypto.randomUUID()}`, { waitUntil: 'commit' })
    await untilNotice(page, way)
    await page.unrouteAll()
    const reloaded = page.waitForEvent('load')
    await reload(page).first().click()
    await reloaded
    await expect(page.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })
}
