import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AmountDue, type BankAccount, OrderPayment } from '@/orders/order-payment'
import { owesBeforeDelivery, paymentState, type PaymentFacts } from '@/orders/payment-status'
import type { OwnOrder } from '@/orders/queries'
import { renderInShop } from '../../render'

const order: PaymentFacts = {
  status: 'pending',
  payment_method: 'card',
  payment_status: 'unpaid',
  amount_due: 400,
  paid_amount: 0,
  is_pickup: false,
}

describe('the payment of an order', () => {
  it.each<[string | null, boolean, Partial<PaymentFacts>]>([
    ['unpaid', true, {}],
    ['pending', true, { payment_status: 'pending' }],
    ['failed', true, { payment_status: 'failed' }],
    ['awaiting_transfer', true, { payment_method: 'bank_transfer' }],
    // A card was tried before the transfer was chosen.
    ['awaiting_transfer', true, { payment_method: 'bank_transfer', payment_status: 'failed' }],
    [
      'part',
      true,
      { payment_method: 'bank_transfer', payment_status: 'pending', paid_amount: 100, amount_due: 300 },
    ],
    ['on_delivery', false, { payment_method: 'cash_on_delivery' }],
    ['at_pickup', false, { payment_method: 'cash_on_delivery', is_pickup: true }],
    ['paid', false, { payment_status: 'paid', paid_amount: 400, amount_due: 0 }],
    ['partially_refunded', false, { payment_status: 'partially_refunded', paid_amount: 400, amount_due: 0 }],
    ['refunded', false, { payment_status: 'refunded', paid_amount: 400, amount_due: 0, status: 'cancelled' }],
    [null, false, { status: 'cancelled', amount_due: 0 }],
    [null, false, { status: 'cancelled', amount_due: 0, payment_status: 'failed' }],
    ['paid', false, { status: 'cancelled', amount_due: 0, payment_status: 'paid', paid_amount: 400 }],
    // It cost nothing.
    ['paid', false, { payment_status: 'paid', amount_due: 0 }],
    ['paid', false, { payment_method: 'cash_on_delivery', payment_status: 'paid', amount_due: 0 }],
    [null, false, { status: 'cancelled', payment_status: 'paid', amount_due: 0 }],
  ])('is %s, to be paid before delivery: %s', (state, owes, facts) => {
    expect(paymentState({ ...order, ...facts })).toBe(state)
    expect(owesBeforeDelivery({ ...order, ...facts })).toBe(owes)
  })
})

const account: BankAccount = {
  bank_holder: 'Dar Crafts',
  bank_rib: '000270000000000000000026',
  bank_iban: 'MA64000270000000000000000026',
  bank_bic: 'DEMOMAMC',
}
const payable = {
  ...order,
  order_number: 'MCG-23456789',
  payment_token: 'abc',
  country: 'morocco',
  payment_due_at: '2026-11-28T10:00:00Z',
}

describe('the amount due', () => {
  it('by transfer in Morocco shows amount, RIB and reference', async () => {
    renderInShop(<AmountDue order={{ ...payable, payment_method: 'bank_transfer' }} account={account} />)
    expect(await screen.findByRole('link', { name: 'How to make the transfer' })).toHaveAttribute(
      'href',
      '/pay?token=abc',
    )
    // Without spaces, so that a copy can be pasted into any form.
    for (const text of [
      '400\u00A0DH',
      'Dar Crafts',
      account.bank_rib,
      'MCG-23456789',
      '28 November 2026 at 10:00 Moroccan time',
    ]) {
      expect(document.body).toHaveTextContent(text.replace('\u00A0', ' '))
    }
    expect(document.body).not.toHaveTextContent('IBAN')
  })

  it.each([
    ['france', account],
    ['morocco', { ...account, bank_rib: '' }],
  ])('by transfer to %s shows IBAN and BIC', async (country, shown) => {
    renderInShop(
      <AmountDue order={{ ...payable, country, payment_method: 'bank_transfer' }} account={shown} />,
    )
    await screen.findByRole('link', { name: 'How to make the transfer' })
    expect(document.body).toHaveTextContent(account.bank_iban)
    expect(document.body).toHaveTextContent('DEMOMAMC')
    expect(document.body).not.toHaveTextContent('RIB')
  })

  it('by card leads to the payment page, and a part payment has no deadline', async () => {
    renderInShop(
      <AmountDue
        order={{ ...payable, payment_status: 'pending', paid_amount: 100, amount_due: 300 }}
        account={account}
      />,
    )
    expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/pay?token=abc')
    expect(document.body).toHaveTextContent('300 DH')
    expect(document.body).not.toHaveTextContent('Pay by')
  })

  it('is not shown for an order that owes nothing', () => {
    renderInShop(
      <AmountDue order={{ ...payable, payment_status: 'paid', amount_due: 0 }} account={account} />,
    )
    expect(screen.queryByRole('link')).toBeNull()
  })
})

it.each([
  [true, 'To be paid at pick-up'],
  [false, 'To be paid on delivery'],
])('cash is paid where the order is handed over (picked up: %s)', async (picksUp, said) => {
  const own = { ...payable, payment_method: 'cash_on_delivery', is_pickup: picksUp, invoices: [] }
  renderInShop(<OrderPayment order={own as unknown as OwnOrder} account={account} />)
  // In the badge and before the amount.
  expect(await screen.findAllByText(said)).toHaveLength(2)
})
