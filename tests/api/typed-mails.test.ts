import { expect, test } from 'vitest'
import type { Language, OutboxRow, ReturnPayload } from '../../supabase/functions/send-emails/mail.ts'
import { renderMail } from '../../supabase/functions/send-emails/render.ts'
import { ADDRESSES, row, TOKEN } from './mail-row.ts'

const NUMBER = '06 12 34 56 78'
const LINK = 'https://shop.example/product/ce4b2c79-68f9-5559-b80d-2b5626ac0aec'
/** What a person wrote: an Arabic sentence with a telephone number, whose groups would be painted in reverse, and a link. */
const TYPED = `بجوار الصيدلية ${NUMBER} شكرا ${LINK}`
const ISOLATED = `\u2066\u202D${NUMBER}\u202C\u2069`

/** Mails that quote what customers, operators or the shop wrote in their own words. */
function quoting(language: Language): OutboxRow[] {
  const { payload } = row(language)
  const base = { id: 7, recipient: 'nadia@shop.example', language }
  const contact = { contact_email: 'nadia@shop.example', phone: '+212612345678' }
  const texts = Object.fromEntries(
    ['mail_confirmation', 'mail_shipped', 'mail_corrected'].map((key) => [key, TYPED]),
  )
  const order = { ...payload, address: [TYPED, TYPED, TYPED, '30000 Fès'], texts }
  const returned: Omit<ReturnPayload['return'], 'state'> = {
    ...{ number: 'R-7K2QXW9D', wish: 'refund', reason: 'other', note: TYPED },
    ...{ refusal_reason: TYPED, closing_reason: TYPED },
    ...{ address: { en: TYPED, fr: TYPED, ar: TYPED }, pieces: [], refund: null, exchange: null },
  }
  return [
    { ...base, kind: 'order_confirmation', payload: order },
    { ...base, kind: 'order_status', payload: order },
    { ...base, kind: 'order_corrected', payload: { ...order, changes: ['address', 'landmark'] } },
    {
      ...{ ...base, kind: 'shop_order' },
      payload: { ...order, ...contact, notes: TYPED, gift_message: TYPED },
    },
    {
      ...{ ...base, kind: 'shop_message' },
      payload: { contact_name: 'Nadia', ...contact, subject: TYPED, message: TYPED },
    },
    {
      ...{ ...base, kind: 'message_reply' },
      payload: {
        ...{ contact_name: 'Nadia', subject: TYPED, body: TYPED, message: `${TYPED}\n${TYPED}` },
        written_at: '2026-11-20T10:00:00Z',
      },
    },
    ...(['approved', 'refused', 'closed'] as const).map((state) => ({
      ...{ ...base, kind: 'return' as const },
      payload: { ...order, tracking_token: TOKEN, return: { ...returned, state } },
    })),
    {
      ...{ ...base, kind: 'shop_return' },
      payload: { ...order, ...contact, notes: TYPED, return: { ...returned, state: 'requested' } },
    },
  ]
}

test.each(
  (['en', 'fr', 'ar'] as const).flatMap((language) =>
    quoting(language).map((mail) => [mail.kind, language, mail] as const),
  ),
)('telephone numbers that were typed keep their order, links lead on: %s in %s', (_kind, _language, mail) => {
  const { subject, text, html } = renderMail(mail, ADDRESSES)
  for (const part of [text, html]) {
    expect(part).toContain(ISOLATED)
    expect(part).toContain(LINK)
  }
  for (const part of [subject, text, html]) expect(part.replaceAll(ISOLATED, '')).not.toContain(NUMBER)
})
