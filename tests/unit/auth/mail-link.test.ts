import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/errors'
import { readMailLink } from '@/pages/auth/use-mail-link'
import { providerFailure } from '@/pages/auth/use-provider-error'

describe('the link of a mail', () => {
  it('carries a token and what it is for', () => {
    expect(readMailLink('?token_hash=abc&type=recovery', '')).toEqual({ token: 'abc', type: 'recovery' })
  })

  it('is none without a token', () => {
    expect(readMailLink('', '')).toBeNull()
    expect(readMailLink('?token_hash=&type=recovery', '')).toBeNull()
    expect(readMailLink('?next=/cart', '#top')).toBeNull()
  })

  it.each([
    ['?token_hash=abc&type=magic', ''],
    ['', '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'],
    ['?error=server_error&error_code=unexpected_failure', ''],
    ['?error=access_denied', ''],
  ])('that cannot be used says so: %s%s', (search, hash) => {
    const link = readMailLink(search, hash)
    expect(link).toBeInstanceOf(AppError)
    expect(link).toMatchObject({ code: 'otp_expired' })
  })
})

describe('coming back from Google', () => {
  const failure = (query: string, signedOut = true) => providerFailure(new URLSearchParams(query), signedOut)

  it('without a fault says nothing', () => {
    expect(failure('')).toBeNull()
    expect(failure('next=/cart')).toBeNull()
    expect(failure('code=abc', false)).toBeNull()
  })

  it.each([
    ['code=used-before', 'auth.googleFailed'],
    ['error=access_denied', 'auth.googleCancelled'],
    ['error=access_denied&error_description=The+user+denied+access', 'auth.googleCancelled'],
    ['error=server_error&error_description=Unexpected+failure', 'auth.googleFailed'],
    ['error=server_error&error_description=registration_closed', 'error.registration_closed'],
    ['error=access_denied&error_code=signup_disabled&error_description=Off', 'error.registration_closed'],
  ])('%s is said in our words', (query, key) => {
    expect(failure(query)).toEqual({ key })
  })

  it('keeps the provider’s own words where they say something, and not too many of them', () => {
    expect(failure('error=access_denied&error_description=This+account+is+suspended')).toEqual({
      words: 'This account is suspended',
    })
    expect(failure(`error=x&error_description=${'a'.repeat(900)}`)).toEqual({ words: 'a'.repeat(200) })
  })
})
