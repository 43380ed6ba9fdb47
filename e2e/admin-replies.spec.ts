import type { Page } from '@playwright/test'
import { PUBLISHABLE_KEY } from '../supabase/local/keys.ts'
import { expect, test } from './support/fixtures.ts'
import { axe, overflow } from './support/layout-audit.ts'
import { mailTo } from './support/mailbox.ts'
import { callAs, createSession, signInAs } from './support/session.ts'

// Isolated shop: the texts apply to the whole shop.

type Message = { id: string; subject: string; email: string }

/** A visitor writes to the shop. */
async function write(shop: string, language: 'en' | 'fr' | 'ar'): Promise<Message> {
  const mark = crypto.randomUUID().slice(0, 8)
  const [subject, email] = [`Lantern ${mark}`, `salma-${mark}@x.example`]
  const answer = await fetch(`${shop}/rest/v1/rpc/send_contact_message`, {
    method: 'POST',
    headers: {
      apikey: PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'cf-connecting-ip': `10.8.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    },
    body: JSON.stringify({
      name: 'Salma',
      email,
      subject,
      message: 'Is there a <b>larger</b> one?',
      language,
    }),
  })
  expect(answer.ok).toBe(true)
  const admin = await createSession('admin')
  const found = await callAs(
    admin,
    'GET',
    `/rest/v1/contact_messages?select=id&email=eq.${encodeURIComponent(email)}`,
    undefined,
  )
  const [{ id } = { id: '' }] = (await found.json()) as { id: string }[]
  return { id, subject, email }
}

async function open(page: Page, { id, subject }: Message) {
  await page.goto(`/admin/messages?message=${id}`)
  return page.getByRole('dialog', { name: subject })
}

test.beforeEach(async ({ page }) => signInAs(page, 'admin'))

test('a reply is written with a prepared text, kept as a draft, sent with Ctrl and Enter, and arrives', async ({
  page,
  ownShop,
}) => {
  const message = await write(ownShop, 'fr')
  let sheet = await open(page, message)
  await sheet.getByRole('button', { name: 'Send reply' }).click()
  const field = sheet.getByLabel('Your reply to Salma')
  await expect(field).toHaveAccessibleDescription(/This field is required/)
  await sheet.getByRole('button', { name: 'Insert a text' }).click()
  await page.getByRole('menuitem', { name: 'Greeting only' }).click()
  await expect(field).toHaveValue(/^Bonjour Salma,\n\nMerci pour votre message/)
  await field.fill('Oui,\n<b>demain</b>.')
  expect(await axe(page, '[role=dialog]')).toEqual([])

  // Another tab's reload or an accident keeps the text.
  await page.reload()
  sheet = page.getByRole('dialog', { name: message.subject })
  await expect(field).toHaveValue('Oui,\n<b>demain</b>.')
  await field.press('Control+Enter')
  await expect(field).toHaveValue('')
  const replies = sheet.getByRole('region', { name: 'Replies' })
  await expect(replies).toContainText('<b>demain</b>')
  await expect(replies).not.toContainText('A deleted account')
  await expect(sheet.getByRole('button', { name: 'Mark as not answered' })).toBeVisible()

  const mail = await mailTo(page.request, message.email, /^Re: /)
  expect(mail.subject).toBe(`Re: ${message.subject}`)
  expect(mail.text).toContain('Oui,\n<b>demain</b>.')
  expect(mail.text).toContain('> Is there a <b>larger</b> one?')
  expect(mail.html).toContain('lang="fr"')
  expect(mail.html).toContain('&lt;b&gt;demain&lt;/b&gt;')
  await expect(replies).toContainText('Sent')
  await page.goto('/admin/messages?box=mails')
  await expect(page.getByRole('row').filter({ hasText: message.email })).toContainText('Reply to a message')
})

test.describe('two admins', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('who reply at once: the second sees the first reply and keeps the own text', async ({
    page,
    ownShop,
  }) => {
    const message = await write(ownShop, 'en')
    const sheet = await open(page, message)
    const field = sheet.getByLabel('Your reply to Salma')
    await field.fill('Mine')
    const body = { message_id: message.id, key: crypto.randomUUID(), seen_replies: 0, body: 'Theirs' }
    const theirs = await callAs(await createSession('admin'), 'POST', '/rest/v1/rpc/reply_to_message', body)
    expect(theirs.ok).toBe(true)
    await sheet.getByRole('button', { name: 'Send reply' }).click()
    await expect(sheet.getByRole('alert')).toContainText('The message was answered')
    await expect(sheet.getByRole('region', { name: 'Replies' })).toContainText('Theirs')
    await expect(field).toHaveValue('Mine')
    await sheet.getByRole('button', { name: 'Send reply' }).click()
    await expect(sheet.getByRole('region', { name: 'Replies' }).getByRole('listitem')).toHaveCount(2)
  })
})

test('spam is replied to only after a question', async ({ page, ownShop }) => {
  const message = await write(ownShop, 'en')
  const sheet = await open(page, message)
  await sheet.getByRole('button', { name: 'Spam', exact: true }).click()
  await expect(sheet.getByLabel('Your reply to Salma')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Reply to spam' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Not spam, reply' }).click()
  await expect(sheet.getByLabel('Your reply to Salma')).toBeVisible()
})

test('a text rewritten in Arabic is in the WhatsApp link; a wrong placeholder is refused beside its field', async ({
  page,
}) => {
  const admin = await createSession('admin')
  const found = await callAs(
    admin,
    'GET',
    '/rest/v1/orders?select=order_number&language=eq.ar&status=eq.pending&phone=neq.&limit=1',
    undefined,
  )
  const [{ order_number: number } = { order_number: '' }] = (await found.json()) as { order_number: string }[]
  expect(number).not.toBe('')

  await page.goto('/admin/settings?section=texts')
  await page.getByRole('button', { name: 'Edit: Please confirm the order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please confirm the order' })
  const arabic = dialog.getByRole('textbox', { name: 'العربية' })
  await arabic.fill('{name}، أكد طلبك {number} {code} {link}')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(arabic).toHaveAccessibleDescription('{code} is not one of the placeholders of this text.')
  await arabic.fill('{name}، أكد طلبك {number}')
  await expect(arabic).toHaveAccessibleDescription('This text needs {link}.')
  expect(await axe(page, '[role=dialog]')).toEqual([])
  expect(await overflow(page)).toEqual([])
  await arabic.fill('سلام {name}، أكد طلبك {number} {link}')
  await expect(dialog.locator('[data-preview=ar]')).toContainText('سلام')
  await expect(dialog.locator('[data-preview=ar]')).toContainText('MCG-7K2M9QXT')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'Please confirm the order' })).toContainText('العربية')

  await page.goto(`/admin/orders/${number}`)
  const chat = page.getByRole('link', { name: 'Open WhatsApp' })
  await expect(chat).toHaveAttribute('href', new RegExp(encodeURIComponent('سلام ')))
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(number)

  await page.goto('/admin/settings?section=texts')
  await page.getByRole('button', { name: 'Edit: Please confirm the order' }).click()
  await dialog.getByRole('button', { name: 'Restore the default: العربية' }).click()
  await expect(arabic).toHaveValue(/^مرحبًا \{name\}/)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Please confirm the order' })).toContainText('Default')
})
