import { zodResolver } from '@hookform/resolvers/zod'
import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartPromises } from '@/cart/cart-promises'
import type { Quote } from '@/cart/queries'
import { CheckoutForm } from '@/checkout/checkout-form'
import { checkoutSchema, type CheckoutInput, type CheckoutValues } from '@/checkout/schema'
import type { Checkout } from '@/checkout/use-checkout'
import { OrderConfirmation } from '@/orders/order-confirmation'
import { OrderTracking } from '@/orders/order-tracking'
import type { OrderDetail, TrackedOrder } from '@/orders/queries'
import { renderInShop } from '../../render'

// The order of tests/db/delivery-promises.test.ts, whose mail names the same days: 20 business days until its longest piece is
// ready, then 3 to 7 of delivery.
const PLACED = '2026-11-25T10:00:00Z'
const promise = { min_days: 23, max_days: 27 }
const DATES = /Mon 28 Dec (and|–) Fri 1 Jan/

const order = {
  ...{
    ...promise,
    order_number: 'MCG-23456789',
    status: 'pending',
    created_at: PLACED,
    promised_from: PLACED,
    is_pickup: false,
  },
  ...{ payment_method: 'cash_on_delivery', payment_status: 'unpaid', amount_due: 115, tracking_token: 'abc' },
  ...{ contact_name: 'Amina', contact_email: '', landmark: '', address: '1 rue', district: '', city: 'Fez' },
  ...{ region: '', postal_code: '', country: 'morocco', subtotal: 100, delivery_fee: 15, gift_fee: 0 },
  ...{ discount_amount: 0, tax_amount: 0, total_amount: 115, order_items: [], lines: [], history: [] },
  ...{ carrier: '', tracking_number: '', tracking_link: '', language: 'en' },
}
const confirmation = (more: object) => (
  <OrderConfirmation
    order={{ ...order, ...more } as unknown as OrderDetail}
    shop={{ contact_email: 'shop@mcg.example', whatsapp_number: '212600000000', bank_rib: '' } as never}
  >
    {null}
  </OrderConfirmation>
)

type CheckoutWithProps = {
  quote: Quote | undefined
  isPickup?: boolean
  paymentMethod?: 'cash_on_delivery' | 'bank_transfer'
  total?: number
}

function CheckoutWith({
  quote,
  isPickup = false,
  paymentMethod = 'cash_on_delivery',
  total = 115,
}: CheckoutWithProps) {
  const form = useForm<CheckoutInput, unknown, CheckoutValues>({
    resolver: zodResolver(
      checkoutSchema([{ method: 'cash_on_delivery', countries: 'morocco' }], {
        short: false,
        served: ['morocco'],
      }),
    ),
    defaultValues: { country: 'morocco', city: '', deliverTo: 'home' } as CheckoutInput,
  })
  const checkout = {
    paymentMethod,
    ...{ form, country: 'morocco', countries: ['morocco'], methods: ['cash_on_delivery'], isPickup },
    ...{ shop: { pickup_days: null, gift_wrap_price: null }, submit: () => undefined, online: true },
    ...{
      amounts: { total_amount: total, delivery_fee: 15 },
      currentQuote: quote,
      shownQuote: quote,
      transferHoldDays: 5,
      refusal: null,
    },
  } as unknown as Checkout
  return <CheckoutForm checkout={checkout} />
}

beforeEach(() => vi.useFakeTimers({ now: new Date(PLACED), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

describe('the dates of an order with a piece that is made to order', () => {
  it.each([
    ['cart', () => <CartPromises country="morocco" quote={promise as Quote} />],
    ['checkout', () => <CheckoutWith quote={promise as Quote} />],
    ['confirmation', () => confirmation({})],
    ['tracking', () => <OrderTracking order={order as unknown as TrackedOrder} token="abc" />],
  ])('are the same in the %s', async (_screen, ui) => {
    renderInShop(ui())
    expect(await screen.findByText(DATES)).toBeVisible()
  })

  const exact = { min_days: 23, max_days: 23 }
  it.each([
    ['cart', () => <CartPromises country="morocco" quote={exact as Quote} />],
    ['checkout', () => <CheckoutWith quote={exact as Quote} />],
    ['confirmation', () => confirmation(exact)],
    [
      'tracking',
      () => <OrderTracking order={{ ...order, ...exact } as unknown as TrackedOrder} token="abc" />,
    ],
  ])('are one day where there is no other: %s', async (_screen, ui) => {
    renderInShop(ui())
    expect(await screen.findByText(/Mon 28 Dec$/)).toBeVisible()
    expect(document.body).not.toHaveTextContent(/28 Dec (and|–)|23–23/)
  })

  it('are not named by the checkout before the quote has arrived', async () => {
    renderInShop(<CheckoutWith quote={undefined} />)
    const fee = await screen.findByText(/^Delivery 15/)
    expect(fee).not.toHaveTextContent('business days')
    expect(fee.previousSibling).toHaveClass('invisible')
  })

  it('are a day when it is picked up', async () => {
    renderInShop(<CheckoutWith quote={{ ...promise, max_days: 23 } as Quote} isPickup />)
    expect(await screen.findByText(/Mon 28 Dec/)).toBeVisible()
  })

  const AFTER = 'Ready to pick up 23 business days after your payment arrives'
  const fetched = { is_pickup: true, promised_from: null }
  it.each([
    ['checkout', () => <CheckoutWith quote={promise as Quote} isPickup paymentMethod="bank_transfer" />],
    ['confirmation', () => confirmation(fetched)],
    [
      'tracking',
      () => <OrderTracking order={{ ...order, ...fetched } as unknown as TrackedOrder} token="abc" />,
    ],
  ])('are none before it is paid, also where it is picked up: %s', async (_screen, ui) => {
    renderInShop(ui())
    expect(await screen.findByText(AFTER)).toBeVisible()
    expect(document.body).not.toHaveTextContent(/28 Dec/)
  })

  it('are none once it is ready to pick up', async () => {
    const ready = { ...order, is_pickup: true, status: 'shipped' } as unknown as TrackedOrder
    renderInShop(<OrderTracking order={ready} token="abc" />)
    expect(await screen.findByText('MCG-23456789')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/28 Dec/)
  })

  it('count from today where nothing is left to transfer', async () => {
    renderInShop(<CheckoutWith quote={promise as Quote} paymentMethod="bank_transfer" total={0} />)
    expect(await screen.findByText(DATES)).toBeVisible()
  })
})
