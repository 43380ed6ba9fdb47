import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { callAs, createSession, signInAs } from './support/session.ts'
import { exportAs } from './support/exports.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'

const HEAD = 'id,name_en,name_fr,name_ar,price,compare_at_price,stock_quantity,category,city,is_active'

async function open(page: Page): Promise<void> {
  await signInAs(page, 'admin')
  await page.goto('/admin/products/import')
  await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible()
}

const choose = (page: Page, text: string, name = 'products.csv') =>
  page
    .getByLabel('Choose an Excel or CSV file or drop it here')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

const count = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

/** The number, which is written with separators. */
const counted = async (page: Page, label: string): Promise<number> =>
  Number((await count(page, label).innerText()).replaceAll(',', ''))

async function exported(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    exportAs(page, 'CSV (.csv)', 'Export all products'),
  ])
  expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
  return readFile(await file.path(), 'utf16le')
}

test('importing an unchanged export changes nothing', async ({ page, stockroom }) => {
  test.setTimeout(180_000)
  const session = await createSession('admin')
  const { id } = await stockroom.add({ price: 99.9, stock_quantity: 7 })
  await callAs(session, 'PATCH', `/rest/v1/products?id=eq.${id}`, {
    name_en: '=1+1, "quoted"',
    name_fr: "'=déjà",
    name_ar: '@فانوس',
    description_en: '-20 % \r\n+ two lines',
    description_fr: "''+",
  })
  await open(page)
  const file = await exported(page)
  expect(file.startsWith('\uFEFFsep=,\r\n"id","variation","name_en",')).toBe(true)
  expect(file).toContain(`"${id}","","'=1+1, ""quoted""","''=déjà","'@فانوس",`)
  const [head = '', ...lines] = file.slice(0, -2).split(/\r\n(?="[0-9a-f]{8}-)/)
  // More than one page of the API.
  expect(lines.length).toBeGreaterThan(525)

  // Exact comparison, because no other test changes this product.
  await choose(page, `${head}\r\n${lines.find((line) => line.startsWith(`"${id}`)) ?? ''}\r\n`)
  await expect(page.getByText('there is nothing to import')).toBeVisible()
  await expect(count(page, 'Unchanged')).toHaveText('1')
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Choose another file' }).click()
  // Other tests add, sell and deactivate products; those with descriptions are seeded and stay.
  const described = lines.filter((line) => !line.includes(`,"","","",`)).map((line) => line.slice(0, 38))
  const lasting = lines.filter((line) => described.includes(line.slice(0, 38)))
  expect(lasting.length).toBeGreaterThan(described.length)
  await choose(page, [head, ...lasting, ''].join('\r\n'), 'all.csv')
  await expect(page.getByRole('heading', { name: 'Preview of all.csv' })).toBeFocused()
  await expect(count(page, 'New')).toHaveText('0')
  await expect(count(page, 'With errors')).toHaveText('0')
  expect(await counted(page, 'Unchanged')).toBeGreaterThan(lasting.length - 30)

  // An Excel file of this size would be packed by a worker, which the content security policy refuses.
  await page.getByRole('button', { name: 'Choose another file' }).click()
  const [excel] = await Promise.all([
    page.waitForEvent('download'),
    exportAs(page, 'Excel (.xlsx)', 'Export all products'),
  ])
  await page.getByLabel('Choose an Excel or CSV file or drop it here').setInputFiles(await excel.path())
  await expect(count(page, 'New')).toHaveText('0')
  await expect(count(page, 'With errors')).toHaveText('0')
  expect(await counted(page, 'Unchanged')).toBeGreaterThan(lasting.length - 30)
})

test('the preview lists errors by line and writes nothing; the import writes the valid rows', async ({
  page,
  stockroom,
}) => {
  const session = await createSession('admin')
  const word = `Imported ${crypto.randomUUID().slice(0, 8)}`
  const product = await stockroom.add({ price: 100, stock_quantity: 7 })
  const kept = await stockroom.add({ price: 100, stock_quantity: 7 })
  const read = async () =>
    (await (
      await callAs(
        session,
        'GET',
        `/rest/v1/products?select=id,name_en,price,stock_quantity,is_active&or=(id.eq.${product.id},name_en.eq.${word})&order=price`,
      )
    ).json()) as { id: string; name_en: string; price: number; stock_quantity: number; is_active: boolean }[]

  await open(page)
  await choose(
    page,
    [
      HEAD,
      `,${word},Importé,مستورد,"1,250.50",,4,pottery,Fez,no`,
      `${product.id},Changed ${product.name},Changé,معدّل,120,150,9,pottery,Fez,true`,
      `${kept.id},${kept.name},${kept.name},${kept.name},free,,7,pottery,Fez,true`,
      `,No city,Sans ville,بلا مدينة,10,,1,pottery,Paris,true`,
      `,No price,Sans prix,بلا سعر,,,1,pottery,Fez,true`,
      `,Too cheap,Trop bas,رخيص,10,5,1,pottery,Fez,true`,
      `,Half,Demi,نصف,10,,1.5,pottery,Fez,perhaps`,
      `,No picture,Sans image,بلا صورة,10,,1,pottery,Fez,yes`,
      `${crypto.randomUUID()},Unknown,Inconnu,مجهول,10,,1,pottery,Fez,true`,
      `,Short`,
    ].join('\r\n'),
  )
  await expect(page.getByRole('heading', { name: 'Preview of products.csv' })).toBeFocused()
  await expect(count(page, 'New')).toHaveText('1')
  await expect(count(page, 'Changed')).toHaveText('1')
  await expect(count(page, 'With errors')).toHaveText('8')
  const problems = page.getByRole('table', { name: 'Rows with errors' })
  for (const [line, column, value, reason] of [
    ['4', 'price', 'free', 'The price is an amount from 0.01 to 1,000,000 DH with at most two decimals.'],
    ['5', 'category', 'pottery / Paris', 'There is no such category in this city.'],
    ['6', 'price', '–', 'This cannot be empty.'],
    ['7', 'compare_at_price', '5', 'The original price is a number higher than the price.'],
    ['8', 'stock_quantity', '1.5', 'Stock is a whole number from 0 to 1,000,000.'],
    ['9', 'image_url', '–', 'A product in the shop needs an image.'],
    ['10', 'id', '', 'There is no product with this id.'],
    ['11', 'name_fr', '–', 'This cannot be empty.'],
  ] as const) {
    const row = problems
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: line, exact: true }) })
    await expect(row).toContainText(column)
    await expect(row).toContainText(value)
    await expect(row).toContainText(reason)
  }
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect((await read()).map(({ price }) => price)).toEqual([100])

  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(page.getByText('The file has been imported, without the rows below.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Result of products.csv' })).toBeFocused()
  await expect(count(page, 'Added')).toHaveText('1')
  await expect(count(page, 'Changed')).toHaveText('1')
  await expect(count(page, 'With errors')).toHaveText('8')
  const after = await read()
  expect(after).toMatchObject([
    { id: product.id, price: 120, stock_quantity: 9, is_active: true },
    { name_en: word, price: 1250.5, stock_quantity: 4, is_active: false },
  ])
  // Not ordered, so it can be deleted.
  for (const { id } of after.slice(1)) await callAs(session, 'DELETE', `/rest/v1/products?id=eq.${id}`)
  await page.getByRole('link', { name: 'Go to products' }).click()
  await expect(page).toHaveURL('/admin/products')
})

test('a running import is not left by mistake', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 100, stock_quantity: 7 })
  await open(page)
  await choose(page, `id,price\n${product.id},80\n`)
  const start = page.getByRole('button', { name: 'Import 1 product' })
  await expect(start).toBeVisible()
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/rpc/import_products', async (route) => {
    await answered
    await route.continue()
  })
  await start.click()
  const orders = page
    .getByRole('navigation', { name: 'Admin menu' })
    .getByRole('link', { name: 'Orders', exact: true })
  await orders.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('The import is still running.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()

  const warned = page.waitForEvent('dialog').then(async (closing) => {
    expect(closing.type()).toBe('beforeunload')
    await closing.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await warned

  answer()
  await expect(page.getByText('The file has been imported.')).toBeVisible()
  await orders.click()
  await expect(page).toHaveURL('/admin/orders')
})

test('pasted rows update only the given columns, and unknown columns are named', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 100, stock_quantity: 7 })
  await open(page)
  await page
    .getByLabel('Or paste rows from a spreadsheet')
    .fill(`id\tprice\tcolour\n${product.id}\t75,5\tred\n`)
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByText('These columns are unknown and will be ignored: colour')).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(page.getByText('The file has been imported.')).toBeVisible()
  const session = await createSession('admin')
  const answer = await callAs(
    session,
    'GET',
    `/rest/v1/products?select=name_en,price,stock_quantity&id=eq.${product.id}`,
  )
  expect(await answer.json()).toEqual([{ name_en: product.name, price: 75.5, stock_quantity: 7 }])
})

test('an invalid file shows the reason, and the template has only the header', async ({ page }) => {
  await open(page)
  await choose(page, 'nom,prix\nLampe,1\n')
  await expect(page.getByRole('alert')).toHaveText(/contains no known column name/)
  await page.getByLabel('Choose an Excel or CSV file or drop it here').setInputFiles({
    name: 'old.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0xe9, 0x0a]),
  })
  await expect(page.getByRole('alert')).toHaveText(/or “CSV UTF-8” in your spreadsheet/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    exportAs(page, 'CSV (.csv)', 'Download an empty template'),
  ])
  expect(await readFile(await file.path(), 'utf16le')).toBe(
    '\uFEFFsep=,\r\n"id","variation","name_en","name_fr","name_ar","description_en","description_fr","description_ar","price","compare_at_price","price_adjustment","stock_quantity","category","city","is_active","image_url"\r\n',
  )
})

test.describe('when the connection fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the report names the rows whose result is unknown', async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 100, stock_quantity: 7 })
    await open(page)
    await choose(page, `id,price\n${product.id},80\n`)
    await expect(page.getByRole('button', { name: 'Import 1 product' })).toBeVisible()
    await page.route('**/rpc/import_products', (route) => route.abort())
    await page.getByRole('button', { name: 'Import 1 product' }).click()
    await expect(page.getByRole('alert')).toContainText('We do not know whether row 2 was imported.')
    await page.unroute('**/rpc/import_products')
    await page.getByRole('button', { name: 'Choose another file' }).click()
    await choose(page, `id,price\n${product.id},80\n`)
    await page.getByRole('button', { name: 'Import 1 product' }).click()
    await expect(page.getByText('The file has been imported.')).toBeVisible()
  })
})

test('in Arabic on a phone the page is mirrored and nothing overflows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin')
  await page.goto('/admin/products/import?lang=ar')
  await expect(page.getByRole('heading', { level: 1, name: 'استيراد المنتجات' })).toBeVisible()
  await page.getByText('أعمدة الملف').first().click()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
  await page.getByLabel('أو الصق أسطرًا من برنامج الجداول').fill('name_en;price\nLamp;x\n')
  await page.getByRole('button', { name: 'فحص الأسطر' }).click()
  await expect(
    page.getByText('السعر مبلغ من 0.01 إلى 1,000,000 درهم، برقمين بعد الفاصلة على الأكثر.'),
  ).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
})

test('the changes of an import fit a phone, with long names and texts', async ({ page, stockroom }) => {
  const session = await createSession('admin')
  const { id } = await stockroom.add({ price: 100, stock_quantity: 7 })
  const long = 'Handwoven-and-embroidered-wool-blanket '.repeat(4).trim()
  await callAs(session, 'PATCH', `/rest/v1/products?id=eq.${id}`, { name_en: long })
  await callAs(session, 'POST', '/rest/v1/rpc/save_variation', {
    ...{ product_id: id, variation_id: crypto.randomUUID(), stock: 3 },
    changes: { variation_type: 'size', variation_value: `120 × 180 cm ${'x'.repeat(60)}` },
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  const text = 'a-long-word-without-a-break-in-it-'.repeat(10)
  await choose(
    page,
    [
      'id;variation;name_fr;description_en;price;stock_quantity',
      `${id};;${long} bleu;${text};120;`,
      `${id};size: 120 × 180 cm ${'x'.repeat(60)};;;;5`,
    ].join('\r\n'),
  )
  // The product's pieces are those of its sizes: its own cell must not be empty.
  await expect(count(page, 'With errors')).toHaveText('1')
  await expect(count(page, 'Changed')).toHaveText('1')
  await expect(page.getByRole('row').filter({ hasText: 'stock_quantity' }).first()).toBeVisible()
  expect(await overflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await choose(page, ['id;name_fr;description_en;price', `${id};${long} bleu;${text};120`].join('\r\n'))
  await expect(page.getByRole('row').filter({ hasText: 'description_en' })).toBeVisible()
  expect(await overflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(page.getByText('The file has been imported.')).toBeVisible()
})
