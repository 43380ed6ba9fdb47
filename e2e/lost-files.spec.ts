import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import type { Way } from '../scripts/build/lost-files.ts'
import { expect, test } from './support/fixtures.ts'

// Each part of scripts/build/lost-files.ts, lost in each way.
test.use({ expectedErrors: /net::ERR_|Failed to fetch|Failed to load|MIME type|preload/ })

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

const fail: Readonly<Record<Exclude<Way, 'never answered'>, (route: Route) => Promise<void>>> = {
  'lost once': (route) => route.abort(),
  'lost for long': (route) => route.abort(),
  'HTML instead': (route) => route.fulfill(HTML),
}

/** Loses a file as a host or a network does. */
async function lose(page: Page, file: string, way: Exclude<Way, 'never answered'>): Promise<void> {
  let left = way === 'lost for long' ? Infinity : 1
  await page.route(`**/${file}*`, async (route) => {
    left -= 1
    await (left >= 0 ? fail[way](route) : route.continue())
  })
}

const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
const notice = (page: Page) => page.getByText('A part of this page could not be loaded. Please reload it.')
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

const LINKED: Readonly<Record<string, { file: string; link: string; url: string }>> = {
  page: { file: fileOf('src/pages/terms-page.tsx'), link: 'Terms', url: '/terms' },
  texts: { file: fileOf('messages/content/en.ts'), link: 'Terms', url: '/terms' },
}
for (const [part, { file, link, url }] of Object.entries(LINKED)) {
  for (const way of ['lost once', 'HTML instead'] as const) {
    test(`${part}, ${way}: the click leads where it should @once`, async ({ page }) => {
      await lose(page, file, way)
      await page.goto('/wishlist')
      await page.getByRole('link', { name: link }).first().click()
      await expect(page).toHaveURL(url)
      await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
    })
  }
  test(`${part}, lost for long: a sentence, and its button tries again @once`, async ({ page }) => {
    await lose(page, file, 'lost for long')
    await page.goto('/wishlist')
    await page.getByRole('link', { name: link }).first().click()
    await expect(notice(page)).toBeVisible()
    await page.unrouteAll()
    await reload(page).click()
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
  })
}

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
