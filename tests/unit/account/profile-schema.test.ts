import { describe, expect, it } from 'vitest'
import { type AddressInput, addressSchema } from '@/pages/account/address-schema'
import { profileSchema, type ProfileInput } from '@/pages/account/profile-schema'

type Result = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }
const issues = (result: Result) =>
  (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('a profile', () => {
  it('may be empty', () => {
    expect(issues(profileSchema('').safeParse({ display_name: '', phone: '' }))).toEqual([])
  })

  it.each([
    ['', '٠٦ ١٢ ٣٤ ٥٦ ٧٨', '+212612345678'],
    ['morocco', '0612345678', '+212612345678'],
    ['france', '06 12 34 56 78', '+33612345678'],
    ['', '+33 6 12 34 56 78', '+33612345678'],
  ])('with an address in "%s" stores the number %s as %s', (country, phone, stored) => {
    expect(profileSchema(country).parse({ display_name: 'Amina', phone })).toEqual({
      display_name: 'Amina',
      phone: stored,
    })
  })

  it.each<[Partial<ProfileInput>, string]>([
    [{ phone: '12' }, 'phone: deferred.invalid.phone'],
    [{ phone: 'call me' }, 'phone: deferred.invalid.phone'],
    [{ display_name: 'a'.repeat(121) }, 'display_name: deferred.invalid.tooLong'],
    [{ display_name: 'amina.example' }, 'display_name: deferred.invalid.link'],
  ])('reports the error of %j', (change, error) => {
    expect(issues(profileSchema('').safeParse({ display_name: '', phone: '', ...change }))).toEqual([error])
  })
})

describe('a saved address', () => {
  const fez: AddressInput = {
    ...{ name: 'Home', address: '12, derb Lamté', district: 'Batha', landmark: '', city: 'Fès' },
    ...{ region: '', postal_code: '', country: 'morocco' },
  }

  it('normalizes postal codes and drops what the country does not have', () => {
    expect(addressSchema.parse({ ...fez, postal_code: ' ٣٠٠٠٠ ' })).toMatchObject({ postal_code: '30000' })
    expect(addressSchema.parse({ ...fez, country: 'uk', postal_code: 'sw1a  1aa' })).toMatchObject({
      postal_code: 'SW1A 1AA',
      district: '',
    })
  })

  it('checks nothing that the country does not have', () => {
    const left = { ...fez, district: 'x'.repeat(121), landmark: 'x'.repeat(121), region: 'New York' }
    const abroad = { ...left, country: 'france', postal_code: '75011' }
    expect(issues(addressSchema.safeParse(abroad))).toEqual([])
    expect(addressSchema.parse(abroad)).toMatchObject({ district: '', landmark: '', region: '' })
  })

  it.each<[Partial<AddressInput>, string]>([
    [{ name: ' ' }, 'name: deferred.invalid.required'],
    [{ name: 'a'.repeat(41) }, 'name: deferred.invalid.tooLong'],
    [{ address: '' }, 'address: deferred.invalid.required'],
    [{ city: '' }, 'city: deferred.invalid.required'],
    [{ city: '\u3164' }, 'city: deferred.invalid.required'],
    [{ country: 'atlantis' }, 'country: deferred.invalid.required'],
    [{ country: 'france' }, 'postal_code: deferred.invalid.required'],
    [{ country: 'france', postal_code: '9' }, 'postal_code: deferred.invalid.postalCode'],
    [{ country: 'usa', postal_code: '10001' }, 'region: deferred.invalid.required'],
  ])('reports the error of %j', (change, error) => {
    expect(issues(addressSchema.safeParse({ ...fez, ...change }))).toEqual([error])
  })
})
