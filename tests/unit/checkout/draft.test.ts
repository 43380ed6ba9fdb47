import { describe, expect, it } from 'vitest'
import { clearDraft } from '@/checkout/clear-draft'
import { readDraft, saveDraft } from '@/checkout/draft'
import { EMPTY_CHECKOUT } from '@/checkout/schema'

describe('the kept checkout form', () => {
  it('comes back after the page was left', () => {
    saveDraft({ ...EMPTY_CHECKOUT, firstName: 'Salma', country: 'france', paymentMethod: 'bank_transfer' })
    expect(readDraft()).toMatchObject({
      firstName: 'Salma',
      country: 'france',
      paymentMethod: 'bank_transfer',
    })
    clearDraft()
    expect(readDraft()).toEqual(EMPTY_CHECKOUT)
  })

  it.each(['{', '7', 'null', '{"country":"atlantis","firstName":7}'])('survives %s', (raw) => {
    sessionStorage.setItem('mcg-checkout', raw)
    expect(readDraft()).toEqual(EMPTY_CHECKOUT)
  })
})
