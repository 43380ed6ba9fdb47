import type { Page } from '@playwright/test'
import { callAs, createSession, signInAs } from './support/session.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { newCustomer, order } from './support/orders-by-api.ts'
import { expect, test } from './support/fixtures.ts'
import { choose, chosenIn } from './support/select.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('an order shows its lines, payment, contact and address', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  const placed = await order(salma, product, {
    quantity: 2,
    notes: 'Please call first.',
    contact: { district: 'Rcif', postal_code: '30000' },
  })
  await signInAs(page, 'admin')
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/rest/v1/')) requested.push(pathname)
  })
  await page.goto(`/admin/orders/${placed.order_number}`)
  const lines = section(page, 'Items')
  await expect(lines).toContainText(product.name)
  await expect(lines).toContainText('2 × 240 DH')
  await expect(lines).toContainText('Total480 DH')
  await expect(lines).toContainText('Cash on delivery')
  await expect(lines).toContainText('Tax included (20%)80 DH')
  await expect(lines).toContainText('Please call first.')
  // The whole order comes in one request, and its returns in another that is sent with it.
  expect(requested.filter((path) => path === '/rest/v1/orders')).toHaveLength(2)
  expect(requested.filter((path) => path.includes('order_') || path.includes('stock_'))).toEqual([])

  const contact = section(page, 'Contact and address')
  await expect(contact.getByRole('link', { name: '+212612345678' })).toHaveAttribute(
    'href',
    'tel:+212612345678',
  )
  await expect(contact.getByRole('link', { name: salma.email })).toHaveAttribute(
    'href',
    `mailto:${salma.email}?subject=${placed.order_number}`,
  )
  await expect(contact.getByRole('link', { name: 'View customer' })).toHaveAttribute(
    'href',
    `/admin/customers/${salma.session.user.id}`,
  )
  await contact.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByText('Copied').first()).toBeVisible()
  expect(await clipboard(page)).toBe('Salma Idrissi\n12, derb Lamté\nRcif\n30000 Fez\nMorocco\n+212612345678')

  await section(page, 'Delivery').getByRole('button', { name: 'Copy tracking link' }).click()
  await expect.poll(() => clipboard(page)).toMatch(/\/track\/[A-Za-z0-9_-]{43}$/)
  await page.goto(await clipboard(page))
  await expect(page.getByText(placed.order_number)).toBeVisible()
})

test('the history names who changed the status', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product)
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${placed.order_number}`)
  // Of everything that happened, the changes of the status.
  await section(page, 'History').getByRole('button', { name: 'Status' }).click()
  const history = section(page, 'History').getByRole('listitem')
  await expect(history.first()).toContainText('The customer')
  for (const [from, to] of [
    ['Pending', 'Shipped'],
    ['Shipped', 'Cancelled'],
  ] as const) {
    await page.getByRole('button', { name: `Status of ${placed.order_number}: ${from}` }).click()
    await page.getByRole('menuitemradio', { name: to }).click()
    if (to === 'Cancelled') {
      const question = page.getByRole('alertdialog')
      await question.getByLabel(`Pieces of ${product.name} that are back`).selectOption('1')
      await question.getByRole('button', { name: 'Cancel order' }).click()
    }
    await expect(history.first()).toContainText(to)
    await expect(history.first()).toContainText('Amina')
  }
  await expect(history.first()).toContainText('The customer asked for it')
  await expect(page.getByText('Order status updated successfully').first()).toBeVisible()
  await section(page, 'History').getByText('2 stock movements').click()
  await expect(section(page, 'History')).toContainText(`−1${product.name}`)
  await expect(section(page, 'History')).toContainText(`+1${product.name}`)
})

test('notes are saved with Ctrl+Enter and deleted after confirmation', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product)
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${placed.order_number}`)
  const notes = section(page, 'Internal notes')
  const field = notes.getByRole('textbox', { name: 'New note' })
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByText('This field is required.')).toBeVisible()
  await field.fill('No answer at ten.\nTry at six.')
  await field.press('Control+Enter')
  const note = notes.getByRole('listitem').filter({ hasText: 'Try at six.' })
  await expect(note).toContainText('Amina')
  await expect(field).toHaveValue('')
  await field.fill('Reached at six.')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('listitem')).toHaveCount(2)
  await note.getByRole('button', { name: 'Delete this note' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this note?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(notes.getByRole('listitem')).toHaveCount(1)
  await page.goto(`/admin/orders?q=${placed.order_number}`)
  await expect(page.getByRole('row').filter({ hasText: placed.order_number })).toContainText('1 note')
})

test('the WhatsApp message is in the customer’s language and matches the order’s status', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product, {
    language: 'ar',
    contact: { phone: '0612345678' },
  })
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${placed.order_number}`)
  const chat = section(page, 'Write on WhatsApp')
  const link = chat.getByRole('link', { name: 'Open WhatsApp' })
  const text = async () => {
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.origin + address.pathname).toBe('https://wa.me/212612345678')
    return address.searchParams.get('text') ?? ''
  }
  expect(await text()).toMatch(/^مرحبًا .*تأكيد/)
  expect(await text()).toContain(placed.order_number)

  const number = page.getByRole('textbox', { name: 'Tracking number' })
  await number.fill('LB123456789MA')
  await section(page, 'Delivery').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Tracking number saved').first()).toBeVisible()
  await page.getByRole('button', { name: `Status of ${placed.order_number}: Pending` }).click()
  await page.getByRole('menuitemradio', { name: 'Shipped' }).click()
  await expect(chosenIn(chat.getByRole('combobox', { name: 'About' }))).toHaveText('On its way')
  expect(await text()).toContain('LB123456789MA')
  expect(await text()).toContain('/track/')
  await choose(chat.getByRole('combobox', { name: 'About' }), 'Delivered')
  expect(await text()).toContain('تم توصيل')
  await page.reload()
  await expect(number).toHaveValue('LB123456789MA')
})

test('an unknown order shows a not-found page', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/orders/MCG-ZZZZZZZZ')
  await expect(page.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL('/admin/orders')
})

test('documents: one sheet per order, packing slips without prices, order summaries in the customer’s language', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const salma = await newCustomer()
  const cash = await order(salma, product, { quantity: 2, language: 'ar' })
  const transfer = await order(salma, product, { payment: 'bank_transfer', language: 'fr' })
  const numbers = [transfer.order_number, cash.order_number]
  await signInAs(page, 'admin')

  await page.goto(`/admin/papers/slip?orders=${numbers.join(',')}`)
  const sheets = page.getByRole('article')
  await expect(sheets).toHaveCount(2)
  await expect(sheets.first()).toContainText('Not paid: do not hand over')
  await expect(sheets.first()).not.toContainText('240')
  await expect(sheets.last()).toContainText('Collect from the customerCash on delivery480 DH')
  await expect(sheets.last()).not.toContainText('240')
  expect(await axe(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Admin menu' })).toBeHidden()
  await expect(sheets.first()).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)

  await page.emulateMedia({ media: 'screen' })
  await page.goto(`/admin/papers/invoice?orders=${numbers.join(',')},MCG-ZZZZZZZZ`)
  await expect(page.getByText('There are no orders with these numbers:')).toContainText('MCG-ZZZZZZZZ')
  await expect(sheets.first()).toHaveAttribute('lang', 'fr')
  await expect(sheets.first()).toContainText('Récapitulatif')
  await expect(sheets.first()).toContainText('Prix unitaire')
  await expect(sheets.first()).toContainText(/Dont TVA \(20\s%\)/)
  await expect(sheets.last()).toHaveAttribute('dir', 'rtl')
  await expect(sheets.last()).toContainText('ملخص الطلب')
  await expect(sheets.last()).toContainText('480 درهم')
  await expect(sheets.last()).toContainText('منها الضريبة (\u2066\u206820\u2069%\u2069)80 درهم')
  await expect(page.getByRole('heading', { level: 1, name: 'Order summaries' })).toBeVisible()
})

test('the order page is accessible, also in Arabic on a phone', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  const placed = await order(await newCustomer(), product)
  await callAs(await createSession('admin'), 'POST', '/rest/v1/order_notes', {
    order_id: placed.id,
    body: 'No answer.',
  })
  await callAs(await createSession('admin'), 'POST', '/rest/v1/order_notes', {
    order_id: placed.id,
    body: 'لا جواب على الرقم 06 12 34 56 78.',
  })
  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${placed.order_number}`)
  // Each note is aligned as its own language is written.
  const notes = section(page, 'Internal notes')
  await expect(notes.getByText('No answer.')).toHaveCSS('direction', 'ltr')
  await expect(notes.getByText('لا جواب على الرقم')).toHaveCSS('direction', 'rtl')
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page, 'main')).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/orders/${placed.order_number}?lang=ar`)
  await expect(section(page, 'ملاحظات داخلية')).toContainText('No answer.')
  // The message is in the order's language (English), not in the page's.
  await expect(section(page, 'مراسلة عبر واتساب')).toContainText('Hello Salma')
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  await page.goto(`/admin/papers/slip?orders=${placed.order_number}&lang=ar`)
  await expect(page.getByRole('article')).toContainText('يُحصَّل من الزبون')
  expect(await overflow(page)).toEqual([])
})
