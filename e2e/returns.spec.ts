import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, rawKeys } from './support/languages.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { mailTo } from './support/mailbox.ts'
import { deliver, newCustomer, order } from './support/orders-by-api.ts'
import { callAs, createSession } from './support/session.ts'

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Asks for a return of this many pieces through the API. */
async function requestByApi(token: string, quantity: number): Promise<{ id: string; number: string }> {
  const page = await callAs(null, 'POST', '/rest/v1/rpc/return_page', { token })
  const { items } = (await page.json()) as { items: { id: string }[] }
  const answer = await callAs(null, 'POST', '/rest/v1/rpc/request_return', {
    ...{ token, key: crypto.randomUUID(), reason: 'damaged', wish: 'refund', note: 'A chip' },
    lines: [{ item_id: items[0]?.id, quantity }],
  })
  const text = await answer.text()
  expect(answer.ok, text).toBe(true)
  return JSON.parse(text) as { id: string; number: string }
}

const audited = async (page: Page) => {
  expect(await rawKeys(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
}

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('a return is asked for with a photo by the tracking link, seen and cancelled', async ({
    page,
    stockroom,
  }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    const placed = await order(await newCustomer(), lantern, { quantity: 2, language: 'ar' })
    await inLanguage(page, 'ar')
    await page.goto(`/return?token=${placed.tracking_token}`)
    await expect(page.getByText('بعد توصيل الطلب')).toBeVisible()
    await deliver(placed)

    await page.goto(`/track/${placed.tracking_token}`)
    await expect(page.getByText(/ممكن إلى غاية/)).toBeVisible()
    await page.getByRole('link', { name: 'إرجاع أو استبدال' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('إرجاع أو استبدال')
    await page.getByRole('button', { name: 'طلب الإرجاع' }).click()
    await expect(page.getByText('اختر قطعة واحدة على الأقل.')).toBeVisible()
    await audited(page)

    // Arabic isolates names in other scripts.
    const pieces = page.getByRole('combobox', { name: new RegExp(lantern.name) })
    await pieces.selectOption('1')
    await page.getByLabel('السبب').selectOption('damaged')
    await page.getByText('استبدال', { exact: true }).click()
    await page.getByRole('button', { name: 'طلب الإرجاع' }).click()
    await expect(page.getByText('اكتب ما تريده في الاستبدال.')).toBeVisible()
    await page.getByLabel('ملاحظة').fill('فانوس أزرق')
    await page.getByLabel('الصور').setInputFiles([
      { name: 'crack.png', mimeType: 'image/png', buffer: PNG },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') },
    ])
    await expect(page.getByRole('img', { name: /الصورة/ })).toBeVisible()
    await expect(page.getByText('هذا الملف ليس صورة')).toBeVisible()
    expect(await mirror(page, 'main form')).toEqual([])
    await page.getByRole('button', { name: 'طلب الإرجاع' }).click()

    const card = page.getByRole('article')
    await expect(card).toContainText('طُلب الإرجاع')
    await expect(card).toContainText('فانوس أزرق')
    await expect(card).toContainText('صورة واحدة')
    await expect(page.getByRole('status').filter({ hasText: 'سُجل الإرجاع' })).toBeFocused()
    await audited(page)

    await card.getByRole('button', { name: 'إلغاء الإرجاع' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'إلغاء الإرجاع' }).click()
    await expect(card).toContainText('ملغى')
    await expect(card.getByRole('button', { name: 'إلغاء الإرجاع' })).toHaveCount(0)
    // The pieces are free again.
    await page.getByRole('button', { name: 'إرجاع قطع أخرى' }).click()
    await expect(pieces.getByRole('option')).toHaveCount(3)
  })
})

test.describe('on a desktop in French', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('pieces that are in a return already are refused, and each step is shown and mailed', async ({
    page,
    request,
    stockroom,
  }) => {
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    const customer = await newCustomer()
    const placed = await order(customer, lantern, { quantity: 2, language: 'fr' })
    await deliver(placed)
    await inLanguage(page, 'fr')
    await page.goto(`/return?token=${placed.tracking_token}`)
    await expect(page.getByText(/Vous pouvez demander un retour jusqu’au/)).toBeVisible()
    await page.getByLabel(`Pièces à retourner\u00a0: ${lantern.name}`).selectOption('2')
    await page.getByLabel('Motif').selectOption('changed_mind')
    const made = await requestByApi(placed.tracking_token, 1)
    await page.getByRole('button', { name: 'Demander le retour' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'déjà' })).toBeVisible()
    await expect(page.getByLabel('Motif')).toHaveValue('changed_mind')
    await expect(page.getByRole('article')).toContainText(made.number)
    await audited(page)

    const admin = await createSession('admin')
    await callAs(admin, 'POST', '/rest/v1/rpc/decide_return', {
      ...{ return_id: made.id, key: crypto.randomUUID(), seen_state: 'requested', decision: 'approved' },
    })
    await page.reload()
    const card = page.getByRole('article')
    await expect(card).toContainText('Accepté')
    await expect(card).toContainText('Le retour est à notre charge')
    await expect(card.getByRole('button', { name: 'Annuler le retour' })).toBeVisible()
    await audited(page)
    const mail = await mailTo(request, customer.email, new RegExp(`Votre retour ${made.number} est accepté`))
    expect(mail.text).toContain(`inscrivez ${made.number} sur le colis`)
    expect(mail.html).toContain(`/return?token=${placed.tracking_token}`)
  })
})

test('when the time is over the page says so and shows no form', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  const placed = await order(await newCustomer(), lantern)
  await deliver(placed)
  await page.route('**/rest/v1/rpc/return_page', async (route) => {
    const answer = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...answer, until: '2026-10-01', is_open: false } })
  })
  await page.goto(`/return?token=${placed.tracking_token}`)
  await expect(page.getByText('The time for returns of this order ended on 1 October 2026.')).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)
  await audited(page)

  await page.unroute('**/rest/v1/rpc/return_page')
  await page.goto(`/return?token=${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find this order')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('the account’s order leads to its returns', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  const customer = await newCustomer()
  const placed = await order(customer, lantern)
  await deliver(placed)
  await page.addInitScript(
    (session) => localStorage.setItem('mcg-session', session),
    JSON.stringify(customer.session),
  )
  await page.goto(`/account/orders/${placed.order_number}`)
  await page.getByRole('link', { name: 'Return or exchange' }).click()
  await expect(page.getByRole('form', { name: 'Return or exchange' })).toBeVisible()
})
