import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Profile } from '@/auth/queries'
import { checkoutDraft, EMPTY_CHECKOUT } from '@/checkout/draft'
import { useCheckoutForm } from '@/checkout/use-checkout-form'
import type { OfferedMethod } from '@/payments/providers'
import { deliveryCountry, rememberDeliveryCountry } from '@/settings/delivery-country'

const served = ['morocco', 'france', 'usa']
const offered: OfferedMethod[] = [
  { method: 'cash_on_delivery', countries: 'morocco' },
  { method: 'card', countries: 'all' },
]

const profile = {
  ...{ display_name: 'Salma Idrissi', email: 'salma@mcg.example', phone: '+212612345678' },
  ...{ address: '12, derb Lamté', district: '', landmark: '', city: 'Fez', region: '', postal_code: '' },
  ...{ country: 'morocco', language: 'fr' },
} as Profile

const render = () =>
  renderHook(
    ({ given }: { given?: Profile }) =>
      useCheckoutForm({
        profile: given,
        served,
        offered,
        isGuest: true,
        isFree: false,
        canPickUp: true,
        canWrap: true,
      }),
    {
      initialProps: {},
    },
  )

beforeEach(() => rememberDeliveryCountry('france'))

describe('the country that the checkout starts with', () => {
  it('is the one chosen in the shop, with a way to pay that is possible there', () => {
    const { result } = render()
    expect(result.current.form.getValues()).toMatchObject({ country: 'france', paymentMethod: 'card' })
  })

  it('stays the chosen one when the shop stopped delivering there, so that the form can ask for another one', () => {
    rememberDeliveryCountry('spain')
    expect(render().result.current.country).toBe('spain')
  })

  it('stays that of an address in the draft, which is elsewhere in no other country', () => {
    checkoutDraft.write({ ...EMPTY_CHECKOUT, city: 'Madrid', country: 'spain' })
    expect(render().result.current.country).toBe('spain')
  })

  it('is that of an address in the draft, and then of the whole shop', () => {
    checkoutDraft.write({ ...EMPTY_CHECKOUT, city: 'New York', country: 'usa' })
    expect(render().result.current.country).toBe('usa')
    expect(deliveryCountry()).toBe('usa')
  })

  it('is the chosen one when the draft has a name only', () => {
    checkoutDraft.write({ ...EMPTY_CHECKOUT, firstName: 'Salma', country: 'usa' })
    expect(render().result.current.country).toBe('france')
  })

  it('is that of the saved address once it has arrived', () => {
    const { result, rerender } = render()
    rerender({ given: profile })
    expect(result.current.country).toBe('morocco')
    expect(result.current.form.getValues('city')).toBe('Fez')
    expect(deliveryCountry()).toBe('morocco')
  })

  it('follows a choice in another tab until an address is typed', () => {
    const { result } = render()
    act(() => rememberDeliveryCountry('usa'))
    expect(result.current.country).toBe('usa')
    act(() => result.current.form.setValue('address', '5 Main Street'))
    act(() => rememberDeliveryCountry('morocco'))
    expect(result.current.country).toBe('usa')
  })
})
