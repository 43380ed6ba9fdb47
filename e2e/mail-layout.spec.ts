import { expect, test, type Page } from '@playwright/test'
import type { Language, OrderRow } from '../supabase/functions/send-emails/mail.ts'
import { renderMail } from '../supabase/functions/send-emails/render.ts'
import { ADDRESSES, row } from '../tests/api/mail-row.ts'
import { LANGUAGES } from './support/languages.ts'
import { overflow } from './support/layout-audit.ts'

// Mails as a client on a phone shows them, and where the characters of a subject are painted.

/** The confirmation of an order that is paid by transfer, with what does not break by itself. */
function transferMail(language: Language): OrderRow {
  const confirmation = row(language)
  return {
    ...confirmation,
    payload: {
      ...confirmation.payload,
      status: 'pending',
      payment_method: 'bank_transfer',
      amount_due: 1250,
      payment_due_at: '2026-11-25T23:30:00Z',
      bank_details:
        'MOROCCAN CRAFT GALLERY SARL\nRIB 011780000012345678901234\nIBAN MA64011780000012345678901234\nBIC BMCEMAMCXXX',
    },
  }
}

for (const language of LANGUAGES) {
  for (const width of [320, 360]) {
    test(`the account number of the shop fits into the mail (${language}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 })
      await page.setContent(renderMail(transferMail(language), ADDRESSES).html)
      expect(await overflow(page)).toEqual([])
    })
  }
}

/** The places of parts of a text, from the left, as the browser paints the text in the direction of its first letter. */
function places(page: Page, parts: readonly string[]): Promise<number[]> {
  return page.evaluate((texts) => {
    const node = document.querySelector('h1')?.firstChild
    return texts.map((part) => {
      const start = node?.textContent?.indexOf(part) ?? -1
      if (node === null || node === undefined || start < 0) throw new Error(`no ${part}`)
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + part.length)
      return range.getBoundingClientRect().left
    })
  }, parts)
}

test('in the Arabic subject of a new order the number stands before the amount', async ({ page }) => {
  const order = { ...row('ar').payload, contact_email: 'nadia@shop.example', phone: '', notes: '' }
  const { subject } = renderMail({ ...row('ar'), kind: 'shop_order', payload: order }, ADDRESSES)
  await page.setContent('<h1 dir="auto"></h1>')
  await page.locator('h1').evaluate((heading, text) => (heading.textContent = text), subject)
  const [words = 0, number = 0, amount = 0] = await places(page, ['طلب', 'MCG-7K2QXW9D', '1,250'])
  expect(words).toBeGreaterThan(number)
  expect(number).toBeGreaterThan(amount)
})
