import { describe, expect, it } from 'vitest'
import { cityNames } from '@/checkout/cities'
import { COUNTRIES, normalizePhone, POSTAL_RULES, type Country } from '@/checkout/countries'
import { savedFields } from '@/checkout/saved-address'
import { checkoutSchema, EMPTY_CHECKOUT, orderContact, type CheckoutInput } from '@/checkout/schema'
import { en } from '@/i18n/messages/en'
import { en as later } from '@/i18n/messages/later/en'

const valid: CheckoutInput = {
  ...EMPTY_CHECKOUT,
  firstName: ' Salma ',
  lastName: 'Idrissi',
  email: 'salma@example.com',
  phone: '06 12 34 56 78',
  address: '12, derb Lamté',
  city: 'Fès',
}

function problems(values: CheckoutInput): Record<string, string> {
  const result = checkoutSchema.safeParse(values)
  if (result.success) return {}
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
}

describe('the checkout form', () => {
  it('accepts an address in Morocco without a postal code', () => {
    expect(problems(valid)).toEqual({})
  })

  it('names every required field at once, by a key of the catalogues', () => {
    const found = problems(EMPTY_CHECKOUT)
    expect(Object.keys(found).sort()).toEqual(['address', 'city', 'email', 'firstName', 'lastName', 'phone'])
    for (const message of Object.values(found)) expect(Object.keys({ ...en, ...later })).toContain(message)
  })

  it('counts spaces as nothing', () => {
    expect(problems({ ...valid, city: '   ' })).toEqual({ city: 'invalid.required' })
  })

  it('wants a postal code of the right shape where the country has one', () => {
    const abroad: CheckoutInput = { ...valid, country: 'france', paymentMethod: 'bank_transfer' }
    expect(problems({ ...abroad, phone: '0612345678' })).toEqual({ postalCode: 'invalid.required' })
    expect(problems({ ...abroad, phone: '0612345678', postalCode: '99000' })).toEqual({
      postalCode: 'invalid.postalCode',
    })
    expect(problems({ ...valid, postalCode: '3000' })).toEqual({ postalCode: 'invalid.postalCode' })
  })

  it('reports faults of two fields together beside those of single ones', () => {
    expect(problems({ ...valid, firstName: '', country: 'uk', postalCode: '12345' })).toMatchObject({
      firstName: 'invalid.required',
      postalCode: 'invalid.postalCode',
      paymentMethod: 'checkout.cashOnlyMorocco',
    })
  })

  it.each([
    ['email', { email: 'salma@' }, 'invalid.email'],
    ['phone', { phone: '123' }, 'invalid.phone'],
    ['address', { address: 'x'.repeat(201) }, 'invalid.tooLong'],
    ['city', { city: 'F\u202Ez' }, 'invalid.characters'],
    ['country', { country: 'atlantis' as Country }, 'invalid.required'],
  ])('refuses a bad %s', (field, change, message) => {
    expect(problems({ ...valid, ...change })).toMatchObject({ [field]: message })
  })

  it('sends the contact trimmed, folded and with an international number', () => {
    const values = checkoutSchema.parse({ ...valid, postalCode: '٣٠٠٠٠', phone: '٠٦١٢٣٤٥٦٧٨' })
    expect(orderContact(values)).toMatchObject({
      first_name: 'Salma',
      phone: '+212612345678',
      postal_code: '30000',
      country: 'morocco',
    })
  })
})

describe('the suggested cities', () => {
  it.each(['en', 'fr', 'ar'] as const)('are fifty different names that the form takes, in %s', (language) => {
    const names = cityNames(language)
    expect(new Set(names).size).toBe(50)
    for (const city of names) expect(problems({ ...valid, city })).toEqual({})
  })
})

describe('an address saved with the account', () => {
  const saved = {
    display_name: 'Salma El Idrissi',
    email: 'salma@example.com',
    phone: '+212612345678',
    address: '12, derb Lamté',
    district: 'Batha',
    landmark: '',
    city: 'Fès',
    postal_code: '',
    country: 'france',
    language: 'fr' as const,
  }

  it('fills an empty form, the name included', () => {
    expect(savedFields(saved, EMPTY_CHECKOUT)).toMatchObject({
      firstName: 'Salma',
      lastName: 'El Idrissi',
      address: '12, derb Lamté',
      country: 'france',
    })
  })

  it('leaves alone what somebody has typed', () => {
    expect(savedFields(saved, { ...EMPTY_CHECKOUT, city: 'Rabat' })).toBeNull()
  })

  it('fills in nothing that it does not know', () => {
    expect(savedFields({ ...saved, address: '', phone: '' }, EMPTY_CHECKOUT)).toBeNull()
    expect(savedFields({ ...saved, display_name: 'salma91' }, EMPTY_CHECKOUT)).toMatchObject({
      firstName: '',
    })
    expect(savedFields({ ...saved, country: 'atlantis' }, EMPTY_CHECKOUT)).not.toHaveProperty('country')
  })
})

describe('postal codes', () => {
  it.each([
    ['morocco', ['30000', '20050'], ['3000', '300000']],
    ['france', ['75011', '20000', '97400', '01000'], ['00000', '99000', '7501']],
    ['spain', ['28013', '52001', '01001'], ['53000', '00100']],
    ['usa', ['10001', '10001-1234'], ['1000', '100011234']],
    ['canada', ['H2X 1Y4', 'H2X1Y4'], ['D2X 1Y4', 'H2O 1Y4']],
    [
      'uk',
      ['SW1A 1AA', 'M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'EC1A 1BB', 'W1A 0AX', 'GIR 0AA', 'E1W3SS'],
      ['QA1 1AA', 'SW1A 1CA', '12345'],
    ],
  ] as const)('of %s', (country, good, bad) => {
    for (const code of good) expect(code).toMatch(POSTAL_RULES[country].pattern)
    for (const code of bad) expect(code).not.toMatch(POSTAL_RULES[country].pattern)
  })

  it('have an example that is right', () => {
    for (const country of COUNTRIES)
      expect(POSTAL_RULES[country].example).toMatch(POSTAL_RULES[country].pattern)
  })
})

describe('phone numbers', () => {
  it.each([
    ['0612345678', 'morocco', '+212612345678'],
    ['06 12-34.56 78', 'morocco', '+212612345678'],
    ['00212612345678', 'morocco', '+212612345678'],
    ['212612345678', 'morocco', '+212612345678'],
    ['+212 06 12 34 56 78', 'morocco', '+212612345678'],
    ['٠٦١٢٣٤٥٦٧٨', 'morocco', '+212612345678'],
    ['۰۷ ۱۲ ۳۴ ۵۶ ۷۸', 'morocco', '+212712345678'],
    ['+٢١٢٦١٢٣٤٥٦٧٨', 'morocco', '+212612345678'],
    ['+33 6 12 34 56 78', 'morocco', '+33612345678'],
    ['06 12 34 56 78', 'france', '+33612345678'],
    ['612 345 678', 'spain', '+34612345678'],
    ['(212) 555-0123', 'usa', '+12125550123'],
    ['1 514 555 0123', 'canada', '+15145550123'],
    ['020 7946 0018', 'uk', '+442079460018'],
  ] as const)('%s in %s', (text, country, number) => {
    expect(normalizePhone(text, country)).toBe(number)
  })

  it.each([
    ['12345', 'morocco'],
    ['0912345678', 'morocco'],
    ['+212 412345678', 'morocco'],
    ['call me', 'morocco'],
    ['555-0123', 'usa'],
    ['+', 'france'],
  ] as const)('refuses %s in %s', (text, country) => {
    expect(normalizePhone(text, country)).toBeNull()
  })
})
