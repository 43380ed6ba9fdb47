import { describe, expect, test } from 'vitest'
import type { Language, PaymentNotice, ShopPaymentRow } from '../../supabase/functions/send-emails/mail.ts'
import { renderMail } from '../../supabase/functions/send-emails/render.ts'
import { ADDRESSES } from './mail-row.ts'

const notice: PaymentNotice = {
  ...{ reason: 'dispute', provider: 'paypal', reference: 'PP-D-<7>', amount: 25, currency: 'EUR' },
  ...{ order_number: 'MCG-7K2QXW9D', respond_by: '2026-12-01T09:30:00Z' },
}
function mailOf(language: Language, change: Partial<PaymentNotice> = {}) {
  const row: ShopPaymentRow = {
    ...{ id: 9, kind: 'shop_payment', recipient: 'salam@shop.example', language },
    payload: {
      shop: { name: 'Souk', email: 'salam@shop.example', phone: '', whatsapp: '' },
      notice: { ...notice, ...change },
    },
  }
  return renderMail(row, ADDRESSES)
}

describe('a mail to the shop about a payment', () => {
  test.each([
    [
      'en',
      'The customer disputes a payment: order MCG-7K2QXW9D',
      'Respond by: 1 December 2026 at 09:30 Moroccan time',
      '25.00',
    ],
    [
      'fr',
      'Le client conteste un paiement\u00a0: commande MCG-7K2QXW9D',
      'Réponse avant le\u00a0: 1er décembre 2026 à 09:30, heure du Maroc',
      '25,00',
    ],
    ['ar', 'الزبون يعترض على عملية دفع: الطلب MCG-7K2QXW9D', 'آخر أجل للرد: ', '25.00'],
  ] as const)(
    'in %s names order, deadline and amount, and where to look',
    (language, subject, deadline, amount) => {
      const mail = mailOf(language)
      expect(mail.subject).toBe(subject)
      expect(mail.text).toContain(deadline)
      expect(mail.text).toContain(`${amount}\u00a0EUR`)
      expect(mail.text).toContain(`/admin/payments?tab=differences&lang=${language}`)
      expect(mail.html).toContain('style="white-space:nowrap">MCG-7K2QXW9D</bdi>')
      expect(mail.html).toContain('PP-D-&lt;7&gt;')
      // It answers no customer.
      expect(mail.replyTo).toBeUndefined()
    },
  )

  test('names no order that the shop does not have, and dirhams as the shop does', () => {
    const mail = mailOf('en', {
      ...{ reason: 'unknown_reference', provider: 'cmi', currency: 'MAD', amount: 1250 },
      ...{ order_number: null, respond_by: null },
    })
    expect(mail.subject).toBe('A payment with an unknown reference')
    expect(mail.text).toContain('Amount: 1,250\u00a0DH')
    expect(mail.text).not.toMatch(/null|undefined|Respond by/)
  })
})
