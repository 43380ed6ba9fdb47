import { describe, expect, test } from 'vitest'
import { handle } from '../../supabase/functions/send-emails/handler.ts'
import { MESSAGES, type Language } from '../../supabase/functions/send-emails/messages.ts'
import { renderMail, type Mail, type OutboxRow } from '../../supabase/functions/send-emails/render.ts'

function row(language: Language, kind: OutboxRow['kind'] = 'order_confirmation'): OutboxRow {
  return {
    id: 7,
    kind,
    recipient: 'nadia@shop.example',
    language,
    payload: {
      order_number: 'MCG-7K2QXW9D',
      status: 'shipped',
      contact_name: '<img src=x onerror=alert(1)>',
      subtotal: 1250,
      delivery_fee: 0,
      tax_amount: 0,
      total_amount: 1250,
      currency: 'MAD',
      payment_method: 'cash_on_delivery',
      shipping_address: '12 Derb "Lamté" & Sons, Fez',
      lines: [
        {
          name_en: 'Round <b>Pouf</b>',
          name_fr: 'Pouf rond',
          name_ar: 'بوف دائري',
          quantity: 2,
          line_total: 1250,
        },
      ],
    },
  }
}

describe('rendering', () => {
  test.each([
    ['en', 'Your order MCG-7K2QXW9D', 'ltr', '1,250\u00a0DH', 'Free'],
    ['fr', 'Votre commande MCG-7K2QXW9D', 'ltr', '1\u00a0250\u00a0DH', 'Offerte'],
    ['ar', 'طلبكم MCG-7K2QXW9D', 'rtl', '1,250\u00a0درهم', 'مجاني'],
  ] as const)('%s', (language, subject, direction, amount, free) => {
    const mail = renderMail(row(language))
    expect(mail).toMatchObject({ to: 'nadia@shop.example', subject })
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`)
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain(amount)
      expect(part).toContain(free)
      expect(part).toContain('MCG-7K2QXW9D')
    }
  })

  test('what people typed stays text', () => {
    const { html } = renderMail(row('en'))
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).toContain('Round &lt;b&gt;Pouf&lt;/b&gt;')
    expect(html).toContain('12 Derb &quot;Lamté&quot; &amp; Sons')
  })

  test('a change of status is told in the words of the status', () => {
    for (const language of ['en', 'fr', 'ar'] as const) {
      const { text } = renderMail(row(language, 'order_status'))
      expect(text).toContain(MESSAGES[language].statusText.shipped('MCG-7K2QXW9D'))
    }
  })
})

describe('the sender', () => {
  const SECRET = 'sb_secret_of_this_test'

  function setUp(rows: OutboxRow[], send: (mail: Mail) => Promise<void>) {
    const finished: unknown[] = []
    const queue = [rows]
    const run = (headers: Record<string, string>, method = 'POST') =>
      handle(new Request('http://stack/functions/v1/send-emails', { method, headers }), {
        url: 'http://stack',
        secretKey: SECRET,
        send,
        fetch: (url, init) => {
          expect(new Headers(init.headers).get('apikey')).toBe(SECRET)
          if (url.endsWith('/rpc/claim_emails')) return Promise.resolve(Response.json(queue.shift() ?? []))
          finished.push(JSON.parse(init.body as string))
          return Promise.resolve(new Response(null, { status: 204 }))
        },
      })
    return { run, finished }
  }

  test('sends what is due and reports each mail by itself', async () => {
    const sent: Mail[] = []
    const { run, finished } = setUp([row('en'), { ...row('fr'), id: 8 }], (mail) => {
      if (mail.subject.startsWith('Votre')) return Promise.reject(new Error('mailbox full'))
      sent.push(mail)
      return Promise.resolve()
    })
    const answer = await run({ authorization: `Bearer ${SECRET}` })
    expect(await answer.json()).toEqual({ sent: 1, failed: 1 })
    expect(sent).toHaveLength(1)
    expect(finished).toEqual([{ id: 7 }, { id: 8, error: 'mailbox full' }])
  })

  test('nobody else can start it', async () => {
    const { run, finished } = setUp([row('en')], () => Promise.resolve())
    expect((await run({})).status).toBe(401)
    expect((await run({ apikey: 'sb_publishable_x' })).status).toBe(401)
    expect((await run({ apikey: `${SECRET}x` })).status).toBe(401)
    expect((await run({ apikey: SECRET }, 'GET')).status).toBe(405)
    expect(finished).toEqual([])
  })
})
