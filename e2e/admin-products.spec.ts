import { callAs, createSession, signInAs } from './support/session.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'
import type { Page } from '@playwright/test'
import { choose } from './support/select.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** Opens the list filtered to this test's products. */
async function openList(page: Page, search: string): Promise<void> {
  await page.goto(`/admin/products?q=${encodeURIComponent(search)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
}

/** Adds products whose names share a unique word. */
async function stockOf(
  stockroom: {
    add: (values: { price: number; stock_quantity: number }) => Promise<{ id: string; name: string }>
  },
  values: readonly { price: number; stock_quantity: number }[],
) {
  const session = await createSession('admin')
  const word = `w${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`
  const products: { id: string; name: string }[] = []
  for (const [index, each] of values.entries()) {
    const { id } = await stockroom.add(each)
    const name = `Lantern ${word} ${String.fromCharCode(65 + index)}`
    const answer = await callAs(session, 'PATCH', `/rest/v1/products?id=eq.${id}`, {
      name_en: name,
      name_fr: name,
      name_ar: `فانوس ${word} ${index + 1}`,
    })
    expect(answer.ok).toBe(true)
    products.push({ id, name })
  }
  return { word, products, session }
}

test('searches, filters and sorts through the URL', async ({ page, stockroom }) => {
  const { word, products } = await stockOf(stockroom, [
    { price: 120, stock_quantity: 40 },
    { price: 80, stock_quantity: 3 },
    { price: 200, stock_quantity: 0 },
  ])
  const [plenty, few, none] = products.map(({ name }) => name) as [string, string, string]
  await signInAs(page, 'admin')
  await page.goto('/admin/products')
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('row')).toHaveCount(31)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('Page 2')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search by name in any language' }).fill(word)
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page).toHaveURL(`/admin/products?q=${word}`)
  await expect(rowOf(page, few)).toContainText('3 low')
  await expect(rowOf(page, none)).toContainText('0 out')
  await expect(rowOf(page, plenty)).toContainText('120 DH')

  await choose(page.getByLabel('Sort by'), 'Price: low to high')
  await expect(page).toHaveURL(/sort=price_asc/)
  await expect(page.getByRole('row').nth(1)).toContainText(few)
  await expect(page.getByRole('row').nth(3)).toContainText(none)

  await page.getByRole('button', { name: 'Low stock' }).click()
  await expect(page).toHaveURL(/stock=low/)
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(3)
  await choose(page.getByLabel('Stock', { exact: true }), 'Out of stock')
  await expect(page.getByRole('row')).toHaveCount(2)
  await choose(page.getByLabel('Status'), 'Inactive')
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
  await page.goBack()
  await expect(rowOf(page, none)).toBeVisible()
  await choose(page.getByLabel('Status'), 'Inactive')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/products?sort=price_asc')
})

test('moves through the rows by keyboard and opens one', async ({ page, stockroom }) => {
  const { word, products } = await stockOf(stockroom, [
    { price: 100, stock_quantity: 9 },
    { price: 110, stock_quantity: 9 },
  ])
  const [first, second] = products as [{ id: string; name: string }, { id: string; name: string }]
  await signInAs(page, 'admin')
  await page.goto(`/admin/products?q=${word}&sort=price_asc`)
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.keyboard.press('j')
  await expect(rowOf(page, first.name)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(rowOf(page, second.name)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rowOf(page, first.name)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/products/${first.id}`)
})

test('activates and deactivates a product', async ({ page, stockroom }) => {
  const { word, products } = await stockOf(stockroom, [{ price: 100, stock_quantity: 9 }])
  const [{ id, name }] = products as [{ id: string; name: string }]
  await signInAs(page, 'admin')
  await openList(page, word)
  await menuOf(page, name).click()
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute(
    'href',
    `/admin/products/new?copy=${id}`,
  )
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expect(toast(page, 'Product deactivated successfully')).toBeVisible()
  await expect(rowOf(page, name)).toContainText('Inactive')
  await menuOf(page, name).click()
  await page.getByRole('menuitem', { name: 'Activate' }).click()
  await expect(toast(page, 'Product activated successfully')).toBeVisible()
  await expect(rowOf(page, name)).not.toContainText('Inactive')
})

test.describe('when something fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the status is rolled back, and the list has a retry button', async ({ page, stockroom }) => {
    const { word, products } = await stockOf(stockroom, [{ price: 100, stock_quantity: 9 }])
    const { name } = products[0]!
    await signInAs(page, 'admin')
    await openList(page, word)
    await page.route('**/rest/v1/products?id=eq.*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await menuOf(page, name).click()
    await page.getByRole('menuitem', { name: 'Deactivate' }).click()
    await expect(toast(page, 'Failed to update product status')).toBeVisible()
    await expect(rowOf(page, name)).not.toContainText('Inactive')

    await page.route('**/rpc/admin_products', (route) => route.fulfill({ status: 403, json: {} }))
    await choose(page.getByLabel('Status'), 'Active')
    await expect(toast(page, 'Failed to fetch products')).toBeVisible()
    await page.unroute('**/rpc/admin_products')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(rowOf(page, name)).toBeVisible()
  })

  test('an ordered product cannot be deleted, but deactivated', async ({ page }) => {
    const session = await createSession('admin')
    const lines = (await (
      await callAs(
        session,
        'GET',
        '/rest/v1/order_items?select=product_id,products!inner(name_en,is_active)&products.is_active=is.true&limit=1',
      )
    ).json()) as { product_id: string; products: { name_en: string } }[]
    const [line] = lines
    const id = line!.product_id
    const name = line!.products.name_en
    await signInAs(page, 'admin')
    // The response is mocked, so that the demo product stays active for other tests.
    await page.route(`**/rest/v1/products?id=eq.${id}*`, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ json: { id } }) : route.fallback(),
    )
    await openList(page, name)
    await menuOf(page, name).first().click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Failed to delete product')).toBeVisible()
    const answer = page.getByRole('alertdialog', { name: 'This product cannot be deleted' })
    await expect(answer).toContainText(name)
    await answer.getByRole('button', { name: 'Deactivate instead' }).click()
    await expect(toast(page, 'Product deactivated successfully')).toBeVisible()
    await expect(answer).toHaveCount(0)
  })
})

test('deletes a product with the files of its pictures only', async ({ page, stockroom }) => {
  const { word, products, session } = await stockOf(stockroom, [
    { price: 100, stock_quantity: 9 },
    { price: 110, stock_quantity: 9 },
  ])
  const [gone, stays] = products as [{ id: string; name: string }, { id: string; name: string }]
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const upload = async (path: string) => {
    const answer = await page.request.post(`/storage/v1/object/product-images/${path}`, {
      headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'image/png' },
      data: png,
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return path
  }
  const stored = async (path: string) =>
    (
      await page.request.get(`/storage/v1/object/public/product-images/${path}?${crypto.randomUUID()}`)
    ).status()
  const stamp = Date.now()
  const own = await Promise.all(
    [1000, 640, 480, 320].map((width) => upload(`${gone.id}/${stamp}-front-${width}.png`)),
  )
  const shared = await upload(`${gone.id}/${stamp + 1}-shared.png`)
  const add = (product: string, address: string) =>
    callAs(session, 'POST', '/rest/v1/product_images', { product_id: product, image_url: address })
  await add(gone.id, own[0]!)
  await add(gone.id, shared)
  await add(stays.id, shared)

  await signInAs(page, 'admin')
  await openList(page, word)
  await menuOf(page, gone.name).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Product deleted successfully')).toBeVisible()
  await expect(rowOf(page, gone.name)).toHaveCount(0)
  await expect(rowOf(page, stays.name)).toBeVisible()
  for (const path of own) await expect.poll(() => stored(path)).not.toBe(200)
  expect(await stored(shared)).toBe(200)
})

test('changes many prices after a preview, and reports rejected ones', async ({ page, stockroom }) => {
  const { word, products, session } = await stockOf(stockroom, [
    { price: 100, stock_quantity: 9 },
    { price: 250, stock_quantity: 9 },
    { price: 15, stock_quantity: 9 },
  ])
  const [, , cheap] = products as { id: string; name: string }[]
  await signInAs(page, 'admin')
  await openList(page, word)
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Change price' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change price' })
  const apply = dialog.getByRole('button', { name: /^Apply/ })
  await expect(apply).toBeDisabled()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('This field is required.')).toBeVisible()
  await dialog.getByText('By amount (DH)', { exact: true }).first().click()
  await dialog.getByRole('textbox', { name: 'By amount (DH)' }).fill('-20')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('2 products will change. 1 stays as it is.')).toBeVisible()
  await expect(dialog.getByRole('row').nth(1)).toContainText(cheap!.name)
  await expect(dialog.getByRole('row').nth(1)).toContainText(
    'The price must be between 0.01 and 1,000,000 DH.',
  )
  await expect(dialog.getByRole('row').filter({ hasText: '250 DH' })).toContainText('230 DH')
  expect(await axe(page, '[role=dialog]')).toEqual([])
  // Only a previewed value can be applied: a new value needs a new preview.
  await dialog.getByRole('textbox', { name: 'By amount (DH)' }).fill('-10')
  await expect(apply).toBeDisabled()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByRole('button', { name: 'Apply to 3 products' }).click()
  await expect(dialog.getByText('3 products have changed.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(rowOf(page, cheap!.name)).toContainText('5 DH')
  await expect(page.getByText('3 selected')).toHaveCount(0)

  const prices = (await (
    await callAs(
      session,
      'GET',
      `/rest/v1/products?select=price&id=in.(${products.map(({ id }) => id).join()})`,
    )
  ).json()) as { price: number }[]
  expect(prices.map(({ price }) => price).sort((one, other) => one - other)).toEqual([5, 90, 240])
})

test('changes stock with a reason, and deactivates many at once', async ({ page, stockroom }) => {
  const { word, products, session } = await stockOf(stockroom, [
    { price: 100, stock_quantity: 9 },
    { price: 110, stock_quantity: 2 },
  ])
  const [first, second] = products as [{ id: string; name: string }, { id: string; name: string }]
  await signInAs(page, 'admin')
  await openList(page, word)
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('button', { name: 'Change stock' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change stock' })
  await dialog.getByRole('textbox', { name: 'Add or remove' }).fill('-5')
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('broken in the cellar')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('There are not that many pieces in stock.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Apply to 1 product' }).click()
  await expect(dialog.getByText('1 product has changed. 1 stays as it is.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(rowOf(page, first.name)).toContainText('4 low')
  await expect(rowOf(page, second.name)).toContainText('2 low')
  const movements = (await (
    await callAs(
      session,
      'GET',
      `/rest/v1/stock_movements?select=quantity,note&product_id=eq.${first.id}&order=id.desc&limit=1`,
    )
  ).json()) as object[]
  expect(movements).toEqual([{ quantity: -5, note: 'broken in the cellar' }])

  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await page.getByRole('button', { name: 'Apply to 2 products' }).click()
  await expect(page.getByText('2 products have changed.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(rowOf(page, second.name)).toContainText('Inactive')
})

test('selects all matching products, beyond the page', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/products?city=Tetouan')
  await expect(page.getByRole('row')).toHaveCount(31)
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('button', { name: 'Select all that match (up to 500)' }).click()
  await expect(page.getByText(/^(6[7-9]|[7-9]\d) selected$/)).toBeVisible()
  await page.getByRole('checkbox').nth(1).uncheck()
  await expect(page.getByText(/^(6[6-9]|[7-9]\d) selected$/)).toBeVisible()
  await choose(page.getByLabel('City'), 'Meknes')
  await expect(page.getByText(/selected$/)).toHaveCount(0)
})

test('in Arabic on a phone: filters collapse, rows are cards, the page is mirrored', async ({
  page,
  stockroom,
}) => {
  const { word, products } = await stockOf(stockroom, [{ price: 100, stock_quantity: 2 }])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin')
  await page.goto('/admin/products?lang=ar')
  await expect(page.getByRole('heading', { level: 1, name: 'المنتجات' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'ابحث بالاسم في أي لغة' }).fill(word)
  await page.getByRole('button', { name: 'التصفية' }).click()
  await choose(page.getByLabel('المخزون', { exact: true }), 'مخزون قليل')
  const card = page.getByRole('row').filter({ hasText: `فانوس ${word} 1` })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(card).toContainText('2 قليل')
  await card.getByRole('checkbox').check()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
  await page.getByRole('button', { name: 'تغيير السعر' }).click()
  const dialog = page.getByRole('dialog', { name: 'تغيير السعر' })
  await dialog.getByRole('textbox').fill('١٠')
  await dialog.getByRole('button', { name: 'معاينة' }).click()
  await expect(dialog.getByText('سيتغير منتج واحد.')).toBeVisible()
  await expect(dialog.getByRole('row').nth(1)).toContainText('110 درهم')
  expect(await axe(page, '[role=dialog]')).toEqual([])
  expect(await overflow(page)).toEqual([])
  await dialog.getByRole('button', { name: 'تطبيق على منتج واحد' }).click()
  await expect(dialog.getByText('تغير منتج واحد.')).toBeVisible()
  expect(products).toHaveLength(1)
})

test('a filter chosen while a search is loading is kept', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/products')
  const search = page.getByRole('main').getByRole('searchbox')
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  await search.fill('lantern')
  await choose(page.getByRole('main').getByRole('combobox', { name: 'Status' }), 'Active')
  await expect(page).toHaveURL(/q=lantern/)
  await expect(page).toHaveURL(/state=active/)
})
