import { describe, expect, it } from 'vitest'
import { EMPTY_CHECKOUT, checkoutDraft, clearDraft } from '@/checkout/draft'

describe('the checkout draft', () => {
  it('is restored on the next visit to the page', () => {
    checkoutDraft.write({
      ...EMPTY_CHECKOUT,
      firstName: 'Salma',
      country: 'france',
      paymentMethod: 'bank_transfer',
    })
    expect(checkoutDraft.read()).toMatchObject({
      firstName: 'Salma',
      country: 'france',
      paymentMethod: 'bank_transfer',
    })
    clearDraft()
    expect(checkoutDraft.read()).toEqual(EMPTY_CHECKOUT)
  })

  it.each(['{', '7', 'null', '{"country":"atlantis","firstName":7}'])('is empty for %s', (raw) => {
    sessionStorage.setItem('mcg-checkout', raw)
    expect(checkoutDraft.read()).toEqual(EMPTY_CHECKOUT)
  })
})
