import { fireEvent, screen, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { EMPTY_CHECKOUT } from '@/checkout/draft'
import { PaymentFields } from '@/checkout/payment-fields'
import type { PaymentMethod } from '@/payments/providers'
import type { CheckoutInput, CheckoutValues } from '@/checkout/schema'
import { loadCatalogue } from '@/i18n/catalogues'
import type { Language } from '@/i18n/locales'
import { renderInShop } from '../../render'

function Fields({ methods, days = 5 }: { methods: PaymentMethod[]; days?: number }) {
  const form = useForm<CheckoutInput, unknown, CheckoutValues>({ defaultValues: EMPTY_CHECKOUT })
  const checkout = { form, methods, transferHoldDays: days, pickMethod: () => undefined }
  return <PaymentFields checkout={checkout} />
}

const show = (methods: PaymentMethod[], language: Language = 'en', days?: number) =>
  renderInShop(<Fields methods={methods} days={days} />, { language })

it('each way to pay says when, how and what it costs', async () => {
  show(['cash_on_delivery', 'card', 'paypal', 'bank_transfer'])
  const radios = within(await screen.findByRole('group', { name: 'Payment method' }))
  expect(radios.getAllByRole('radio')).toHaveLength(4)
  const described = (name: string) => radios.getByRole('radio', { name })
  expect(described('Cash on delivery')).toBeChecked()
  expect(described('Cash on delivery')).toHaveAccessibleDescription(/On delivery · No fee.*courier/s)
  expect(described('Card')).toHaveAccessibleDescription(/Right after.*No fee.*3-D Secure.*dirhams/s)
  expect(described('PayPal')).toHaveAccessibleDescription(/euros.*rate shown before you pay/s)
  expect(described('Bank transfer')).toHaveAccessibleDescription(
    /Within 5 days.*as soon as the transfer arrives/s,
  )
  fireEvent.click(described('Card'))
  expect(described('Card')).toBeChecked()
})

it.each([
  ['en', 1, 'Within 1 day '],
  ['fr', 5, 'Sous 5 jours '],
  ['ar', 2, 'خلال يومين '],
  ['ar', 14, 'خلال 14 يومًا '],
] as const)('the days of a transfer in %s: %i', async (language, days, words) => {
  await loadCatalogue(language)
  show(['bank_transfer'], language, days)
  expect(await screen.findByRole('radio')).toHaveAccessibleDescription(expect.stringContaining(words))
})

it('says so when nothing can be paid with', async () => {
  show([])
  expect(await screen.findByRole('status')).toHaveTextContent(/No payment method is available/)
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/Contact')
  expect(screen.queryByRole('radio')).toBeNull()
})
