import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followCountry, chooseOwnCurrency } from '@/currency/usual-currency'
import { chooseDeliveryCountry, deliveryCountry, rememberDeliveryCountry } from '@/settings/delivery-country'

const currency = () => localStorage.getItem('mcg-currency')

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the country of delivery', () => {
  it('is the stored one; a value that no country has is ignored', () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'UTC',
    } as Intl.ResolvedDateTimeFormatOptions)
    expect(deliveryCountry()).toBe('morocco')
    rememberDeliveryCountry('spain')
    expect(localStorage.getItem('mcg-country')).toBe('spain')
    expect(deliveryCountry()).toBe('spain')
    for (const wrong of ['atlantis', 'toString', '']) {
      localStorage.setItem('mcg-country', wrong)
      expect(deliveryCountry()).toBe('morocco')
    }
  })

  it('brings its usual currency, and Morocco brings dirhams', async () => {
    chooseDeliveryCountry('uk')
    await expect.poll(() => currency()).toBe('GBP')
    chooseDeliveryCountry('morocco')
    await expect.poll(() => currency()).toBeNull()
  })

  it('leaves a currency that the shopper chose, dirhams only included', () => {
    chooseOwnCurrency('USD')
    followCountry('france')
    expect(currency()).toBe('USD')
    chooseOwnCurrency(null)
    followCountry('france')
    expect(currency()).toBeNull()
  })

  it('of an address in the checkout changes no currency', async () => {
    followCountry('france')
    rememberDeliveryCountry('canada')
    await Promise.resolve()
    expect(currency()).toBe('EUR')
  })
})
