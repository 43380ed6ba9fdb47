import { zodResolver } from '@hookform/resolvers/zod'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ContactFields } from '@/checkout/contact-fields'
import { checkoutDraft } from '@/checkout/draft'
import { PaymentFields } from '@/checkout/payment-fields'
import type { OfferedMethod } from '@/payments/providers'
import { checkoutSchema, type CheckoutInput, type CheckoutValues } from '@/checkout/schema'
import { useShownErrors } from '@/checkout/use-checkout-form'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'
import { cartLine, GUEST, openShop, quotedLine, quoteOf, stubApi } from './checkout-shop'

beforeAll(() => Promise.all((['ordering', 'deferred', 'promotion'] as const).map(loadArea)))
afterEach(() => vi.unstubAllGlobals())

const offered: OfferedMethod[] = [
  { method: 'cash_on_delivery', countries: 'morocco' },
  { method: 'card', countries: 'all' },
]
const schema = checkoutSchema(offered, { short: true, served: ['morocco'] })

function GuestCheckout() {
  const form = useForm<CheckoutInput, unknown, CheckoutValues>({
    resolver: zodResolver(schema),
    defaultValues: GUEST,
    mode: 'onTouched',
  })
  useShownErrors(form)
  const methods = offered.map(({ method }) => method)
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <ContactFields form={form} country="morocco" short />
      <PaymentFields checkout={{ form, methods, transferHoldDays: 5, pickMethod: () => undefined }} />
      <button type="submit">Order</button>
    </form>
  )
}

it('a guest in Morocco who pays by card gives an email address, and reads beside the field who asks for it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
  renderInShop(<GuestCheckout />)
  const email = await screen.findByRole('textbox', { name: /^Email/ })
  expect(email).not.toBeRequired()
  await userEvent.click(screen.getByRole('radio', { name: 'Card' }))
  expect(email).toBeRequired()
  await userEvent.click(screen.getByRole('button', { name: 'Order' }))
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription(
      /To pay by card, enter your email address: the bank asks for it\./,
    ),
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Cash on delivery' }))
  await waitFor(() => expect(email).toBeValid())
  expect(email).not.toBeRequired()
})

it('a guest whose order costs nothing gives none, and does once it costs something', async () => {
  const line = cartLine(1)
  const full = quoteOf([quotedLine(line, 0)])
  let total = 0
  const api = stubApi({
    quote: () => ({ ...full, total_amount: total, discount_amount: full.total_amount - total }),
    place: () =>
      Response.json(
        { code: 'PT409', message: 'price_changed', details: JSON.stringify({ quote: full }) },
        { status: 409 },
      ),
    methods: () => offered,
  })
  checkoutDraft.write({ ...GUEST, paymentMethod: 'card' })
  openShop('/checkout', [line])
  const place = await screen.findByRole('button', { name: /^Place order – 0/ })
  const email = screen.getByRole('textbox', { name: /^Email/ })
  expect(email).not.toBeRequired()
  total = full.total_amount
  await userEvent.click(place)
  await screen.findByText(/The total has changed/)
  expect(api.named('place_order')).toMatchObject([{ args: { contact: { email: '' } } }])
  expect(email).toBeRequired()
})
