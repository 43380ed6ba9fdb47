import { publicUrl } from '../../supabase/functions/_shared/public-url.ts'
import { describe, expect, test } from 'vitest'
import { paramsWithSelection } from '../../src/catalog/variation-params.ts'
import type { Language, StockAlertPayload } from '../../supabase/functions/send-emails/mail.ts'
import { renderMail } from '../../supabase/functions/send-emails/render.ts'
import { ADDRESSES, row, TOKEN } from './mail-row.ts'

const ID = '20000000-0000-4000-8000-000000000002'
const about = (language: Language, change: Partial<StockAlertPayload> = {}) =>
  renderMail(
    {
      ...{ id: 8, kind: 'stock_alert', recipient: 'nadia@shop.example', language },
      payload: {
        ...{ shop: row(language).payload.shop, product_id: ID, token: TOKEN },
        ...{ name_en: 'Round <b>pouf</b>', name_fr: 'Pouf rond', name_ar: 'بوف دائري' },
        selected_variations: { color: 'Red', size: '30 x 50 cm' },
        ...change,
      },
    },
    ADDRESSES,
  )

describe('a mail about stock that is back', () => {
  test.each([
    ['en', 'Back in stock: Round <b>pouf</b> · Red · 30\u00a0×\u00a050\u00a0cm'],
    ['fr', 'De nouveau en stock\u00a0: Pouf rond · Rouge · 30\u00a0×\u00a050\u00a0cm'],
    ['ar', 'القطعة متوفرة من جديد: بوف دائري · أحمر · 30\u00a0×\u00a050\u00a0سم'],
  ] as const)('names the piece, leads to it and to the end of the alerts (%s)', (language, subject) => {
    const mail = about(language)
    expect(mail.subject).toBe(subject)
    expect(mail.to).toBe('nadia@shop.example')
    expect(mail.replyTo).toBe('salam@shop.example')
    for (const part of [mail.html.replaceAll('&amp;', '&'), mail.text]) {
      expect(part).toContain(
        `https://shop.example${publicUrl(`/product/${ID}?color=Red&size=30+x+50+cm`, language)}`,
      )
      expect(part).toContain(`https://shop.example${publicUrl(`/stop-alerts?token=${TOKEN}`, language)}`)
    }
  })

  test('escapes the name, and names the product alone when any piece was wanted', () => {
    const mail = about('en', { selected_variations: {} })
    expect(mail.html).toContain('Round &lt;b&gt;pouf&lt;/b&gt; is back in stock.')
    expect(mail.html).not.toContain('<b>pouf')
    expect(mail.text).toContain(`https://shop.example/product/${ID}\n`)
  })

  test.each(['lang', 'q', 'city', 'category', 'min', 'max', 'sort', 'next', 'Size', 'Sort'])(
    'names a variation of the type %s in the URL as the shop does',
    (type) => {
      const variation = {
        ...{ id: 'x', variation_type: type, variation_value: 'Red', price_adjustment: 0 },
        ...{ stock_quantity: 0, image_url: null },
      }
      const expected = paramsWithSelection(new URLSearchParams(), [variation], { [type]: 'x' })
      expect(about('en', { selected_variations: { [type]: 'Red' } }).text).toContain(
        `?${expected.toString()}\n`,
      )
    },
  )
})
