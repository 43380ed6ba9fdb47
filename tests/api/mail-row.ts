import type { Language, OrderRow } from '../../supabase/functions/send-emails/mail.ts'

export const ADDRESSES = { site: 'https://shop.example', api: 'https://project.example' }
export const TOKEN = 'aZ09_-'.repeat(7) + 'x'
export const PAYMENT_TOKEN = 'bY18_-'.repeat(7) + 'p'

/** A row of the outbox about an order, as the mail function claims it. */
export function row(language: Language, kind: OrderRow['kind'] = 'order_confirmation'): OrderRow {
  return {
    id: 7,
    kind,
    recipient: 'nadia@shop.example',
    language,
    payload: {
      shop: { name: 'Souk & Co', email: 'salam@shop.example', phone: '+212 5 00', whatsapp: '2125' },
      order_number: 'MCG-7K2QXW9D',
      tracking_token: TOKEN,
      payment_token: PAYMENT_TOKEN,
      created_at: '2026-11-20T23:30:00Z',
      min_days: 3,
      max_days: 7,
      status: 'shipped',
      contact_name: '<img src=x onerror=alert(1)>',
      subtotal: 1250,
      delivery_fee: 0,
      tax_amount: 0,
      total_amount: 1250,
      currency: 'MAD',
      payment_method: 'cash_on_delivery',
      address: ['12 Derb "Lamté" & Sons', '', '', '30000 Fès'],
      country: 'morocco',
      lines: [
        {
          name_en: 'Round <b>Pouf</b>',
          name_fr: 'Pouf rond',
          name_ar: 'بوف دائري',
          quantity: 2,
          line_total: 1250,
          selected_variations: { color: 'Red', size: '30 x 50 cm' },
          image_url: 'catalog/pouf red-1000.avif',
        },
      ],
    },
  }
}
