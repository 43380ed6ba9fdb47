import type { PlainMessageKey } from '@/i18n/message-types'
import type { AppError } from '@/lib/errors'

// The gravest first.
const REASONS: readonly (readonly [reason: string, message: PlainMessageKey])[] = [
  ['pwned', 'deferred.weakPassword.pwned'],
  ['length', 'deferred.weakPassword.length'],
  ['characters', 'deferred.weakPassword.characters'],
]

/** Why Auth refused a password with weak_password. Its settings may require more than the forms do, and refuse stolen passwords. */
export function passwordProblem({ cause }: AppError): PlainMessageKey {
  const given: unknown =
    typeof cause === 'object' && cause !== null && 'reasons' in cause ? cause.reasons : undefined
  const found = Array.isArray(given) ? REASONS.find(([reason]) => given.includes(reason)) : undefined
  return found?.[1] ?? 'deferred.error.weak_password'
}
