import { publicUrl } from '../../supabase/functions/_shared/public-url.ts'
import { describe, expect, test } from 'vitest'
import type { Language, OrderRow } from '../../supabase/functions/send-emails/mail.ts'
import { fillText, MAIL_TEXTS } from '../../supabase/functions/send-emails/mail-texts.ts'
import { MESSAGES } from '../../supabase/functions/send-emails/messages.ts'
import { renderMail } from '../../supabase/functions/send-emails/render.ts'
import { ADDRESSES, row, TOKEN, PAYMENT_TOKEN } from './mail-row.ts'

// The texts that the shop rewrote, the mail about corrections and the reply to a message.

describe('a text that the shop rewrote', () => {
  const rewritten = (language: Language, kind: OrderRow['kind'], texts: Record<string, string>) =>
    renderMail({ ...row(language, kind), payload: { ...row(language).payload, texts } }, ADDRESSES)

  test('replaces the default, with its values escaped and isolated', () => {
    const { text, html } = rewritten('ar', 'order_confirmation', {
      mail_confirmation: '<b>{name}</b>، رقم طلبك {number}\nمن {shop}: {total}',
      mail_shipped: 'لا',
    })
    expect(text).toContain(
      '<b><img src=x onerror=alert(1)></b>، رقم طلبك MCG-7K2QXW9D\nمن Souk & Co: 1,250\u00a0درهم',
    )
    expect(html).toContain(
      '&lt;b&gt;<bdi>&lt;img src=x onerror=alert(1)&gt;</bdi>&lt;/b&gt;، رقم طلبك <bdi dir="ltr" style="white-space:nowrap">MCG-7K2QXW9D</bdi><br>من <bdi>Souk &amp; Co</bdi>:',
    )
    expect(text).not.toContain(MAIL_TEXTS.ar.mail_confirmation.slice(0, 20))
  })

  test('is that of the status', () => {
    const texts = { mail_shipped: 'Parti\u00a0: {number}', mail_delivered: 'Livré' }
    const { text } = rewritten('fr', 'order_status', texts)
    expect(text).toContain('Parti\u00a0: MCG-7K2QXW9D')
    expect(text).not.toContain('Livré')
  })

  test('has no value that a value brings with it', () =>
    expect(fillText('{name} {number}', { name: '{number}', number: '7' })).toBe('{number} 7'))
})

describe('a mail about corrections', () => {
  test.each(['bank_transfer', 'card'] as const)(
    'says what is due, how to pay and until when (%s)',
    (method) => {
      const mail = (change: object) =>
        renderMail(
          {
            ...row('en', 'order_corrected'),
            payload: {
              ...row('en').payload,
              ...{ status: 'pending', payment_method: method, changes: ['lines'], amount_due: 1250 },
              payment_due_at: '2026-11-25T23:30:00Z',
              bank_details: method === 'bank_transfer' ? 'IBAN MA64' : null,
              ...change,
            },
          },
          ADDRESSES,
        )
      const page = `/pay?token=${PAYMENT_TOKEN}`
      const whole = mail({})
      for (const part of [whole.text, whole.html.replaceAll('&amp;', '&')])
        for (const said of ['1,250\u00a0DH', '25 November 2026 at 23:30 Moroccan time', page])
          expect(part).toContain(said)
      expect(whole.text.includes('IBAN')).toBe(method === 'bank_transfer')
      // What was paid in part, or is prepared already, does not expire.
      for (const { text } of [mail({ amount_due: 350 }), mail({ status: 'processing' })]) {
        expect(text).toContain(page)
        expect(text).not.toMatch(/23:30|the time below/)
      }
      expect(mail({ amount_due: 350 }).text).toContain('Amount to pay: 350\u00a0DH')
      for (const change of [{ amount_due: 0 }, { payment_method: 'cash_on_delivery' }])
        expect(mail(change).text).not.toContain('Amount to pay')
    },
  )

  const corrected = (language: Language, changes: string[]) =>
    renderMail(
      {
        ...row(language, 'order_corrected'),
        payload: { ...row(language).payload, status: 'pending', changes, phone: '+212 6 12' },
      },
      ADDRESSES,
    )

  test.each([
    ['en', 'Your order MCG-7K2QXW9D has been corrected', 'What has changed:\n- Phone number\n- Products'],
    [
      'fr',
      'Votre commande MCG-7K2QXW9D a été corrigée',
      'Ce qui a changé\u00a0:\n- Numéro de téléphone\n- Articles',
    ],
    ['ar', 'تم تصحيح طلبك MCG-7K2QXW9D', 'ما الذي تغير:\n- رقم الهاتف\n- المنتجات'],
  ] as const)('says what changed and the order as it stands (%s)', (language, subject, changed) => {
    const mail = corrected(language, ['lines', 'phone', 'unknown'])
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(changed)
    expect(mail.text).not.toContain('unknown')
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('+212 6 12')
      expect(part).toContain('30000 Fès')
      expect(part).toContain(`https://shop.example${publicUrl(`/track/${TOKEN}`, language)}`)
    }
    expect(mail.html).toContain('<li>')
  })

  test('shows the telephone number only where that changed', () =>
    expect(corrected('en', ['city']).text).not.toContain('+212 6 12'))
})

test.each([
  ['en', 'Your message of 20 November 2026 at 10:00:'],
  ['fr', 'Votre message du 20 novembre 2026 à 10:00\u00a0:'],
  ['ar', 'رسالتك بتاريخ 20 نونبر 2026'],
] as const)('a reply quotes the message and is answered to the shop (%s)', (language, wrote) => {
  const mail = renderMail(
    {
      id: 9,
      kind: 'message_reply',
      recipient: 'nadia@x.example',
      language,
      payload: {
        shop: row('en').payload.shop!,
        contact_name: 'Nadia',
        subject: 'Lantern <b>',
        body: 'Yes,\n<script>soon</script>',
        message: 'Is there\na <i>larger</i> one?',
        written_at: '2026-11-20T10:00:00Z',
      },
    },
    ADDRESSES,
  )
  expect(mail).toMatchObject({
    to: 'nadia@x.example',
    replyTo: 'salam@shop.example',
    subject: 'Re: Lantern <b>',
  })
  expect(mail.text).toContain('Yes,\n<script>soon</script>')
  expect(mail.text).toContain('> Is there\n> a <i>larger</i> one?')
  expect(mail.text).toContain(wrote)
  expect(mail.html).toContain('Yes,<br>&lt;script&gt;soon&lt;/script&gt;')
  expect(mail.html).toContain('Is there<br>a &lt;i&gt;larger&lt;/i&gt; one?')
  expect(mail.html).toContain(`border-${language === 'ar' ? 'right' : 'left'}:3px`)
})

test.each([
  ['en', 1, '1 business day after your payment arrives'],
  ['en', 4, '4 business days after your payment arrives'],
  ['fr', 1, '1 jour ouvré après la réception de votre paiement'],
  ['fr', 4, '4 jours ouvrés après la réception de votre paiement'],
  ['ar', 2, 'يوما عمل بعد وصول المبلغ'],
  ['ar', 4, '4 أيام عمل بعد وصول المبلغ'],
] as const)('a mail names one number of days as such (%s, %i)', (language, days, said) => {
  const mailOf = (promised_from: string | null) =>
    renderMail(
      {
        ...row(language),
        payload: {
          ...row(language).payload,
          status: 'pending',
          min_days: days,
          max_days: days,
          promised_from,
        },
      },
      ADDRESSES,
    ).text
  expect(mailOf(null)).toContain(said)
  const paid = mailOf('2026-11-25T10:00:00Z')
  const [, estimate] = new RegExp(`^${MESSAGES[language].estimate}(?:\u00a0)?: (.*)$`, 'm').exec(paid)!
  expect(estimate).not.toMatch(/ – | au |إلى/)
})
