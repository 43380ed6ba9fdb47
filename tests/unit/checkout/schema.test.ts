import { describe, expect, it } from 'vitest'
import { findCities } from '@/checkout/cities'
import { normalizePostalCode, POSTAL_RULES } from '@/checkout/countries'
import { normalizePhone } from '@/checkout/phone'
import { EMPTY_CHECKOUT } from '@/checkout/draft'
import { regionsOf } from '@/checkout/regions'
import { COUNTRIES, type Country } from '@/lib/countries'
import type { OfferedMethod } from '@/payments/providers'
import { checkoutSchema, orderContact, orderGift, profileFields, type CheckoutInput } from '@/checkout/schema'
import { en } from '@/i18n/messages/shop/en'
import { en as deferred } from '@/i18n/messages/deferred/en'

const offered: OfferedMethod[] = [
  { method: 'cash_on_delivery', countries: 'morocco' },
  { method: 'bank_transfer', countries: 'all' },
]
const schema = checkoutSchema(offered, { short: false, served: COUNTRIES })

const valid: CheckoutInput = {
  ...EMPTY_CHECKOUT,
  firstName: ' Salma ',
  lastName: 'Idrissi',
  email: 'salma@example.com',
  phone: '06 12 34 56 78',
  address: '12, derb Lamté',
  city: 'Fès',
}

function problems(values: CheckoutInput, rules = schema): Record<string, string> {
  const result = rules.safeParse(values)
  if (result.success) return {}
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
}

describe('the checkout form', () => {
  it('accepts an address in Morocco without a postal code', () => {
    expect(problems(valid)).toEqual({})
  })

  it('reports every missing required field at once, with message keys', () => {
    const found = problems(EMPTY_CHECKOUT)
    expect(Object.keys(found).sort()).toEqual(['address', 'city', 'email', 'firstName', 'phone'])
    for (const message of Object.values(found)) expect(Object.keys({ ...en, ...deferred })).toContain(message)
  })

  it('takes a company and its identifier of 15 digits, as they are typed', () => {
    const company: CheckoutInput = { ...valid, isCompany: true, company: 'Dar Lamté SARL' }
    const contact = (values: CheckoutInput) => {
      const { company: name, ice } = orderContact(schema.parse(values))
      return [name, ice]
    }
    expect(contact({ ...company, ice: '٠٠١ 234 567 000 089' })).toEqual(['Dar Lamté SARL', '001234567000089'])
    expect(problems({ ...company, ice: '00123456700008' })).toEqual({ ice: 'ordering.company.invalidIce' })
    expect(problems({ ...company, company: ' ' })).toEqual({ company: 'deferred.invalid.required' })
    expect(contact({ ...company, isCompany: false, ice: '12' })).toEqual(['', ''])
    const abroad = { country: 'france', postalCode: '75011', paymentMethod: 'bank_transfer' } as const
    expect(contact({ ...company, ...abroad, ice: '12' })).toEqual(['Dar Lamté SARL', ''])
  })

  it('requires both names abroad', () => {
    const abroad: CheckoutInput = {
      ...valid,
      lastName: '',
      country: 'france',
      paymentMethod: 'bank_transfer',
      postalCode: '75011',
    }
    expect(problems(abroad)).toEqual({ lastName: 'deferred.invalid.required' })
    expect(problems({ ...valid, lastName: '' })).toEqual({})
  })

  it('requires no email address of a guest in Morocco', () => {
    const guest = checkoutSchema(offered, { short: true, served: COUNTRIES })
    expect(problems({ ...valid, email: '' }, guest)).toEqual({})
    expect(problems({ ...valid, email: 'salma@' }, guest)).toEqual({ email: 'deferred.invalid.email' })
    const abroad: CheckoutInput = {
      ...valid,
      email: '',
      country: 'france',
      paymentMethod: 'bank_transfer',
      postalCode: '75011',
    }
    expect(problems(abroad, guest)).toEqual({ email: 'deferred.invalid.required' })
    expect(problems({ ...valid, email: '' })).toEqual({ email: 'deferred.invalid.required' })
  })

  it('requires one of a guest in Morocco who pays by card, and says who asks for it', () => {
    const methods: OfferedMethod[] = [...offered, { method: 'card', countries: 'all' }]
    const byCard: CheckoutInput = { ...valid, email: '', paymentMethod: 'card' }
    const guest = checkoutSchema(methods, { short: true, served: COUNTRIES })
    expect(problems(byCard, guest)).toEqual({ email: 'ordering.checkout.emailForBank' })
    expect(problems({ ...byCard, email: 'salma@example.com' }, guest)).toEqual({})
    expect(problems({ ...byCard, paymentMethod: 'bank_transfer' }, guest)).toEqual({})
    const free = checkoutSchema(methods, { short: true, served: COUNTRIES, isFree: true })
    expect(problems(byCard, free)).toEqual({})
    const account = checkoutSchema(methods, { short: false, served: COUNTRIES })
    expect(problems(byCard, account)).toEqual({ email: 'deferred.invalid.required' })
  })

  it('treats spaces as empty', () => {
    expect(problems({ ...valid, city: '   ' })).toEqual({ city: 'deferred.invalid.required' })
  })

  it('requires a valid postal code where the country has them', () => {
    const abroad: CheckoutInput = { ...valid, country: 'france', paymentMethod: 'bank_transfer' }
    expect(problems({ ...abroad, phone: '0612345678' })).toEqual({ postalCode: 'deferred.invalid.required' })
    expect(problems({ ...abroad, phone: '0612345678', postalCode: '99000' })).toEqual({
      postalCode: 'deferred.invalid.postalCode',
    })
    expect(problems({ ...valid, postalCode: '3000' })).toEqual({ postalCode: 'deferred.invalid.postalCode' })
  })

  it('requires a state in the USA and a province in Canada', () => {
    const abroad: CheckoutInput = {
      ...valid,
      country: 'usa',
      paymentMethod: 'bank_transfer',
      phone: '212 555 0100',
      postalCode: '10001',
    }
    expect(problems(abroad)).toEqual({ region: 'deferred.invalid.required' })
    expect(problems({ ...abroad, region: 'NY' })).toEqual({})
    expect(problems({ ...abroad, region: 'QC' })).toEqual({ region: 'deferred.invalid.required' })
    expect(problems({ ...abroad, country: 'canada', postalCode: 'H2X 1Y4', region: 'QC' })).toEqual({})
    expect(regionsOf('usa')).toHaveLength(54)
    expect(regionsOf('canada')).toHaveLength(13)
  })

  it('requires a Moroccan mobile for cash on delivery, and any number for a bank transfer', () => {
    for (const phone of ['05 22 00 00 00', '+33 6 39 98 00 00']) {
      expect(problems({ ...valid, phone })).toEqual({ phone: 'ordering.checkout.mobileOnly' })
      expect(problems({ ...valid, phone, paymentMethod: 'bank_transfer' })).toEqual({})
    }
    expect(problems({ ...valid, phone: '07 12 34 56 78' })).toEqual({})
  })

  it('sends no field that the country does not have', () => {
    const left = { ...valid, district: 'Batha', landmark: 'Bab Boujloud', region: 'NY' }
    expect(orderContact(schema.parse(left))).toMatchObject({ district: 'Batha', region: '' })
    const abroad = {
      ...left,
      country: 'uk' as const,
      postalCode: 'SW1A 1AA',
      paymentMethod: 'bank_transfer' as const,
    }
    expect(orderContact(schema.parse({ ...abroad, phone: '020 7946 0000' }))).toMatchObject({
      district: '',
      landmark: '',
      region: '',
    })
  })

  const uk: Partial<CheckoutInput> = {
    country: 'uk',
    postalCode: 'SW1A 1AA',
    phone: '020 7946 0000',
    paymentMethod: 'bank_transfer',
  }
  const collected = { deliverTo: 'pickup' } as const
  const moroccan = { district: 'x'.repeat(121), landmark: 'x'.repeat(121) }
  it.each<[string, Partial<CheckoutInput>, Partial<CheckoutInput>]>([
    ['the address of what is collected', collected, { address: 'x'.repeat(201), city: 'x'.repeat(101) }],
    ['its Moroccan part', collected, { ...moroccan, region: 'New York' }],
    ['its British code', collected, { postalCode: 'SW1A 1AA' }],
    ['its Canadian code', collected, { postalCode: 'H2X 1Y4' }],
    ['its American code', collected, { postalCode: '10001-1234' }],
    ['its mistyped code', collected, { postalCode: '3000' }],
    ['its long code', collected, { postalCode: '1'.repeat(41) }],
    ['what Morocco alone has', uk, { ...moroccan, region: 'NY' }],
    ['the region of another country', {}, { region: 'New York' }],
    ['a company that is none', {}, { company: 'Souk.ma SARL', ice: '1'.repeat(41) }],
    ['the long name of a company that is none', {}, { company: 'x'.repeat(121) }],
    ['the identifier of a company abroad', { ...uk, isCompany: true, company: 'Dar' }, { ice: '12' }],
    ['the card of a gift that is none', {}, { giftMessage: 'x'.repeat(301), giftWrap: true }],
  ])('neither checks nor sends what is hidden, and keeps it: %s', (_, shown, hidden) => {
    const values = { ...valid, ...shown, ...hidden }
    expect(problems(values)).toEqual({})
    const parsed = schema.parse(values)
    expect(parsed).toMatchObject(hidden)
    expect(orderGift(parsed)).toBeNull()
    const { postal_code: postalCode, ...contact } = orderContact(parsed)
    const sent: Partial<Record<string, string>> = { ...contact, postalCode }
    for (const name of Object.keys(hidden)) expect(sent[name] ?? '').toBe('')
  })

  it('reports errors that combine two fields together with those of single fields', () => {
    expect(problems({ ...valid, firstName: '', country: 'uk', postalCode: '12345' })).toMatchObject({
      firstName: 'deferred.invalid.required',
      postalCode: 'deferred.invalid.postalCode',
      paymentMethod: 'ordering.checkout.methodUnavailable',
    })
  })

  it.each([
    ['email', { email: 'salma@' }, 'deferred.invalid.email'],
    ['phone', { phone: '123' }, 'deferred.invalid.phone'],
    ['address', { address: 'x'.repeat(201) }, 'deferred.invalid.tooLong'],
    ['city', { city: '\u202E\u3164' }, 'deferred.invalid.required'],
    ['country', { country: 'atlantis' as Country }, 'deferred.invalid.required'],
  ])('rejects an invalid %s', (field, change, message) => {
    expect(problems({ ...valid, ...change })).toMatchObject({ [field]: message })
  })

  it('sends the contact trimmed, with ASCII digits and an international phone number', () => {
    const values = schema.parse({ ...valid, postalCode: '٣٠٠٠٠', phone: '٠٦١٢٣٤٥٦٧٨' })
    expect(orderContact(values)).toMatchObject({
      first_name: 'Salma',
      phone: '+212612345678',
      postal_code: '30000',
      country: 'morocco',
    })
  })
})

describe('the suggested cities', () => {
  it.each(['en', 'fr', 'ar'] as const)(
    'are fifty distinct names that the form accepts, in %s',
    (language) => {
      const names = findCities('', language)
      expect(new Set(names).size).toBe(50)
      for (const city of names) expect(problems({ ...valid, city })).toEqual({})
    },
  )
})

describe('an address saved in the profile', () => {
  const saved = {
    display_name: 'Salma El Idrissi',
    email: 'salma@example.com',
    phone: '+212612345678',
    address: '12, derb Lamté',
    district: 'Batha',
    landmark: '',
    city: 'Fès',
    region: '',
    postal_code: '',
    country: 'france',
    language: 'fr' as const,
  }

  it('fills in an empty form', () => {
    expect(profileFields(saved, EMPTY_CHECKOUT, null)).toMatchObject({
      address: '12, derb Lamté',
      country: 'france',
    })
  })

  it('gives no country without an address, which would replace the one chosen in the shop', () => {
    expect(profileFields({ ...saved, address: '' }, EMPTY_CHECKOUT, null)).not.toHaveProperty('country')
  })

  it('gives no address in another country than the only one that is asked for', () => {
    expect(profileFields(saved, EMPTY_CHECKOUT, 'usa')).toEqual({
      firstName: '',
      lastName: '',
      phone: '+212612345678',
    })
    expect(profileFields(saved, EMPTY_CHECKOUT, 'france')).toMatchObject({ country: 'france' })
  })

  it.each(['Salma El Idrissi', 'El Idrissi', 'عبد الرحمن العلوي', 'Jean Pierre Dupont'])(
    'takes no word of %s for a first name',
    (name) => {
      const named = { ...saved, display_name: name }
      const filled = (country: string) =>
        profileFields({ ...named, country }, EMPTY_CHECKOUT, null) as { firstName: string; lastName: string }
      expect(filled('france')).toMatchObject({ firstName: '', lastName: '' })
      expect(filled('morocco')).toMatchObject({ firstName: name, lastName: '' })
    },
  )

  it.each([
    ['contact.dar99@shop.test', 'contact dar99'],
    ['contact.dar99@shop.test', 'contact.dar99'],
    ['salma.el.idrissi@shop.test', 'salma el idrissi'],
  ])('takes no name from the address %s', (email, name) => {
    const nameless = { ...saved, email, display_name: name, country: 'morocco' }
    expect(profileFields(nameless, EMPTY_CHECKOUT, null)).toMatchObject({ firstName: '', lastName: '' })
    const named = { ...nameless, display_name: 'Salma El Idrissi' }
    expect(profileFields(named, EMPTY_CHECKOUT, null)).toMatchObject({ firstName: 'Salma El Idrissi' })
  })

  it('does not overwrite typed values', () => {
    expect(profileFields(saved, { ...EMPTY_CHECKOUT, city: 'Rabat' }, null)).toBeNull()
  })

  it('fills in nothing for values it does not have', () => {
    expect(profileFields({ ...saved, address: '', phone: '' }, EMPTY_CHECKOUT, null)).toBeNull()
    expect(profileFields({ ...saved, display_name: 'salma91' }, EMPTY_CHECKOUT, null)).toMatchObject({
      firstName: '',
    })
    expect(profileFields({ ...saved, country: 'atlantis' }, EMPTY_CHECKOUT, null)).not.toHaveProperty(
      'country',
    )
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

  it.each([
    ['morocco', ' 30\u00A0000 ', '30000'],
    ['morocco', 'MA-30000', '30000'],
    ['france', 'F-75011', '75011'],
    ['france', '75011 CEDEX 11', '75011'],
    ['france', '75011 Cédex 11', '75011'],
    ['spain', 'E-28013', '28013'],
    ['usa', '100011234', '10001-1234'],
    ['usa', '10001\u20131234', '10001-1234'],
    ['canada', 'h2x-1y4', 'H2X 1Y4'],
    ['uk', 'sw1a1aa', 'SW1A 1AA'],
    ['uk', '\u200EM1  1AE', 'M1 1AE'],
    ['france', 'not a code', 'NOT A CODE'],
  ])('of %s typed as %j is %j', (country, typed, code) =>
    expect(normalizePostalCode(typed, country)).toBe(code),
  )

  it('have a valid example', () => {
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
    ['+33 (0)6 12 34 56 78', 'morocco', '+33612345678'],
    ['00 44 (0)20 7946 0018', 'usa', '+442079460018'],
    ['+39 06 6982 0000', 'morocco', '+390669820000'],
    ['(+212) 6 12 34 56 78', 'morocco', '+212612345678'],
    ['(00212) 612345678', 'france', '+212612345678'],
    ['tel:+212612345678', 'france', '+212612345678'],
    ['06,12,34,56,78', 'morocco', '+212612345678'],
    ['\u202A+212\u00A06 12\u201134\u201356\u221278\u202C', 'france', '+212612345678'],
    ['\uFF10\uFF16\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16\uFF17\uFF18', 'morocco', '+212612345678'],
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
  ] as const)('rejects %s in %s', (text, country) => {
    expect(normalizePhone(text, country)).toBeNull()
  })
})

describe('where an order goes', () => {
  it('needs no address when it is picked up, and sends none that was typed before', () => {
    const pickedUp: CheckoutInput = { ...valid, deliverTo: 'pickup', landmark: 'Bab Guissa' }
    expect(problems({ ...pickedUp, address: '', city: '' })).toEqual({})
    expect(orderContact(schema.parse(pickedUp))).toMatchObject({ address: '', city: '', landmark: '' })
  })

  it('takes any phone number in cash when it is picked up', () => {
    const foreign: CheckoutInput = { ...valid, phone: '+33 6 12 34 56 78' }
    expect(problems(foreign)).toEqual({ phone: 'ordering.checkout.mobileOnly' })
    expect(problems({ ...foreign, deliverTo: 'pickup' })).toEqual({})
  })

  it('needs the name of a riad or hotel', () => {
    const lodging: CheckoutInput = { ...valid, deliverTo: 'lodging' }
    expect(problems(lodging)).toEqual({ landmark: 'deferred.invalid.required' })
    expect(problems({ ...lodging, landmark: 'Riad Laaroussa, room 4' })).toEqual({})
  })

  it('is an address abroad, whatever was chosen for Morocco', () => {
    const abroad: CheckoutInput = {
      ...valid,
      country: 'france',
      paymentMethod: 'bank_transfer',
      phone: '+33 6 12 34 56 78',
      postalCode: '75011',
      city: 'Paris',
    }
    for (const deliverTo of ['lodging', 'pickup'] as const) {
      expect(problems({ ...abroad, deliverTo })).toEqual({})
      expect(problems({ ...abroad, deliverTo, address: '' })).toEqual({
        address: 'deferred.invalid.required',
      })
    }
  })

  it('may be a gift with a message of 300 characters', () => {
    const gift: CheckoutInput = { ...valid, isGift: true, giftWrap: true, giftMessage: ' For Lina ' }
    expect(orderGift(schema.parse(gift))).toEqual({ message: 'For Lina', wrap: true })
    expect(orderGift(schema.parse({ ...gift, isGift: false }))).toBeNull()
    expect(Object.keys(problems({ ...gift, giftMessage: 'a'.repeat(301) }))).toEqual(['giftMessage'])
  })
})
