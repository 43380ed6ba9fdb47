import type { Page } from '@playwright/test'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES, rawKeys, WIDTHS } from './support/languages.ts'
import { layoutShifts, watchLayoutShift } from './support/layout-shift.ts'
import { chooseLanguage, showTabAgain } from './support/navigation.ts'
import { variations } from './support/variations.ts'
import { SOLD_OUT_IN_EMERALD, TABLE } from './support/seeded-products.ts'

const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to Cart', exact: true })
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Simulates the tab becoming visible again. */

test('shows name, city and price', async ({ page }) => {
  await page.goto(TABLE.path)
  await expect(title(page)).toHaveText(TABLE.name)
  const main = page.getByRole('main')
  // 50 cm; 60 cm cost 1,200 DH.
  await expect(title(page).locator('..').locator('[data-price]')).toContainText('From 950 DH')
  // In the trail and beside the price.
  const links = main.getByRole('link', { name: 'Zellige Tiles' })
  await expect(links).not.toHaveCount(0)
  for (const link of await links.all())
    await expect(link).toHaveAttribute('href', '/products?category=zellige')
  await expect(main.getByRole('region', { name: 'Description' })).toContainText(/[a-z]{3}/)
  const details = main.getByRole('region', { name: 'Details' })
  for (const [term, text] of [
    ['Category', 'Zellige Tiles'],
    ['From our partners in', 'Fez'],
    ['Stock', 'In stock'],
    ['SKU', TABLE.sku],
  ] as const) {
    const row = details.locator('div').filter({ has: page.getByText(term, { exact: true }) })
    await expect(row.getByRole('definition')).toHaveText(text)
  }
  const care = main.getByRole('region', { name: 'Care', exact: true })
  await expect(care.getByRole('link', { name: 'How to look after it' })).toHaveAttribute(
    'href',
    '/CareInstructions#moroccan-zellige',
  )
  await expect(main).toContainText('Handmade in Morocco: Fez')
  await expect(main).toContainText('14 days to change your mind')
})

test('shows a loading message and loads in one request', { tag: '@once' }, async ({ page, stockroom }) => {
  // Added after the build, so not prerendered.
  const { id, name } = await stockroom.add({ price: 90, stock_quantity: 2 })
  const requested: string[] = []
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/rest/v1/products?*id=eq.*', async (route) => {
    requested.push(route.request().url())
    await held
    await route.continue()
  })
  await page.goto(`/product/${id}`, { waitUntil: 'commit' })
  await expect(page.getByText('Loading product...')).toBeVisible()
  answer()
  await expect(title(page)).toHaveText(name)
  expect(requested).toHaveLength(1)
})

test('the back link returns to the previous page, or to the products', { tag: '@once' }, async ({ page }) => {
  await page.goto('/products?city=Fez')
  // Not a product of another test, which may be gone by then.
  const cards = page.getByRole('article').filter({ hasNotText: 'Test lantern' })
  await cards.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/products?city=Fez')

  await page.goto(`${TABLE.path}?size=50+cm`)
  // Choosing an option adds no history entry.
  await radio(page, 'Blue').check()
  await radio(page, '60 cm').check()
  await expect(page).toHaveURL(`${TABLE.path}?size=60+cm&color=Blue`)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/products')
})

test(
  'the chosen options are in the URL: kept on reload, back and language change',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(TABLE.path)
    await radio(page, 'Blue').check()
    await expect(page).toHaveURL(`${TABLE.path}?color=Blue`)
    await radio(page, '50 cm').check()
    await expect(page).toHaveURL(`${TABLE.path}?color=Blue&size=50+cm`)
    await expect(page.getByText('Price adjustment:')).toHaveText('Price adjustment: −250 DH')
    await expect(page.getByRole('main').getByText('950 DH').first()).toBeVisible()

    await page.reload()
    await expect(radio(page, 'Blue')).toBeChecked()
    await expect(radio(page, '50 cm')).toBeChecked()

    await page.getByRole('link', { name: 'How to look after it' }).click()
    await expect(page).toHaveURL(/CareInstructions/)
    await page.goBack()
    await expect(radio(page, '50 cm')).toBeChecked()
    await page.goForward()
    await expect(page).toHaveURL(/CareInstructions/)
    await page.goBack()

    await chooseLanguage(page, 'ar')
    await expect(page).toHaveURL(`/ar${TABLE.path}?color=Blue&size=50+cm`)
    await expect(radio(page, 'أزرق')).toBeChecked()
    await expect(page.getByText('فرق السعر:')).toContainText('250')
  },
)

test(
  'a language in a link from before becomes the prefix; another one keeps the choice',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`${TABLE.path}?lang=fr&color=blue`)
    await expect(radio(page, 'Bleu')).toBeChecked()
    await expect(page).toHaveURL(`/fr${TABLE.path}?color=blue`)
    await chooseLanguage(page, 'en')
    await radio(page, '60 cm').check()
    await expect(page).toHaveURL(`${TABLE.path}?color=Blue&size=60+cm`)
  },
)

test(
  'an unknown option in the URL is not selected; a sold-out one is, and can be waited for',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`${SOLD_OUT_IN_EMERALD.path}?color=Emerald&size=Enormous&lang=xx`)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    await expect(radio(page, 'Emerald Out')).toBeChecked()
    await expect(page.getByText('Struck-through options are out of stock.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tell me when it is back' })).toBeVisible()
    await radio(page, 'Blue').check()
    await expect(page.getByRole('button', { name: 'Tell me when it is back' })).toBeHidden()
  },
)

test('while options are missing one button leads to them', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(`${TABLE.path}?color=Blue`)
  const select = page.getByRole('button', { name: 'Choose options', exact: true })
  await expect(select).toHaveAccessibleDescription('Please choose: Size')
  // On a phone it sticks to the bottom.
  await expect(select).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeHidden()

  await select.focus()
  await page.keyboard.press('Enter')
  await expect(radio(page, '50 cm')).toBeFocused()
  await expect(page).toHaveURL(`${TABLE.path}?color=Blue`)
  await page.keyboard.press('Space')
  await expect(addButton(page)).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeEnabled()
  await expect(page.getByText(/^Please choose/)).toBeHidden()
})

// The smallest screens that are designed for: what decides about a piece is seen without scrolling.
for (const [width, height, language] of [
  [360, 640, 'en'],
  [360, 640, 'ar'],
  [1280, 800, 'en'],
  [1280, 800, 'ar'],
] as const) {
  test(
    `picture, name, price and button are on the first screen, ${width} px, ${language}`,
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await inLanguage(page, language)
      await watchLayoutShift(page)
      await page.goto(TABLE.path)
      await page.waitForLoadState('networkidle')
      const main = page.getByRole('main')
      await expect(title(page)).toBeInViewport({ ratio: 1 })
      await expect(title(page).locator('..').locator('[data-price]')).toBeInViewport({ ratio: 1 })
      await expect(main.locator('[data-bottom-bar] button')).toBeInViewport({ ratio: 1 })
      const picture = main.locator('.product-gallery').getByRole('list').first()
      await expect(picture).toBeInViewport({ ratio: 1 })
      if (width === 360) {
        const bar = await main.locator('[data-bottom-bar]').boundingBox()
        const price = await title(page).locator('..').locator('[data-price]').boundingBox()
        expect(price!.y + price!.height).toBeLessThanOrEqual(bar!.y)
        await expect(main.locator('[data-bottom-bar] [data-price]')).toHaveText(/950/)
      }
      // The file that was preloaded is the one that is drawn.
      const image = picture.getByRole('img').first()
      const drawn = await image.evaluate((element: HTMLImageElement) => ({
        width: element.getBoundingClientRect().width,
        sizes: element.sizes,
        preloaded: document.querySelector<HTMLLinkElement>('link[rel=preload][as=image][imagesrcset]')
          ?.imageSizes,
      }))
      expect(drawn.preloaded ?? drawn.sizes).toBe(drawn.sizes)
      expect(await layoutShifts(page)).toEqual([])
    },
  )
}

test('the pieces are ordered by WhatsApp', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${TABLE.path}?color=Blue`)
  const link = page.getByRole('main').getByRole('link', { name: 'Order by WhatsApp' })
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/212600000000\?text=/)
  // Not before the options are chosen.
  await link.click()
  await expect(radio(page, '50 cm')).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: `Increase quantity: ${TABLE.name}` }).click()
  const text = async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  await expect.poll(text).toMatch(/^2 × .*\(Blue \/ 50\scm\): 1,900\sDH$/m)
  expect(await text()).toContain(`${TABLE.path}?color=Blue&size=50+cm`)
  const html = await (await page.request.get(TABLE.path)).text()
  expect(html).toContain('Ask about this piece')
  expect(html).not.toContain('wa.me/212600000000?text=')
})

test('several pieces of a variation go into the cart; Buy Now opens the cart', async ({ page }) => {
  const { name } = TABLE
  await page.goto(`${TABLE.path}?color=Blue&size=50+cm`)
  await page.getByRole('button', { name: `Increase quantity: ${name}` }).click()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('textbox', { name: `Quantity: ${name}` })).toHaveValue('2')
  await page.goBack()
  await addButton(page).click()
  await page.goto('/cart')
  await expect(page.getByRole('textbox', { name: `Quantity: ${name}` })).toHaveValue('3')
})

test('the quantity is limited by stock, and low stock is shown', async ({ page, stockroom }) => {
  const lamp = await stockroom.add({ price: 80, stock_quantity: 3 })
  const plenty = await stockroom.add({ price: 80, stock_quantity: 6 })
  await page.goto(`/product/${plenty.id}`)
  await expect(page.getByRole('main').getByText('In stock').first()).toBeVisible()
  await expect(page.getByText(/Only \d+ left/)).toHaveCount(0)

  await page.goto(`/product/${lamp.id}`)
  await expect(page.getByRole('main').getByText('Only 3 left').first()).toBeVisible()
  const quantity = page.getByRole('textbox', { name: `Quantity: ${lamp.name}` })
  await quantity.fill('40')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('3')
  await expect(page.getByRole('button', { name: `Increase quantity: ${lamp.name}` })).toBeDisabled()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page).toHaveURL('/cart')

  await page.goBack()
  await expect(page.getByText('All the pieces we have are already in your cart.')).toBeVisible()
  await expect(addButton(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('textbox', { name: `Quantity: ${lamp.name}` })).toHaveValue('3')
})

test(
  'a price that changes while the page is open is shown with a notice',
  { tag: '@once' },
  async ({ page, stockroom }) => {
    const lamp = await stockroom.add({ price: 80, stock_quantity: 9 })
    await page.goto(`/product/${lamp.id}`)
    await expect(page.getByRole('main').getByText('80 DH').first()).toBeVisible()
    await expect(async () => {
      // Realtime connects after the page has loaded; earlier changes are not received.
      await stockroom.change(lamp.id, { price: 80 })
      await stockroom.change(lamp.id, { price: 95.5 })
      await expect(page.getByText('The price has changed from 80 DH to 95.50 DH.')).toBeVisible({
        timeout: 4000,
      })
    }).toPass()
    await expect(title(page).locator('..').getByText('95.50 DH', { exact: true })).toBeVisible()
  },
)

test('the last piece is sold to another customer', { tag: '@once' }, async ({ page, stockroom }) => {
  const lamp = await stockroom.add({ price: 80, stock_quantity: 1 })
  await page.goto(`/product/${lamp.id}`)
  await expect(page.getByRole('main').getByText('Only 1 left').first()).toBeVisible()
  await stockroom.change(lamp.id, { stock_quantity: 0 })
  await showTabAgain(page)
  const button = page.getByRole('button', { name: 'Tell me when it is back' })
  await expect(button).toHaveAccessibleDescription(/^Sold out for now/)
  await expect(addButton(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeHidden()
})

test(
  'a chosen value that sells out stays chosen, with a notice',
  { tag: '@once' },
  async ({ page, stockroom }) => {
    const pouf = await stockroom.add({ price: 80, stock_quantity: 9 })
    await variations.add(pouf.id, [
      { variation_type: 'color', variation_value: 'Red' },
      { variation_type: 'color', variation_value: 'Blue' },
    ])
    await page.goto(`/product/${pouf.id}?color=Red`)
    await expect(addButton(page)).toBeEnabled()
    await variations.sellOut(pouf.id, 'Red')
    await showTabAgain(page)
    await expect(page.getByText('Sold out for now.')).toBeVisible()
    await expect(radio(page, 'Red Out')).toBeChecked()
    await expect(page.getByRole('button', { name: 'Tell me when it is back' })).toBeVisible()
    await radio(page, 'Blue').check()
    await expect(addButton(page)).toBeEnabled()
  },
)

test(
  'a product taken off the shelves while it is looked at is no longer there',
  { tag: '@once' },
  async ({ page, stockroom }) => {
    const lamp = await stockroom.add({ price: 80, stock_quantity: 4 })
    await page.goto(`/product/${lamp.id}`)
    await expect(title(page)).toHaveText(lamp.name)
    await stockroom.change(lamp.id, { is_active: false })
    await showTabAgain(page)
    await expect(title(page)).toHaveText('Product not found')
    await expect(title(page)).toBeFocused()
    await expect(page.getByRole('main')).toContainText(`“${lamp.name}” has just sold out`)
    await expect(addButton(page)).toHaveCount(0)
  },
)

test('similar products can be added and opened', { tag: '@once' }, async ({ page }) => {
  await page.goto(TABLE.path)
  const similar = page.getByRole('region', { name: 'Similar Products' })
  await expect(similar.getByRole('article')).toHaveCount(4)
  await expect(similar.getByRole('heading', { name: TABLE.name })).toHaveCount(0)
  const card = similar.getByRole('article').last()
  await card.scrollIntoViewIfNeeded()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name, exact: true }).click()
  await expect(title(page)).toHaveText(name)
  await expect(title(page)).toBeFocused()

  const recent = page.getByRole('region', { name: 'Recently Viewed' })
  await expect(recent.getByRole('link', { name: TABLE.name })).toBeVisible()
  await expect(recent.getByRole('link', { name })).toHaveCount(0)
})

test('the wishlist button saves the product', async ({ page }) => {
  await page.goto(TABLE.path)
  const heart = page.getByRole('main').locator('button[aria-pressed]').first()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test(
  'structured data contains what it is and what it costs',
  { tag: '@once' },
  async ({ page, stockroom }) => {
    const data = async () => {
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
      return texts
        .flatMap((text) => [JSON.parse(text) as Record<string, unknown>].flat())
        .find((one) => one['@type'] === 'ProductGroup' || one['@type'] === 'Product')
    }
    await page.goto(TABLE.path)
    await expect.poll(data).toMatchObject({
      name: TABLE.name,
      productGroupID: TABLE.sku,
      brand: { name: 'Moroccan Craft Gallery' },
      hasVariant: expect.arrayContaining(
        ['950.00', '1200.00'].map((price) =>
          expect.objectContaining({
            offers: expect.objectContaining({
              price,
              priceCurrency: 'MAD',
              availability: 'https://schema.org/InStock',
            }),
          }),
        ),
      ),
    })
    const lamp = await stockroom.add({ price: 80, stock_quantity: 0 })
    await page.goto(`/product/${lamp.id}`)
    await expect.poll(data).toMatchObject({
      name: lamp.name,
      offers: { '@type': 'Offer', price: '80.00', availability: 'https://schema.org/OutOfStock' },
    })
  },
)

test('a product without pictures says so', { tag: '@once' }, async ({ page, stockroom }) => {
  // The database keeps a product without a picture out of the shop; an older copy in a cache may still lack one.
  const lamp = await stockroom.add({ price: 80, stock_quantity: 1 })
  await page.route(`**/rest/v1/products?*id=eq.${lamp.id}*`, async (route) => {
    const answer = await route.fetch()
    const found = (await answer.json()) as object[]
    await route.fulfill({
      response: answer,
      json: found.map((product) => ({ ...product, image_url: null, product_images: [] })),
    })
  })
  await page.goto(`/product/${lamp.id}`)
  await expect(page.getByText('No images available')).toBeVisible()
})

test('an unknown product shows a message, a toast and a link', { tag: '@once' }, async ({ page }) => {
  for (const address of ['00000000-0000-4000-8000-000000000000', 'no-id-at-all']) {
    await page.goto(`/product/${address}`)
    await expect(title(page)).toHaveText('Product not found')
    await expect(notifications(page)).toContainText('Error')
    await expect(notifications(page)).toContainText('Product not found')
    await page.getByRole('link', { name: 'Back to Products' }).click()
    await expect(page).toHaveURL('/products')
  }
})

test('the buy buttons stay visible on a phone', { tag: '@widths' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${TABLE.path}?color=Blue&size=50+cm`)
  await expect(addButton(page)).toBeInViewport({ ratio: 1 })
  const description = page.getByRole('heading', { name: 'Description' })
  await description.scrollIntoViewIfNeeded()
  await expect(addButton(page)).toBeInViewport({ ratio: 1 })
  // The link to the chat stands at the end of the page.
  const chat = page.getByRole('complementary', { name: 'Shortcuts' }).getByRole('link')
  await chat.scrollIntoViewIfNeeded()
  await expect(chat).toBeInViewport({ ratio: 1 })
  await chat.click({ trial: true })
})

test.describe('layout', { tag: '@widths' }, () => {
  test('the buy box is sticky and not cut off', async ({ page }) => {
    const lowest = () => page.getByRole('button', { name: 'Share', exact: true })
    for (const height of [1000, 600]) {
      await page.setViewportSize({ width: 1280, height })
      await page.goto(TABLE.path)
      await expect(lowest()).toBeAttached()
      await page.getByRole('link', { name: 'How to look after it' }).scrollIntoViewIfNeeded()
      await expect(lowest()).toBeInViewport({ ratio: 1 })
    }
  })

  for (const width of WIDTHS) {
    test(`no layout shift while the page loads, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchLayoutShift(page)
      // On a busy machine the network is idle before the page requests the code of its parts. A jump of a script in the frame in
      // which one of them gets its height takes the place of the browser's scroll anchoring, as no shopper's scrolling does.
      const whole = () => expect(page.locator('main .min-h-dvh:empty')).toHaveCount(0)
      await page.goto(`${TABLE.path}?color=Blue&size=50+cm`)
      await whole()
      expect(await layoutShifts(page)).toEqual([])
      await page.reload()
      await whole()
      expect(await layoutShifts(page)).toEqual([])
    })

    for (const language of LANGUAGES) {
      test(`fits, mirrors and is accessible, ${width} px, ${language}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await inLanguage(page, language)
        for (const query of ['?color=Emerald&size=60+cm', '?color=Blue&size=50+cm']) {
          await page.goto(TABLE.path + query)
          await page.waitForLoadState('networkidle')
          expect(await overflow(page)).toEqual([])
          expect(await rawKeys(page)).toEqual([])
          expect(await axe(page, 'main')).toEqual([])
          expect(await mirror(page, 'main')).toEqual([])
        }
      })
    }
  }
})
