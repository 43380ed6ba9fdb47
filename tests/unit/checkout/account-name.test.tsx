import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { ContactFields } from '@/checkout/contact-fields'
import { EMPTY_CHECKOUT } from '@/checkout/draft'
import type { CheckoutInput, CheckoutValues } from '@/checkout/schema'
import { renderInShop } from '../../render'

function Form({ country }: { country: 'morocco' | 'france' }) {
  const form = useForm<CheckoutInput, unknown, CheckoutValues>({ defaultValues: EMPTY_CHECKOUT })
  return <ContactFields form={form} country={country} short={false} accountName="عبد الرحمن العلوي" />
}

it.each([
  ['france', /^Your account: \u2068?عبد الرحمن العلوي\u2069?$/],
  ['morocco', ''],
] as const)('the whole name of the account stands beside the two fields of %s', async (country, hint) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ email_notifications: true })))
  renderInShop(<Form country={country} />)
  expect(await screen.findByLabelText(/^First name/)).toHaveAccessibleDescription(hint)
})
