import { signInAs } from './support/session.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'
import {
  dialog,
  expectFailure,
  fillProduct,
  idOf,
  isStored,
  nameIn,
  notifications,
  openProduct,
  picture,
  pictures,
  readRows,
  saveBar,
  section,
  withdraw,
} from './support/admin-products.ts'
import { openWithRealtime } from './support/realtime.ts'
import { closeDrawer, fillAddress, orderConfirmed, placeOrder, signUp } from './support/checkout.ts'

test(
  'a new product appears in an open shop at once, in all languages, and can be bought',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    test.slow()
    const mark = crypto.randomUUID().slice(0, 8)
    const names = [`Dawn lantern ${mark}`, `Lanterne d’aube ${mark}`, `فانوس الفجر ${mark}`] as const

    const shopper = await (await browser.newContext()).newPage()
    await signUp(shopper)
    await openWithRealtime(shopper, `/products?q=${mark}`)
    await expect(shopper.getByText('No products match these filters.')).toBeVisible()

    await signInAs(page, 'admin')
    await page.goto('/admin/products/new')
    await fillProduct(page, names)
    await page.getByRole('textbox', { name: 'Stock' }).fill('9')
    await expect(page.getByRole('article', { name: 'Preview: العربية' })).toContainText(names[2])
    await page.getByRole('button', { name: 'Create product' }).click()
    await expect(notifications(page).getByText('Product created successfully')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/products\/[0-9a-f-]{36}$/)
    const id = idOf(page)

    await page
      .getByLabel('Add images')
      .setInputFiles(
        await Promise.all(
          ['#aa3311', '#1133aa', '#22aa44', '#bbaa22'].map((color, index) =>
            picture(`view ${index}.png`, color, 640, 800),
          ),
        ),
      )
    await expect(notifications(page).getByText('Images uploaded successfully')).toBeVisible()
    await expect(pictures(page)).toHaveCount(4)
    // The first of them has become the main picture, without which the product could not be shown.
    const missing = page.getByRole('list', { name: 'Still missing' })
    await expect(missing.getByRole('listitem')).toHaveText([/^Description/, /^Description/, /^Description/])
    await expect(shopper.getByText('No products match these filters.')).toBeVisible()
    await page.getByRole('switch', { name: 'Shown in the shop' }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(notifications(page).getByText('Product updated successfully')).toBeVisible()

    await page.getByRole('button', { name: 'Add many' }).click()
    await dialog(page).getByLabel('Colour').fill('Blue, Red, Ivory')
    await dialog(page).getByLabel('Size').fill('Small\t4\nMedium\t4\t20\nLarge\t4\t45.50')
    await dialog(page).getByRole('button', { name: 'Save 6 variations' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(section(page, 'Variations').getByRole('rowheader')).toHaveCount(6)
    const stock = section(page, 'Stock')
    await expect(stock.getByRole('table', { name: 'Stock', exact: true }).getByRole('rowheader')).toHaveCount(
      9,
    )
    await stock.getByRole('button', { name: 'Adjust stock' }).click()
    await dialog(page).getByLabel('Difference, Red / Large').fill('5')
    await dialog(page).getByLabel('Reason').fill('From the workshop')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page)).toBeHidden()

    // Not reloaded: the product arrived by realtime.
    const card = shopper.getByRole('main').getByRole('link', { name: names[0] })
    await expect(card).toBeVisible()
    for (const [language, name] of [
      ['fr', names[1]],
      ['ar', names[2]],
    ] as const) {
      const other = await shopper.context().newPage()
      await other.goto(`/product/${id}?lang=${language}`)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(name)
      await other.close()
    }
    await shopper.evaluate(() => localStorage.setItem('mcg-language', 'en'))

    await card.click()
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(names[0])
    await expect(shopper.getByRole('list', { name: 'Choose an image' }).getByRole('listitem')).toHaveCount(4)
    await shopper.getByRole('radio', { name: 'Red' }).check()
    await shopper.getByRole('radio', { name: 'Large' }).check()
    await expect(shopper.getByText('295 DH').first()).toBeVisible()
    await shopper.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await closeDrawer(shopper)
    await shopper.goto('/checkout')
    await fillAddress(shopper)
    await placeOrder(shopper).click()
    await expect(shopper).toHaveURL(orderConfirmed)

    // The open admin page updates and names the order.
    await expect(stock.getByRole('row', { name: /^Red \/ Large/ }).first()).toContainText('4')
    await expect(stock.getByRole('link', { name: /^MCG-/ }).first()).toBeVisible()
    await withdraw(id)
    await shopper.context().close()
  },
)

test.describe('two admins edit one product', () => {
  test.use({ expectedErrors: /status of 409|ERR_FAILED/ })

  test('the second admin sees the conflict at once and resolves it field by field', async ({
    page,
    browser,
    stockroom,
  }) => {
    const product = await stockroom.add({ price: 120, stock_quantity: 3 })
    const other = await (await browser.newContext()).newPage()
    for (const each of [page, other]) {
      await signInAs(each, 'admin')
      await openProduct(each, product.id)
    }
    await nameIn(page, 'English').fill('Mine')
    await nameIn(page, 'Français').fill('Ma valeur')
    await expect(saveBar(page)).toHaveText('Not saved yet: Name (English), Name (French)')

    await nameIn(other, 'English').fill('Theirs')
    await nameIn(other, 'Français').fill('Leur valeur')
    await other.getByRole('textbox', { name: 'Price', exact: true }).fill('150')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(notifications(other).getByText('Product updated successfully')).toBeVisible()

    // Untouched fields are updated; edited ones are kept and reported.
    await expect(page.getByText(/^A different value has just been saved/)).toContainText('Name (English)')
    await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('150')
    await expect(nameIn(page, 'English')).toHaveValue('Mine')
    // Further changes do not resolve the two conflicts.
    await stockroom.change(product.id, { stock_quantity: 2 })
    await expect(section(page, 'Stock').getByRole('row', { name: /^The product 2/ })).toBeVisible()

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog(page)).toBeVisible()
    expect(await axe(page, '[role=alertdialog]')).toEqual([])
    await expect(dialog(page).getByRole('button', { name: 'Save these choices' })).toBeDisabled()
    await dialog(page)
      .getByRole('group', { name: 'Name (English)' })
      .getByRole('radio', { name: /Mine/ })
      .check()
    await dialog(page)
      .getByRole('group', { name: 'Name (French)' })
      .getByRole('radio', { name: /Leur valeur/ })
      .check()
    await dialog(page).getByRole('button', { name: 'Save these choices' }).click()
    await expect(notifications(page).getByText('Product updated successfully')).toBeVisible()
    await expect(nameIn(page, 'Français')).toHaveValue('Leur valeur')
    const rows = () =>
      readRows<{ name_en: string; name_fr: string; price: number }>(
        `products?select=name_en,name_fr,price&id=eq.${product.id}`,
      )
    expect(await rows()).toEqual([{ name_en: 'Mine', name_fr: 'Leur valeur', price: 150 }])
    await other.context().close()
  })

  test('a late save reports the conflict and may overwrite it', async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 120, stock_quantity: 3 })
    await signInAs(page, 'admin')
    await openProduct(page, product.id)
    // Realtime is disconnected.
    await page.route('**/rest/v1/products?select=*', (route) => route.abort())
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('130')
    await stockroom.change(product.id, { price: 140 })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog(page).getByRole('radio', { name: /140/ })).toBeVisible()
    await page.unrouteAll()
    await dialog(page).getByRole('button', { name: 'Overwrite all with mine' }).click()
    await expect(notifications(page).getByText('Product updated successfully')).toBeVisible()
    const rows = await readRows<{ price: number }>(`products?select=price&id=eq.${product.id}`)
    expect(rows).toEqual([{ price: 130 }])
  })
})

test('unsaved changes prompt before a link, the back button or closing the tab', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 120, stock_quantity: 3 })
  await signInAs(page, 'admin')
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('n')
  await nameIn(page, 'English').fill('Half a name')
  await page.goBack()
  await expect(dialog(page)).toContainText('Leave without saving?')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(nameIn(page, 'English')).toHaveValue('Half a name')
  await page.goBack()
  await dialog(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/admin/orders')

  await openProduct(page, product.id)
  await nameIn(page, 'English').fill(`${product.name} changed`)
  await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Orders' }).click()
  await expect(dialog(page)).toContainText('Leave without saving?')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(nameIn(page, 'English')).toHaveValue(`${product.name} changed`)

  const warned = page.waitForEvent('dialog').then(async (question) => {
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await warned

  await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Orders' }).click()
  await dialog(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/admin/orders')
})

test('every field shows its error, and a shortcut saves', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 120, stock_quantity: 3 })
  await signInAs(page, 'admin')
  await page.goto('/admin/products/new')
  await page.getByRole('button', { name: 'Create product' }).click()
  // Three names, category, price and stock.
  await expect(page.getByText('This field is required.')).toHaveCount(6)
  await expect(nameIn(page, 'English')).toBeFocused()
  await fillProduct(page, ['A', 'B', 'ج'])
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('12.3456')
  await page.getByLabel('Original price').fill('0')
  await page.getByRole('textbox', { name: 'Stock' }).fill('-1')
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByText('Enter an amount with at most two decimals.')).toBeVisible()
  await expect(page.getByText('The price must be between 0.01 and 1,000,000 DH.')).toBeVisible()
  await expect(page.getByText('Enter a whole number, 0 or more.')).toBeVisible()
  expect(await axe(page, '#main')).toEqual([])

  page.once('dialog', (question) => void question.accept())
  await openProduct(page, product.id)
  await page.getByLabel('Original price').fill('100')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('This must be higher than the price.')).toBeVisible()
  await page.getByLabel('Original price').fill('1 500,50')
  await page.keyboard.press('Control+s')
  await expect(notifications(page).getByText('Product updated successfully')).toBeVisible()
  await expect(saveBar(page)).toBeHidden()
  await expect(page.getByLabel('Original price')).toHaveValue('1500.50')
})

test('a duplicate has the values and variations, and is inactive', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 120, stock_quantity: 3 })
  await signInAs(page, 'admin')
  await openProduct(page, product.id)
  await page.getByRole('button', { name: 'Add variation' }).click()
  await dialog(page).getByLabel('Value').fill('Emerald')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(section(page, 'Variations').getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await expect(page.getByText(`Copied from “${product.name}”, with 1 variation.`)).toBeVisible()
  await expect(nameIn(page, 'English')).toHaveValue(product.name)
  await expect(page.getByRole('switch', { name: 'Shown in the shop' })).not.toBeChecked()
  await nameIn(page, 'English').fill(`${product.name} twin`)
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${product.name} twin` })).toBeVisible()
  await expect(section(page, 'Variations').getByRole('rowheader')).toHaveCount(1)
})

test('messages are accessible in Arabic on a phone', async ({ page, stockroom }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  const product = await stockroom.add({ price: 120, stock_quantity: 3 })
  await signInAs(page, 'admin')
  await page.goto(`/admin/products/${product.id}?lang=ar`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByText('لا صور بعد.')).toBeVisible()
  await page.getByRole('textbox', { name: 'السعر', exact: true }).fill('١٣٥٫٥')
  await expect(page.getByText(/^لم يُحفظ بعد/)).toBeVisible()
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(page.getByText('تم تحديث المنتج بنجاح', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'السعر', exact: true })).toHaveValue('135.50')
  await page.getByRole('button', { name: 'إضافة خيار' }).click()
  await page.getByRole('alertdialog').getByLabel('القيمة').fill('Blue')
  await expect(page.getByRole('alertdialog')).toContainText('أزرق')
  await page.getByRole('alertdialog').getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect(await axe(page, '#main')).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
})

test.describe('failures', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|status of/ })

  test('loading, saving and the picture of the form', async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 120, stock_quantity: 3 })
    await signInAs(page, 'admin')
    const refuse = (status: number) => ({ status, json: { code: 'XX000', message: 'broken' } })
    await page.route('**/rest/v1/products?*', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'no' } }),
    )
    await page.goto(`/admin/products/${product.id}`)
    await expectFailure(page, 'Failed to fetch products')
    await page.unroute('**/rest/v1/products?*')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(nameIn(page, 'English')).toHaveValue(product.name)

    await page.route('**/rpc/update_product', (route) => route.fulfill(refuse(500)))
    await nameIn(page, 'English').fill('Another name')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectFailure(page, 'Failed to save product')
    await expect(nameIn(page, 'English')).toHaveValue('Another name')
    await page.unroute('**/rpc/update_product')

    await page.getByLabel('Main image: file').setInputFiles(await picture('front.png', '#884422'))
    await expect(page.getByText('Uploaded when you save')).toBeVisible()
    await page.route('**/storage/v1/object/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectFailure(page, 'Failed to upload image')
    await page.unroute('**/storage/v1/object/**')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(notifications(page).getByText('Product updated successfully')).toBeVisible()
    const [row] = await readRows<{ name_en: string; image_url: string; image_color: string }>(
      `products?select=name_en,image_url,image_color&id=eq.${product.id}`,
    )
    expect(row?.name_en).toBe('Another name')
    expect(row?.image_url).toMatch(/^product-images\/\d+\.webp$/)
    expect(row?.image_color).toBe('#884422')

    // The file of a removed picture stays, so that the audit log can restore it.
    await page.unrouteAll()
    await page.getByRole('button', { name: 'No image' }).click()
    await page.getByRole('switch', { name: 'Shown in the shop' }).uncheck()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(saveBar(page)).toBeHidden()
    expect(await isStored(row?.image_url ?? '')).toBe(true)
  })

  test('an error of the database is shown at its field', async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 120, stock_quantity: 3 })
    await signInAs(page, 'admin')
    await openProduct(page, product.id)
    await page.getByRole('button', { name: 'Add variation' }).click()
    await dialog(page).getByLabel('Value').fill('Tan')
    await dialog(page).getByLabel('Price adjustment').fill('-100')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(section(page, 'Variations').getByRole('rowheader')).toHaveCount(1)
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('90')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectFailure(page, 'Failed to save product')
    await expect(page.getByText('This adjustment would bring the price to zero or below.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  })
})
