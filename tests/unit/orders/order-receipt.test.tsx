import { beforeAll, expect, it } from 'vitest'
import { loadArea, loadCatalogue } from '@/i18n/catalogues'
import { OrderReceipt } from '@/orders/order-receipt'
import type { OwnOrder } from '@/orders/queries'
import { renderInShop } from '../../render'

beforeAll(() => Promise.all([loadCatalogue('fr'), loadArea('ordering'), loadArea('deferred')]))

const order = {
  ...{
    order_number: 'MCG-23456789',
    status: 'pending',
    created_at: '2026-11-25T10:00:00Z',
    is_pickup: false,
  },
  ...{ payment_method: 'cash_on_delivery', payment_status: 'unpaid', amount_due: 115, order_items: [] },
  ...{ contact_name: 'Amina', landmark: '', address: '1 rue', district: '', city: 'Fez', region: '' },
  ...{
    postal_code: '',
    country: 'morocco',
    subtotal: 100,
    delivery_fee: 15,
    gift_fee: 0,
    discount_amount: 0,
  },
  ...{ tax_amount: 0, total_amount: 115, gift_message: '', is_gift: false },
} as unknown as OwnOrder

it('the printed receipt writes the colon as its language does', () => {
  const seller = {
    site_name: 'Souk',
    contact_email: 'a@b.test',
    contact_phone: '+212',
    address_en: '',
    address_fr: '',
    address_ar: '',
  }
  const { container } = renderInShop(<OrderReceipt order={order} seller={seller} />, {
    language: 'fr',
  })
  expect(container.textContent).toContain('Paiement\u00A0: ')
})
