import type { Page } from '@playwright/test'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { expect, test, type Stockroom } from './support/fixtures.ts'
import { inLanguage, LANGUAGES, rawKeys } from './support/languages.ts'
import { cartDrawer, closeDrawer, putInCart } from './support/checkout.ts'
import { showTabAgain } from './support/navigation.ts'
import { variations } from './support/variations.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Items in the cart' }).getByRole('listitem')
const quantity = (page: Page, name: string) => page.getByRole('textbox', { name: `Quantity: ${name}` })
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' })
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to Cart', exact: true })

/** Adds new products and puts them in the cart, in this order. */
async function fill(page: Page, stockroom: Stockroom, ...prices: number[]) {
  const products = []
  for (const price of prices) products.push(await stockroom.add({ price, stock_quantity: 9 }))
  for (const product of products) {
    await page.goto(`/product/${product.id}`)
    await addButton(page).click()
    await closeDrawer(page)
  }
  return products
}

test.describe('the drawer', () => {
  test('opens with the added line first, traps focus and returns it', async ({ page, stockroom }) => {
    const [first] = await fill(page, stockroom, 30)
    const second = await stockroom.add({ price: 50, stock_quantity: 9 })
    await page.goto(`/product/${second.id}`)
    await addButton(page).click()

    const drawer = cartDrawer(page)
    await expect(drawer).toBeVisible()
    await expect(rows(page).first()).toContainText(second.name)
    await expect(rows(page).first()).toContainText('Just added')
    await expect(rows(page).last()).toContainText(first!.name)
    await expect(rows(page).last()).not.toContainText('Just added')
    await expect(drawer).toContainText(/Subtotal\s*80\sDH/)
    await expect(drawer).toContainText(/Add 20\sDH more for free delivery/)
    expect(await drawer.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)

    // The focus stays inside, also after the last control.
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      expect(await drawer.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
    }

    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(addButton(page)).toBeFocused()

    await addButton(page).click()
    await drawer.getByRole('button', { name: `Increase quantity: ${second.name}` }).click()
    await expect(drawer).toContainText(/Subtotal\s*180\sDH/)
    await expect(drawer).toContainText('Free delivery')
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()

    await addButton(page).click()
    // A click beside the drawer counts from the moment it has opened.
    await drawer.evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)))
    await page.mouse.click(5, 5)
    await expect(drawer).toBeHidden()
  })

  test(
    'links to the cart and the checkout, and closes on the way',
    { tag: '@once' },
    async ({ page, stockroom }) => {
      const [lantern] = await fill(page, stockroom, 30)
      await addButton(page).click()
      await cartDrawer(page).getByRole('link', { name: 'View cart' }).click()
      await expect(page).toHaveURL('/cart')
      await expect(cartDrawer(page)).toBeHidden()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(lantern!.name)
      await addButton(page).click()
      await cartDrawer(page).getByRole('link', { name: 'Checkout' }).click()
      await expect(page).toHaveURL('/checkout')
      await expect(cartDrawer(page)).toBeHidden()
    },
  )

  test('closes when the page changes', { tag: '@once' }, async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 30, stock_quantity: 9 })
    await page.goto('/terms')
    await page.goto(`/product/${lantern.id}`)
    await addButton(page).click()
    await expect(cartDrawer(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/terms')
    await expect(cartDrawer(page)).toBeHidden()
  })

  test('does not overlap the toast', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 30, stock_quantity: 9 })
    await page.goto(`/product/${lantern.id}`)
    await addButton(page).click()
    const message = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
    await expect(message).toContainText(`${lantern.name} has been added to your cart.`)
    await expect(cartDrawer(page).getByRole('link', { name: 'Checkout' })).toBeVisible()
    // After both animations.
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
    const toast = (await message.boundingBox())!
    const panel = (await cartDrawer(page).boundingBox())!
    const apart =
      toast.x + toast.width <= panel.x + 1 ||
      toast.x >= panel.x + panel.width - 1 ||
      toast.y + toast.height <= panel.y + 1
    expect(apart, JSON.stringify({ toast, panel })).toBe(true)
  })

  test('removes a line and restores it', async ({ page, stockroom }) => {
    const [first, second] = await fill(page, stockroom, 30, 40)
    await addButton(page).click()
    const drawer = cartDrawer(page)
    await drawer.getByRole('button', { name: `Remove: ${second!.name}` }).click()
    await expect(drawer.getByRole('textbox')).toHaveCount(1)
    await expect(drawer.getByRole('button', { name: `Undo: put ${second!.name} back` })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(drawer.getByRole('textbox', { name: `Quantity: ${second!.name}` })).toHaveValue('2')
    await expect(drawer.getByRole('link', { name: second!.name })).toBeFocused()
    await drawer.getByRole('button', { name: `Remove: ${first!.name}` }).click()
    await drawer.getByRole('button', { name: `Remove: ${second!.name}` }).click()
    await expect(drawer).toContainText('Your cart is empty')
    await expect(drawer.getByRole('link', { name: 'Checkout' })).toBeHidden()
  })

  test(
    'stays closed for Buy Now, which opens the cart page',
    { tag: '@once' },
    async ({ page, stockroom }) => {
      const lantern = await stockroom.add({ price: 30, stock_quantity: 9 })
      await page.goto(`/product/${lantern.id}`)
      await page.getByRole('button', { name: 'Buy Now' }).click()
      await expect(page).toHaveURL('/cart')
      await expect(rows(page)).toHaveCount(1)
      await expect(cartDrawer(page)).toBeHidden()
    },
  )
})

test.describe('the page', () => {
  test(
    'changes quantities by button and by typing, and keeps them after a reload',
    { tag: ['@once', '@smoke'] },
    async ({ page, stockroom }) => {
      const [lantern] = await fill(page, stockroom, 30)
      const { name } = lantern!
      await page.goto('/cart')
      await expect(page.getByRole('button', { name: `Decrease quantity: ${name}` })).toBeDisabled()
      await page.getByRole('button', { name: `Increase quantity: ${name}` }).click()
      await page.getByRole('button', { name: `Increase quantity: ${name}` }).click()
      await expect(rows(page)).toContainText(/90\sDH/)
      await expect(rows(page)).toContainText(/30\sDH each/)
      await page.getByRole('button', { name: `Decrease quantity: ${name}` }).click()
      await expect(quantity(page, name)).toHaveValue('2')
      await expect(summary(page)).toContainText(/Add 40\.01\sDH more|Add 40\sDH more/)

      for (const [typed, shown] of [
        ['4', '4'],
        ['٥', '5'],
        ['1.5', '1'],
        ['x', '1'],
      ] as const) {
        await quantity(page, name).fill(typed)
        await quantity(page, name).press('Enter')
        await expect(quantity(page, name)).toHaveValue(shown)
      }
      await quantity(page, name).fill('6')
      await quantity(page, name).blur()
      await expect(summary(page)).toContainText('Free delivery')
      await page.reload()
      await expect(quantity(page, name)).toHaveValue('6')
      await expect(
        summary(page)
          .getByText(/180\sDH/)
          .first(),
      ).toBeVisible()
    },
  )

  test('removes lines by button and by a quantity of 0, and restores them', async ({ page, stockroom }) => {
    const [first, second, third] = await fill(page, stockroom, 10, 20, 30)
    await page.goto('/cart')
    await quantity(page, second!.name).fill('3')
    await quantity(page, second!.name).press('Enter')
    await page.getByRole('button', { name: `Remove: ${second!.name}` }).click()
    await expect(page.getByText(`${second!.name} has been removed.`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()

    await quantity(page, first!.name).fill('0')
    await quantity(page, first!.name).press('Enter')
    await page.getByRole('button', { name: `Remove: ${third!.name}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
    expect(await page.evaluate(() => localStorage.getItem('mcg-cart'))).toBeNull()

    for (const product of [third, first, second]) {
      await page.getByRole('button', { name: `Undo: put ${product!.name} back` }).click()
    }
    await expect(page.getByRole('link', { name: second!.name })).toBeFocused()
    for (const [index, product] of [first, second, third].entries()) {
      await expect(rows(page).nth(index)).toContainText(product!.name)
    }
    await expect(quantity(page, second!.name)).toHaveValue('3')

    await page.getByRole('button', { name: `Remove: ${first!.name}` }).click()
    await page.reload()
    await expect(rows(page)).toHaveCount(2)
  })

  test(
    'names the chosen options, and links to the product with them',
    { tag: '@once' },
    async ({ page, stockroom }) => {
      const pouf = await stockroom.add({ price: 30, stock_quantity: 9 })
      await variations.add(pouf.id, [
        { variation_type: 'color', variation_value: 'Blue', price_adjustment: 5 },
        { variation_type: 'size', variation_value: 'Large' },
      ])
      await page.goto(`/product/${pouf.id}`)
      await page.getByRole('radio', { name: /Blue/ }).check()
      await page.getByRole('radio', { name: /Large/ }).check()
      await addButton(page).click()
      await cartDrawer(page).getByRole('link', { name: 'View cart' }).click()
      await expect(cartDrawer(page)).toBeHidden()
      await expect(rows(page)).toContainText('Colour: Blue · Size: Large')
      await expect(rows(page)).toContainText(/35\sDH each/)
      await rows(page).getByRole('link', { name: pouf.name }).click()
      await expect(page).toHaveURL(new RegExp(`/product/${pouf.id}\\?color=Blue&size=Large$`))
    },
  )

  test(
    'is refetched when the tab becomes visible: changed price, stock and product',
    { tag: '@once' },
    async ({ page, stockroom }) => {
      const [dearer, scarce, gone, same] = await fill(page, stockroom, 10, 20, 30, 40)
      await page.goto('/cart')
      await quantity(page, scarce!.name).fill('5')
      await quantity(page, scarce!.name).press('Enter')
      await expect(summary(page)).toContainText(/180\sDH/)

      await stockroom.change(dearer!.id, { price: 15 })
      await showTabAgain(page)
      await expect(page.getByRole('status').filter({ hasText: '1 item has changed' })).toBeVisible()
      await expect(rows(page).first()).toContainText(/The price has changed from 10\sDH to 15\sDH/)
      await page.getByRole('button', { name: 'Accept new price' }).click()
      await expect(page.getByText('has changed')).toBeHidden()

      await stockroom.change(dearer!.id, { price: 12 })
      await stockroom.change(scarce!.id, { stock_quantity: 2 })
      await stockroom.change(gone!.id, { is_active: false })
      await showTabAgain(page)
      await expect(page.getByRole('status').filter({ hasText: '3 items have changed' })).toBeVisible()
      await expect(rows(page).nth(1)).toContainText('Only 2 left in stock')
      await expect(rows(page).nth(2)).toContainText('No longer available')
      await page.getByRole('button', { name: 'Update my cart' }).click()
      await expect(page.getByText('items have changed')).toBeHidden()
      await expect(rows(page)).toHaveCount(3)
      await expect(quantity(page, scarce!.name)).toHaveValue('2')
      await expect(rows(page).last()).toContainText(same!.name)
      await expect(summary(page)).toContainText(/Subtotal\s*92\sDH/)
    },
  )

  test(
    'shows the stock limit, and sets the quantity to it in one click',
    { tag: '@once' },
    async ({ page, stockroom }) => {
      const lantern = await stockroom.add({ price: 10, stock_quantity: 3 })
      await putInCart(page, lantern)
      await page.goto('/cart')
      await quantity(page, lantern.name).fill('50')
      await quantity(page, lantern.name).press('Enter')
      await expect(rows(page)).toContainText('Only 3 left in stock')
      await page.getByRole('button', { name: 'Order 3' }).click()
      await expect(quantity(page, lantern.name)).toHaveValue('3')
      await expect(page.getByText('left in stock')).toBeHidden()

      await stockroom.change(lantern.id, { stock_quantity: 0 })
      await showTabAgain(page)
      await expect(rows(page)).toContainText('Out of stock. Remove it to continue.')
      await page.getByRole('button', { name: 'Remove it' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
    },
  )
})

test.describe('when the quote request fails', { tag: '@once' }, () => {
  test.use({ expectedErrors: /net::ERR_(FAILED|INTERNET_DISCONNECTED)/ })

  test('the cart keeps working with an estimate that is labelled as such', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 30, stock_quantity: 9 })
    await putInCart(page, lantern)
    await page.route('**/rpc/quote_order', (route) => route.abort())
    await page.goto('/cart')
    await expect(page.getByText('The current prices could not be loaded.')).toBeVisible()
    await expect(summary(page)).toContainText('Estimated from the prices you saw')
    await page.getByRole('button', { name: `Increase quantity: ${lantern.name}` }).click()
    await expect(rows(page)).toContainText(/60\sDH/)
    await expect(summary(page)).toContainText(/Subtotal\s*60\sDH/)

    await page.unroute('**/rpc/quote_order')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Estimated from the prices you saw')).toBeHidden()
    await expect(summary(page)).toContainText(/Total\s*75\sDH/)
  })

  test('the quote is requested again when the connection is back', async ({ page, context, stockroom }) => {
    const lantern = await stockroom.add({ price: 30, stock_quantity: 9 })
    await putInCart(page, lantern)
    await page.goto('/cart')
    await expect(summary(page)).toContainText(/Total\s*45\sDH/)
    await context.setOffline(true)
    await page.getByRole('button', { name: `Increase quantity: ${lantern.name}` }).click()
    await expect(rows(page)).toContainText(/60\sDH/)
    await stockroom.change(lantern.id, { price: 31 })
    await context.setOffline(false)
    await expect(rows(page)).toContainText(/The price has changed from 30\sDH to 31\sDH/)
    await expect(summary(page)).toContainText(/Total\s*77\sDH/)
  })
})

test.describe('storage', { tag: '@once' }, () => {
  test('that is blocked does not affect the cart within the page', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 30, stock_quantity: 9 })
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    })
    await page.goto(`/product/${lantern.id}`)
    await addButton(page).click()
    await cartDrawer(page).getByRole('link', { name: 'View cart' }).click()
    await expect(cartDrawer(page)).toBeHidden()
    await expect(quantity(page, lantern.name)).toHaveValue('1')
  })

  test('that is full does not affect the cart within the page', async ({ page, stockroom }) => {
    const lantern = await stockroom.add({ price: 30, stock_quantity: 9 })
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto(`/product/${lantern.id}`)
    await addButton(page).click()
    // The toaster also announces it, with its own name before.
    await expect(page.getByText('Your cart cannot be saved', { exact: true })).toBeVisible()
    await cartDrawer(page).getByRole('link', { name: 'View cart' }).click()
    await expect(cartDrawer(page)).toBeHidden()
    await expect(page.getByRole('main').getByText('Your cart cannot be saved')).toBeVisible()
    await page.getByRole('button', { name: `Increase quantity: ${lantern.name}` }).click()
    await expect(quantity(page, lantern.name)).toHaveValue('2')
  })
})

test(
  'two tabs show one cart, whichever tab changes it',
  { tag: '@once' },
  async ({ page, context, stockroom }) => {
    const [first, second] = await fill(page, stockroom, 10, 20)
    const other = await context.newPage()
    await page.goto('/cart')
    await other.goto('/cart')
    const names = [first!.name, second!.name]
    const expected = [1, 1]
    // A fixed sequence in which the tabs alternate irregularly.
    for (const [turn, step] of [1, 1, -1, 5, 0, 2, -1, 7, 3, 0, 1, 9].entries()) {
      const tab = turn % 3 === 0 ? page : other
      const index = turn % 2
      const name = names[index]!
      if (step > 1 || step === 0) {
        expected[index] = Math.max(step, 1)
        await quantity(tab, name).fill(String(expected[index]))
        await quantity(tab, name).press('Enter')
      } else if (step === 1 || expected[index] === 1) {
        expected[index] = expected[index]! + 1
        await tab.getByRole('button', { name: `Increase quantity: ${name}` }).click()
      } else {
        expected[index] = expected[index]! - 1
        await tab.getByRole('button', { name: `Decrease quantity: ${name}` }).click()
      }
      for (const shown of [page, other]) {
        for (const [at, product] of names.entries()) {
          await expect(quantity(shown, product)).toHaveValue(String(expected[at]))
        }
        await expect(
          shown.getByRole('link', { name: `Cart, ${expected[0]! + expected[1]!} items` }),
        ).toBeVisible()
      }
    }
    const total = new RegExp(`Subtotal\\s*${expected[0]! * 10 + expected[1]! * 20}\\sDH`)
    await expect(summary(page)).toContainText(total)
    await expect(summary(other)).toContainText(total)
    await other.close()
  },
)

for (const language of LANGUAGES) {
  test(`is accessible in ${language}: drawer, page with notices, empty cart`, async ({ page, stockroom }) => {
    await inLanguage(page, language)
    const lantern = await stockroom.add({ price: 30, stock_quantity: 2 })
    const other = await stockroom.add({ price: 80, stock_quantity: 2 })
    await page.goto(`/product/${lantern.id}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Add to Cart|Ajouter au panier|أضف إلى السلة)$/ })
      .click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('textbox')).toBeVisible()
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
    expect(await axe(page, '[role=dialog]')).toEqual([])
    expect(await overflow(page)).toEqual([])
    expect(await rawKeys(page, '[role=dialog]')).toEqual([])

    await page.goto(`/product/${other.id}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Add to Cart|Ajouter au panier|أضف إلى السلة)$/ })
      .click()
    await expect(drawer.getByRole('textbox')).toHaveCount(2)
    await stockroom.change(lantern.id, { price: 35 })
    await stockroom.change(other.id, { stock_quantity: 0 })
    await page.goto('/cart')
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(/2|منتجان/)
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
    expect(await mirror(page, 'main')).toEqual([])
    expect(await rawKeys(page)).toEqual([])

    await page.evaluate(() => localStorage.removeItem('mcg-cart'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /Your cart is empty|Votre panier est vide|سلتك فارغة/,
    )
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
  })
}

test.describe('when a chunk fails to download', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ })

  test('toasts are shown without the code of the toaster @once', async ({ page, stockroom }) => {
    const { id } = await stockroom.add({ price: 30, stock_quantity: 9 })
    await page.route('**/assets/toaster-*.js', (route) => route.abort())
    await page.goto(`/product/${id}`)
    await addButton(page).click()
    await closeDrawer(page)
    const toasts = page.getByRole('region', { name: 'Notifications' })
    await expect(toasts).toContainText('Added to Cart')
    await toasts.getByRole('button', { name: 'Close' }).click()
    await expect(toasts).toHaveCount(0)
  })
})

test(
  'beside the button: arrival, ways to pay and returns; the cart is ordered by WhatsApp',
  { tag: '@once' },
  async ({ page, stockroom }) => {
    const ready = await stockroom.add({ price: 30, stock_quantity: 9 })
    const made = await stockroom.add({ price: 40, stock_quantity: 9, lead_time_days: 20 })
    await putInCart(page, ready)
    await page.goto('/cart')
    const summary = page.getByRole('region', { name: 'Order Summary' })
    const arrival = summary.getByText(/^Morocco: arrives between /)
    await expect(arrival).toBeVisible()
    const soon = await arrival.innerText()
    await expect(summary).toContainText('Cash on delivery')
    await expect(summary.getByRole('link', { name: '14 days to change your mind' })).toHaveAttribute(
      'href',
      '/support#returns',
    )
    await page.goto(`/product/${made.id}`)
    await addButton(page).click()
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    await page.goto('/cart')
    // Made to order: later.
    await expect(arrival).toBeVisible()
    await expect(arrival).not.toHaveText(soon)

    const link = summary.getByRole('link', { name: 'Order by WhatsApp' })
    const text = async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    await expect.poll(text).toContain(`1 × ${ready.name}: 30\u00a0DH`)
    expect(await text()).toContain(`/product/${made.id}`)
    await summary.getByLabel('Deliver to').selectOption('france')
    await expect(summary.getByText(/^France: arrives between /)).toBeVisible()
    await expect(summary).not.toContainText('Cash on delivery')
  },
)
