import { describe, expect, it } from 'vitest'
import { profileSchema, type ProfileInput } from '@/pages/account/profile-schema'

const empty: ProfileInput = {
  display_name: '',
  phone: '',
  address: '',
  district: '',
  landmark: '',
  city: '',
  postal_code: '',
  country: '',
}

const faults = (change: Partial<ProfileInput>) => {
  const result = profileSchema.safeParse({ ...empty, ...change })
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

describe('a profile', () => {
  it('may be empty', () => {
    expect(faults({})).toEqual([])
  })

  it('writes phones and postal codes one way', () => {
    expect(
      profileSchema.parse({ ...empty, country: 'morocco', phone: '٠٦ ١٢ ٣٤ ٥٦ ٧٨', postal_code: ' ٣٠٠٠٠ ' }),
    ).toMatchObject({ phone: '+212612345678', postal_code: '30000' })
    expect(profileSchema.parse({ ...empty, country: 'uk', postal_code: 'sw1a  1aa' })).toMatchObject({
      postal_code: 'SW1A 1AA',
    })
  })

  it.each<[Partial<ProfileInput>, string]>([
    [{ country: 'morocco', phone: '12' }, 'phone: invalid.phone'],
    [{ phone: 'call me' }, 'phone: invalid.phone'],
    [{ country: 'france', postal_code: '9' }, 'postal_code: invalid.postalCode'],
    [{ country: 'atlantis' }, 'country: invalid.value'],
    [{ display_name: 'a'.repeat(121) }, 'display_name: invalid.tooLong'],
    [{ display_name: 'Amina\u202E' }, 'display_name: invalid.characters'],
    [{ city: 'Fez\nMedina' }, 'city: invalid.characters'],
  ])('says what is wrong with %j', (change, fault) => {
    expect(faults(change)).toEqual([fault])
  })
})
