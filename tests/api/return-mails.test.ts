import { publicUrl } from '../../supabase/functions/_shared/public-url.ts'
import { describe, expect, test } from 'vitest'
import type { Language, ReturnPayload, ReturnRow } from '../../supabase/functions/send-emails/mail.ts'
import { renderMail } from '../../supabase/functions/send-emails/render.ts'
import { ADDRESSES, row, PAYMENT_TOKEN, TOKEN } from './mail-row.ts'

const returned: ReturnPayload['return'] = {
  number: 'R-7K2QXW9D',
  state: 'requested',
  wish: 'refund',
  reason: 'damaged',
  note: '<b>A chip</b>',
  refusal_reason: '',
  closing_reason: '',
  address: { en: '12 Talaa Kebira, Fez', fr: '', ar: '12 الطالعة الكبيرة، فاس' },
  pieces: [
    {
      ...{ name_en: 'Round pouf', name_fr: 'Pouf rond', name_ar: 'بوف دائري', quantity: 2, came_back: 1 },
      selected_variations: { color: 'Red' },
    },
  ],
  refund: null,
  exchange: null,
}
type Method = NonNullable<ReturnPayload['payment_method']>
const about = (
  language: Language,
  change: Partial<ReturnPayload['return']>,
  method: Method = 'cash_on_delivery',
) => {
  const mailed: ReturnRow = {
    ...{ id: 8, kind: 'return', recipient: 'nadia@shop.example', language },
    payload: { ...row(language).payload, payment_method: method, return: { ...returned, ...change } },
  }
  return renderMail(mailed, ADDRESSES)
}
const exchange = {
  order_number: 'MCG-NEWNEWNE',
  tracking_token: 'next',
  payment_token: 'next-payment',
  amount_due: 50,
  payment_method: 'cash_on_delivery',
  payment_due_at: null,
  credit_left: 0,
} as const

describe('a mail about a return', () => {
  test.each([
    ['en', 'We have received your return R-7K2QXW9D', '2 × Round pouf · Red'],
    ['fr', 'Nous avons reçu votre demande de retour R-7K2QXW9D', '2 × Pouf rond · Rouge'],
    ['ar', 'توصلنا بطلب الإرجاع R-7K2QXW9D', '2 × بوف دائري'],
  ] as const)('confirms the request with its number and its page (%s)', (language, subject, piece) => {
    const mail = about(language, {})
    expect(mail.subject).toBe(subject)
    for (const part of [mail.html.replaceAll('&amp;', '&'), mail.text]) {
      expect(part).toContain(`https://shop.example${publicUrl(`/return?token=${TOKEN}`, language)}`)
      expect(part).toContain(piece)
      expect(part).toContain('MCG-7K2QXW9D')
    }
    expect(mail.html).toContain('<bdi dir="ltr" style="white-space:nowrap">R-7K2QXW9D</bdi>')
  })

  test('says where to send the pieces once it is approved, and who pays', () => {
    const fault = about('ar', { state: 'approved' })
    expect(fault.text).toContain('12 الطالعة الكبيرة، فاس\n+212 5 00')
    expect(fault.text).toContain('نتحمل تكلفة الإرجاع')
    const regret = about('fr', { state: 'approved', reason: 'changed_mind' })
    // The shop gave no French address.
    expect(regret.text).toContain('Souk & Co\n12 Talaa Kebira, Fez\n+212 5 00')
    expect(regret.text).toContain('Les frais de retour sont à votre charge.')
  })

  test.each([
    ['en', 'reply with the bank account'],
    ['fr', 'répondez à ce message en indiquant le compte bancaire'],
    ['ar', 'الرد على هذه الرسالة برقم حسابك البنكي'],
  ] as const)('asks for the account of a refund that no card or PayPal can take (%s)', (language, asked) => {
    const mail = (method: Method, wish: ReturnPayload['return']['wish']) =>
      about(language, { state: 'approved', wish }, method).text
    for (const method of ['cash_on_delivery', 'bank_transfer'] as const) {
      expect(mail(method, 'refund')).toContain(asked)
      expect(mail(method, 'exchange')).not.toContain(asked)
    }
    for (const method of ['card', 'paypal'] as const) expect(mail(method, 'refund')).not.toContain(asked)
  })

  test('gives the reason of a refusal, escaped', () => {
    const mail = about('en', { state: 'refused', refusal_reason: 'Used <often>' })
    expect(mail.text).toContain('Reason: Used <often>')
    expect(mail.html).toContain('Used &lt;often&gt;')
  })

  test.each([
    ['en', 'Your return R-7K2QXW9D is closed', 'Reason: <b>Broken</b>'],
    ['fr', 'Votre retour R-7K2QXW9D est clos', 'Motif\u00a0: <b>Broken</b>'],
    ['ar', 'أُغلق الإرجاع R-7K2QXW9D', 'السبب: <b>Broken</b>'],
  ] as const)(
    'gives the reason why it is closed without money, escaped (%s)',
    (language, subject, reason) => {
      const mail = about(language, { state: 'closed', closing_reason: '<b>Broken</b>' })
      expect(mail.subject).toBe(subject)
      expect(mail.text).toContain(reason)
      expect(mail.html).toContain('&lt;b&gt;Broken&lt;/b&gt;')
      for (const part of [mail.html.replaceAll('&amp;', '&'), mail.text]) {
        expect(part).toContain(`https://shop.example${publicUrl(`/return?token=${TOKEN}`, language)}`)
        expect(part).not.toMatch(/refund|rembours|نرد/i)
      }
    },
  )

  test('counts the pieces that arrived', () => {
    const mail = about('en', { state: 'received', wish: 'exchange' })
    expect(mail.text).toContain('1 × Round pouf')
    expect(mail.text).toContain('will then prepare the new pieces for you')
  })

  test('names the amount of a refund and the way it takes', () => {
    const mail = about('fr', { state: 'closed', refund: { amount: 1250, provider: 'transfer' } })
    expect(mail.text).toContain('nous vous remboursons 1\u00a0250\u00a0DH')
    expect(mail.text).toContain('Nous avons viré le montant sur votre compte bancaire.')
    expect(mail.text).toContain(`https://shop.example/fr/pay?token=${PAYMENT_TOKEN}`)
  })

  test.each([
    [{ ...exchange }, 'you pay this when you receive them', '/track/next'],
    [{ ...exchange, payment_method: 'card' as const }, '50\u00a0DH more', '/pay?token=next-payment'],
    [{ ...exchange, amount_due: 0, credit_left: 30 }, '30\u00a0DH less', '/track/next'],
  ])('names the order of an exchange and the difference', (sent, difference, link) => {
    const { text, html } = about('en', { state: 'closed', wish: 'exchange', exchange: sent })
    expect(text).toContain('Your exchange is order MCG-NEWNEWNE.')
    expect(text).toContain(difference)
    expect(text).toContain(link)
    expect(html).toContain('style="white-space:nowrap">MCG-NEWNEWNE</bdi>')
  })
})

test.each([
  ['en', 'Pay by: 25 November 2026 at 23:30 Moroccan time'],
  ['fr', 'À payer avant le\u00a0: 25 novembre 2026 à 23:30, heure du Maroc'],
  ['ar', 'آخر أجل للدفع: 25 نونبر 2026 في 23:30 بتوقيت المغرب'],
] as const)('an exchange that is paid before it is sent names its last day (%s)', (language, said) => {
  // Half an hour before the 26th.
  const sent = { ...exchange, payment_method: 'card', payment_due_at: '2026-11-25T23:30:00Z' } as const
  const mail = about(language, { state: 'closed', wish: 'exchange', exchange: sent })
  expect(mail.text).toContain(said)
  expect(mail.html).toContain(said.split(/: /).at(-1))
  for (const other of [
    { ...sent, amount_due: 0 },
    { ...sent, payment_method: 'cash_on_delivery' as const },
  ])
    expect(about(language, { state: 'closed', wish: 'exchange', exchange: other }).text).not.toContain(
      '23:30',
    )
})

test('the shop is told of a new return and answers the customer', () => {
  const mail = renderMail(
    {
      ...{ id: 9, kind: 'shop_return', recipient: 'salam@shop.example', language: 'fr' },
      payload: {
        ...row('fr').payload,
        ...{ return: returned, contact_email: 'nadia@shop.example', phone: '+212 6 12', notes: '' },
      },
    },
    ADDRESSES,
  )
  expect(mail).toMatchObject({
    replyTo: 'nadia@shop.example',
    subject: 'Nouveau retour R-7K2QXW9D pour la commande MCG-7K2QXW9D',
  })
  expect(mail.text).toContain('Motif\u00a0: Arrivée abîmée')
  expect(mail.text).toContain('https://shop.example/admin/returns/R-7K2QXW9D?lang=fr')
  expect(mail.html).toContain('&lt;b&gt;A chip&lt;/b&gt;')
})

test.each([
  ['en', 'the exchange for your return R-7K2QXW9D', 'Buy again'],
  ['fr', 'l’échange pour votre retour R-7K2QXW9D', 'Commander à nouveau'],
  ['ar', 'القطع البديلة عن الإرجاع R-7K2QXW9D', 'إعادة الطلب'],
] as const)(
  'the mail about an exchange that was cancelled says that its return is open again, and not to order again (%s)',
  (language, said, again) => {
    for (const reason of ['payment', 'other']) {
      const { payload } = row(language)
      const cancelled = { ...payload, status: 'cancelled' as const, cancellation_reason: reason }
      const mail = (waiting: string | null) =>
        renderMail(
          { ...row(language, 'order_status'), payload: { ...cancelled, waiting_return: waiting } },
          ADDRESSES,
        )
      const { html, text } = mail('R-7K2QXW9D')
      expect(text).toContain(said)
      expect(html).toContain('<bdi dir="ltr" style="white-space:nowrap">R-7K2QXW9D</bdi>')
      expect(text).not.toContain(again)
      expect(mail(null).text).not.toContain(said)
    }
  },
)
