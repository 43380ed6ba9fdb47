import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { IMMUTABLE } from '../scripts/prerender/host-rules.ts'
import { type PartName, WAYS } from '../scripts/build/lost-files.ts'
import { expect, test } from './support/fixtures.ts'
import { hostInFront } from './support/host-in-front.ts'
import { fileOf, lose, LOST_ERRORS, notice, reload, untilNotice } from './support/lost-files.ts'

// The parts of scripts/build/lost-files.ts, lost in each way; e2e/lost-controls.spec.ts has what a press fetches.
test.use({ expectedErrors: LOST_ERRORS })

const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
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
      const hasStyles = () =>
        page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet != null)
      await expect.poll(hasStyles).toBe(true)
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
  const restore = await lose(page, entry, 'lost for long')
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  restore()
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
      const restore = await lose(page, file, way)
      await page.goto(from)
      // The clock passes the limit of whatever is still being fetched, and the sentence in its place would reload this page.
      await page.waitForLoadState('networkidle')
      await page.getByRole('link', { name: link }).first().click()
      if (!isHealed) {
        await untilNotice(page, way)
        restore()
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

for (const way of ['lost once', 'HTML instead'] as const) {
  // The browser requests it again when only its preload is lost.
  test(`idle, ${way}: the footer, or a sentence in its place @once`, async ({ page }) => {
    await lose(page, fileOf('_idle-'), way)
    await page.goto('/wishlist')
    await expect(page.getByRole('contentinfo').or(notice(page)).first()).toBeVisible()
  })
}

/** Parts in whose place a sentence stands: a file of each, and the page that has it. */
const IN_PLACE: readonly (readonly [part: PartName, module: string, path: string])[] = [
  ['lazyPart', 'catalog/price-filter.tsx', '/products'],
  ['lazyPart', 'product/order-ways.tsx', 'product'],
  ['facts', 'product/product-facts.tsx', 'product'],
  ['idle', '_idle-', '/wishlist'],
]
for (const [part, module, path] of IN_PLACE) {
  for (const way of WAYS) {
    if (part === 'idle' && /once|HTML/.test(way)) continue

    test(`${part} ${module}, ${way}: a sentence stands in its place, and its button brings it back @once`, async ({
      page,
      stockroom,
    }) => {
      const { id } = await stockroom.add({ price: 30, stock_quantity: 9 })
      const restore = await lose(page, fileOf(module), way)
      // A file that never arrives may keep the page from being loaded.
      await page.goto(path === 'product' ? `/product/${id}` : path, { waitUntil: 'commit' })
      await expect(page.locator('html[data-ready]')).toBeAttached()
      await untilNotice(page, way)
      restore()
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
    const restore = await lose(page, fileOf('product/product-not-found.tsx'), way)
    await page.goto(`/product/${crypto.randomUUID()}`, { waitUntil: 'commit' })
    // Before that the sentence could be that of the entry, which goes away when the entry arrives.
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await untilNotice(page, way)
    restore()
    const reloaded = page.waitForEvent('load')
    await reload(page).first().click()
    await reloaded
    await expect(page.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })
}
