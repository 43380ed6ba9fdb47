import type { PlainMessageKey } from '@/i18n/message-types'
import type { AppError } from '@/lib/errors'
import { isRecord } from '@/lib/json'

// The gravest first.
const REASONS: readonly (readonly [reason: string, message: PlainMessageKey])[] = [
  ['pwned', 'deferred.weakPassword.pwned'],
  ['length', 'deferred.weakPassword.length'],
  ['characters', 'deferred.weakPassword.characters'],
]

/** Why Auth refused a password with weak_password. Its settings may require more than the forms do, and refuse stolen passwords. */
export function passwordProblem({ cause }: AppError): PlainMessageKey {
  const given = isRecord(cause) ? cause.reasons : undefined
  const found = Array.isArray(given) ? REASONS.find(([reason]) => given.includes(reason)) : undefined
  return found?.[1] ?? 'deferred.error.weak_password'
}
