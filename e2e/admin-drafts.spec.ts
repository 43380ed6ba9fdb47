import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { newCustomer, order } from './support/orders-by-api.ts'
import { choose } from './support/select.ts'
import { callAs, createSession, signInAs } from './support/session.ts'
import { variations } from './support/variations.ts'

type Named = { name: string }

test.use({ expectedErrors: /status of 4(09|22)/ })

/** Finds the product by its name and adds one piece. */
async function add(page: Page, { name }: Named): Promise<void> {
  await page.getByLabel('Add a product').fill(name)
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}

const stockOf = async (id: string) => {
  const answer = await callAs(
    await createSession('admin'),
    'GET',
    `/rest/v1/products?id=eq.${id}&select=stock_quantity`,
  )
  return ((await answer.json()) as { stock_quantity: number }[])[0]?.stock_quantity
}

test('the items of an order are corrected: one more piece, another product, a discount', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const other = await stockroom.add({ price: 90, stock_quantity: 2 })
  const placed = await order(await newCustomer(), product)
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${placed.order_number}`)
  await page.getByRole('button', { name: 'Correct items and price' }).click()
  const dialog = page.getByRole('dialog', { name: `Items and price of ${placed.order_number}` })
  await dialog.getByRole('button', { name: `One ${product.name} more` }).click()
  await add(page, other)
  await dialog.getByRole('button', { name: `One ${other.name} more` }).click()
  await dialog.getByRole('button', { name: `One ${other.name} more` }).click()
  await dialog.getByLabel('Discount in dirhams').fill('30,50')
  await expect(dialog.getByRole('status').last()).toContainText('719.50')
  expect(await axe(page, '[role=dialog]')).toEqual([])
  // There are only two, and a discount needs a reason.
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Reason for the discount')).toBeFocused()
  await dialog.getByLabel('Reason for the discount').fill('Second order this month')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Only 2 are left.')).toBeVisible()
  await dialog.getByRole('button', { name: `One ${other.name} fewer` }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const items = page.getByRole('region', { name: 'Items' })
  await expect(items).toContainText('629.50')
  await expect(items).toContainText('Discount')
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Items corrected')
  await expect(history).toContainText('Discount changed')
  await expect(history).toContainText('now 629.50')
  expect(await stockOf(product.id)).toBe(7)
  expect(await stockOf(other.id)).toBe(0)
})

test('a scanned number adds its product at once; an unknown one says so', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const sku = `LAN-${product.id.slice(0, 8)}`
  await callAs(await createSession('admin'), 'PATCH', `/rest/v1/products?id=eq.${product.id}`, { sku })
  await signInAs(page, 'admin')
  await page.goto('/admin/orders/new')
  const field = page.getByLabel('Add a product')
  for (const typed of [sku, sku.toLowerCase()]) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(page.getByText(`${product.name} is added.`)).toBeVisible()
    await expect(field).toBeFocused()
  }
  await expect(page.getByLabel(`Quantity of ${product.name}`)).toHaveText('2')
  // A scanner does not wait.
  await field.pressSequentially(`${sku}\n${sku}\n`)
  await expect(page.getByLabel(`Quantity of ${product.name}`)).toHaveText('4')
  await field.fill('LAN-00000000')
  await field.press('Enter')
  await expect(page.getByText('0 products found')).toBeVisible()
})

test('an order is taken on the phone for a customer who is known, at an agreed price', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const customer = await newCustomer()
  const phone = `06${String(Date.now()).slice(-8)}`
  await order(customer, product, { contact: { phone } })
  await signInAs(page, 'admin')
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: 'Take an order' }).click()
  await add(page, product)
  await page.getByLabel('Known customer').fill(phone)
  await page.getByRole('button', { name: 'Salma Idrissi' }).click()
  await expect(page.getByLabel('Phone')).toHaveValue(phone.replace('0', '+212'))
  await expect(page.getByLabel('City')).not.toHaveValue('')
  await page.getByLabel('Delivery in dirhams').fill('20')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: /^Place the order · 260/ }).click()
  await expect(page.getByText(/^Order MCG-\w+ is placed$/).first()).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/orders\/MCG-/)
  // The customer has agreed on the phone: nothing to confirm.
  await expect(page.getByRole('main')).toContainText('Processing')
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('260')
})

test('what is missing is said at its field, and money in the showroom is recorded', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  await signInAs(page, 'admin')
  await page.goto('/admin/orders/new')
  await page.getByRole('button', { name: /^Place the order/ }).click()
  await expect(page.getByText('An order needs at least one product.')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await add(page, product)
  await choose(page.getByLabel('The order comes from'), 'Showroom')
  await page.getByLabel('First name').fill('Hassan')
  await page.getByLabel('Phone').fill('0535 00 00 00')
  await page.getByLabel('City').fill('Fez')
  await page.getByLabel('Address').fill('Taken along')
  await page.getByLabel('Delivery in dirhams').fill('0')
  await page.getByLabel('Already received (dirhams)').fill('240')
  await page.getByRole('button', { name: /^Place the order · 240/ }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/MCG-/)
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Paid')
})

test('the customer completes a draft by its link, in Arabic on a phone, without an account', async ({
  page,
  browser,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  await signInAs(page, 'admin')
  await page.goto('/admin/orders/new')
  await add(page, product)
  await page.getByLabel('First name').fill('نادية')
  await page.getByLabel('Phone').fill('0612345678')
  await choose(page.getByLabel('Language of the customer'), 'العربية')
  await page.getByRole('button', { name: 'Save and get the link' }).click()
  await expect(page.getByText('Link for the customer')).toBeVisible()
  const message = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')
  const text = new URL(message ?? '').searchParams.get('text') ?? ''
  const link = /http\S+/.exec(text)?.[0] ?? ''
  expect(message).toContain('wa.me/212612345678')

  const visit = await browser.newContext({ viewport: { width: 360, height: 800 } })
  const phone = await visit.newPage()
  await phone.goto(link)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('طلبك')
  await expect(phone.getByLabel('الاسم الشخصي')).toHaveValue('نادية')
  expect(await axe(phone)).toEqual([])
  expect(await overflow(phone)).toEqual([])
  expect(await mirror(phone)).toEqual([])
  await phone.getByLabel('الاسم العائلي').fill('العلوي')
  await phone.getByLabel('البريد الإلكتروني').fill('nadia@mcg.example')
  await phone.getByLabel('العنوان', { exact: true }).fill('12، زنقة الأطلس')
  await phone.getByLabel('المدينة').fill('مكناس')
  await phone.getByRole('button', { name: /240/ }).last().click()
  await expect(phone).toHaveURL(/\/track\//)
  await phone.goto(link)
  await expect(phone.getByRole('link', { name: 'تتبع الطلب' })).toBeVisible()
  await visit.close()
})

test('in Arabic on a phone', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product)
  await inLanguage(page, 'ar')
  await page.setViewportSize({ width: 360, height: 800 })
  await signInAs(page, 'admin')
  await page.goto('/admin/orders/new')
  await expect(page.getByRole('heading', { level: 1, name: 'تسجيل طلب' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
  await page.goto(`/admin/orders/${placed.order_number}`)
  await page.getByRole('button', { name: 'تصحيح المنتجات والسعر' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
})

test('an order in a WhatsApp message fills the draft', async ({ page, stockroom }) => {
  const pouf = await stockroom.add({ price: 300, stock_quantity: 9 })
  const lamp = await stockroom.add({ price: 90, stock_quantity: 9 })
  await variations.add(pouf.id, [
    { variation_type: 'color', variation_value: 'Red' },
    { variation_type: 'color', variation_value: 'Blue' },
  ])
  await signInAs(page, 'admin')
  await page.goto('/admin/orders/new')
  await page.getByText('Paste a WhatsApp message').click()
  const gone = '00000000-0000-4000-8000-000000000001'
  const message = page.getByRole('textbox', { name: 'Message', exact: true })
  await message.fill(
    [
      'السلام عليكم، أود أن أطلب:',
      `٢ × بوف: 600 درهم\nhttps://shop.example/product/${pouf.id}?color=Blue&lang=ar`,
      `1 × lamp\nhttps://shop.example/product/${lamp.id}`,
      `https://shop.example/product/${gone}`,
    ].join('\n\n'),
  )
  await page.getByRole('button', { name: 'Add its products' }).click()
  await expect(page.getByText('2 lines were added from the message.')).toBeVisible()
  await expect(page.getByText('1 product of the message is not for sale.')).toBeVisible()
  await expect(message).toHaveValue('')
  await expect(page.getByLabel(`Quantity of ${pouf.name}`)).toContainText('2')
  await expect(page.getByLabel(`Quantity of ${lamp.name}`)).toContainText('1')
  const products = page.getByRole('region', { name: 'Products' })
  await expect(products).toContainText('Blue')
  expect(await axe(page)).toEqual([])
  // A message without the options: the piece is added, and they are to be checked.
  await message.fill(`https://shop.example/product/${pouf.id}`)
  await page.getByRole('button', { name: 'Add its products' }).click()
  await expect(page.getByText(`Check the options: ${pouf.name}`)).toBeVisible()
})
