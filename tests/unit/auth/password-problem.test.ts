import { AuthWeakPasswordError } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { passwordProblem } from '@/auth/password-problem'
import { toAppError } from '@/lib/errors'

it.each([
  [['pwned'], 'deferred.weakPassword.pwned'],
  [['length', 'pwned'], 'deferred.weakPassword.pwned'],
  [['length'], 'deferred.weakPassword.length'],
  [['characters'], 'deferred.weakPassword.characters'],
  [[], 'deferred.error.weak_password'],
  [['new reason'], 'deferred.error.weak_password'],
])('a password that is refused for %j gets the message of the reason', (reasons, message) => {
  const refused = new AuthWeakPasswordError('weak', 422, reasons as never)
  expect(passwordProblem(toAppError(refused))).toBe(message)
})
