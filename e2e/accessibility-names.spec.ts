import type { Page } from '@playwright/test'
import { expectAnnounced, recordAnnouncements } from './support/focus-and-announcements.ts'
import { cards, openListing } from './support/listing.ts'
import { expect, test } from './support/fixtures.ts'
import { showTabAgain } from './support/navigation.ts'
import { setStatus } from './support/orders-by-api.ts'
import { orderOf } from './support/own-orders.ts'
import { cartDrawer, signUp } from './support/checkout.ts'
import { choose } from './support/select.ts'
import { TABLE } from './support/seeded-products.ts'

// Names and states in the accessibility tree, and live announcements.

// A seeded product with several colours and sizes, and a picture for each colour.
const TABLE_PATH = `${TABLE.path}?color=Blue&size=50+cm`

const main = (page: Page) => page.getByRole('main')
const reduced = (page: Page) =>
  cards(page)
    .filter({ has: page.locator('s') })
    .first()

test('product cards, filters and filter chips have names, and result counts are announced', async ({
  page,
}) => {
  for (const [language, before] of [
    ['fr', 'Prix avant réduction'],
    ['ar', 'السعر قبل التخفيض'],
  ] as const) {
    await page.goto(`/products?city=Marrakech&lang=${language}`)
    await expect(reduced(page).getByText(before)).toBeAttached()
  }
  await page.goto('/terms?lang=en')
  await recordAnnouncements(page)
  await openListing(page, '/products?min=20')
  await choose(page.getByLabel('City'), /^Marrakech/)
  await expectAnnounced(page, /^\d+ products$/)
  await expect(reduced(page)).toMatchAriaSnapshot(`
    - article:
      - text: /−\\d+%/
      - heading [level=2]:
        - link
      - paragraph: /^Marrakech [\\d,]+ DH Original price. [\\d,]+ DH$/
      - button /^Add .+ to wishlist$/
      - button /^(Choose options|Add to Cart)/
  `)
  await expect(page.getByRole('region', { name: 'Filters' })).toMatchAriaSnapshot(`
    - region "Filters":
      - heading "Filters" [level=2]
      - combobox "City":
        - option "All cities"
        - option /^Marrakech \\(\\d+\\)$/ [selected]
      - combobox "Category"
      - group "Price":
        - paragraph: /^Price 20 DH – [\\d,]+ DH$/
        - slider "Lowest price"
        - slider "Highest price"
  `)
  await expect(page.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute(
    'aria-valuetext',
    /^20\sDH$/,
  )
  await expect(main(page)).toMatchAriaSnapshot(`
    - list "Active filters":
      - listitem:
        - 'button "Remove filter: Marrakech"'
      - listitem:
        - 'button "Remove filter: From 20 DH"'
      - listitem:
        - button "Clear filters"
  `)

  // On a phone the filter sheet announces the count.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products')
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).press('Enter')
  await choose(page.getByRole('dialog', { name: 'Filters' }).getByLabel('City'), /^Meknes/)
  await expectAnnounced(page, /^\d+ products$/)
})

test('a product page exposes its options and announces price and cart changes', async ({ page }) => {
  await recordAnnouncements(page)
  await page.goto(TABLE_PATH)
  await expect(main(page)).toMatchAriaSnapshot(`
    - list "Images":
      - listitem:
        - button /^Enlarge image. .+/
    - button "Add ${TABLE.name} to wishlist"
    - list "Choose an image":
      - listitem:
        - button "Show image 1"
      - listitem:
        - button "Show image 2"
    - heading "${TABLE.name}" [level=1]
    - group "Colour":
      - radio "Blue" [checked]
      - radio "Emerald"
      - radio "Terracotta"
    - 'button "Decrease quantity: ${TABLE.name}" [disabled]'
    - 'textbox "Quantity: ${TABLE.name}"': "1"
    - 'button "Increase quantity: ${TABLE.name}"'
    - status: In stock
    - button "Add to Cart"
  `)
  // One thumbnail is current; the enlarged view announces the position.
  await page.getByRole('button', { name: 'Show image 2' }).press('Enter')
  await expect(main(page).locator('[aria-current=true]')).toHaveAccessibleName('Show image 2')
  await main(page)
    .getByRole('button', { name: /^Enlarge image/ })
    .press('Enter')
  const near = page.getByRole('dialog', { name: 'Images' })
  await near.press('ArrowRight')
  await expect(near.getByRole('status')).toHaveText(/^Image 3 of \d$/)
  await near.press('ArrowRight')
  await expectAnnounced(page, /^Image 4 of \d$/)
  await page.keyboard.press('Escape')

  await page.getByRole('radio', { name: '60 cm' }).press('Space')
  await expectAnnounced(page, /^[\d,]+ DH$/)
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).press('Enter')
  await expect(cartDrawer(page)).toBeFocused()
  await expectAnnounced(page, new RegExp(`Added to Cart ${TABLE.name} has been added to your cart\\.$`))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).press('Enter')
  // The product page has a button with the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeFocused()
  await main(page)
    .getByRole('list', { name: 'Items in the cart' })
    .getByRole('button', { name: `Increase quantity: ${TABLE.name}` })
    .press('Enter')
  await expectAnnounced(page, /^Cart, 2 items$/)
  await expect(page.getByRole('textbox', { name: `Quantity: ${TABLE.name}` })).toHaveValue('2')
})

test('form errors are announced and described at each field', async ({ page }) => {
  await recordAnnouncements(page)
  await page.goto('/Contact')
  const form = page.getByRole('form', { name: 'Your message' })
  await form.getByRole('button', { name: 'Send message' }).press('Enter')
  await expectAnnounced(page, /^Please fill out all required fields\.$/)
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByRole('textbox')).not.toHaveCount(0)
  for (const field of await form.getByRole('textbox').all()) {
    await expect(field).toHaveAccessibleErrorMessage('')
    await expect(field).toHaveAccessibleDescription('This field is required.')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await form.getByLabel('Name').fill('Salma')
  await expect(form.getByLabel('Name')).not.toHaveAttribute('aria-invalid')

  const newsletter = page.getByRole('contentinfo').getByLabel('Stay Updated')
  await newsletter.fill('invalid')
  await newsletter.press('Enter')
  await expectAnnounced(page, /^Enter a valid email address\.$/)
  await page.route('**/rpc/subscribe_newsletter', (route) => route.fulfill({ status: 204 }))
  await newsletter.fill('salma@mcg.example')
  await newsletter.press('Enter')
  // The confirmation replaces the form and takes the focus.
  await expect(page.getByRole('contentinfo').getByRole('status')).toBeFocused()

  await page.getByRole('combobox', { name: 'Search the shop' }).fill('zellij')
  await expectAnnounced(page, /^\d+ suggestions?/)
})

test('the order status is exposed as steps and its change is announced', async ({ page, stockroom }) => {
  const bowl = await stockroom.add({ price: 120, stock_quantity: 5 })
  await signUp(page)
  const order = await orderOf(page, bowl)
  await recordAnnouncements(page)
  await page.goto(`/account/orders/${order.order_number}`)
  const steps = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await expect(steps).toHaveCount(4)
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  await expect(steps.nth(1)).toHaveText(/^Processing \(.+\)$/)
  await setStatus(order, 'pending', 'shipped')
  await showTabAgain(page)
  await expectAnnounced(page, /^Shipped$/)
  await expect(page.locator('[aria-current=step]')).toContainText('Shipped')
})
