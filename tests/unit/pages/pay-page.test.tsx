import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { LanguageProvider } from '@/i18n/language-context'
import { Component as PayPage } from '@/pages/pay-page'
import { type PaymentPage, paymentQueries } from '@/payments/queries'
import { settingsQueries } from '@/settings/queries'

const TOKEN = 't'.repeat(43)
const order: PaymentPage = {
  ...{ order_id: 'id', order_number: 'MCG-AAAAAAAA', tracking_token: 'progress' },
  status: 'pending',
  payment_status: 'unpaid',
  ...{ subtotal: 500, delivery_fee: 15, gift_fee: 0, discount_amount: 0, tax_amount: 0 },
  ...{ total_amount: 515, paid_amount: 0, refunded_amount: 0, amount_due: 515, amount_to_refund: 0 },
  ...{ payment_due_at: null, is_expired: false, transfer: null, last_attempt: null, proofs: 0, ways: [] },
  ...{ gets_email: true, has_account: true },
  ...{ is_pickup: false, min_days: 3, max_days: 7, promised_from: '2026-11-25T10:00:00Z', lines: [] },
  payment_method: 'cash_on_delivery',
  methods: ['card', 'bank_transfer'],
  invoices: [
    { number: 'F2026-00001', kind: 'invoice', issued_at: '2026-11-25T10:00:00Z', total_amount: 463 },
  ],
}

beforeAll(() => Promise.all([loadArea('payment'), loadArea('ordering'), loadArea('deferred')]))

function open(page: Partial<PaymentPage> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnMount: false } } })
  client.setQueryData(paymentQueries.page(TOKEN, null).queryKey, { ...order, ...page })
  client.setQueryData(settingsQueries.shop().queryKey, { contact_email: 'shop@shop.test' } as never)
  render(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <MemoryRouter initialEntries={[`/pay?token=${TOKEN}`]}>
          <PayPage />
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  )
}

const BEGUN = { provider: 'cmi', state: 'pending', created_at: '2026-11-25T10:05:00Z' } as const

describe('the payment page of an order that is paid in cash on receipt', () => {
  it('says so, with the amount, and offers the other ways as others', () => {
    open()
    expect(screen.getByText('You pay 515 DH in cash when you receive your order.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Your payment' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Or pay online' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'How would you like to pay?' })).toBeNull()
  })

  it('says nothing of cash once it is paid, or when it is a card order', () => {
    open({ amount_due: 0, paid_amount: 515, payment_status: 'paid' })
    expect(screen.queryByText(/in cash/)).toBeNull()
  })

  it('says how much came, in which ways, and what happens next', () => {
    const paid = { amount_due: 0, paid_amount: 515, payment_status: 'paid' } as const
    open({ ...paid, ways: ['transfer', 'cmi', 'transfer'] })
    expect(screen.getByText('We have received 515 DH (bank transfer, card).')).toBeVisible()
    expect(screen.getByText(/^We are preparing your pieces/)).toBeVisible()
  })

  it('says that an order that is picked up can be fetched, not that it is sent', () => {
    const paid = { amount_due: 0, paid_amount: 515, payment_status: 'paid' } as const
    open({ ...paid, is_pickup: true })
    expect(
      screen.getByText('We are preparing your pieces and will email you when you can pick them up.'),
    ).toBeVisible()
    expect(document.body).not.toHaveTextContent(/on their way|\bship/)
  })

  it('promises to reopen, not to ship, an expired order whose money comes late', () => {
    open({ status: 'cancelled', is_expired: true, amount_due: 0, is_pickup: true })
    expect(screen.getByText(/we reopen the order if the pieces are still available/)).toBeVisible()
  })

  it('mentions an attempt that is not confirmed to a buyer who comes back later', () => {
    open({ payment_method: 'card', last_attempt: { ...BEGUN, is_held: false } })
    expect(
      screen.getByText(/^You started a payment \(card\) on 25 November 2026 at 10:05 Moroccan time/),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pay by card' })).toBeVisible()
  })

  it('says until when the pieces are reserved, in which zone, and by the buyer’s own clock', () => {
    vi.stubEnv('TZ', 'Europe/Paris')
    open({ payment_due_at: '2026-11-28T14:30:00Z' })
    const until = '28 November 2026 at 14:30 Moroccan time (15:30 your time)'
    expect(screen.getByText(`Your pieces are reserved until ${until}.`)).toBeVisible()
  })

  it('tells a buyer whose money the provider holds back not to pay again', () => {
    open({ payment_method: 'paypal', last_attempt: { ...BEGUN, provider: 'paypal', is_held: true } })
    expect(
      screen.getByText(/^Your payment \(PayPal\) is being checked.*do not need to pay again/),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pay by card' })).toBeNull()
    expect(screen.queryByText('To pay')).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Your payment' })).toBeVisible()
  })

  it('asks how a card order is paid', () => {
    open({ payment_method: 'card' })
    expect(screen.queryByText(/in cash/)).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'How would you like to pay?' })).toBeVisible()
  })
})

describe('a payment by card that is refused', () => {
  /** The provider's function refuses with the code; read again, the page says what became of the order. */
  const payByCard = async (code: string, became: Partial<PaymentPage>) => {
    const page = { ...order, payment_method: 'card', payment_due_at: '2026-11-28T14:30:00Z' } as const
    vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input))
      if (pathname.endsWith('/start')) return Promise.resolve(Response.json({ code }, { status: 409 }))
      const isPage = pathname.endsWith('/payment_page')
      return Promise.resolve(Response.json(isPage ? { ...page, ...became } : []))
    })
    open(page)
    await userEvent.click(screen.getByRole('button', { name: 'Pay by card' }))
  }

  it.each<[string, Partial<PaymentPage>, RegExp]>([
    [
      'already_paid',
      { amount_due: 0, paid_amount: 515, payment_status: 'paid', ways: ['transfer'] },
      /^We have received 515\sDH/,
    ],
    [
      'payment_expired',
      { status: 'cancelled', amount_due: 0, is_expired: true },
      /^This order was cancelled/,
    ],
  ])('as %s shows what became of the order, and nothing to pay', async (code, became, text) => {
    await payByCard(code, became)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pay by card' })).toBeNull()
    expect(screen.queryByText('To pay')).toBeNull()
  })

  it('because little time is left says so, beside the transfer that has time of its own', async () => {
    await payByCard('hold_ends_soon', {})
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Too little time is left to pay online/)
    expect(screen.queryByText(/was cancelled/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Pay by bank transfer instead' })).toBeVisible()
  })

  it('because the shop has closed the way to pay offers the others', async () => {
    await payByCard('method_unavailable', { methods: ['paypal'] })
    // The only way left is no choice.
    expect(await screen.findByRole('button', { name: 'Pay with PayPal' })).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Pay by card' })).toBeNull()
  })
})

describe('what was ordered', () => {
  it('is listed with the days of delivery, which count from the payment', () => {
    const line = { name_en: 'Round Pouf', name_fr: 'Pouf', name_ar: 'بوف', image_url: null, quantity: 2 }
    open({
      promised_from: null,
      lines: [{ id: '1', ...line, selected_variations: { size: 'Large', color: 'Red' }, line_total: 500 }],
    })
    const ordered = screen.getByRole('region', { name: 'Items' })
    expect(ordered).toHaveTextContent('Round Pouf')
    expect(ordered).toHaveTextContent('Colour: Red · Size: Large')
    expect(ordered).toHaveTextContent('3–7 business days after your payment arrives')
  })

  it('adds up: what delivery, wrapping and a discount cost stands between the items and the total', () => {
    open({ gift_fee: 20, discount_amount: 50, total_amount: 485 })
    const ordered = screen.getByRole('region', { name: 'Items' })
    expect(ordered).toHaveTextContent(
      /Subtotal500\sDHDelivery15\sDHGift wrapping20\sDHDiscount−50\sDHTotal485\sDH/,
    )
  })
})
