import type { Page } from '@playwright/test'
import { cards, holdLists, inFilters, openListing, resultCount, scrolledTo } from './support/listing.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { choose, chosenIn, optionsOf } from './support/select.ts'
import { inStock } from './support/variations.ts'

const isList = (url: string) => url.includes('/rpc/list_products')
const names = async (page: Page) =>
  (await cards(page).getByRole('heading').allInnerTexts()).map((name) => name.trim())

test('the listing shows its heading and the number of products', async ({ page }) => {
  await openListing(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentic Moroccan Handcrafted Products')
  await expect(resultCount(page)).toHaveText(/^\d{3} products$/)
  await expect(cards(page).first()).toContainText(/\d\sDH/)
})

for (const [path, heading, text] of [
  ['/products?city=Fez', 'From our partners in Fez', /oldest of our medinas/],
  ['/products?city=Casablanca', 'From our partners in Casablanca', /made by hand in a Moroccan workshop/],
  ['/products?category=carpets', 'Carpets', /wool/],
  ['/products?category=carpets&city=Rabat', 'Carpets from Rabat', /wool/],
  ['/products?sort=offers', 'Offers', /biggest savings first/],
] as const) {
  test(`${path} is a page of its own`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(new RegExp(`^${heading} – `))
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    const trail = page.getByRole('navigation', { name: 'Trail' })
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'All Products', heading])
    await trail.getByRole('link', { name: 'All Products' }).click()
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Authentic Moroccan Handcrafted Products',
    )
    await expect(trail).toBeHidden()
  })
}

test(
  'on a phone one row of filters and order sticks below the header',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openListing(page)
    await expect(page.getByRole('searchbox', { name: 'Search these products' })).toBeHidden()
    expect((await cards(page).first().boundingBox())!.y).toBeLessThanOrEqual(300)
    const row = page.locator('[data-below-header]')
    const header = page.getByRole('banner')
    const bottomOf = async () => {
      const box = (await header.boundingBox())!
      return Math.max(0, Math.round(box.y + box.height))
    }
    const distance = async () => Math.abs((await row.boundingBox())!.y - (await bottomOf()))
    await page.mouse.move(100, 400)
    await page.mouse.wheel(0, 900)
    await expect(header).toHaveAttribute('data-hidden', 'true')
    await expect.poll(distance).toBeLessThanOrEqual(1)
    await page.mouse.wheel(0, -200)
    await expect(header).toHaveAttribute('data-hidden', 'false')
    await expect.poll(distance).toBeLessThanOrEqual(1)
  },
)

for (const language of ['en', 'fr', 'ar'] as const) {
  test(`prices and orders are not cut on a phone, ${language}`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await inLanguage(page, language)
    for (const sort of ['price_asc', 'price_desc', 'offers']) {
      await page.goto(`/products?sort=${sort}`)
      await expect(cards(page).first()).toBeVisible()
      const select = page.locator('[data-below-header] select')
      const [text, room] = await select.evaluate((element: HTMLSelectElement) => {
        const style = getComputedStyle(element)
        const canvas = document.createElement('canvas').getContext('2d')!
        canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
        const { width } = canvas.measureText(element.selectedOptions[0]!.text)
        return [width, element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)]
      })
      expect(text, `${sort}: ${text} in ${room}`).toBeLessThanOrEqual(room)
    }
    // Every price is one line.
    const heights = await cards(page)
      .locator('[data-price] > span')
      .evaluateAll((prices) => [
        ...new Set(prices.map((price) => Math.round(price.getBoundingClientRect().height))),
      ])
    expect(heights).toHaveLength(1)
    expect(heights[0]).toBeLessThan(36)
  })
}

test('the price is typed, and the offers are ticked', { tag: '@once' }, async ({ page }) => {
  await openListing(page)
  await inFilters(page, async (filters) => {
    const lowest = filters.getByRole('textbox', { name: 'Lowest price' })
    await lowest.fill('١٠٠ DH')
    await lowest.press('Enter')
    await expect(lowest).toHaveValue('100')
    await expect(page).toHaveURL('/products?min=100')
    await filters.getByRole('textbox', { name: 'Highest price' }).fill('250')
    await lowest.focus()
    await expect(page).toHaveURL('/products?min=100&max=250')
    await expect(filters.getByRole('slider', { name: 'Highest price' })).toHaveAttribute(
      'aria-valuenow',
      '250',
    )
    await lowest.fill('')
    await lowest.press('Enter')
    await expect(page).toHaveURL('/products?max=250')
    await filters.getByRole('checkbox', { name: 'On offer' }).check()
    await expect(page).toHaveURL('/products?max=250&sort=offers')
    await expect(chosenIn(page.getByLabel('Sort by'))).toHaveText('On offer')
    await filters.getByRole('checkbox', { name: 'On offer' }).uncheck()
    await expect(page).toHaveURL('/products?max=250')
  })
})

test('the loading message is shown', { tag: '@once' }, async ({ page }) => {
  const release = await holdLists(page)
  // The list without filters is prerendered, so a filter is needed. Not ready before the list has loaded.
  await page.goto('/products?city=Fez', { waitUntil: 'commit' })
  await expect(page.getByText('Loading products...')).toBeVisible()
  release()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText('Loading products...')).toBeHidden()
})

test('filters combine, and back and forward restore them', { tag: '@smoke' }, async ({ page }) => {
  await openListing(page)
  const all = await resultCount(page).innerText()
  await inFilters(page, async (filters) => {
    await choose(filters.getByLabel('City'), /^Fez \(\d+\)$/)
  })
  await expect(page).toHaveURL('/products?city=Fez')
  await expect(page.getByRole('button', { name: 'Remove filter: Fez' })).toBeVisible()
  await expect(resultCount(page)).not.toHaveText(all)
  const inFez = await resultCount(page).innerText()

  let pottery = ''
  await inFilters(page, async (filters) => {
    const category = filters.getByLabel('Category')
    // Only categories of Fez, with their counts.
    const options = await optionsOf(category)
    expect(options.filter((option) => option.includes('Carpets'))).toEqual([])
    pottery = (options.find((option) => option.startsWith('Pottery')) ?? '').replace(/\D/g, '')
    await choose(category, /^Pottery/)
  })
  await expect(page).toHaveURL('/products?city=Fez&category=pottery')
  await expect(resultCount(page)).toHaveText(`${pottery} products`)
  await expect(cards(page)).not.toHaveCount(0)
  await expect(cards(page).filter({ hasNotText: 'Fez' })).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL('/products?city=Fez')
  await expect(resultCount(page)).toHaveText(inFez)
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await expect(resultCount(page)).toHaveText(all)
  await page.goForward()
  await page.goForward()
  await expect(resultCount(page)).toHaveText(`${pottery} products`)
  await page.reload()
  await expect(resultCount(page)).toHaveText(`${pottery} products`)
  await inFilters(page, async (filters) => {
    await expect(chosenIn(filters.getByLabel('City'))).toHaveText(/^Fez/)
    await expect(chosenIn(filters.getByLabel('Category'))).toHaveText(/^Pottery/)
  })
})

test('a shared URL shows the same list', { tag: '@once' }, async ({ page, context }) => {
  const address = '/products?q=plate&city=Fez&category=pottery&min=50&max=400&sort=price_desc'
  await openListing(page, address)
  const other = await context.newPage()
  await openListing(other, address)
  expect(await names(other)).toEqual(await names(page))
  await expect(page.getByRole('searchbox', { name: 'Search these products' })).toHaveValue('plate')
  await expect(chosenIn(page.getByLabel('Sort by'))).toHaveText('Price: high to low')
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button')).toHaveText([
    '“plate”',
    'Fez',
    'Pottery',
    '50 DH – 400 DH',
    'Clear filters',
  ])
})

test(
  'a choice stands at once: the next choice and other filters start from it',
  { tag: '@once' },
  async ({ page }) => {
    await openListing(page)
    const city = page.getByRole('region', { name: 'Filters' }).getByLabel('City')
    const [, , second = ''] = await city
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    const release = await holdLists(page)
    await city.selectOption({ index: 1 })
    await city.selectOption({ index: 2 })
    await expect(city).toHaveValue(second)
    release()
    await expect(page).toHaveURL(`/products?city=${second}`)
    // Both within one task, before the page renders either.
    const [category, sort] = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('select')].slice(-2).map((select) => {
        select.selectedIndex = 1
        select.dispatchEvent(new Event('change', { bubbles: true }))
        return select.value
      }),
    )
    expect(sort).toBe('price_asc')
    await expect(page).toHaveURL(`/products?city=${second}&category=${category}&sort=${sort}`)
  },
)

test('each filter chip removes its filter and keeps focus nearby', { tag: '@once' }, async ({ page }) => {
  await openListing(page, '/products?city=Fez&category=pottery&max=400')
  await page.getByRole('button', { name: 'Remove filter: Pottery' }).press('Enter')
  await expect(page).toHaveURL('/products?city=Fez&max=400')
  await expect(page.getByRole('button', { name: 'Remove filter: Up to 400 DH' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?city=Fez')
  await expect(page.getByRole('button', { name: 'Remove filter: Fez' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products')
  await expect(resultCount(page)).toBeFocused()
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeHidden()

  await page.goBack()
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
  await expect(page).toHaveURL('/products')
  await expect(resultCount(page)).toBeFocused()
})

test('the price slider filters on release, by mouse and by keyboard', async ({ page }) => {
  await openListing(page, '/products?city=Fez')
  // Of the list in a price range: that of the city may be read anew in between.
  const requested: string[] = []
  page.on('request', (request) => {
    if (isList(request.url()) && /_price=\d/.test(request.url())) requested.push(request.url())
  })
  await inFilters(page, async (filters) => {
    const highest = filters.getByRole('slider', { name: 'Highest price' })
    const lowest = filters.getByRole('slider', { name: 'Lowest price' })
    await expect(lowest).toHaveAttribute('aria-valuetext', /^0\sDH$/)
    const ceiling = Number(await highest.getAttribute('aria-valuemax'))
    expect(ceiling % 10).toBe(0)
    const box = await highest.boundingBox()
    if (box === null) throw new Error('the slider is not drawn')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    for (let step = 1; step <= 8; step += 1) await page.mouse.move(box.x - step * 10, box.y + 10)
    await expect(highest).not.toHaveAttribute('aria-valuenow', String(ceiling))
    await expect(page).toHaveURL('/products?city=Fez')
    expect(requested).toEqual([])
    await page.mouse.up()
    await expect(page).toHaveURL(/\?city=Fez&max=\d+0$/)

    await lowest.focus()
    // As fast as key repeat, regardless of machine load.
    await lowest.evaluate(async (thumb) => {
      for (let times = 0; times < 3; times += 1) {
        thumb.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
        await new Promise(requestAnimationFrame)
      }
    })
    await expect(page).toHaveURL(/\?city=Fez&min=30&max=\d+0$/)
    await expect(lowest).toHaveAttribute('aria-valuetext', /^30\sDH$/)
  })
  // One request for the mouse, and fewer than one for each of the three keys.
  await expect.poll(() => requested.length).toBeGreaterThan(1)
  expect(requested.length).toBeLessThan(4)
  await expect(page.getByRole('button', { name: /^Remove filter: 30\sDH – [\d,]+\sDH$/ })).toBeVisible()
  const max = Number(new URL(page.url()).searchParams.get('max'))
  await expect
    .poll(async () => {
      const prices = await cards(page).locator('.font-semibold').allInnerTexts()
      return prices
        .map((price) => Number(price.replace(/\D/g, '')))
        .filter((price) => price < 30 || price > max)
    })
    .toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(`/products?city=Fez&max=${max}`)
})

test('products are sorted', { tag: '@once' }, async ({ page }) => {
  await openListing(page)
  const sort = page.getByLabel('Sort by')
  const prices = async () =>
    (await cards(page).locator('.font-semibold').allInnerTexts()).map((price) =>
      Number(price.replace(/\D/g, '')),
    )
  const newest = await names(page)

  await choose(sort, 'Price: low to high')
  await expect(page).toHaveURL('/products?sort=price_asc')
  await expect.poll(async () => (await names(page)).join()).not.toBe(newest.join())
  const rising = await prices()
  expect(rising).toEqual(rising.toSorted((one, other) => one - other))

  await choose(sort, 'Price: high to low')
  await expect.poll(async () => (await prices())[0]).toBeGreaterThan(rising.at(-1) ?? Infinity)
  const falling = await prices()
  expect(falling).toEqual(falling.toSorted((one, other) => other - one))

  await choose(sort, 'Name')
  await expect(page).toHaveURL('/products?sort=name_en')
  await expect
    .poll(async () => {
      const shown = await names(page)
      return shown.join() === shown.toSorted(new Intl.Collator('en').compare).join()
    })
    .toBe(true)

  await choose(sort, 'On offer')
  await expect(page.getByText('Reduced pieces, biggest savings first')).toBeVisible()
  await expect(cards(page).filter({ hasText: /−\d+%/ }).first()).toContainText(/Original price/)
  await page.goBack()
  await expect(chosenIn(sort)).toHaveText('Name')
})

test('a search is sorted by relevance until another order is chosen', { tag: '@once' }, async ({ page }) => {
  await openListing(page)
  const sort = page.getByLabel('Sort by')
  await expect(chosenIn(sort)).toHaveText('Newest first')
  await page.getByRole('searchbox', { name: 'Search these products' }).fill('copper')
  await expect(page).toHaveURL('/products?q=copper')
  await expect(chosenIn(sort)).toHaveText('Relevance')
  await expect(cards(page).first().getByRole('heading')).toHaveText(/^Copper/)

  await choose(sort, 'Newest first')
  await expect(page).toHaveURL('/products?q=copper&sort=newest')
  await choose(sort, 'Relevance')
  await expect(page).toHaveURL('/products?q=copper')
  await page.getByRole('searchbox', { name: 'Search these products' }).fill('')
  await expect(page).toHaveURL('/products')
  await expect(chosenIn(sort)).toHaveText('Newest first')
})

test(
  // Phones search with the field of the header.
  'search as you type keeps focus and text, and the list until the next one has loaded',
  { tag: ['@smoke', '@once'] },
  async ({ page }) => {
    await openListing(page, '/products?city=Marrakech')
    const field = page.getByRole('searchbox', { name: 'Search these products' })
    const aborted: string[] = []
    page.on('requestfailed', (request) => {
      if (isList(request.url())) aborted.push(new URL(request.url()).searchParams.get('search') ?? '')
    })
    const release = await holdLists(page)
    await field.pressSequentially('bag', { delay: 20 })
    await expect(page).toHaveURL('/products?q=bag&city=Marrakech')
    // The previous products are still shown and marked as busy.
    await expect(
      page.getByRole('main').locator('ul[aria-busy=true]').getByRole('article').first(),
    ).toBeVisible()
    await expect(page.getByText('Loading products...')).toBeHidden()
    await field.press('Backspace')
    await field.pressSequentially('bouche ', { delay: 20 })
    await expect(page).toHaveURL('/products?q=babouche&city=Marrakech')
    await expect.poll(() => aborted).toContain('bag')
    release()
    await expect(page.getByRole('main').locator('ul[aria-busy=true]')).toHaveCount(0)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('babouche ')

    // All typed letters are one history entry.
    await page.goBack()
    await expect(page).toHaveURL('/products?city=Marrakech')
    await expect(field).toHaveValue('')
    await expect(cards(page).first()).toBeVisible()
  },
)

test(
  'a search for spaces finds everything, for a very long text nothing',
  { tag: '@once' },
  async ({ page }) => {
    await openListing(page)
    const all = await resultCount(page).innerText()
    const field = page.getByRole('searchbox', { name: 'Search these products' })
    await field.fill('   ')
    await field.press('Enter')
    await expect(page).toHaveURL('/products')
    await expect(resultCount(page)).toHaveText(all)
    await field.fill('x'.repeat(300))
    await expect(page.getByText('No products match these filters.')).toBeVisible()
  },
)

test('scrolling loads more products, the footer stays reachable, and back restores the scroll position', async ({
  page,
}) => {
  test.slow()
  await openListing(page)
  const more = page.getByRole('button', { name: 'Show more products' })
  for (const shown of [48, 72, 96]) {
    await more.scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(shown)
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await page.waitForLoadState('networkidle')
  await expect(cards(page)).toHaveCount(96)
  await expect(page.getByText(/^Showing 96 of \d{3} products$/)).toBeVisible()

  await more.press('Enter')
  await expect(cards(page)).toHaveCount(120)
  await expect(cards(page).nth(96).getByRole('link').first()).toBeFocused()
  expect(new Set(await names(page)).size).toBeGreaterThan(90)

  const card = cards(page).nth(100)
  await card.scrollIntoViewIfNeeded()
  const place = await scrolledTo(page)
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(cards(page)).toHaveCount(120)
  expect(Math.abs((await scrolledTo(page)) - place)).toBeLessThan(3)
  await expect(card).toBeInViewport()

  await page.reload()
  await expect(cards(page)).toHaveCount(120)
  await expect.poll(async () => Math.abs((await scrolledTo(page)) - place)).toBeLessThan(3)
})

test('the wishlist and cart buttons of a card do not scroll the list', async ({ page }) => {
  await openListing(page)
  const card = cards(page)
    .filter({ has: page.getByRole('button', { name: /^Add to Cart: / }) })
    .first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: `Add ${name} to wishlist` }).click()
  await expect(card.getByRole('button', { name: `Remove ${name} from wishlist` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page).toHaveURL('/products')
  await card.hover()
  await card.getByRole('button', { name: `Add to Cart: ${name}` }).click()
  await expect(page).toHaveURL('/products')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mcg-cart'))).toContain(name)
})

test('options are chosen in a dialog', async ({ page }) => {
  await openListing(page)
  const open = cards(page)
    .getByRole('button', { name: /^Choose options: / })
    .first()
  const name = (await open.getAttribute('aria-label'))?.replace('Choose options: ', '') ?? ''
  const card = cards(page)
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first()
  await card.hover()
  await card.getByRole('button', { name: /^Choose options: / }).click()
  const dialog = page.getByRole('dialog', { name })
  const select = dialog.getByRole('button', { name: 'Select All Options' })
  await expect(select).toBeDisabled()
  await expect(select).toHaveAccessibleDescription(/^Please choose: /)
  await expect(dialog.getByRole('group')).not.toHaveCount(0)
  for (const group of await dialog.getByRole('group').all()) {
    await inStock(group).check()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/products')
  await expect(card.getByRole('button', { name: /^Choose options: / })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('group')).not.toHaveCount(0)
  for (const group of await dialog.getByRole('group').all()) {
    await inStock(group).check()
  }
  await dialog.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/products')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mcg-cart'))).toContain(name)
})
