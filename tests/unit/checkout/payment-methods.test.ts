import { describe, expect, it } from 'vitest'
import { pathAfterOrder, possibleMethod } from '@/checkout/payment-methods'
import { checkoutSchema, type CheckoutInput } from '@/checkout/schema'
import { EMPTY_CHECKOUT } from '@/checkout/draft'
import { COUNTRIES } from '@/lib/countries'
import { methodsFor, type OfferedMethod } from '@/payments/providers'

const offered: OfferedMethod[] = [
  { method: 'cash_on_delivery', countries: 'morocco' },
  { method: 'card', countries: 'all' },
  { method: 'paypal', countries: 'abroad' },
  { method: 'bank_transfer', countries: 'all' },
]

describe('the ways to pay', () => {
  it('depend on the country and keep the order of the shop', () => {
    expect(methodsFor(offered, 'morocco')).toEqual(['cash_on_delivery', 'card', 'bank_transfer'])
    for (const country of ['france', 'usa'] as const) {
      expect(methodsFor(offered, country)).toEqual(['card', 'paypal', 'bank_transfer'])
    }
    expect(methodsFor([], 'morocco')).toEqual([])
  })

  it('keep a possible choice and replace another by the preselected one', () => {
    expect(possibleMethod(['card', 'paypal'], 'paypal')).toBe('paypal')
    expect(possibleMethod(['card', 'paypal'], 'cash_on_delivery')).toBe('card')
    expect(possibleMethod([], 'cash_on_delivery')).toBe('cash_on_delivery')
  })

  it('are checked by the form', () => {
    const problem = (methods: OfferedMethod[], values: Partial<CheckoutInput>) =>
      checkoutSchema(methods, { short: false, served: COUNTRIES })
        .safeParse({ ...EMPTY_CHECKOUT, ...values })
        .error?.issues.find(({ path }) => path[0] === 'paymentMethod')?.message
    expect(problem(offered, {})).toBeUndefined()
    expect(problem(offered, { paymentMethod: 'paypal' })).toBe('ordering.checkout.methodUnavailable')
    expect(problem(offered, { paymentMethod: 'paypal', country: 'spain' })).toBeUndefined()
    expect(problem([], {})).toBe('ordering.checkout.methodUnavailable')
  })
})

describe('the page after the checkout', () => {
  const order = { order_number: 'MCG-23456789', payment_token: 'abc_-', total_amount: 480 }

  it.each([
    ['card', true, '/pay?token=abc_-&start=card'],
    ['paypal', true, '/pay?token=abc_-&start=paypal'],
    // It may have been paid already.
    ['card', false, '/pay?token=abc_-'],
    ['bank_transfer', true, '/order-success?order=MCG-23456789'],
    ['cash_on_delivery', false, '/order-success?order=MCG-23456789'],
  ] as const)('of an order by %s, setting out at once: %s', (payment_method, start, path) => {
    expect(pathAfterOrder({ ...order, payment_method }, { start })).toBe(path)
  })

  it('of an order that costs nothing is its confirmation, whatever way to pay was chosen', () => {
    const free = { ...order, total_amount: 0 }
    expect(pathAfterOrder({ ...free, payment_method: 'card' }, { start: true })).toBe(
      '/order-success?order=MCG-23456789',
    )
  })
})
