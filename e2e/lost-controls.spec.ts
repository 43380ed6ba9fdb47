import type { Locator, Page } from '@playwright/test'
import { type Way, WAYS } from '../scripts/build/lost-files.ts'
import { readRows } from './support/admin-products.ts'
import { exportAs } from './support/exports.ts'
import { expect, test, type Stockroom } from './support/fixtures.ts'
import { fileOf, lose, LOST_ERRORS, notice, reload, untilNotice } from './support/lost-files.ts'
import { TABLE } from './support/seeded-products.ts'
import { signInAs } from './support/session.ts'

// What a press fetches (`control`, `reader`, `writer` of scripts/build/lost-files.ts), lost in each way, also together with the code of
// toasts. A message with a button is shown, after which the same press works.
test.use({ expectedErrors: LOST_ERRORS })

type Control = {
  readonly module: string
  readonly path: string | ((stockroom: Stockroom) => Promise<string>)
  readonly as?: 'customer' | 'admin'
  readonly width?: number
  readonly open: (page: Page) => Promise<void>
  /** What the press leads to. */
  readonly opened?: (page: Page) => Locator
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
const dialog = (page: Page) => page.getByRole('dialog')
const product =
  (stock_quantity = 9) =>
  async (stockroom: Stockroom) =>
    `/product/${(await stockroom.add({ price: 30, stock_quantity })).id}`

async function rug(): Promise<string> {
  const [found] = await readRows<{ id: string }>(
    'products?select=id,categories!inner(key),product_variations!inner(variation_value)&is_active=is.true&categories.key=eq.carpets&product_variations.variation_value=like.*%20x%20*&limit=1',
  )
  return `/product/${found?.id}`
}

/** The admin listens once its page is there. */
const shortcut = (keys: string) => async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press(keys)
}

const CONTROLS: readonly Control[] = [
  {
    module: 'shell/language-menu.tsx',
    path: '/',
    open: press(/^Language/),
    opened: (page) => page.getByRole('menuitemradio', { name: 'Français' }),
  },
  {
    module: 'shell/search-panel.tsx',
    path: '/',
    open: (page) => page.getByRole('banner').getByRole('combobox').first().fill('lamp'),
    opened: (page) => page.getByRole('option').first(),
  },
  { module: 'shell/mobile-menu.tsx', path: '/', width: 390, open: press('Menu'), opened: dialog },
  {
    module: 'shell/account-menu.tsx',
    path: '/',
    as: 'customer',
    open: press('My account'),
    opened: (page) => page.getByRole('menu'),
  },
  {
    module: 'catalog/filter-sheet.tsx',
    path: '/products',
    width: 390,
    open: press(/^Filters/),
    opened: dialog,
  },
  { module: 'catalog/quick-choose.tsx', path: '/products', open: press(/^Choose options/), opened: dialog },
  { module: 'catalog/zoom-dialog.tsx', path: product(), open: press(/^Enlarge/), opened: dialog },
  {
    module: 'product/share-menu.tsx',
    path: product(),
    open: press(/^Share/),
    opened: (page) => page.getByRole('menu'),
  },
  { module: 'cart/cart-drawer.tsx', path: product(), open: press(/^Add to Cart/), opened: dialog },
  { module: 'checkout/quick-order.tsx', path: product(), open: press('Order in one step'), opened: dialog },
  {
    module: 'product/stock-alert-dialog.tsx',
    path: product(0),
    open: press('Tell me when it is back'),
    opened: dialog,
  },
  { module: 'product/size-guide-dialog.tsx', path: rug, open: press('Size guide'), opened: dialog },
  {
    module: 'admin/command-palette.tsx',
    path: '/admin/products',
    as: 'admin',
    open: shortcut('Control+k'),
    opened: dialog,
  },
  {
    module: 'admin/shortcuts-sheet.tsx',
    path: '/admin/products',
    as: 'admin',
    open: shortcut('?'),
    opened: dialog,
  },
  {
    module: '_papaparse.min-',
    path: '/admin/products/import',
    as: 'admin',
    open: (page) =>
      page
        .getByLabel('Choose an Excel or CSV file or drop it here')
        .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('id,price\n') }),
  },
  {
    module: 'node_modules/read-excel-file/',
    path: '/admin/products/import',
    as: 'admin',
    open: (page) =>
      page
        .getByLabel('Choose an Excel or CSV file or drop it here')
        .setInputFiles({ name: 'a.xlsx', mimeType: XLSX, buffer: Buffer.from('PK') }),
  },
  {
    module: 'node_modules/write-excel-file/',
    path: '/admin/products/import',
    as: 'admin',
    open: (page) => exportAs(page, 'Excel (.xlsx)', 'Download an empty template'),
  },
]

for (const { module, path, as, width, open, opened } of CONTROLS) {
  test(`${module} says that it is lost, whichever way, with a button after which it works @once`, async ({
    page,
    stockroom,
  }) => {
    test.slow()
    if (width !== undefined) await page.setViewportSize({ width, height: 844 })
    if (as !== undefined) await signInAs(page, as)
    const address = typeof path === 'string' ? path : await path(stockroom)
    for (const way of WAYS) {
      const restores = [
        await lose(page, fileOf('ui/toaster.tsx'), way),
        await lose(page, fileOf(module), way),
      ]
      await page.goto(address)
      await open(page)
      await untilNotice(page, way)
      await expect(reload(page), way).toBeVisible()
      for (const restore of restores) restore()
    }
    const reloaded = page.waitForEvent('load')
    await reload(page).click()
    await reloaded
    if (opened === undefined) return
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await open(page)
    await expect(opened(page)).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })
}

/** Loses the module in each way during `visit`: a sentence is shown. Then its button is pressed. */
async function loseEachWay(
  page: Page,
  module: string,
  visit: () => Promise<void>,
  ways: readonly Way[] = WAYS,
): Promise<void> {
  for (const way of ways) {
    await test.step(way, async () => {
      const restore = await lose(page, fileOf(module), way)
      await visit()
      await untilNotice(page, way)
      await expect(reload(page).first()).toBeVisible()
      restore()
    })
  }
  const reloaded = page.waitForEvent('load')
  await reload(page).first().click()
  await reloaded
}

/** Code that nothing was pressed for, and what stands when it has arrived. */
type Loaded = {
  readonly module: string
  readonly path: string
  readonly open?: (page: Page) => Promise<void>
  readonly as?: 'customer'
  readonly whole: (page: Page) => Locator
  /** Where only its preload is lost, the browser requests it again: either is right then. */
  readonly preloaded?: true
  /** What stands after the button was pressed, where that is something else. */
  readonly reloaded?: (page: Page) => Locator
}

const closeShop = async (page: Page): Promise<void> => {
  await page.route('**/rest/v1/shop_settings?*', async (route) => {
    const answer = await route.fetch()
    const settings = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...settings, maintenance_mode: true } })
  })
}

const store = (key: string, value: string) => async (page: Page) => {
  await page.addInitScript(([name, content]) => localStorage.setItem(name, content), [key, value] as const)
}

const LOADED: readonly Loaded[] = [
  {
    module: 'catalog/recently-viewed-strip.tsx',
    path: '/',
    open: store('mcg-recently-viewed', JSON.stringify([TABLE.id])),
    whole: (page) => page.getByRole('heading', { name: 'Recently Viewed' }),
    preloaded: true,
  },
  {
    module: 'products/listing-intro.tsx',
    path: '/products?city=Fez',
    whole: (page) => page.getByRole('navigation', { name: 'Trail' }),
    preloaded: true,
  },
  {
    module: 'shell/language-hint.tsx',
    path: '/wishlist',
    open: async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'languages', { value: ['fr-FR'] })
        localStorage.removeItem('mcg-language-hint')
      })
    },
    whole: (page) => page.getByRole('link', { name: 'En français' }),
    preloaded: true,
    // A page that is reloaded offers no other language.
    reloaded: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    module: 'currency/approximate-amount.tsx',
    path: TABLE.path,
    open: store('mcg-currency', 'EUR'),
    whole: (page) => page.getByText(/€|EUR/).first(),
  },
  {
    module: 'node_modules/@supabase/realtime-js/',
    path: '/products',
    open: async (page) => {
      await page.addInitScript(() => setInterval(() => dispatchEvent(new Event('pointermove')), 200))
    },
    whole: (page) => page.locator('html[data-live]'),
  },
  {
    module: 'shell/maintenance.tsx',
    path: '/wishlist',
    open: closeShop,
    whole: (page) => page.getByRole('heading', { name: 'We will be back soon' }),
  },
  {
    module: 'cart/saved-cart.ts',
    path: '/wishlist',
    as: 'customer',
    whole: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    module: 'lib/session-fetch.ts',
    path: '/account',
    as: 'customer',
    whole: (page) => page.getByRole('main').getByText('customer@mcg.example').first(),
  },
]
for (const { module, path, open, as, whole, preloaded, reloaded = whole } of LOADED) {
  test(`${module}, whichever way it is lost: a sentence says so, and its button helps @once`, async ({
    page,
  }) => {
    test.slow()
    if (as !== undefined) await signInAs(page, as)
    await open?.(page)
    const visit = async () => {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('html[data-ready]')).toBeAttached()
    }
    const mayHeal = (way: Way) => preloaded === true && /once|HTML/.test(way)
    for (const way of WAYS.filter(mayHeal)) {
      await lose(page, fileOf(module), way)
      await visit()
      await expect(whole(page).or(notice(page)).first(), way).toBeVisible()
    }
    await loseEachWay(
      page,
      module,
      visit,
      WAYS.filter((way) => !mayHeal(way)),
    )
    await expect(reloaded(page)).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })
}

test('a sign-in whose code is lost, whichever way: says so with a button, after which it works @once', async ({
  page,
}) => {
  test.slow()
  const signIn = async () => {
    await page.getByLabel('Email').fill('customer@mcg.example')
    await page.getByLabel('Password').fill('medina-1995')
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await loseEachWay(page, 'lib/session-fetch.ts', async () => {
    await page.goto('/auth')
    await signIn()
  })
  await signIn()
  await expect(page).toHaveURL('/')
})

test('the notice of a product without a connection, whichever way it is lost: a sentence, and the product when the connection is back @once', async ({
  page,
  stockroom,
}) => {
  test.slow()
  const [here, there] = [await product()(stockroom), await product()(stockroom)]
  const file = fileOf('product/product-offline.tsx')
  const sentence = page
    .getByRole('main')
    .getByText('The shop cannot be reached. Please check your connection.')
  for (const way of WAYS) {
    const restore = await lose(page, file, way)
    await page.goto(here)
    await page.context().setOffline(true)
    const requested = page.waitForRequest(`**/${file}`)
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, there)
    await requested
    await expect(async () => {
      if (way === 'never answered') await page.clock.fastForward(31_000)
      await expect(sentence).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Error' }).first(), way).toBeVisible()
    restore()
    await page.context().setOffline(false)
    await expect(add(page), way).toBeVisible()
    await expect(page, way).toHaveURL(there)
  }
})
