import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, rawKeys } from './support/languages.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { deliver, newCustomer, order } from './support/orders-by-api.ts'
import { callAs, createSession, signInAs } from './support/session.ts'

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const audited = async (page: Page) => {
  expect(await rawKeys(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
}

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('a delivered piece is reviewed with a photo by the tracking link, published and answered, and shown with its product', async ({
    page,
    browser,
    stockroom,
  }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    const placed = await order(await newCustomer(), lantern, { language: 'ar' })
    await inLanguage(page, 'ar')

    // Before the delivery the page refuses.
    await page.goto(`/review?token=${placed.tracking_token}`)
    await expect(page.getByText('يمكنك تقييم هذا الطلب بعد توصيله.')).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
    await deliver(placed)

    await page.goto(`/track/${placed.tracking_token}`)
    await page.getByRole('link', { name: 'تقييم القطع' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تقييم طلبك')
    await page.getByRole('button', { name: 'إرسال التقييم' }).click()
    await expect(page.getByText('يُرجى مراجعة الحقول المشار إليها أعلاه.')).toBeVisible()
    await audited(page)

    await page.getByRole('radio', { name: /4/ }).check()
    await page.getByRole('textbox', { name: /تقييمك/ }).fill('ضوء هادئ <b>جدًا</b>')
    await page.getByRole('textbox', { name: /الاسم الذي يظهر/ }).fill('سلمى')
    await page.getByLabel('الصور').setInputFiles({ name: 'home.png', mimeType: 'image/png', buffer: PNG })
    await expect(page.getByRole('img', { name: /الصورة/ })).toBeVisible()
    expect(await mirror(page, 'main form')).toEqual([])
    await audited(page)
    await page.getByRole('button', { name: 'إرسال التقييم' }).click()

    const card = page.getByRole('article')
    await expect(page.getByRole('status').filter({ hasText: 'سنقرأ تقييمك' })).toBeFocused()
    await expect(card).toContainText('قيد القراءة')
    await expect(card).toContainText('ضوء هادئ <b>جدًا</b>')
    await expect(card).toContainText('صورة واحدة')
    await audited(page)
    await page.goto(`/product/${lantern.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lantern.name)
    await expect(page.getByRole('heading', { name: 'التقييمات' })).toHaveCount(0)

    const office = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await signInAs(office, 'admin')
    await office.goto('/admin/reviews')
    const entry = office.getByRole('article').filter({ hasText: placed.order_number })
    await expect(entry.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    expect(await axe(office)).toEqual([])
    await entry.getByRole('button', { name: /^Reply/ }).click()
    await office.getByLabel('Reply by the shop').fill('شكرًا سلمى')
    await office.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click()
    await expect(entry).toContainText('شكرًا سلمى')
    await entry.getByRole('button', { name: /^Publish/ }).click()
    await expect(entry).toHaveCount(0)
    await office.close()

    await page.reload()
    await expect(page.getByRole('link', { name: /الدرجة .?4.? من 5، عدد التقييمات: 1/ })).toBeVisible()
    const section = page.getByRole('region', { name: 'التقييمات' })
    await section.scrollIntoViewIfNeeded()
    await expect(section).toContainText('ضوء هادئ <b>جدًا</b>')
    await expect(section).toContainText('رد المتجر')
    await expect(section).toContainText('شكرًا سلمى')
    await expect(section.getByRole('img', { name: /الصورة .?1/ })).toBeVisible()
    const helpful = section.getByRole('button', { name: /^مفيد/ })
    await helpful.click()
    await expect(helpful).toHaveAttribute('aria-pressed', 'true')
    await expect(helpful).toContainText('(1)')
    await helpful.click()
    await expect(helpful).toHaveAttribute('aria-pressed', 'false')
    const data = page.locator('script[type="application/ld+json"]')
    await expect.poll(async () => (await data.allTextContents()).join()).toContain('AggregateRating')
    await page.evaluate(() => scrollTo(0, 0))
    await audited(page)
  })
})

test('the reviews of a product are sorted, narrowed and read on; a changed one leaves the shop', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 120, stock_quantity: 40 })
  const admin = await createSession('admin')
  const tokens: string[] = []
  for (let n = 0; n < 12; n += 1) {
    // An account may place ten orders per hour.
    const placed = await order(await newCustomer(), lantern)
    await deliver(placed)
    tokens.push(placed.tracking_token)
    const read = await callAs(null, 'POST', '/rest/v1/rpc/review_page', { token: placed.tracking_token })
    const { items } = (await read.json()) as { items: { id: string }[] }
    const made = await callAs(null, 'POST', '/rest/v1/rpc/write_review', {
      ...{ token: placed.tracking_token, key: crypto.randomUUID(), item_id: items[0]?.id },
      ...{ rating: n === 0 ? 2 : 5, body: `Review number ${n + 1}.`, display_name: 'Salma', language: 'en' },
    })
    const { id } = (await made.json()) as { id: string }
    await callAs(admin, 'POST', '/rest/v1/rpc/moderate_review', {
      ...{ review_id: id, seen_revision: 0, decision: 'published' },
    })
  }
  await page.goto(`/product/${lantern.id}`)
  const section = page.getByRole('region', { name: 'Reviews' })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('article')).toHaveCount(3)
  await section.getByRole('button', { name: 'Read all 12 reviews' }).click()
  await expect(section.getByLabel('Sort by')).toBeFocused()
  await expect(section.getByRole('article')).toHaveCount(10)
  await expect(section.getByRole('article').first()).toContainText('Review number 12.')
  await section.getByRole('button', { name: 'Show more reviews' }).click()
  await expect(section.getByRole('article')).toHaveCount(12)
  await section.getByRole('button', { name: 'Rated 2 out of 5: 1' }).click()
  await expect(section.getByRole('article')).toHaveCount(1)
  await expect(section.getByRole('article')).toContainText('Review number 1.')
  await page.evaluate(() => scrollTo(0, 0))
  await audited(page)
  await section.getByLabel('With photos').check()
  await expect(section.getByText('No review matches your choice.')).toBeVisible()

  // The author of the critical one changes it.
  await page.goto(`/review?token=${tokens[0] ?? ''}`)
  await page.getByRole('button', { name: /^Change/ }).click()
  await page.getByRole('radio', { name: /4/ }).check()
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByRole('article')).toContainText('Being read')
  await page.goto(`/product/${lantern.id}`)
  await expect(page.getByRole('link', { name: 'Rated 5 out of 5, reviews: 11' })).toBeVisible()
})
