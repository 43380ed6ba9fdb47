import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, type UseFormSetValue } from 'react-hook-form'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addressQueries, type SavedAddress } from '@/auth/address-queries'
import { SavedAddresses } from '@/checkout/saved-addresses'
import type { CheckoutInput } from '@/checkout/schema'
import { loadArea } from '@/i18n/catalogues'
import { LanguageProvider } from '@/i18n/language-context'

const user = { id: 'salma', email: 'salma@mcg.example' }
vi.mock('@/auth/auth-context', () => ({ useAuth: () => ({ user }) }))
beforeAll(() => loadArea('ordering'))

const address = (id: string, change: Partial<SavedAddress>): SavedAddress => ({
  ...{ id, name: id, address: '1 rue', district: '', landmark: '', city: 'Fez', region: '' },
  ...{ postal_code: '', country: 'morocco', is_default: false },
  ...change,
})
const saved = [
  address('Home', { is_default: true, district: 'Batha', postal_code: '30000' }),
  address('Work', { address: '9 rue', city: 'Rabat' }),
  address('Aunt', { country: 'usa', city: 'Austin', region: 'TX', postal_code: '73301' }),
]

let values: () => CheckoutInput
let setValue: UseFormSetValue<CheckoutInput>
function Form() {
  const form = useForm<CheckoutInput, unknown, CheckoutInput>({
    defaultValues: {
      ...{ firstName: 'Salma', lastName: '', email: '', phone: '', address: '', district: '' },
      ...{ landmark: '', city: '', region: '', postalCode: '', country: 'morocco', notes: 'Ring twice' },
      paymentMethod: 'cash_on_delivery',
    },
  })
  values = form.getValues
  setValue = form.setValue
  return <SavedAddresses form={form} countries={['morocco', 'france']} />
}

function open(addresses: SavedAddress[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(addressQueries.list(user.id).queryKey, addresses)
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initialLanguage="en">
        <Form />
      </LanguageProvider>
    </QueryClientProvider>,
  )
}

describe('the saved addresses in the checkout', () => {
  it('are offered where the shop delivers to, and nothing is while there are none', () => {
    open(saved)
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options).toEqual(['Home · 1 rue, Fez', 'Work · 9 rue, Rabat', 'Use another address'])
    open([])
    expect(screen.getAllByRole('combobox')).toHaveLength(1)
  })

  it('fill in the fields of the address and leave the others', async () => {
    open(saved)
    const select = screen.getByRole('combobox', { name: 'Saved addresses' })
    expect(select).toHaveDisplayValue('Use another address')
    await userEvent.selectOptions(select, 'Home · 1 rue, Fez')
    expect(values()).toMatchObject({
      ...{ address: '1 rue', district: 'Batha', city: 'Fez', postalCode: '30000', country: 'morocco' },
      ...{ firstName: 'Salma', notes: 'Ring twice' },
    })
    expect(select).toHaveDisplayValue('Home · 1 rue, Fez')
    await userEvent.selectOptions(select, 'Work · 9 rue, Rabat')
    expect(values()).toMatchObject({ address: '9 rue', district: '', city: 'Rabat', postalCode: '' })
  })

  it('give way to another address, in the same country', async () => {
    open(saved)
    const select = screen.getByRole('combobox', { name: 'Saved addresses' })
    await userEvent.selectOptions(select, 'Work · 9 rue, Rabat')
    await userEvent.selectOptions(select, 'Use another address')
    expect(values()).toMatchObject({ address: '', city: '', country: 'morocco', firstName: 'Salma' })
  })

  it('follow the country that is chosen, unless another address has been typed', () => {
    open([
      ...saved,
      address('Lyon', { country: 'france', address: '4 quai', city: 'Lyon', postal_code: '69001' }),
    ])
    act(() => setValue('country', 'france'))
    expect(values()).toMatchObject({ address: '4 quai', city: 'Lyon', postalCode: '69001' })
    act(() => setValue('country', 'morocco'))
    expect(values()).toMatchObject({ address: '1 rue', district: 'Batha', city: 'Fez' })
    act(() => setValue('address', '7 derb'))
    act(() => setValue('country', 'france'))
    expect(values()).toMatchObject({ address: '7 derb', city: 'Fez', country: 'france' })
  })

  it('take the place of one in a country where the shop delivers no longer', () => {
    open(saved)
    const aunt = { address: '1 rue', city: 'Austin', region: 'TX', postalCode: '73301' } as const
    act(() => {
      setValue('country', 'usa')
      for (const [name, value] of Object.entries(aunt)) setValue(name as keyof typeof aunt, value)
    })
    act(() => setValue('country', 'morocco'))
    expect(values()).toMatchObject({ address: '1 rue', district: 'Batha', city: 'Fez', postalCode: '30000' })
  })
})
