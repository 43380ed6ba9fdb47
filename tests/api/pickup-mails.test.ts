import { describe, expect, test } from 'vitest'
import type { Language, OrderPayload, OutboxRow } from '../../supabase/functions/send-emails/mail.ts'
import { MESSAGES } from '../../supabase/functions/send-emails/messages.ts'
import { renderMail } from '../../supabase/functions/send-emails/render.ts'
import { ADDRESSES, row } from './mail-row.ts'

// An order that is picked up is told of no parcel.

const PARCEL = /\bship|deliver|on its way|expédi|livr|en route|نرسل|توصيل|الطريق/i

function mailOf(language: Language, change: Partial<OrderPayload>, kind: OutboxRow['kind'] = 'order_status') {
  const { payload } = row(language)
  const pickup = { ...payload, is_pickup: true, tracking_token: '', lines: [], ...change }
  const mail = renderMail({ ...row(language), kind, payload: pickup } as OutboxRow, ADDRESSES)
  // Its delivery costs nothing.
  const fees = /^(?:Delivery|Livraison|التوصيل)(?:\u00a0)?: .*$/m
  return { ...mail, text: mail.text.replace(fees, '') }
}

describe('a mail about an order that is picked up', () => {
  test.each([
    ['en', 'shipped', 'ready to pick up', 'you can pick it up'],
    ['fr', 'shipped', 'prête à être retirée', 'vous pouvez la retirer'],
    ['ar', 'shipped', 'جاهز للاستلام', 'يمكنك استلامه'],
    ['en', 'delivered', 'picked up', 'You have picked up your order'],
    ['fr', 'delivered', 'retirée', 'Vous avez retiré votre commande'],
    ['ar', 'delivered', 'تم الاستلام', 'تم استلام طلبك'],
  ] as const)('names its step (%s, %s)', (language, status, name, said) => {
    const { subject, text } = mailOf(language, { status })
    expect(subject).toMatch(new RegExp(`: ${name}$`))
    expect(text).toContain(said)
    expect(text).not.toMatch(PARCEL)
    // Not when it is going to be ready: it is.
    expect(text).not.toContain(MESSAGES[language].readyFrom)
    expect(mailOf(language, { status: 'processing' }).text).toContain(MESSAGES[language].readyFrom)
  })

  test.each([
    ['en', 'Cash at pick-up'],
    ['fr', 'Espèces au retrait'],
    ['ar', 'نقدًا عند الاستلام من المعرض'],
  ] as const)('says where its cash is paid (%s)', (language, way) => {
    const { html, text } = mailOf(language, { status: 'pending' }, 'order_confirmation')
    for (const part of [html, text]) expect(part).toContain(way)
    expect(text).not.toMatch(PARCEL)
  })

  test.each(['en', 'fr', 'ar'] as const)('promises to prepare it once its money is here (%s)', (language) => {
    const unpaid = { status: 'pending', payment_method: 'bank_transfer', amount_due: 250 } as const
    const asked = mailOf(
      language,
      { ...unpaid, payment_due_at: '2026-11-25T23:30:00Z' },
      'order_confirmation',
    )
    expect(asked.text).not.toMatch(PARCEL)
    const payment = {
      ...{ kind: 'charge', provider: 'transfer', amount: 1000, amount_to_refund: 0 },
      ...{ charged_amount: null, charged_currency: null },
    }
    expect(mailOf(language, { ...unpaid, payment } as Partial<OrderPayload>, 'payment').text).not.toMatch(
      PARCEL,
    )
  })
})
