import { inFilters } from './support/listing.ts'
import { expect, newEmail, test } from './support/fixtures.ts'
import { signOut } from './support/navigation.ts'
import { closeDrawer, newPhone } from './support/checkout.ts'
import { choose } from './support/select.ts'
import { inStock } from './support/variations.ts'

test(
  'a shopper finds a product, chooses options, orders as a guest and keeps the order in an account',
  { tag: '@smoke' },
  async ({ page }) => {
    test.slow()
    const email = newEmail()

    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Discover Traditional Morocco in Every Product',
    )
    await expect(page.getByRole('region', { name: 'Handpicked Products' }).getByRole('article')).toHaveCount(
      4,
    )

    await page.getByRole('link', { name: 'Shop All Products' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Authentic Moroccan Handcrafted Products',
    )
    await inFilters(page, async (filters) => {
      await choose(filters.getByLabel('City'), /^Marrakech/)
    })
    await expect(page).toHaveURL(/\/products\?city=Marrakech$/)
    await expect(page.getByRole('status').filter({ hasText: /^\d+ products$/ })).toBeVisible()
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).not.toHaveCount(0)
    await expect(cards.filter({ hasNotText: 'Marrakech' })).toHaveCount(0)

    const withOptions = page.getByRole('button', { name: /^Choose options: / }).first()
    const name = (await withOptions.getAttribute('aria-label'))?.replace('Choose options: ', '') ?? ''
    await cards.getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

    await expect(page.getByRole('button', { name: 'Choose options', exact: true })).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeHidden()
    const options = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
    await expect(options).not.toHaveCount(0)
    for (const group of await options.all()) {
      await inStock(group).check()
    }
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Added to Cart')
    await closeDrawer(page)
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()

    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart')
    const quantity = page.getByRole('textbox', { name: `Quantity: ${name}` })
    await expect(page.getByRole('button', { name: `Decrease quantity: ${name}` })).toBeDisabled()
    await page.getByRole('button', { name: `Increase quantity: ${name}` }).click()
    await expect(quantity).toHaveValue('2')
    await quantity.fill('not a number')
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('1')

    await page.getByRole('link', { name: 'Checkout' }).click()
    await page.getByLabel('First name').fill('Salma')
    await page.getByLabel('Last name').fill('Idrissi')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Phone').fill(newPhone())
    await page.getByLabel('Address', { exact: true }).fill('12, derb Lamté')
    await page.getByLabel('City').fill('Fès')
    await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked()
    await page.getByRole('button', { name: /^Place order/ }).click()

    await expect(page).toHaveURL(/\/order-success\?order=MCG-[2-9A-Z]{8}$/)
    const orderNumber = new URL(page.url()).searchParams.get('order') ?? ''
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order!')
    await expect(page.getByRole('main')).toContainText(orderNumber)
    await expect(page.getByRole('main')).toContainText(name)
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()

    await page.reload()
    await expect(page.getByRole('main')).toContainText(orderNumber)
    await expect(page.getByRole('main')).toContainText(name)

    await page.getByRole('button', { name: 'Create an account' }).click()
    await expect(page).toHaveURL(/\/auth\?next=%2Faccount%3Fkeep%3D[\w-]{43}$/)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('medina-of-fes')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/account$/)
    await expect(page.getByRole('region', { name: 'Orders' })).toContainText(orderNumber)

    await signOut(page)
    await expect(page).toHaveURL(/\/auth$/)
    await page.goto(`/order-success?order=${orderNumber}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to see your order.')
    await expect(page.getByRole('main')).not.toContainText(name)
  },
)
