import { publicUrl } from '../../supabase/functions/_shared/public-url.ts'
import nodemailer from 'nodemailer'
import { describe, expect, test } from 'vitest'
import { handle } from '../../supabase/functions/send-emails/handler.ts'
import type { Language, Mail, OutboxRow, PaymentPayload } from '../../supabase/functions/send-emails/mail.ts'
import { fillText } from '../../supabase/functions/send-emails/mail-texts.ts'
import { MESSAGES } from '../../supabase/functions/send-emails/messages.ts'
import { renderMail } from '../../supabase/functions/send-emails/render.ts'
import { envelope, smtpSettings } from '../../supabase/functions/send-emails/smtp.ts'
import { ADDRESSES, row, PAYMENT_TOKEN, TOKEN } from './mail-row.ts'

describe('rendering', () => {
  test.each([
    ['en', 'We have received your order MCG-7K2QXW9D', 'ltr', '1,250\u00a0DH', 'Free'],
    ['fr', 'Nous avons reçu votre commande MCG-7K2QXW9D', 'ltr', '1\u00a0250\u00a0DH', 'Gratuite'],
    ['ar', 'توصلنا بطلبك MCG-7K2QXW9D', 'rtl', '1,250\u00a0درهم', 'مجاني'],
  ] as const)('%s', (language, subject, direction, amount, free) => {
    const mail = renderMail(row(language), ADDRESSES)
    expect(mail).toMatchObject({ to: 'nadia@shop.example', subject })
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`)
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain(amount)
      expect(part).toContain(free)
      expect(part).toContain('MCG-7K2QXW9D')
    }
  })

  test('user input is escaped', () => {
    const { html } = renderMail(row('en'), ADDRESSES)
    expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining('https://project.example/')])
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).toContain('Round &lt;b&gt;Pouf&lt;/b&gt;')
    expect(html).toContain('12 Derb &quot;Lamté&quot; &amp; Sons')
  })

  test('a status change uses the text of the status', () => {
    for (const language of ['en', 'fr', 'ar'] as const) {
      const { text } = renderMail(row(language, 'order_status'), ADDRESSES)
      expect(text).toContain(fillText(MESSAGES[language].texts.mail_shipped, { number: 'MCG-7K2QXW9D' }))
    }
  })
})

describe('an order mail', () => {
  const { html, text } = renderMail(row('fr'), ADDRESSES)

  test('links to the tracking page and the shop in the customer’s language', () => {
    expect(html).toContain('href="https://shop.example/fr"')
    expect(text).toContain('https://shop.example/fr')
    for (const part of [html, text]) expect(part).toContain(`https://shop.example/fr/track/${TOKEN}`)
  })

  test('shows each line with picture and variations in the customer’s language', () => {
    expect(html).toContain(
      'src="https://project.example/storage/v1/object/public/product-images/catalog/pouf%20red-160.jpg"',
    )
    for (const part of [html, text]) {
      expect(part).toContain('Rouge')
      expect(part).toContain('30\u00a0×\u00a050\u00a0cm')
    }
  })

  test('estimates delivery in business days from the shop’s date', () => {
    // Half an hour before Friday.
    const thursday = { ...row('fr').payload, created_at: '2026-11-19T23:30:00Z' }
    expect(renderMail({ ...row('fr'), payload: thursday }, ADDRESSES).text).toContain(
      'Livraison estimée\u00a0: du 24 novembre au 30 novembre',
    )
    const delivered = {
      ...row('fr', 'order_status'),
      payload: { ...row('fr').payload, status: 'delivered' as const },
    }
    expect(renderMail(delivered, ADDRESSES).text).not.toContain('Livraison estimée')
    // The invoice was issued with the delivery; before it there is none.
    const page = `https://shop.example/fr/pay?token=${PAYMENT_TOKEN}`
    expect(renderMail(delivered, ADDRESSES).text).toContain(`Paiement et factures\u00a0:\n${page}`)
    expect(renderMail(delivered, ADDRESSES).html).toContain(page.replace('&', '&amp;'))
    expect(renderMail(row('fr', 'order_status'), ADDRESSES).text).not.toContain('Paiement et factures')
  })

  test('names the carrier and its number once the parcel has left', () => {
    const payload = { ...row('fr').payload, carrier: 'Amana <b>', tracking_number: 'LB123456789MA' }
    const shipped = renderMail({ ...row('fr', 'order_status'), payload }, ADDRESSES)
    expect(shipped.text).toContain('Transporteur\u00a0: Amana <b>\nNuméro de suivi\u00a0: LB123456789MA')
    expect(shipped.html).toContain('Amana &lt;b&gt;')
    const preparing = { ...payload, status: 'processing' as const }
    expect(renderMail({ ...row('fr', 'order_status'), payload: preparing }, ADDRESSES).text).not.toContain(
      'LB1',
    )
  })

  test('contains bank details once, in the confirmation', () => {
    const payload = {
      ...row('en').payload,
      payment_method: 'bank_transfer' as const,
      bank_details: 'IBAN MA00\n<b>',
    }
    const confirmation = renderMail({ ...row('en'), payload }, ADDRESSES)
    expect(confirmation.text).toContain('IBAN MA00')
    expect(confirmation.html).toContain('IBAN MA00<br>&lt;b&gt;')
    expect(renderMail({ ...row('en', 'order_status'), payload }, ADDRESSES).text).not.toContain('IBAN')
  })

  test('uses only features that mail clients support', () => {
    expect(html).not.toMatch(/<(?:script|style|link|form|svg)|flex|grid|var\(|class=/)
    // Gmail clips longer messages.
    expect(html.length).toBeLessThan(100_000)
  })

  test('without shop details in the payload is sent with defaults', () => {
    const { shop: _shop, tracking_token: _token, payment_token: _payment, ...payload } = row('ar').payload
    expect(renderMail({ ...row('ar'), payload }, ADDRESSES).html).not.toContain('/track/')
  })
})

describe('an unpaid order', () => {
  const BANK = 'Souk SARL\nIBAN MA64'
  const unpaid = (language: Language, method: 'bank_transfer' | 'card' | 'paypal', due = 1250) => ({
    ...row(language),
    payload: {
      ...row(language).payload,
      status: 'pending' as const,
      payment_method: method,
      // Half an hour before the 26th.
      payment_due_at: '2026-11-25T23:30:00Z',
      amount_due: due,
      bank_details: method === 'bank_transfer' ? BANK : null,
    },
  })

  test.each([
    [
      'en',
      'Please transfer 1,250\u00a0DH',
      'Reference: MCG-7K2QXW9D',
      '25 November 2026 at 23:30 Moroccan time',
    ],
    [
      'fr',
      'Veuillez virer 1\u00a0250\u00a0DH',
      'Référence\u00a0: MCG-7K2QXW9D',
      '25 novembre 2026 à 23:30, heure du Maroc',
    ],
    ['ar', 'يُرجى تحويل 1,250\u00a0درهم', 'المرجع: MCG-7K2QXW9D', '25 نونبر 2026 في 23:30 بتوقيت المغرب'],
  ] as const)(
    'by transfer says what, where, until when and with which reference (%s)',
    (language, ...said) => {
      const { html, text } = renderMail(unpaid(language, 'bank_transfer'), ADDRESSES)
      for (const part of said) expect(text).toContain(part)
      expect(html).toContain(said[0])
      expect(html).toContain(said[2])
      expect(text).toContain(BANK)
      expect(text).toContain(`https://shop.example${publicUrl(`/pay?token=${PAYMENT_TOKEN}`, language)}`)
      expect(html).toContain(
        `href="https://shop.example${publicUrl(`/pay?token=${PAYMENT_TOKEN}`, language)}"`,
      )
    },
  )

  test.each(['card', 'paypal'] as const)('by %s links to the payment page and shows no account', (method) => {
    const { text } = renderMail(unpaid('en', method), ADDRESSES)
    expect(text).toContain('1,250\u00a0DH is still due')
    expect(text).toContain(`/pay?token=${PAYMENT_TOKEN}`)
    expect(text).toContain('If you have just paid')
    expect(text).not.toContain('IBAN')
  })

  test('asks for nothing when it is paid at the door, paid already, or for the shop', () => {
    const { payload } = unpaid('en', 'card')
    const atTheDoor = { ...row('en'), payload: { ...payload, payment_method: 'cash_on_delivery' as const } }
    const contact = { contact_email: 'n@x.example', phone: '', notes: '' }
    const toShop = { ...row('en'), kind: 'shop_order' as const, payload: { ...payload, ...contact } }
    for (const mail of [atTheDoor, unpaid('en', 'card', 0), unpaid('en', 'bank_transfer', 0), toShop])
      expect(renderMail(mail, ADDRESSES).text).not.toContain('/pay?')
  })

  test.each([
    ['en', 'did not arrive in time', 'nothing is lost'],
    ['fr', 'n’est pas arrivé à temps', 'rien n’est perdu'],
    ['ar', 'في الأجل المحدد', 'فلن يضيع شيء'],
  ] as const)('that expired says so, and how to order again (%s)', (language, ...said) => {
    const payload = { ...unpaid(language, 'card', 0).payload, status: 'cancelled' as const }
    const expired = {
      ...row(language, 'order_status'),
      payload: { ...payload, cancellation_reason: 'payment', has_account: true },
    }
    const { html, text } = renderMail(expired, ADDRESSES)
    for (const part of [html, text]) for (const words of said) expect(part).toContain(words)
    expect(text).toContain(`https://shop.example${publicUrl(`/account/orders/MCG-7K2QXW9D`, language)}`)
    const cancelled = { ...expired, payload: { ...expired.payload, cancellation_reason: 'customer' } }
    expect(renderMail(cancelled, ADDRESSES).text).not.toContain(said[0])
  })
})

describe('a mail about money', () => {
  const about = (
    language: Language,
    payment: Partial<PaymentPayload['payment']> = {},
    order: Partial<PaymentPayload> = {},
  ): OutboxRow => ({
    ...row(language),
    kind: 'payment',
    payload: {
      ...row(language).payload,
      amount_due: 0,
      ...order,
      payment: {
        kind: 'charge',
        provider: 'cmi',
        amount: 1250,
        charged_amount: null,
        charged_currency: null,
        amount_to_refund: 0,
        ...payment,
      },
    },
  })

  test.each([
    ['en', 'We have received 1,250\u00a0DH', 'paid in full', 'Card'],
    ['fr', 'Nous avons reçu 1\u00a0250\u00a0DH', 'payée en totalité', 'Carte bancaire'],
    ['ar', 'توصلنا بمبلغ 1,250\u00a0درهم', 'مدفوع بالكامل', 'بطاقة بنكية'],
  ] as const)('confirms what was received, and leads to the invoices (%s)', (language, ...said) => {
    const { html, subject, text } = renderMail(about(language), ADDRESSES)
    for (const part of [html, text]) for (const words of said) expect(part).toContain(words)
    expect(subject).toContain('MCG-7K2QXW9D')
    expect(text).toContain(MESSAGES[language].payments.invoices)
    expect(text).toContain(`https://shop.example${publicUrl(`/pay?token=${PAYMENT_TOKEN}`, language)}`)
    expect(html).not.toContain('<img src=x')
  })

  test('says what is missing of a part', () => {
    const { text } = renderMail(
      about(
        'en',
        { amount: 1000, provider: 'transfer' },
        { amount_due: 250, payment_method: 'bank_transfer' },
      ),
      ADDRESSES,
    )
    expect(text).toContain('We have received 1,000\u00a0DH')
    expect(text).toContain('once the remaining 250\u00a0DH arrives')
    expect(text).toContain(MESSAGES.en.payments.payNow)
  })

  test.each([
    ['en', 'You pay the remaining 250\u00a0DH when you receive it'],
    ['fr', 'Vous réglez le solde de 250\u00a0DH à la réception'],
    ['ar', 'الباقي وقدره 250\u00a0درهم فتدفعه عند الاستلام'],
  ] as const)('does not hold back an order that is paid at the door (%s)', (language, said) => {
    const { text } = renderMail(about(language, { provider: 'transfer' }, { amount_due: 250 }), ADDRESSES)
    expect(text).toContain(said)
    expect(text).toContain(MESSAGES[language].payments.invoices)
  })

  test('promises to refund what is too much or too late', () => {
    const tooMuch = renderMail(about('en', { amount: 1300, amount_to_refund: 50 }), ADDRESSES).text
    expect(tooMuch).toContain('You paid 50\u00a0DH too much')
    const tooLate = renderMail(
      about('en', { amount_to_refund: 1250 }, { status: 'cancelled' }),
      ADDRESSES,
    ).text
    expect(tooLate).toContain('has been cancelled. We will refund you 1,250\u00a0DH')
  })

  test.each(['transfer', 'cmi', 'paypal', 'cash'] as const)(
    'tells how a refund by %s arrives',
    (provider) => {
      for (const language of ['en', 'fr', 'ar'] as const) {
        const { text } = renderMail(about(language, { kind: 'refund', provider, amount: 20.5 }), ADDRESSES)
        expect(text).toContain(MESSAGES[language].payments.refundWay[provider])
        expect(text).toMatch(/20[.,]50/)
      }
    },
  )

  test('names the currency that PayPal charged', () => {
    const payment = { provider: 'paypal', charged_amount: 116.2, charged_currency: 'EUR' } as const
    expect(renderMail(about('en', payment), ADDRESSES).text).toContain('116.20\u00a0EUR')
    expect(renderMail(about('fr', payment), ADDRESSES).text).toContain('116,20\u00a0EUR')
    expect(renderMail(about('en'), ADDRESSES).text).not.toContain(MESSAGES.en.payments.charged)
  })
})

test('tax is a part of the total', () => {
  const payload = { ...row('en').payload, tax_amount: 208.33 }
  const { text } = renderMail({ ...row('en'), payload }, ADDRESSES)
  expect(text).toContain('Total: 1,250\u00a0DH\nof which VAT: 208.33\u00a0DH')
})

test.each([
  ['en', /Customs duties in the destination country/, /Taxes included/],
  ['fr', /Les droits de douane du pays de destination/, /Taxes comprises/],
  ['ar', /الرسوم الجمركية في بلد التسليم/, /شامل الضرائب/],
] as const)('duties are due abroad, and no tax is said to be included (%s)', (language, duties, included) => {
  const mailTo = (country: string) =>
    renderMail({ ...row(language), payload: { ...row(language).payload, country } }, ADDRESSES)
  for (const part of ['text', 'html'] as const) {
    expect(mailTo('france')[part]).toMatch(duties)
    expect(mailTo('france')[part]).not.toMatch(included)
    expect(mailTo('morocco')[part]).not.toMatch(duties)
  }
})

test('the welcome mail contains the shop’s name', () => {
  for (const [language, subject] of [
    ['en', 'Welcome to Souk & Co'],
    ['fr', 'Bienvenue chez Souk & Co'],
    ['ar', 'مرحبًا بك في Souk & Co'],
  ] as const) {
    const shop = row('en').payload.shop
    const payload = { ...(shop && { shop }), display_name: '<Nadia>' }
    const mail = renderMail(
      { id: 3, kind: 'welcome', recipient: 'n@x.example', language, payload },
      ADDRESSES,
    )
    expect(mail).toMatchObject({ to: 'n@x.example', subject, replyTo: 'salam@shop.example' })
    expect(mail.html).toContain('&lt;Nadia&gt;')
    expect(mail.html).toContain(`href="https://shop.example${publicUrl(`/products`, language)}"`)
    expect(mail.text).toContain('<Nadia>')
  }
})

describe('a mail to the shop', () => {
  const contact = { contact_email: 'nadia@x.example', phone: '+212 6 00', notes: 'Ring\ntwice' }

  test('about an order links to the admin area and is answered to the customer', () => {
    const order = {
      ...row('fr'),
      kind: 'shop_order' as const,
      payload: { ...row('fr').payload, ...contact, status: 'pending' as const },
    }
    const mail = renderMail(order, ADDRESSES)
    expect(mail).toMatchObject({
      subject: 'Nouvelle commande MCG-7K2QXW9D\u00a0: 1\u00a0250\u00a0DH',
      replyTo: 'nadia@x.example',
    })
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('https://shop.example/admin/orders/MCG-7K2QXW9D?lang=fr')
      expect(part).toContain('+212 6 00')
      expect(part).not.toContain('/track/')
    }
    expect(mail.html).toContain('Ring<br>twice')
    // A guest in Morocco may have given no address.
    expect(mail.text).toContain(MESSAGES.fr.replyToCustomer)
    const silent = renderMail({ ...order, payload: { ...order.payload, contact_email: '' } }, ADDRESSES)
    expect(silent).not.toHaveProperty('replyTo')
    for (const part of [silent.html, silent.text]) expect(part).not.toContain(MESSAGES.fr.replyToCustomer)
  })

  test('about a message contains it, escaped', () => {
    const payload = {
      ...contact,
      contact_name: 'Nadia',
      subject: 'A <b>pouf</b>',
      message: 'Is it\n<i>red</i>?',
    }
    const mail = renderMail(
      { id: 4, kind: 'shop_message', recipient: 's@x.example', language: 'en', payload },
      ADDRESSES,
    )
    expect(mail).toMatchObject({ subject: 'New message: A <b>pouf</b>', replyTo: 'nadia@x.example' })
    expect(mail.html).toContain('Is it<br>&lt;i&gt;red&lt;/i&gt;?')
    expect(mail.text).toContain('https://shop.example/admin/messages?lang=en')
  })
})

describe('over SMTP', () => {
  const secrets: Record<string, string> = { SMTP_HOST: 'smtp.example', SMTP_USER: 'u', SMTP_PASS: 'p' }
  const required = (name: string) => {
    const value = secrets[name]
    if (value === undefined) throw new Error(`${name} is not set`)
    return value
  }

  test('a mail has a text and an HTML part, and a retry has the same message id', async () => {
    const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
    const mail = renderMail(row('ar'), ADDRESSES)
    const sent = await transport.sendMail(envelope(mail, 'Souk <salam@shop.example>'))
    const message = (sent.message as Buffer).toString()
    expect(message).toContain('Content-Type: multipart/alternative')
    expect(message).toContain('Content-Type: text/plain; charset=utf-8')
    expect(message).toContain('Content-Type: text/html; charset=utf-8')
    expect(message).toContain('Message-ID: <outbox-7@shop.example>')
    expect(message).toContain('Auto-Submitted: auto-generated')
    expect(message).toContain('Reply-To: salam@shop.example')
    expect(renderMail(row('ar'), ADDRESSES).messageId).toBe(mail.messageId)
  })

  test('a name cannot inject a recipient', async () => {
    const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
    const mail = { ...renderMail(row('en'), ADDRESSES), subject: 'Hello\r\nBcc: thief@x.example' }
    const sent = await transport.sendMail(envelope(mail, 'Souk <salam@shop.example>'))
    expect(String(sent.message as Buffer)).not.toMatch(/^Bcc:/im)
    expect(sent.envelope.to).toEqual(['nadia@shop.example'])
  })

  test('an address with a comma in it is one recipient', async () => {
    const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
    const mail = { ...renderMail(row('en'), ADDRESSES), to: 'a,victim@x.example' }
    const sent = await transport.sendMail(envelope(mail, 'Souk <salam@shop.example>'))
    expect(sent.envelope.to).not.toContain('victim@x.example')
  })

  test('one connection carries all mails of a run', () => {
    expect(smtpSettings(required, () => undefined)).toMatchObject({ pool: true, maxConnections: 1 })
  })

  test('connections are always encrypted', () => {
    expect(smtpSettings(required, () => undefined)).toMatchObject({
      port: 465,
      secure: true,
    })
    expect(smtpSettings(required, () => '2587')).toMatchObject({ secure: false, requireTLS: true })
    expect(() =>
      smtpSettings(
        (name) => required(`${name}_GONE`),
        () => undefined,
      ),
    ).toThrow('SMTP_HOST_GONE')
  })
})

describe('the send-emails function', () => {
  const SECRET = 'sb_secret_of_this_test'

  function setUp(rows: readonly OutboxRow[], send: (mail: Mail) => Promise<void>) {
    const finished: unknown[] = []
    const refusals: string[] = []
    const clock = { ms: 0, step: 0 }
    const pauses: number[] = []
    // As many as were requested, in order, like claim_emails.
    const queue = [...rows]
    const run = (headers: Record<string, string>, method = 'POST') =>
      handle(new Request('http://stack/functions/v1/send-emails', { method, headers }), {
        url: 'http://stack',
        siteUrl: 'http://shop',
        secretKey: SECRET,
        send,
        now: () => (clock.ms += clock.step),
        pause: (ms) => Promise.resolve(pauses.push(ms)),
        fetch: (url, init) => {
          expect(new Headers(init.headers).get('apikey')).toBe(SECRET)
          if (refusals.length > 0 && url.endsWith('/rpc/record_email_result'))
            return Promise.resolve(new Response(refusals.pop(), { status: 503 }))
          if (url.endsWith('/rpc/claim_emails')) {
            const { batch } = JSON.parse(init.body as string) as { batch: number }
            return Promise.resolve(Response.json(queue.splice(0, batch)))
          }
          finished.push(JSON.parse(init.body as string))
          return Promise.resolve(new Response(null, { status: 204 }))
        },
      })
    return { run, finished, refusals, pauses, clock, queue }
  }

  test('sends due mails and records each result', async () => {
    const sent: Mail[] = []
    const { run, finished } = setUp([row('en'), { ...row('fr'), id: 8 }], (mail) => {
      if (mail.subject.startsWith('Nous')) return Promise.reject(new Error('mailbox full'))
      sent.push(mail)
      return Promise.resolve()
    })
    const answer = await run({ authorization: `Bearer ${SECRET}` })
    expect(await answer.json()).toEqual({ sent: 1, failed: 1 })
    expect(sent).toHaveLength(1)
    expect(finished).toEqual([{ id: 7 }, { id: 8, error: 'mailbox full' }])
  })

  const many = Array.from({ length: 20 }, (_, id) => ({ ...row('en'), id }))

  test('claims a few mails at a time, and none when its time is nearly over', async () => {
    const { run, clock, queue } = setUp(many, () => Promise.resolve())
    clock.step = 20_000
    const answer = await run({ apikey: SECRET })
    expect(await answer.json()).toEqual({ sent: 10, failed: 0 })
    expect(queue).toHaveLength(10)
    clock.step = 0
    expect(await (await run({ apikey: SECRET })).json()).toEqual({ sent: 10, failed: 0 })
  })

  test('records a result again when the API restarts, so that the mail is not sent twice', async () => {
    const { run, finished, refusals, pauses } = setUp([row('en')], () => Promise.resolve())
    refusals.push('busy', 'busy')
    expect(await (await run({ apikey: SECRET })).json()).toEqual({ sent: 1, failed: 0 })
    expect(finished).toEqual([{ id: 7 }])
    expect(pauses).toEqual([1_000, 5_000])
  })

  test('requires the secret key', async () => {
    const { run, finished } = setUp([row('en')], () => Promise.resolve())
    expect((await run({})).status).toBe(401)
    expect((await run({ apikey: 'sb_publishable_x' })).status).toBe(401)
    expect((await run({ apikey: `${SECRET}x` })).status).toBe(401)
    expect((await run({ apikey: SECRET }, 'GET')).status).toBe(405)
    expect(finished).toEqual([])
  })
})
