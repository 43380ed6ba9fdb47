import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ContactFields } from '@/checkout/contact-fields'
import { EMPTY_CHECKOUT } from '@/checkout/draft'
import { loadArea, loadCatalogue } from '@/i18n/catalogues'
import { LanguageProvider } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import { OrderConfirmation } from '@/orders/order-confirmation'
import type { OrderDetail } from '@/orders/queries'
import { type CustomerReturn, returnQueries, type ReturnPage } from '@/orders/return-queries'
import { Component as PayPage } from '@/pages/pay-page'
import { Component as ReturnsPage } from '@/pages/return-page'
import { type PaymentPage, paymentQueries } from '@/payments/queries'
import { settingsQueries } from '@/settings/queries'

vi.mock(import('@/auth/auth-context'), async (original) => ({
  ...(await original()),
  useAuth: () => ({ user: { id: 'buyer' }, loading: false }) as never,
}))

const LANGUAGES = ['en', 'fr', 'ar'] as const
/** What a screen says when it promises an email. */
const PROMISE = /e-?mail|vous écri|البريد|نراسل|رسالتنا|رسائلنا/i
const TOKEN = 't'.repeat(43)
const PLACED = '2026-11-25T10:00:00Z'

beforeAll(() =>
  Promise.all([
    ...LANGUAGES.map((language) => loadCatalogue(language)),
    ...(['payment', 'ordering', 'deferred', 'returns', 'account'] as const).map((area) => loadArea(area)),
  ]),
)

const bought = {
  ...{ order_number: 'MCG-AAAAAAAA', tracking_token: 'progress', status: 'pending', language: 'en' },
  ...{ payment_method: 'bank_transfer', payment_status: 'unpaid', payment_due_at: null, created_at: PLACED },
  ...{ subtotal: 500, delivery_fee: 15, gift_fee: 0, discount_amount: 0, tax_amount: 0, total_amount: 515 },
  ...{ paid_amount: 0, refunded_amount: 0, amount_due: 515, amount_to_refund: 0 },
  ...{ is_pickup: false, min_days: 3, max_days: 7, promised_from: PLACED, lines: [], order_items: [] },
}
const page = {
  ...bought,
  ...{
    order_id: 'id',
    is_expired: false,
    last_attempt: null,
    proofs: 1,
    ways: [],
    methods: [],
    invoices: [],
  },
  transfer: { holder: 'Souk', bank: 'Bank', rib: '', iban: '', bic: '' },
} as unknown as PaymentPage
const attempt = { provider: 'cmi', state: 'pending', created_at: PLACED, is_held: false } as const
const returned = {
  ...{ id: 'return', number: 'R-22222222', state: 'requested', wish: 'refund', reason: 'damaged', note: '' },
  ...{
    refusal_reason: '',
    closing_reason: '',
    created_at: PLACED,
    exchange_order_number: null,
    exchange_tracking_token: null,
    cancelled_exchange_number: null,
  },
  ...{ photos: 0, lines: [], events: [] },
} as CustomerReturn
const returns: ReturnPage = {
  ...{ order_number: 'MCG-AAAAAAAA', until: null, is_open: false, gets_email: true },
  ...{ items: [], returns: [returned] },
}

type Shop = { email_notifications: boolean }
type Screen = (
  mails: boolean,
  shop: Shop,
) => { ui: ReactNode; path?: string; data?: readonly [unknown, unknown] }

const payPage =
  (change: Partial<PaymentPage>, from = ''): Screen =>
  (mails) => ({
    ui: <PayPage />,
    path: `/pay?token=${TOKEN}${from}`,
    data: [[...paymentQueries.page(TOKEN, null).queryKey], { ...page, ...change, gets_email: mails }],
  })
const confirmation =
  (contactEmail: (mails: boolean) => string): Screen =>
  (mails, shop) => ({
    ui: (
      <OrderConfirmation
        order={
          {
            ...{ ...bought, payment_method: 'cash_on_delivery', contact_email: contactEmail(mails) },
            ...{ contact_name: 'Amina', landmark: '', address: '1 rue', district: '', city: 'Fez' },
            ...{ region: '', postal_code: '', country: 'morocco' },
          } as unknown as OrderDetail
        }
        shop={{ ...shop, contact_email: 'shop@shop.test', whatsapp_number: '' } as never}
      >
        {null}
      </OrderConfirmation>
    ),
  })

const SCREENS: Readonly<Record<string, Screen>> = {
  'an order that is paid': payPage({ amount_due: 0, paid_amount: 515, payment_status: 'paid' }),
  'a payment that the provider holds': payPage({ last_attempt: { ...attempt, is_held: true } }),
  'a payment that was just made': payPage({ transfer: null, last_attempt: attempt }, '&from=cmi'),
  'a payment that was begun': payPage({ transfer: null, last_attempt: attempt }),
  'a transfer and its proof': payPage({}),
  'a return': (mails) => ({
    ui: <ReturnsPage />,
    path: `/return?token=${TOKEN}`,
    data: [[...returnQueries.page(TOKEN).queryKey], { ...returns, gets_email: mails }],
  }),
  'the confirmation of a shop that sends none': confirmation(() => 'amina@shop.test'),
  'the confirmation of a guest without an address': confirmation((mails) => (mails ? 'amina@shop.test' : '')),
}

function open(screenOf: Screen, mails: boolean, language: Language, sends = mails) {
  const shop = { email_notifications: sends, contact_email: 'shop@shop.test' }
  const { ui, path = '/', data } = screenOf(mails, shop)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnMount: false } } })
  client.setQueryData(settingsQueries.shop().queryKey, shop as never)
  if (data !== undefined) client.setQueryData(data[0] as readonly unknown[], data[1])
  const { container } = render(
    <QueryClientProvider client={client}>
      <LanguageProvider initialLanguage={language}>
        <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return container
}

/** What is read on the page; it holds data for search engines as well. */
function textOf(container: Element): string {
  for (const data of container.querySelectorAll('script')) data.remove()
  return container.textContent
}

describe.each(Object.entries(SCREENS))('%s', (name, screenOf) => {
  it.each(LANGUAGES)('promises an email that is sent, and no other (%s)', (language) => {
    expect(textOf(open(screenOf, true, language))).toMatch(PROMISE)
    // The shop sends mails, and this guest has no address.
    const sends = name.includes('guest')
    expect(textOf(open(screenOf, false, language, sends))).not.toMatch(PROMISE)
  })
})

function Contact({ short }: { short: boolean }) {
  const form = useForm({ defaultValues: EMPTY_CHECKOUT })
  return <ContactFields form={form} country="morocco" short={short} />
}

describe.each([
  ['a guest', true, 'For the confirmation and the tracking link.'],
  ['an account', false, /Order emails go to your account’s email address\.$/],
])('the address of %s', (_who, short, promise) => {
  it('is asked for the mails that are sent', () => {
    open(() => ({ ui: <Contact short={short} /> }), true, 'en')
    expect(screen.getByText(promise)).toBeVisible()
  })

  it('is asked for questions where none are sent', () => {
    open(() => ({ ui: <Contact short={short} /> }), false, 'en')
    expect(screen.getByText('For questions about the delivery.')).toBeVisible()
    expect(screen.queryByText(promise)).toBeNull()
  })
})
