import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { OrderConfirmation } from '@/orders/order-confirmation'
import type { OrderDetail } from '@/orders/queries'
import { renderInShop } from '../../render'

beforeAll(() => Promise.all([loadArea('ordering'), loadArea('deferred')]))

const order = {
  ...{ order_number: 'MCG-AAAAAAAA', tracking_token: 'progress', payment_token: 'pay', language: 'en' },
  ...{
    status: 'pending',
    payment_method: 'cash_on_delivery',
    payment_status: 'unpaid',
    payment_due_at: null,
  },
  ...{ created_at: '2026-11-25T10:00:00Z', promised_from: '2026-11-25T10:00:00Z', min_days: 3, max_days: 7 },
  ...{ subtotal: 500, delivery_fee: 15, gift_fee: 0, discount_amount: 0, tax_amount: 0, total_amount: 515 },
  ...{ paid_amount: 0, refunded_amount: 0, amount_due: 515, amount_to_refund: 0, order_items: [] },
  ...{
    contact_name: 'Amina',
    contact_email: 'amina@shop.test',
    address: '1 rue',
    district: '',
    landmark: '',
  },
  ...{ city: 'Fez', region: '', postal_code: '', country: 'morocco', is_pickup: false },
} as unknown as OrderDetail
const shop = { contact_email: 'shop@shop.test', whatsapp_number: '212600000000', email_notifications: true }

const open = (change: Partial<OrderDetail>) =>
  renderInShop(
    <OrderConfirmation order={{ ...order, ...change }} shop={shop as never}>
      {null}
    </OrderConfirmation>,
  )

const CALL = 'The courier calls you before delivery.'
const BRING = 'The carrier brings the parcel; you can follow it by its number.'
const FETCH = 'Pick up your order in our showroom: we will tell you when it is ready.'

describe('the confirmation', () => {
  it.each<[string, string, Partial<OrderDetail>]>([
    ['a call of the courier within Morocco', CALL, {}],
    ['the parcel abroad', BRING, { country: 'france', payment_method: 'card' }],
    ['a message to an order that is picked up', FETCH, { is_pickup: true }],
  ])('promises %s', async (_what, said, change) => {
    open(change)
    expect(await screen.findByText(said)).toBeVisible()
    for (const other of [CALL, BRING, FETCH].filter((text) => text !== said))
      expect(screen.queryByText(other)).toBeNull()
  })

  it('says that cash is paid where the order is picked up', async () => {
    open({ is_pickup: true })
    expect(await screen.findByText('To be paid at pick-up')).toBeVisible()
    expect(screen.queryByText('To be paid on delivery')).toBeNull()
  })
})
