import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { currencyRates } from '@/currency/queries'
import { loadArea } from '@/i18n/catalogues'
import { LanguageProvider } from '@/i18n/language-context'
import { OnlinePayment } from '@/pages/pay/online-payment'
import type { PaymentPage } from '@/payments/queries'

beforeAll(() => Promise.all([loadArea('payment'), loadArea('deferred')]))
afterEach(() => vi.unstubAllGlobals())

const euros = (rate: number) => [{ currency: 'EUR', rate, rate_date: '2026-11-25' }]

/** Opens what is asked of a buyer who pays 500 DH with PayPal; `seen` are rates that a page before has read. */
function open(answer: () => Promise<Response>, seen?: ReturnType<typeof euros>) {
  vi.stubGlobal('fetch', answer)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (seen !== undefined) client.setQueryData(currencyRates().queryKey, seen)
  const page = { payment_method: 'paypal', methods: ['paypal'], transfer: null, amount_due: 500 }
  render(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <MemoryRouter initialEntries={['/pay']}>
          <OnlinePayment page={page as unknown as PaymentPage} token="t" />
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return screen.getByRole('button', { name: 'Pay with PayPal' })
}

it.each([
  ['never', undefined],
  ['before, but not now', euros(10)],
])('PayPal waits until what it charges is stated: rates read %s', async (_when, seen) => {
  const button = open(() => Promise.resolve(Response.json({ message: 'down' }, { status: 503 })), seen)
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is not answering')
  expect(button).toBeDisabled()
  expect(screen.queryByText(/will charge/)).toBeNull()

  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(euros(12.5))))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^PayPal will charge 40\.00\sEUR/)).toBeVisible()
  expect(button).toBeEnabled()
})

it('a rate that was read while browsing is not stated', async () => {
  let answer: (response: Response) => void = () => undefined
  const answered = new Promise<Response>((resolve) => (answer = resolve))
  const button = open(() => answered, euros(10))
  expect(button).toBeDisabled()
  expect(screen.queryByText(/will charge/)).toBeNull()
  answer(Response.json(euros(12.5)))
  expect(await screen.findByText(/^PayPal will charge 40\.00\sEUR/)).toBeVisible()
  expect(button).toBeEnabled()
})
