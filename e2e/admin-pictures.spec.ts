import { callAs, createSession, signInAs } from './support/session.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { DRAFT, expect, test } from './support/fixtures.ts'
import {
  dialog,
  expectFailure,
  isStored,
  notifications,
  openProduct,
  picture,
  pictures,
  readRows,
  section,
} from './support/admin-products.ts'

type Image = { image_url: string; image_color: string; position: number; alt_ar: string }
const imagesOf = (id: string) =>
  readRows<Image>(
    `product_images?select=image_url,image_color,position,alt_ar&product_id=eq.${id}&order=position`,
  )
const mainOf = async (id: string) =>
  (await readRows<{ image_url: string | null }>(`products?select=image_url&id=eq.${id}`))[0]?.image_url

const COLORS = ['#aa3311', '#1133aa', '#22aa44', '#bbaa22', '#773399']
const five = () => Promise.all(COLORS.map((color, index) => picture(`Vue n° ${index + 1}.png`, color)))

test.describe('five pictures, of which two fail to upload', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('the others are kept, and the failed ones can be retried', async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 120, stock_quantity: 3, ...DRAFT })
    await signInAs(page, 'admin')
    await openProduct(page, product.id)
    // Two files out of five, in any size.
    await page.route(/\/storage\/v1\/object\/product-images\/.*Vue-n-[35]/, (route) => route.abort())
    await page.getByLabel('Add images').setInputFiles(await five())
    const uploads = page.getByRole('list', { name: 'Uploads' })
    await expect(uploads.getByRole('listitem').first()).toBeVisible()
    // Twenty pictures are made of them, one after the other.
    await expect(uploads.getByRole('progressbar')).toHaveCount(0)
    await expectFailure(page, 'Failed to upload images')
    await expect(pictures(page)).toHaveCount(3)
    await expect(uploads.getByRole('listitem')).toHaveCount(2)
    await expect(uploads).toContainText('The shop cannot be reached.')
    // Failed pictures leave no rows.
    expect(await imagesOf(product.id)).toHaveLength(3)

    // Leaving the page would lose them.
    await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Orders' }).click()
    await expect(dialog(page)).toContainText('2 images have not been saved yet.')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry: Vue n° 3.png' }).click()
    await expect(pictures(page)).toHaveCount(4)
    await page.getByRole('button', { name: 'Retry: Vue n° 5.png' }).click()
    await expect(notifications(page).getByText('Images uploaded successfully').first()).toBeVisible()
    await expect(pictures(page)).toHaveCount(5)
    await expect(uploads).toBeHidden()

    const images = await imagesOf(product.id)
    expect(images.map(({ image_color: color }) => color)).toEqual(
      [0, 1, 3, 2, 4].map((index) => COLORS[index]),
    )
    const [first] = images
    const prefix = new RegExp(`^${product.id}/\\d{13}-Vue-n-1-1000\\.webp$`)
    expect(first?.image_url).toMatch(prefix)
    expect(await mainOf(product.id)).toBe(first?.image_url)
    for (const width of [320, 480, 640, 1000]) {
      expect(await isStored((first?.image_url ?? '').replace('-1000.', `-${width}.`))).toBe(true)
    }
  })
})

test('a picture is stored in four widths, upright and without EXIF data', async ({ page, stockroom }) => {
  const { default: sharp } = await import('sharp')
  const product = await stockroom.add({ price: 120, stock_quantity: 3, ...DRAFT })
  await signInAs(page, 'admin')
  await openProduct(page, product.id)
  // Stored sideways with EXIF orientation 6: taken in portrait.
  const buffer = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#886644' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'A phone' } })
    .toBuffer()
  expect((await sharp(buffer).metadata()).orientation).toBe(6)
  await page.getByLabel('Add images').setInputFiles({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer })
  await expect(pictures(page)).toHaveCount(1)
  const [image] = await imagesOf(product.id)
  for (const [width, height] of [
    [320, 427],
    [480, 640],
    [640, 853],
    [1000, 1333],
  ] as const) {
    const path = (image?.image_url ?? '').replace('-1000.', `-${width}.`)
    const answer = await page.request.get(`/storage/v1/object/public/product-images/${path}`)
    const metadata = await sharp(await answer.body()).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width, height })
    expect(metadata.exif).toBeUndefined()
  }
})

test('a file that is not a picture is rejected with a reason; drop and paste also add pictures', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 120, stock_quantity: 3, ...DRAFT })
  await signInAs(page, 'admin')
  await openProduct(page, product.id)
  const text = {
    name: 'not-a-picture.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload=alert(1)>'),
  }
  await page.getByLabel('Add images').setInputFiles(text)
  await expect(page.getByText('This file is not an image that can be read.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove from the list: not-a-picture.png' }).click()
  // The size in the file header is enough to reject the file.
  const bomb = (await picture('bomb.png', '#000000', 1, 1)).buffer
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  await page.getByLabel('Add images').setInputFiles({ name: 'bomb.png', mimeType: 'image/png', buffer: bomb })
  await expect(page.getByText(/^This image is too large/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove from the list: bomb.png' }).click()

  const dropped = await picture('dropped.png', '#445566', 40, 50)
  for (const kind of ['drop', 'paste']) {
    await section(page, 'Images')
      .getByText('You can also drop or paste')
      .evaluate(
        (element, [type, bytes]) => {
          const data = new DataTransfer()
          const file = new File([Uint8Array.from(bytes as number[])], `${String(type)}.png`, {
            type: 'image/png',
          })
          data.items.add(file)
          element.dispatchEvent(
            type === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          )
        },
        [kind, [...dropped.buffer]],
      )
    await expect(page.getByRole('list', { name: 'Uploads' })).toBeHidden()
    await expect(pictures(page)).toHaveCount(kind === 'drop' ? 1 : 2)
  }
})

test('pictures are reordered by keyboard and mouse, described and deleted; the files stay', async ({
  page,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 120, stock_quantity: 3, ...DRAFT })
  await signInAs(page, 'admin')
  await openProduct(page, product.id)
  await page
    .getByLabel('Add images')
    .setInputFiles([
      await picture('a.png', '#aa3311', 400, 500),
      await picture('b.png', '#1133aa', 400, 500),
      await picture('c.png', '#22aa44', 400, 500),
    ])
  await expect(pictures(page)).toHaveCount(3)
  await expect(page.getByRole('list', { name: 'Uploads' })).toBeHidden()
  const colors = async () => (await imagesOf(product.id)).map(({ image_color: color }) => color)

  const handle = page.getByRole('button', { name: 'Move image 1' })
  // The list announces a picked-up image before it listens to the arrows: a move that it misses is cancelled and made again.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Image 1 of 3 picked up.')).toBeAttached({ timeout: 2000 })
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Image 1 is now in position 2 of 3.')).toBeAttached({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(page.getByText('Image 1 put down in position 2 of 3.')).toBeAttached()
  await expect.poll(colors).toEqual(['#1133aa', '#aa3311', '#22aa44'])
  // The list shows what the database holds.
  const listed = section(page, 'Images').getByRole('list', { name: 'Images' })
  await expect(listed).not.toHaveAttribute('aria-busy')

  const from = await page.getByRole('button', { name: 'Move image 3' }).boundingBox()
  const to = await page.getByRole('button', { name: 'Move image 1' }).boundingBox()
  if (from === null || to === null) throw new Error('a handle is not drawn')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 30, to.y + 20, { steps: 8 })
  await page.mouse.up()
  await expect.poll(colors).toEqual(['#22aa44', '#1133aa', '#aa3311'])
  await expect.poll(() => mainOf(product.id)).toContain('-c-1000.webp')
  await expect(listed).not.toHaveAttribute('aria-busy')

  await page.getByRole('button', { name: 'Make image 3 the main one' }).click()
  await expect.poll(colors).toEqual(['#aa3311', '#22aa44', '#1133aa'])
  await expect.poll(() => mainOf(product.id)).toContain('-a-1000.webp')
  await expect(listed).not.toHaveAttribute('aria-busy')

  await page.getByRole('button', { name: 'Alternative texts of image 1: 0/3' }).click()
  await dialog(page).getByRole('textbox', { name: 'English' }).fill('A red lantern')
  await dialog(page).getByRole('textbox', { name: 'العربية' }).fill('فانوس أحمر')
  expect(await axe(page, '[role=alertdialog]')).toEqual([])
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Alternative texts of image 1: 2/3' })).toBeVisible()
  expect((await imagesOf(product.id))[0]?.alt_ar).toBe('فانوس أحمر')

  const [first] = await imagesOf(product.id)
  await page.getByRole('button', { name: 'Delete image 1' }).click()
  await expect(dialog(page)).toContainText('Are you sure you want to delete this image?')
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(notifications(page).getByText('Image deleted successfully')).toBeVisible()
  await expect(pictures(page)).toHaveCount(2)
  expect(await mainOf(product.id)).toContain('-c-1000.webp')
  // The files stay, so that the audit log can restore the picture.
  expect(await isStored(first?.image_url ?? '')).toBe(true)
  expect(await axe(page, '#main')).toEqual([])
})

test('a deleted picture is restored from the audit log', { tag: '@once' }, async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 120, stock_quantity: 3, ...DRAFT })
  const admin = await createSession('admin')
  const picked = { product_id: product.id, image_url: 'catalog/pouf-square-cognac-1000.avif', alt_ar: 'بوف' }
  await callAs(admin, 'POST', '/rest/v1/product_images', picked)
  await callAs(admin, 'DELETE', `/rest/v1/product_images?product_id=eq.${product.id}`)
  expect(await imagesOf(product.id)).toEqual([])
  await signInAs(page, 'admin')
  await page.goto('/admin/settings?section=audit&table=product_images')
  await page
    .getByRole('row')
    .filter({ hasText: 'Deleted' })
    .filter({ hasText: product.name })
    .getByRole('button', { name: 'Restore' })
    .click()
  await expect(notifications(page).getByText('The image has been restored.')).toBeVisible()
  expect(await imagesOf(product.id)).toMatchObject([{ alt_ar: 'بوف' }])
  expect(await mainOf(product.id)).toBe(picked.image_url)
})

test.describe('a product in the shop', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('keeps its last picture, and a draft is not shown without one', async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 120, stock_quantity: 3 })
    const main = await mainOf(product.id)
    await callAs(await createSession('admin'), 'POST', '/rest/v1/product_images', {
      product_id: product.id,
      image_url: main,
    })
    await signInAs(page, 'admin')
    await openProduct(page, product.id)
    await page.getByRole('button', { name: 'Delete image 1' }).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(notifications(page).getByText('A product in the shop needs an image.')).toBeVisible()
    await expect(pictures(page)).toHaveCount(1)
    expect(await mainOf(product.id)).toBe(main)

    const draft = await stockroom.add({ price: 120, stock_quantity: 3, ...DRAFT })
    await openProduct(page, draft.id)
    await expect(page.getByText('A new product is a draft')).toBeVisible()
    await page.getByRole('switch', { name: 'Shown in the shop' }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('A product in the shop needs an image.').first()).toBeVisible()
    await expect(page.getByRole('list', { name: 'Still missing' })).toContainText('Main image')
  })
})

test('a picture is added by URL, in Arabic on a phone', async ({ page, stockroom }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('https://pictures.example/**', async (route) =>
    route.fulfill({ contentType: 'image/png', body: (await picture('x.png', '#335577', 400, 500)).buffer }),
  )
  const product = await stockroom.add({ price: 120, stock_quantity: 3, ...DRAFT })
  await signInAs(page, 'admin')
  await page.goto(`/admin/products/${product.id}?lang=ar`)
  const address = page.getByLabel('إضافة صورة برابطها')
  await address.fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'إضافة', exact: true }).click()
  await expect(page.getByText('أدخل رابط الصورة نفسها الذي يبدأ بـ \u2066https://\u2069')).toBeVisible()
  await address.fill('https://pictures.example/lantern.png')
  await page.getByRole('button', { name: 'إضافة', exact: true }).click()
  await expect(page.getByText('تم رفع الصور بنجاح', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'الصور' }).getByRole('listitem')).toHaveCount(1)
  // At the top, so that the sticky header covers nothing.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await axe(page, '#main')).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await mirror(page)).toEqual([])
})

test.describe('failures', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|status of/ })

  test('loading, saving and deleting a picture', async ({ page, stockroom }) => {
    const product = await stockroom.add({ price: 120, stock_quantity: 3, ...DRAFT })
    await signInAs(page, 'admin')
    const refused = { status: 403, json: { code: '42501', message: 'permission denied' } }
    await page.route('**/rest/v1/product_images?*', (route) => route.fulfill(refused))
    await page.goto(`/admin/products/${product.id}`)
    await expectFailure(page, 'Failed to fetch images')
    const again = section(page, 'Images').getByRole('button', { name: 'Try again' })
    const request = page.waitForRequest('**/rest/v1/product_images?*')
    await again.click()
    await request
    await page.unrouteAll()
    // The page may read them by itself as well.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 })
      await expect(page.getByText('No images yet.')).toBeVisible({ timeout: 2000 })
    }).toPass()

    // When the row is rejected, its uploaded files are deleted.
    const stored: string[] = []
    page.on('request', (request) => {
      const path = /\/object\/product-images\/(.+)$/.exec(new URL(request.url()).pathname)?.[1]
      if (request.method() === 'POST' && path !== undefined) stored.push(path)
    })
    await page.route('**/rest/v1/product_images*', (route) =>
      route.request().method() === 'POST' ? route.fulfill(refused) : route.continue(),
    )
    await page.getByLabel('Add images').setInputFiles(await picture('row.png', '#445566', 400, 500))
    await expectFailure(page, 'Failed to upload images')
    expect(stored).toHaveLength(4)
    for (const path of stored) expect(await isStored(path)).toBe(false)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry: row.png' }).click()
    await expect(pictures(page)).toHaveCount(1)

    await page.route('**/rest/v1/product_images?id=*', (route) => route.abort())
    await page.getByRole('button', { name: 'Delete image 1' }).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expectFailure(page, 'Failed to delete image')
    await expect(pictures(page)).toHaveCount(1)
  })
})
