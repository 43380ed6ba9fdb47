import { describe, expect, it } from 'vitest'
import { compactAccount, isIban, isIbanOfRib, isRib } from '@/admin/settings/bank-account'
import { courierSchema } from '@/admin/settings/couriers/courier-schema'
import {
  currencyRateSchema,
  type RateInput,
  rateSchema,
  shopInput,
  type ShopInput,
  shopSchema,
} from '@/admin/settings/schema'
import { termsProblem, typedTerms } from '@/admin/settings/synonyms-schema'
import { refusedField } from '@/admin/settings/refused-field'
import { parsePlainAmount } from '@/admin/numbers'

type Parsed = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }

const faultsOf = ({ error }: Parsed) =>
  (error?.issues ?? []).map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)

describe('a typed number in the settings', () => {
  it.each([
    ['15', 15],
    ['1 250,50', 1250.5],
    ['١٢٥٠٫٥', 1250.5],
    ['0', 0],
    ['-1', null],
    ['12,345', null],
    ['NaN', null],
    ['1e3', null],
    ['', null],
  ])('%s', (text, value) => expect(parsePlainAmount(text)).toBe(value))
})

describe('the settings', () => {
  const settings = {
    site_name: 'Dar',
    site_description_en: 'Crafts',
    site_description_fr: '',
    site_description_ar: '',
    contact_email: 'salam@mcg.example',
    contact_phone: '+212 5 00 00 00 00',
    whatsapp_number: '212600000000',
    address_en: 'Fez',
    address_fr: 'Fès',
    address_ar: '',
    instagram_url: '',
    facebook_url: 'https://facebook.example/dar',
    bank_holder: 'Dar',
    bank_name: 'Bank',
    bank_rib: '000270000000000000000026',
    bank_iban: 'MA64000270000000000000000026',
    bank_bic: 'DEMOMAMC',
    legal_name: 'Dar SARL',
    legal_address: '12, Talaa Kebira, Fès',
    legal_ice: '000000000000000',
    legal_if: '',
    legal_rc: 'Fès 1',
    legal_patente: '',
    transfer_hold_days: 5,
    online_hold_minutes: 30,
    tax_rate: 0.055,
    enable_registration: true,
    enable_google_auth: false,
    allow_guest_checkout: false,
    email_notifications: true,
    sms_notifications: false,
    maintenance_mode: false,
    new_customer_max_pieces: 40,
    new_customer_max_subtotal: null,
    prepay_after_refusals: null,
    gift_wrap_price: 25,
    pickup_days: null,
    review_request_days: 7,
    updated_at: '2026-11-21T10:00:00Z',
  }
  const input = shopInput(settings)
  const faults = (change: Partial<ShopInput>) => faultsOf(shopSchema.safeParse({ ...input, ...change }))

  it('come back from the form as they were', () => {
    const { updated_at: _seen, ...values } = settings
    expect(input.tax_rate).toBe('5.5')
    expect(shopSchema.parse(input)).toEqual(values)
  })

  it('keep a rate of VAT that is not set apart from a rate of 0', () => {
    expect(shopInput({ ...settings, tax_rate: null }).tax_rate).toBe('')
    expect(shopSchema.parse({ ...input, tax_rate: ' ' }).tax_rate).toBeNull()
    expect(shopSchema.parse({ ...input, tax_rate: '0' }).tax_rate).toBe(0)
  })

  it('take numbers as people write them', () => {
    expect(
      shopSchema.parse({ ...input, whatsapp_number: '+212 6 12-34 56 78', tax_rate: '٢٠ %' }),
    ).toMatchObject({ whatsapp_number: '212612345678', tax_rate: 0.2 })
    const numbers = [
      '00212612345678',
      '06 12 34 56 78',
      '٠٦١٢٣٤٥٦٧٨',
      '+212 06 12 34 56 78',
      '612345678',
      '6 12 34 56 78',
      '0033639980000',
    ]
    expect(
      numbers.map((number) => shopSchema.parse({ ...input, whatsapp_number: number }).whatsapp_number),
    ).toEqual([...Array.from({ length: 6 }, () => '212612345678'), '33639980000'])
  })

  it('take numbers that were copied with marks, long dashes and wide digits', () => {
    expect(
      shopSchema.parse({
        ...input,
        contact_phone: '\u202A+212\u20115 00 00 00 00\u202C',
        whatsapp_number: '\u2068+212\u2013６12345678\u2069',
        bank_rib: '\u200B０００２７\u20130000000000000000026',
        bank_iban: '\u2066MA64\u20110002 7000 0000 0000 0000 0026',
        legal_ice: '000\u2013000\u2013000\u2013000\u2013００１',
      }),
    ).toMatchObject({
      contact_phone: '+212-5 00 00 00 00',
      whatsapp_number: '212612345678',
      bank_rib: '000270000000000000000026',
      bank_iban: 'MA64000270000000000000000026',
      legal_ice: '000000000000001',
    })
    expect(courierSchema.shape.phone.parse('\u202A+212\u20116 ١٢ 34 56 78\u202C')).toBe('+212-6 12 34 56 78')
  })

  it.each<[Partial<ShopInput>, string]>([
    [{ site_name: ' ' }, 'site_name: deferred.invalid.required'],
    [{ site_name: '\u202E\u3164' }, 'site_name: deferred.invalid.required'],
    [{ site_name: 'a'.repeat(81) }, 'site_name: deferred.invalid.tooLong'],
    [{ address_en: ' ' }, 'address_en: deferred.invalid.required'],
    [{ address_ar: 'a'.repeat(201) }, 'address_ar: deferred.invalid.tooLong'],
    [{ site_description_ar: 'a'.repeat(301) }, 'site_description_ar: deferred.invalid.tooLong'],
    [{ contact_email: 'salam' }, 'contact_email: deferred.invalid.email'],
    [{ contact_phone: 'call us' }, 'contact_phone: deferred.invalid.phone'],
    [{ whatsapp_number: '0612' }, 'whatsapp_number: adminSettings.invalidWhatsapp'],
    [{ whatsapp_number: '012345678' }, 'whatsapp_number: adminSettings.invalidWhatsapp'],
    [{ instagram_url: 'javascript:alert(1)' }, 'instagram_url: adminSettings.invalidUrl'],
    [{ facebook_url: 'http://facebook.example' }, 'facebook_url: adminSettings.invalidUrl'],
    [{ tax_rate: '101' }, 'tax_rate: adminSettings.invalidTax'],
    [{ tax_rate: '-1' }, 'tax_rate: adminSettings.invalidTax'],
    [{ new_customer_max_pieces: '0' }, 'new_customer_max_pieces: adminSettings.invalidPieces'],
    [{ bank_rib: '000270000000000000000027' }, 'bank_rib: adminSettings.invalidRib'],
    [{ bank_iban: 'MA65000270000000000000000026' }, 'bank_iban: adminSettings.invalidIban'],
    [{ bank_rib: '', bank_bic: 'BANK' }, 'bank_bic: adminSettings.invalidBic'],
    [{ legal_name: '' }, 'legal_name: deferred.invalid.required'],
    [{ legal_ice: '123' }, 'legal_ice: adminSettings.invalidIce'],
    [{ legal_if: '12a' }, 'legal_if: adminSettings.invalidDigits'],
    [{ transfer_hold_days: '0' }, 'transfer_hold_days: adminSettings.invalidHoldDays'],
    [{ online_hold_minutes: '241' }, 'online_hold_minutes: adminSettings.invalidHoldMinutes'],
    [{ new_customer_max_subtotal: 'all' }, 'new_customer_max_subtotal: adminSettings.invalidOrderAmount'],
  ])('%o is refused', (change, fault) => expect(faults(change)).toEqual([fault]))
})

describe('account numbers', () => {
  it.each([
    ['000270000000000000000026', true],
    ['007780000123456789012366', false],
    ['011780000012345678901234', false],
    ['00027000000000000000002', false],
    ['00027000000000000000002x', false],
  ])('RIB %s: %s', (rib, valid) => expect(isRib(rib)).toBe(valid))

  it('every single wrong digit of a RIB is noticed', () => {
    const rib = '000270000000000000000026'
    for (const [index, digit] of Array.from(rib).entries()) {
      const wrong = `${rib.slice(0, index)}${(Number(digit) + 1) % 10}${rib.slice(index + 1)}`
      expect(isRib(wrong)).toBe(false)
    }
  })

  it.each([
    ['MA64000270000000000000000026', true],
    ['FR1420041010050500013M02606', true],
    ['FR1420041010050500013M02607', false],
    ['MA64', false],
  ])('IBAN %s: %s', (iban, valid) => expect(isIban(iban)).toBe(valid))

  it('are taken with spaces, and belong together', () => {
    expect(compactAccount(' ma64 0002 7000 ٠٠٠٠ ')).toBe('MA64000270000000')
    expect(isIbanOfRib('MA64000270000000000000000026', '000270000000000000000026')).toBe(true)
    expect(isIbanOfRib('MA64000270000000000000000026', '000270000000000000000123')).toBe(false)
    expect(isIbanOfRib('FR1420041010050500013M02606', '000270000000000000000026')).toBe(true)
  })
})

describe('a currency rate', () => {
  it.each([
    ['10,75', 10.75],
    ['١٠٫٧٥', 10.75],
    ['0.123456', 0.123456],
  ])('%s', (rate, value) =>
    expect(currencyRateSchema.parse({ rate, rate_date: '2026-11-20' }).rate).toBe(value),
  )
  it.each(['', '0', '10001', '1.1234567', '-3', '1e3'])('%s is refused', (rate) =>
    expect(currencyRateSchema.safeParse({ rate, rate_date: '2026-11-20' }).success).toBe(false),
  )
})

describe('a delivery rate', () => {
  const rate: RateInput = {
    fee: '15',
    is_free: true,
    free_from: '100',
    min_days: '3',
    max_days: '7',
    is_active: true,
  }
  const faults = (change: Partial<RateInput>) => faultsOf(rateSchema.safeParse({ ...rate, ...change }))

  it('is free from an amount, or never', () => {
    expect(rateSchema.parse(rate).free_from).toBe(100)
    expect(rateSchema.parse({ ...rate, is_free: false, free_from: 'whatever' }).free_from).toBeNull()
  })

  it.each<[Partial<RateInput>, string]>([
    [{ fee: '' }, 'fee: deferred.invalid.required'],
    [{ fee: '100001' }, 'fee: adminSettings.invalidFee'],
    [{ free_from: '' }, 'free_from: deferred.invalid.required'],
    [{ free_from: '1000001' }, 'free_from: adminSettings.invalidLimit'],
    [{ min_days: '0' }, 'min_days: adminSettings.invalidMinDays'],
    [{ max_days: '121' }, 'max_days: adminSettings.invalidMaxDays'],
    [{ min_days: '2.5' }, 'min_days: adminSettings.invalidMinDays'],
    [{ min_days: '9' }, 'max_days: adminSettings.daysReversed'],
  ])('%o is refused', (change, fault) => expect(faults(change)).toEqual([fault]))
})

describe('a group of synonyms', () => {
  it('holds each word once, however it is written', () => {
    expect(typedTerms('Zellige\n zellij , ZELLIGE\n\nزليج؛ زَليج')).toEqual(['Zellige', 'zellij', 'زليج'])
  })

  it('has from two to thirty words', () => {
    expect(termsProblem(['one'], 2)).toBe('adminSettings.synonyms.tooFew')
    expect(termsProblem(['one', 'two'], 2)).toBeNull()
    // One term that finds something else is enough.
    expect(termsProblem(['one'], 1)).toBeNull()
    expect(
      termsProblem(
        Array.from({ length: 101 }, (_, index) => `word ${index}`),
        2,
      ),
    ).toBe('adminSettings.synonyms.tooMany')
    expect(termsProblem(['one', 'a'.repeat(61)], 2)).toBe('deferred.invalid.tooLong')
  })
})

describe('a refusal of the database', () => {
  const refusal = (constraint: string) => ({
    code: '23514',
    message: `new row for relation "shop_settings" violates check constraint "${constraint}"`,
  })

  it('names the field that it is about', () => {
    expect(refusedField(refusal('shop_settings_site_name_text'), 'shop_settings')).toBe('site_name')
    expect(refusedField(refusal('shop_settings_tax_rate_check'), 'shop_settings')).toBe('tax_rate')
    expect(refusedField(refusal('delivery_rates_check'), 'delivery_rates')).toBeNull()
    expect(refusedField(refusal('delivery_rates_fee_check'), 'shop_settings')).toBeNull()
    expect(
      refusedField({ code: 'PT422', message: 'invalid_request', details: '{"field": "terms"}' }, 'x'),
    ).toBe('terms')
  })
})
