import { describe, expect, it } from 'vitest'
import { providerFailure } from '@/auth/provider-error'
import { AppError } from '@/lib/errors'
import { readMailLink } from '@/pages/auth/use-mail-link'

describe('reading a mail link', () => {
  it('returns the token and its type', () => {
    expect(readMailLink('?token_hash=abc&type=recovery', '')).toEqual({ token: 'abc', type: 'recovery' })
  })

  it('returns null without a token', () => {
    expect(readMailLink('', '')).toBeNull()
    expect(readMailLink('?token_hash=&type=recovery', '')).toBeNull()
    expect(readMailLink('?next=/cart', '#top')).toBeNull()
  })

  it.each([
    ['?token_hash=abc&type=magic', ''],
    ['', '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'],
    ['?error=server_error&error_code=unexpected_failure', ''],
    ['?error=access_denied', ''],
  ])('returns an error for an invalid link: %s%s', (search, hash) => {
    const link = readMailLink(search, hash)
    expect(link).toBeInstanceOf(AppError)
    expect(link).toMatchObject({ code: 'otp_expired' })
  })
})

describe('returning from Google', () => {
  const failure = (query: string, signedOut = true) => providerFailure(new URLSearchParams(query), signedOut)

  it('reports nothing without an error', () => {
    expect(failure('')).toBeNull()
    expect(failure('next=/cart')).toBeNull()
    expect(failure('code=abc', false)).toBeNull()
  })

  it.each([
    ['code=used-before', 'account.auth.googleFailed'],
    ['error=access_denied', 'account.auth.googleCancelled'],
    ['error=access_denied&error_description=The+user+denied+access', 'account.auth.googleCancelled'],
    ['error=server_error&error_description=Unexpected+failure', 'account.auth.googleFailed'],
    ['error=invalid_request&error_code=bad_oauth_state', 'account.auth.googleFailed'],
    ['error=access_denied&error_code=otp_expired', 'deferred.error.otp_expired'],
    ['error=server_error&error_description=registration_closed', 'deferred.error.registration_closed'],
    [
      'error=access_denied&error_code=signup_disabled&error_description=Off',
      'deferred.error.registration_closed',
    ],
  ])('reports %s with a message key', (query, key) => {
    expect(failure(query)).toBe(key)
  })

  it('never shows the words of the provider', () => {
    expect(failure('error=access_denied&error_description=This+account+is+suspended')).toBe(
      'account.auth.googleFailed',
    )
  })
})
