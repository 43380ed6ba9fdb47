import { signInAs } from './support/session.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'
import {
  dialog,
  expectFailure,
  notifications,
  openProduct,
  picture,
  readRows,
  section,
} from './support/admin-products.ts'
import { choose } from './support/select.ts'

type Row = {
  variation_type: string
  variation_value: string
  price_adjustment: number
  stock_quantity: number
  image_url: string | null
}
const rowsOf = (id: string) =>
  readRows<Row>(
    `product_variations?select=variation_type,variation_value,price_adjustment,stock_quantity,image_url&product_id=eq.${id}&order=variation_type,variation_value`,
  )
const table = (page: Parameters<typeof section>[0]) => section(page, 'Variations').getByRole('table')

test('a variation is added, changed and deleted', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 120, stock_quantity: 3 })
  await signInAs(page, 'admin')
  await openProduct(page, product.id)
  await page.getByRole('button', { name: 'Add variation' }).click()
  expect(await axe(page, '[role=alertdialog]')).toEqual([])
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText('This field is required.')).toBeVisible()
  await choose(dialog(page).getByLabel('Type'), 'Size')
  await dialog(page).getByLabel('Value').fill('Large')
  await expect(dialog(page)).toContainText('Grand')
  // What is no number stays where it is and is refused.
  await dialog(page).getByLabel('Stock').fill('a few')
  await dialog(page).getByLabel('Price adjustment').fill('1,5,0')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByLabel('Stock')).toHaveValue('a few')
  await expect(dialog(page).getByText('Enter a whole number, 0 or more.')).toBeVisible()
  await expect(dialog(page).getByLabel('Price adjustment')).toHaveValue('1,5,0')
  await expect(dialog(page).getByText('Enter an amount with at most two decimals.')).toBeVisible()
  await dialog(page).getByLabel('Stock').fill('6')
  await dialog(page).getByLabel('Price adjustment').fill('12,50')
  await dialog(page)
    .getByLabel('Image of the variation: file')
    .setInputFiles(await picture('Grand modèle.png', '#775533'))
  await expect(dialog(page).getByText('Uploaded when you save')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(notifications(page).getByText('Variation added successfully')).toBeVisible()
  const [row] = await rowsOf(product.id)
  expect(row).toMatchObject({
    variation_type: 'size',
    variation_value: 'Large',
    price_adjustment: 12.5,
    stock_quantity: 6,
  })
  expect(row?.image_url).toMatch(
    new RegExp(`^product_variations/${product.id}/\\d{13}_Grand-modele-1000\\.webp$`),
  )

  await page.getByRole('button', { name: 'Edit: Size: Large' }).click()
  await dialog(page).getByLabel('Stock').fill('10')
  await dialog(page).getByLabel('Value').fill('Huge')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(notifications(page).getByText('Variation updated successfully')).toBeVisible()
  await expect(table(page)).toContainText('Huge')
  expect((await rowsOf(product.id))[0]).toMatchObject({ variation_value: 'Huge', stock_quantity: 10 })
  // Adjusted by a difference, with an entry that names the admin.
  await expect(section(page, 'Stock').getByRole('row', { name: /\+4.*Adjustment.*Amina/ })).toBeVisible()

  await page.getByRole('button', { name: 'Delete: Size: Huge' }).click()
  await expect(dialog(page)).toContainText('Are you sure you want to delete this variation?')
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(notifications(page).getByText('Variation deleted successfully')).toBeVisible()
  expect(await rowsOf(product.id)).toEqual([])
})

test.describe('many at once', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('each row is saved separately and reported', async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 120, stock_quantity: 3 })
    await signInAs(page, 'admin')
    await openProduct(page, product.id)
    await page.getByRole('button', { name: 'Add many' }).click()
    await dialog(page).getByLabel('Colour').fill('Blue, Red\nblue,')
    await dialog(page).getByLabel('Shape').fill('Round\t2\t-500')
    await dialog(page).getByLabel('Price adjustment, Colour: Red').fill('15')
    expect(await axe(page, '[role=alertdialog]')).toEqual([])
    await dialog(page)
      .getByRole('button', { name: /^Save \d variations/ })
      .click()
    await expectFailure(page, 'Failed to save variation')
    const shape = dialog(page).getByRole('row', { name: /Shape/ })
    await expect(shape).toContainText('This adjustment would bring the price to zero or below.')
    await expect(dialog(page).getByRole('row', { name: /Colour/ })).toHaveCount(0)
    await shape.getByLabel(/^Price adjustment/).fill('-20')
    await dialog(page).getByRole('button', { name: 'Save 1 variation' }).click()
    await expect(dialog(page)).toBeHidden()
    const rows = await rowsOf(product.id)
    expect(rows.find(({ variation_value: value }) => value === 'Red')).toMatchObject({
      price_adjustment: 15,
    })
    expect(rows.find(({ variation_value: value }) => value === 'Round')).toMatchObject({
      price_adjustment: -20,
    })

    await page.getByRole('button', { name: 'Add many' }).click()
    await dialog(page).getByLabel('Colour').fill('Red, Ivory')
    await expect(dialog(page).getByText('1 value already exists and will be skipped.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Save 1 variation' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(table(page)).toContainText('Ivory')

    // The stock of every combination, in one go.
    await section(page, 'Stock').getByRole('button', { name: 'Adjust stock' }).click()
    await dialog(page).getByLabel('Difference, Red / Round').fill('4')
    await dialog(page).getByLabel('Difference, Ivory / Round').fill('2')
    await dialog(page).getByLabel('Reason').fill('Delivered')
    expect(await axe(page, '[role=alertdialog]')).toEqual([])
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(notifications(page).getByText('Stock adjusted')).toBeVisible()
    const stocks = Object.fromEntries(
      (await rowsOf(product.id)).map((row) => [row.variation_value, row.stock_quantity]),
    )
    expect(stocks).toMatchObject({ Blue: 3, Red: 4, Ivory: 2, Round: 9 })
  })
})

test('stock is changed by a difference with a reason, and never below zero', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 120, stock_quantity: 3 })
  await signInAs(page, 'admin')
  await openProduct(page, product.id)
  await page.getByRole('button', { name: 'Adjust stock' }).click()
  await dialog(page).getByLabel('Difference').fill('-5')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText('There are not that many pieces in stock.')).toBeVisible()
  await expect(dialog(page).getByText('This field is required.')).toBeVisible()
  await dialog(page).getByLabel('Difference').fill('-2')
  await expect(dialog(page).getByText('Now 3, then 1')).toBeVisible()
  await dialog(page).getByLabel('Reason').fill('Two fell off the shelf')
  // One was sold meanwhile: the difference applies to the current stock.
  await stockroom.change(product.id, { stock_quantity: 2 })
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(notifications(page).getByText('Stock adjusted')).toBeVisible()
  const rows = await readRows(`products?select=stock_quantity&id=eq.${product.id}`)
  expect(rows).toEqual([{ stock_quantity: 0 }])
  await expect(
    section(page, 'Stock').getByRole('row', { name: /−2.*Two fell off the shelf.*Amina/ }),
  ).toBeVisible()
})

test('messages are accessible in Arabic on a phone', async ({ page, stockroom }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  const product = await stockroom.add({ price: 120, stock_quantity: 3 })
  await signInAs(page, 'admin')
  await page.goto(`/admin/products/${product.id}?lang=ar`)
  await page.getByRole('button', { name: 'إضافة عدة خيارات' }).click()
  await dialog(page).getByLabel('اللون').fill('Blue، Red')
  expect(await axe(page, '[role=alertdialog]')).toEqual([])
  expect(await overflow(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'حفظ خيارين' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: /^تعديل: .*أزرق/ })).toBeVisible()
  expect(await axe(page, '#main')).toEqual([])
  expect(await mirror(page)).toEqual([])
})

test.describe('failures', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|status of/ })

  test('loading, uploading, saving, deleting and adjusting', async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 120, stock_quantity: 3 })
    await signInAs(page, 'admin')
    const refused = { status: 403, json: { code: '42501', message: 'permission denied' } }
    await page.route('**/rest/v1/product_variations?*', (route) => route.fulfill(refused))
    await page.goto(`/admin/products/${product.id}`)
    await expectFailure(page, 'Failed to fetch product variations')
    await page.unrouteAll()
    // Perhaps it has been read again by itself.
    const tryAgain = section(page, 'Variations').getByRole('button', { name: 'Try again' })
    await expect(async () => {
      if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1_000 })
      await expect(tryAgain).toBeHidden({ timeout: 1_000 })
    }).toPass()

    await page.getByRole('button', { name: 'Add variation' }).click()
    await dialog(page).getByLabel('Value').fill('Copper')
    await dialog(page)
      .getByLabel('Image of the variation: file')
      .setInputFiles(await picture('copper.png', '#b06a3b', 400, 500))
    await expect(dialog(page).getByText('Uploaded when you save')).toBeVisible()
    await page.route('**/storage/v1/object/**', (route) => route.abort())
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expectFailure(page, 'Failed to upload the image.', 'Upload Error')
    await page.unrouteAll()

    await page.route('**/rpc/save_variation', (route) => route.abort())
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expectFailure(page, 'Failed to save variation')
    await page.unrouteAll()
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(notifications(page).getByText('Variation added successfully')).toBeVisible()

    await page.getByRole('button', { name: 'Add variation' }).click()
    await dialog(page).getByLabel('Value').fill('Copper')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page).getByText('This product already has this value.')).toBeVisible()
    await dialog(page).getByLabel('Value').fill('Silver')
    await dialog(page).getByLabel('Price adjustment').fill('-120')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(
      dialog(page).getByText('This adjustment would bring the price to zero or below.'),
    ).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()

    await page.route('**/rest/v1/product_variations?id=*', (route) => route.abort())
    await page.getByRole('button', { name: 'Delete: Colour: Copper' }).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expectFailure(page, 'Failed to delete variation')
    await expect(table(page)).toContainText('Copper')

    await page.route('**/rpc/adjust_stock', (route) => route.abort())
    await page.getByRole('button', { name: 'Adjust stock' }).click()
    await dialog(page).getByLabel('Difference').fill('1')
    await dialog(page).getByLabel('Reason').fill('Found one')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expectFailure(page, 'Failed to adjust the stock')
  })
})
