import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { ParcelLabel } from '@/admin/orders/label'
import { PackingSlip } from '@/admin/orders/print-sheet'
import type { Paper } from '@/admin/orders/queries'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

beforeAll(() => Promise.all((['adminOrders', 'adminPayments', 'deferred'] as const).map(loadArea)))

const line = (id: string, name: string, quantity: number) => ({
  ...{ id, quantity, unit_price: 100, line_total: 100 * quantity, selected_variations: {}, image_url: null },
  ...{ name_en: name, name_fr: name, name_ar: name },
})
const refund = (state: string, order_item_id: string, quantity: number) => ({
  ...{ id: `${state} ${order_item_id}`, kind: 'refund', provider: 'transfer', state, amount: 100 },
  ...{
    refund_of: null,
    has_charge_id: true,
    is_reversed: false,
    refund_lines: [{ order_item_id, quantity }],
  },
})
const order = {
  ...{
    order_number: 'MCG-AAAAAAAA',
    status: 'processing',
    created_at: '2026-11-25T10:00:00Z',
    language: 'en',
  },
  ...{ payment_method: 'bank_transfer', total_amount: 600, paid_amount: 600, refunded_amount: 300 },
  ...{
    refunding_amount: 0,
    disputed_amount: 0,
    amount_due: 0,
    order_status_history: [],
    is_pickup: false,
    is_gift: false,
    gift_wrap: false,
  },
  ...{ gift_message: '', notes: '', tracking_token: 'abc', contact_name: 'Salma', phone: '+212612345678' },
  ...{ address: '1 rue', district: '', landmark: '', city: 'Fez', region: '', postal_code: '' },
  ...{ country: 'morocco', tracking_number: '' },
  order_items: [line('bowl', 'Bowl', 3), line('tray', 'Tray', 1), line('lamp', 'Lamp', 2)],
  // Of the lamp, nothing was given back: the provider refused.
  payments: [refund('succeeded', 'bowl', 1), refund('pending', 'tray', 1), refund('failed', 'lamp', 1)],
} as unknown as Paper
const shop = {
  ...{ site_name: 'Souk', address_en: '', address_fr: '', address_ar: '' },
  ...{ contact_email: 'shop@mcg.example', contact_phone: '+212500000000' },
}

test('the packing slip lists the pieces to send, without those that were given back', async () => {
  renderInShop(<PackingSlip order={order} shop={shop} />)
  const table = await screen.findByRole('table')
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual(['Bowl1 piece refunded2', 'Lamp2', 'Pieces4'])
})

test('the label of the parcel counts the same pieces', async () => {
  renderInShop(<ParcelLabel order={order} shop={shop} />)
  expect(await screen.findByText('4 pieces')).toBeInTheDocument()
})

test('a telephone number in a note keeps its order in Arabic text', async () => {
  const notes = 'اتصل على 06 12 34 56 78'
  renderInShop(<PackingSlip order={{ ...order, notes }} shop={shop} />)
  const number = await screen.findByText('06 12 34 56 78')
  expect(number.tagName).toBe('BDO')
  expect(number).toHaveAttribute('dir', 'ltr')
  expect(number.closest('dd')).toHaveTextContent(notes)
  // A bdi would hide the Arabic letters from it, and the note would stand on the left.
  expect(number.parentElement).toHaveAttribute('dir', 'auto')
})

test.each([
  ['label', ParcelLabel],
  ['packing slip', PackingSlip],
])('the %s prints a telephone number in the landmark in its order', async (_paper, Paper) => {
  renderInShop(<Paper order={{ ...order, landmark: 'بجوار الصيدلية 06 12 34 56 78' }} shop={shop} />)
  const number = await screen.findByText('06 12 34 56 78')
  expect(number.tagName).toBe('BDO')
  expect(number.closest('address')).toHaveTextContent('بجوار الصيدلية 06 12 34 56 78')
})

describe.each([
  ['label', ParcelLabel],
  ['packing slip', PackingSlip],
])('the %s says that the parcel is not to be handed over', (_paper, Paper) => {
  const unpaid = 'Not paid: do not hand over'
  test.each([
    [
      { status: 'cancelled', payment_method: 'cash_on_delivery', paid_amount: 0 },
      'Cancelled: do not hand over',
    ],
    [{ disputed_amount: 600 }, unpaid],
    [{ refunding_amount: 300 }, unpaid],
  ])('%o', async (change, text) => {
    renderInShop(<Paper order={{ ...order, ...change } as Paper} shop={shop} />)
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.queryByText(/nothing to collect/)).toBeNull()
    expect(screen.queryByText('0 DH')).toBeNull()
  })
})
