import { describe, expect, it } from 'vitest'
import { profileSchema, type ProfileInput } from '@/pages/account/profile-schema'

const empty: ProfileInput = {
  display_name: '',
  phone: '',
  address: '',
  district: '',
  landmark: '',
  region: '',
  city: '',
  postal_code: '',
  country: '',
}

const errors = (change: Partial<ProfileInput>) => {
  const result = profileSchema.safeParse({ ...empty, ...change })
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

describe('a profile', () => {
  it('may be empty', () => {
    expect(errors({})).toEqual([])
  })

  it('normalizes phone numbers and postal codes', () => {
    expect(
      profileSchema.parse({ ...empty, country: 'morocco', phone: '٠٦ ١٢ ٣٤ ٥٦ ٧٨', postal_code: ' ٣٠٠٠٠ ' }),
    ).toMatchObject({ phone: '+212612345678', postal_code: '30000' })
    expect(profileSchema.parse({ ...empty, country: 'uk', postal_code: 'sw1a  1aa' })).toMatchObject({
      postal_code: 'SW1A 1AA',
    })
  })

  it.each<[Partial<ProfileInput>, string]>([
    [{ country: 'morocco', phone: '12' }, 'phone: deferred.invalid.phone'],
    [{ phone: 'call me' }, 'phone: deferred.invalid.phone'],
    [{ country: 'france', postal_code: '9' }, 'postal_code: deferred.invalid.postalCode'],
    [{ country: 'atlantis' }, 'country: deferred.invalid.value'],
    [{ display_name: 'a'.repeat(121) }, 'display_name: deferred.invalid.tooLong'],
    [{ display_name: 'Amina\u202E' }, 'display_name: deferred.invalid.characters'],
    [{ city: 'Fez\nMedina' }, 'city: deferred.invalid.characters'],
  ])('reports the error of %j', (change, error) => {
    expect(errors(change)).toEqual([error])
  })
})
