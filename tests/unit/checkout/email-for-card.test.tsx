import { zodResolver } from '@hookform/resolvers/zod'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { ContactFields } from '@/checkout/contact-fields'
import { PaymentFields } from '@/checkout/payment-fields'
import type { OfferedMethod } from '@/payments/providers'
import { checkoutSchema, type CheckoutInput, type CheckoutValues } from '@/checkout/schema'
import { useShownErrors } from '@/checkout/use-checkout-form'
import { renderInShop } from '../../render'
import { GUEST } from './checkout-shop'

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
