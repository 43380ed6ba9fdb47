import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { PUBLISHABLE_KEY } from '../supabase/local/keys.ts'
import { callAs, createSession, signInAs } from './support/session.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'
import { newCustomer, order } from './support/orders-by-api.ts'
import { choose } from './support/select.ts'

// Isolated shop: messages and emails are counted and paginated, and one email is made to fail.

type Written = { name: string; subject: string; message: string; language: 'en' | 'fr' | 'ar' }

/** Calls a function as a visitor, each time from another IP address, because of the rate limit. */
async function rpc(shop: string, name: string, body: object, key = PUBLISHABLE_KEY): Promise<unknown> {
  const answer = await fetch(`${shop}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: key,
      'content-type': 'application/json',
      'cf-connecting-ip': `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  expect(answer.ok, text).toBe(true)
  return text === '' ? null : JSON.parse(text)
}

async function write(shop: string, written: Partial<Written>): Promise<Written> {
  const mark = crypto.randomUUID().slice(0, 8)
  const message: Written = {
    name: 'Salma Idrissi',
    subject: `A question ${mark}`,
    message: `Is there a larger lantern? ${mark}`,
    language: 'en',
    ...written,
  }
  await rpc(shop, 'send_contact_message', { ...message, email: `salma-${mark}@x.example` })
  return message
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test.beforeEach(async ({ page }) => signInAs(page, 'admin'))

test('a message is read, answered, marked as spam, restored and deleted', async ({ page, ownShop }) => {
  const { subject, message } = await write(ownShop, {
    name: 'Claire, "la" (cliente)',
    language: 'fr',
    subject: `Colis & délai ? ${crypto.randomUUID().slice(0, 8)}`,
  })
  await page.goto('/admin/messages')
  const row = rowOf(page, subject)
  await expect(row).toContainText('Unread')
  await expect(page.getByRole('tab', { name: /Inbox.*unread message/ })).toBeVisible()
  expect(await axe(page, 'main')).toEqual([])

  await row.getByRole('button', { name: subject }).click()
  const sheet = page.getByRole('dialog', { name: subject })
  await expect(sheet).toContainText(message)
  await expect(page).toHaveURL(/message=/)
  await expect(row.locator('span').filter({ hasText: /^Not answered$/ })).toBeVisible()
  expect(await axe(page, '[role=dialog]')).toEqual([])

  await sheet.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(sheet.getByRole('button', { name: 'Mark as not answered' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Mark as not answered' }).click()
  await sheet.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(sheet.getByRole('button', { name: 'Mark as not answered' })).toBeVisible()
  // The URL opens the message.
  await page.reload()
  await expect(sheet).toContainText(message)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  await page.getByRole('button', { name: 'Answered', exact: true }).click()
  await expect(page).toHaveURL(/state=answered/)
  await expect(row).toContainText('Answered')
  await row.getByRole('button', { name: subject }).click()
  await sheet.getByRole('button', { name: 'Spam', exact: true }).click()
  await expect(sheet.getByRole('button', { name: 'Not spam' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Spam', exact: true }).click()
  await row.getByRole('button', { name: subject }).click()
  await sheet.getByRole('button', { name: 'Not spam', exact: true }).click()
  await expect(sheet.getByRole('button', { name: 'Spam', exact: true })).toBeVisible()

  await sheet.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this message?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Message deleted', { exact: true })).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await page.goto('/admin/messages')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('messages are searched and paginated', async ({ page, ownShop }) => {
  const word = crypto.randomUUID().slice(0, 8)
  for (let index = 1; index <= 32; index += 1) {
    await write(ownShop, { subject: `Batch ${word} number ${String(index).padStart(2, '0')}` })
  }
  await page.goto('/admin/messages')
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(`batch, ${word}`)
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(`batch ${word}`)
  const rows = page.getByRole('row').filter({ hasText: word })
  await expect(rows).toHaveCount(30)
  await expect(rows.first()).toContainText('number 32')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText('number 01')
  await rows.last().getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(rows).toHaveCount(30)
})

test('newsletter subscribers are filtered by language, exported and unsubscribed', async ({
  page,
  ownShop,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const addresses = [`a-${mark}@x.example`, `b-${mark}@x.example`, `c-${mark}@x.example`]
  await rpc(ownShop, 'subscribe_newsletter', { email: addresses[0], language: 'en' })
  await rpc(ownShop, 'subscribe_newsletter', { email: addresses[1], language: 'ar' })
  await rpc(ownShop, 'subscribe_newsletter', { email: addresses[2], language: 'ar' })

  await page.goto('/admin/messages')
  await page.getByRole('tab', { name: 'Newsletter' }).click()
  await expect(page).toHaveURL(/box=newsletter/)
  await page.getByRole('searchbox', { name: 'Search by email' }).fill(mark)
  await expect(page.getByText('3 subscribers')).toBeVisible()
  await choose(page.getByRole('main').getByRole('combobox', { name: 'Language' }), 'العربية')
  await expect(page.getByText('2 subscribers')).toBeVisible()
  expect(await axe(page, 'main')).toEqual([])

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\r\n')).toHaveLength(4)
  expect(text).toContain(`"${addresses[1]}","ar",`)
  expect(text).not.toContain(addresses[0])

  await page.getByRole('button', { name: `Unsubscribe ${addresses[1]}` }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to unsubscribe this address?')
  await question.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('1 subscriber', { exact: true })).toBeVisible()
  await expect(rowOf(page, addresses[1] ?? '')).toHaveCount(0)
})

test('a failed email shows the reason and can be sent again', async ({ page, stockroom }) => {
  const admin = await createSession('admin')
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  // The mailbox refuses the first attempt of each email to this domain.
  const salma = await newCustomer(`salma-${crypto.randomUUID()}@greylisted.example`)
  const placed = await order(salma, product)
  const changed = await callAs(admin, 'POST', '/rest/v1/rpc/set_order_statuses', {
    order_ids: [placed.id],
    seen: ['pending'],
    status: 'processing',
  })
  expect(changed.ok).toBe(true)
  const mails = async (column: string): Promise<unknown> => {
    const path = `/rest/v1/email_outbox?select=${column}&kind=eq.order_status&order_id=eq.${placed.id}`
    return (await callAs(admin, 'GET', path)).json()
  }
  await expect.poll(() => mails('last_error')).toEqual([{ last_error: '451 greylisted, try again later' }])

  await page.goto('/admin/messages?box=mails&state=retrying')
  const row = rowOf(page, placed.order_number).filter({ hasText: 'Order status: Processing' })
  await expect(row).toContainText('451 greylisted, try again later')
  await expect(row).toContainText('Next attempt')
  await expect(row.getByRole('link', { name: placed.order_number })).toHaveAttribute(
    'href',
    `/admin/orders/${placed.order_number}`,
  )
  expect(await axe(page, 'main')).toEqual([])
  await row.getByRole('button', { name: /^Send again: / }).click()
  await expect(page.getByText('The email will be sent again', { exact: true })).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.getByRole('button', { name: 'Sent', exact: true }).click()
  await expect(page).toHaveURL(/state=sent/)
  await expect.poll(() => mails('sent_at')).toEqual([{ sent_at: expect.any(String) }])
  await page.reload()
  await expect(row).toHaveCount(1)
  await page.getByRole('button', { name: 'Failed', exact: true }).click()
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
})

test('messages are accessible in Arabic on a phone', async ({ page, ownShop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  const { subject } = await write(ownShop, {
    name: 'محمد العلوي',
    subject: `سؤال عن التوصيل ${crypto.randomUUID().slice(0, 8)}`,
    language: 'ar',
  })
  await rpc(ownShop, 'subscribe_newsletter', { email: 'nour@x.example', language: 'ar' })
  for (const box of ['inbox', 'newsletter', 'mails']) {
    await page.goto(`/admin/messages?box=${box}&lang=ar`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport()
    await expect(page.getByRole('table').or(page.getByText('لم تُرسل أي رسالة بعد.'))).toBeVisible()
    expect(await axe(page), box).toEqual([])
    expect(await overflow(page), box).toEqual([])
    expect(await mirror(page, 'main'), box).toEqual([])
  }
  await page.goto('/admin/messages')
  await page.getByRole('button', { name: subject }).click()
  const sheet = page.getByRole('dialog', { name: subject })
  await expect(sheet.getByRole('button', { name: 'إرسال الرد' })).toBeVisible()
  expect(await axe(page, '[role=dialog]')).toEqual([])
  expect(await overflow(page)).toEqual([])
  await sheet.getByRole('button', { name: 'وضع علامة «تم الرد»' }).click()
  await expect(sheet.getByRole('button', { name: 'وضع علامة «بلا رد»' })).toBeVisible()
})
