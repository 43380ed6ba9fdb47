import { describe, expect, test } from 'vitest'
import { publicUrl } from '../../supabase/functions/_shared/public-url.ts'
import type { Language, OutboxRow, ReturnPayload } from '../../supabase/functions/send-emails/mail.ts'
import { MESSAGES } from '../../supabase/functions/send-emails/messages.ts'
import { renderMail } from '../../supabase/functions/send-emails/render.ts'
import { ADDRESSES, row } from './mail-row.ts'

// Mails to guests repeat nothing that was typed, and lead to no account.

const LANGUAGES = ['en', 'fr', 'ar'] as const
const GREETING = /Hello|Bonjour|مرحبًا/

/** One of each mail to a customer, to a person of this name. */
function mailsTo(name: string, language: Language): OutboxRow[] {
  const { payload } = row(language)
  const order = { ...payload, contact_name: name, amount_due: 0 }
  const payment = { kind: 'charge', provider: 'cmi', amount: 1250, charged_amount: null } as const
  const returned: ReturnPayload['return'] = {
    ...{ number: 'R-7K2QXW9D', state: 'requested', wish: 'refund', reason: 'damaged', note: '' },
    ...{ refusal_reason: '', closing_reason: '', address: { en: '', fr: '', ar: '' } },
    ...{ pieces: [], refund: null, exchange: null },
  }
  return [
    ...(['order_confirmation', 'order_status', 'order_corrected'] as const).map((kind) => ({
      ...row(language, kind),
      payload: order,
    })),
    { ...row(language), kind: 'review_request', payload: order },
    {
      ...row(language),
      kind: 'payment',
      payload: { ...order, payment: { ...payment, charged_currency: null, amount_to_refund: 0 } },
    },
    { ...row(language), kind: 'return', payload: { ...order, return: returned } },
    { ...row(language), kind: 'welcome', payload: { display_name: name } },
  ]
}

describe.each(LANGUAGES)('the greeting (%s)', (language) => {
  test('names a person with a name', () => {
    for (const mail of mailsTo('Nadia', language).map((each) => renderMail(each, ADDRESSES)))
      for (const part of [mail.text, mail.html])
        expect(part, mail.subject).toContain(MESSAGES[language].greeting('Nadia'))
  })

  test('is left out where there is no name', () => {
    for (const mail of mailsTo('', language).map((each) => renderMail(each, ADDRESSES))) {
      for (const part of [mail.text, mail.html.replace(/<title>.*<\/title>/, '')])
        expect(part.replaceAll(mail.subject, ''), mail.subject).not.toMatch(GREETING)
      expect(mail.text, mail.subject).toMatch(/^\S/)
      expect(mail.html, mail.subject).not.toMatch(/<p [^>]*><\/p>/)
    }
  })
})

test.each(LANGUAGES)('an expired order leads who has no account to the shop (%s)', (language) => {
  const cancelled = { status: 'cancelled', cancellation_reason: 'payment' } as const
  const expired = (has: boolean) =>
    renderMail(
      {
        ...row(language, 'order_status'),
        payload: { ...row(language).payload, ...cancelled, has_account: has },
      },
      ADDRESSES,
    )
  const { expiredAgain, orderAgain } = MESSAGES[language].payments
  const shop = `https://shop.example${publicUrl('/products', language)}`
  for (const part of [expired(false).text, expired(false).html]) {
    expect(part).toContain(orderAgain)
    expect(part).toContain(shop)
    expect(part).not.toContain('/account')
    expect(part).not.toContain(expiredAgain)
  }
  expect(expired(true).text).toContain(expiredAgain)
  expect(expired(true).text).not.toContain(shop)
})
