import { isRecord, parseJson } from './json'
import { UNSENT } from './request-limit'

/** Raised only in the admin. */
const ADMIN_CODES = [
  'already_invoiced',
  'already_refunded',
  'already_remitted',
  'amount_mismatch',
  'cash_collected',
  'cash_held',
  'edit_conflict',
  'future_day',
  'has_return',
  'negative_stock',
  'no_hold',
  'offer_would_end',
  'payment_mismatch',
  'picked_up',
  'picture_missing',
  'pieces_unknown',
  'price_out_of_range',
  'refund_too_large',
  'return_settled',
  'stock_by_combination',
  'too_many_combinations',
  'too_many_rows',
  'too_many_views',
  'unpaid',
] as const

/** Every failure that the shop can name. `errorKey` maps each to its message. */
export const ERROR_CODES = [
  ...ADMIN_CODES,
  // Raised by database functions: a stable code as the message, JSON in the details.
  'out_of_stock',
  'unavailable',
  'price_changed',
  'key_reused',
  'product_ordered',
  'variation_price',
  'illegal_transition',
  'last_admin',
  'own_role',
  'invalid_items',
  'variation_missing',
  'variation_foreign',
  'too_many',
  'new_customer_limit',
  'invalid_contact',
  'invalid_request',
  'too_many_orders',
  'too_many_addresses',
  'too_many_requests',
  'registration_closed',
  'maintenance',
  'already_paid',
  'payment_expired',
  'hold_ends_soon',
  'method_unavailable',
  'provider_unavailable',
  'proof_refused',
  'return_closed',
  'in_return',
  'too_many_returns',
  'not_delivered',
  'already_reviewed',
  'in_stock',
  'photo_refused',
  // From HTTP, PostgREST and the network.
  'not_found',
  'not_signed_in',
  'forbidden',
  'conflict',
  'network',
  'no_answer',
  'unexpected',
  // Auth.
  'invalid_credentials',
  'email_not_confirmed',
  'user_already_exists',
  'weak_password',
  'captcha_failed',
  'same_password',
  'otp_expired',
  'over_request_rate_limit',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]
/** `network`: no connection. `no_answer`: the server, or a gateway before it, answers with failures, not at all, or too late. */
type UnreachableCode = 'network' | 'no_answer'
type AdminErrorCode = (typeof ADMIN_CODES)[number]
export type ErrorKey =
  | `shop.error.${UnreachableCode}`
  | `adminShell.error.${AdminErrorCode}`
  | `deferred.error.${Exclude<ErrorCode, AdminErrorCode | UnreachableCode>}`

/**
 * The message of a failure. Those of a shop that cannot be reached are part of the first load, since nothing else may be fetchable
 * then; what only operators meet is in the admin's texts. A code that the shop cannot name counts as `unexpected`.
 */
export function errorKey(code: string): ErrorKey {
  if (!isErrorCode(code)) return 'deferred.error.unexpected'
  if (code === 'network') return 'shop.error.network'
  if (code === 'no_answer') return 'shop.error.no_answer'
  if (isAdminCode(code)) return `adminShell.error.${code}`
  return `deferred.error.${code}`
}

function isAdminCode(code: ErrorCode): code is AdminErrorCode {
  return ADMIN_CODES.some((adminCode) => adminCode === code)
}

export type RefusedLine = {
  index: number
  product_id: string
  code: ErrorCode
  available: number | null
}

export class AppError extends Error {
  readonly code: ErrorCode
  /** The JSON raised with the code; its shape depends on the code. */
  readonly details: Record<string, unknown>

  constructor(
    code: ErrorCode,
    options: { message?: string; details?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(options.message ?? code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.details = options.details ?? {}
  }

  /** The refused lines of an order; empty for errors that are not about lines. */
  get lines(): RefusedLine[] {
    const { lines } = this.details
    return Array.isArray(lines) ? lines.filter(isRefusedLine) : []
  }
}

function isErrorCode(value: unknown): value is ErrorCode {
  return ERROR_CODES.some((code) => code === value)
}

function isRefusedLine(value: unknown): value is RefusedLine {
  return (
    isRecord(value) &&
    typeof value.index === 'number' &&
    typeof value.product_id === 'string' &&
    isErrorCode(value.code) &&
    (value.available === null || typeof value.available === 'number')
  )
}

function parseDetails(details: unknown): Record<string, unknown> {
  if (isRecord(details)) return details
  const parsed = typeof details === 'string' ? parseJson(details) : undefined
  return isRecord(parsed) ? parsed : {}
}

const SQLSTATES: Record<string, ErrorCode> = {
  '42501': 'forbidden',
  '23503': 'conflict',
  '23505': 'conflict',
  '22P02': 'not_found',
  // The API has not loaded the tables and functions of a migration yet: another attempt finds them.
  PGRST202: 'unexpected',
  PGRST205: 'unexpected',
  PGRST116: 'not_found',
  PGRST301: 'not_signed_in',
  PGRST302: 'not_signed_in',
  PGRST303: 'not_signed_in',
}

// Auth codes that need no message of their own.
const AUTH_SYNONYMS: Record<string, ErrorCode> = {
  email_exists: 'user_already_exists',
  over_email_send_rate_limit: 'over_request_rate_limit',
  refresh_token_not_found: 'not_signed_in',
  session_not_found: 'not_signed_in',
  session_expired: 'not_signed_in',
  user_not_found: 'not_signed_in',
  bad_jwt: 'not_signed_in',
  no_authorization: 'not_signed_in',
  // Of what the shop sends, Auth checks the format of an email address only.
  email_address_invalid: 'invalid_contact',
  validation_failed: 'invalid_contact',
}

/** Maps any thrown value (Supabase, network, bug) to an AppError. `status` is the HTTP status, 0 without a response. */
export function toAppError(error: unknown, status = 0): AppError {
  if (error instanceof AppError) return error
  if (!isRecord(error) && !(error instanceof Error)) return new AppError('unexpected', { cause: error })

  const { code, message, details, status: ownStatus } = error as Record<string, unknown>
  const text = typeof message === 'string' ? message : ''
  const httpStatus = typeof ownStatus === 'number' ? ownStatus : status
  const options = { message: text, details: parseDetails(details), cause: error }

  // Raised by a database function: SQLSTATE PTxyz with the stable code as its message.
  if (isErrorCode(text)) return new AppError(text, options)
  // Auth puts its error codes into `code`.
  if (isErrorCode(code)) return new AppError(code, options)
  if (typeof code === 'string' && Object.hasOwn(AUTH_SYNONYMS, code)) {
    return new AppError(AUTH_SYNONYMS[code] ?? 'unexpected', options)
  }
  if (text.includes('registration_closed') || code === 'signup_disabled') {
    return new AppError('registration_closed', options)
  }
  if (isTimeout(error) || httpStatus >= 501 || isPage(text, status)) return new AppError('no_answer', options)
  if (isNetworkFailure(text, status, ownStatus)) return new AppError('network', options)
  // Auth answers 500 when its mail server or database fails; without a status, its answer could not be read.
  if ('__isAuthError' in error && (httpStatus === 0 || httpStatus >= 500)) {
    return new AppError('no_answer', options)
  }
  if (httpStatus === 401) return new AppError('not_signed_in', options)
  if (typeof code === 'string' && Object.hasOwn(SQLSTATES, code)) {
    return new AppError(SQLSTATES[code] ?? 'unexpected', options)
  }
  // Invalid arguments: numeric overflow, an invalid date, a NUL character in a text.
  if (/^22...$/.test(String(code))) return new AppError('invalid_request', options)
  if (httpStatus === 403) return new AppError('forbidden', options)
  if (httpStatus === 404 || httpStatus === 406) return new AppError('not_found', options)
  // Of the shop's own limits the database says the code. What stands before it does not say whether it has let the request through.
  if (httpStatus === 429)
    return new AppError('__isAuthError' in error ? 'over_request_rate_limit' : 'no_answer', options)
  return new AppError('unexpected', options)
}

/** The request took all the time that it may take (request-limit.ts). */
export function isTimeout(error: unknown): boolean {
  if (!isRecord(error) && !(error instanceof Error)) return false
  const { name, message, cause, originalError } = error as Record<string, unknown>
  // postgrest-js puts the name into the message; AppError and storage-js keep what was thrown.
  return (
    name === 'TimeoutError' ||
    /^TimeoutError\b/.test(String(message)) ||
    isTimeout(cause) ||
    isTimeout(originalError)
  )
}

// A gateway or a captive portal has answered in place of the API. The clients take its page for the message of an error.
const isPage = (text: string, status: number): boolean =>
  (status >= 200 && status < 400) || text.trimStart().startsWith('<')

// supabase-js reports a request without a response as status 0; the message differs by browser.
function isNetworkFailure(text: string, status: number, ownStatus: unknown): boolean {
  if (ownStatus === 0) return true
  return (
    status === 0 && /failed to fetch|load failed|networkerror|network request failed|fetch failed/i.test(text)
  )
}

type Result = { data: unknown; error: unknown; status?: number }

/** The data of a supabase-js response; throws its error as an AppError. */
export function unwrap<R extends Result>(result: R): Extract<R, { error: null }>['data'] {
  if (result.error !== null) throw toAppError(result.error, result.status)
  return result.data
}

/** After how many seconds a request that was refused for its number may be repeated; null when the answer does not name it. */
export function waitSeconds(error: unknown): number | null {
  const { code, details, message } = toAppError(error)
  if (typeof details.retry_after === 'number') return details.retry_after
  // Auth says it in its text only.
  const [, seconds] =
    code === 'over_request_rate_limit' ? (/\bafter (\d{1,5}) seconds?\b/.exec(message) ?? []) : []
  return seconds === undefined ? null : Number(seconds)
}

/**
 * True when Auth sends no mail because the same account was sent one less than `max_frequency` ago. The limit of all mails has the
 * same code, but names no seconds.
 */
export const hasJustSentMail = (error: { code?: unknown }): boolean =>
  error.code === 'over_email_send_rate_limit' && waitSeconds(error) !== null

type Translate = ((key: ErrorKey) => string) &
  ((key: `deferred.wait.${'seconds' | 'minutes'}`, values: { count: number }) => string)

/** The only translator of errors. A service's own text is never shown: only the codes of this list become words. */
export function errorMessage(error: unknown, t: Translate): string {
  const { code } = toAppError(error)
  const wait = code === 'too_many_requests' || code === 'over_request_rate_limit' ? waitSeconds(error) : null
  if (wait === null) return t(errorKey(code))
  return wait < 60
    ? t('deferred.wait.seconds', { count: Math.max(1, Math.ceil(wait)) })
    : t('deferred.wait.minutes', { count: Math.ceil(wait / 60) })
}

/** True when the shop could not be reached. A write may have been executed all the same. */
export function isUnreachable(error: unknown): boolean {
  const { code } = toAppError(error)
  return code === 'network' || code === 'no_answer'
}

/** True when there was no answer, or one that only says that there were too many requests: later the same request may succeed. */
export function isTemporary(error: unknown): boolean {
  const { code } = toAppError(error)
  return isUnreachable(error) || code === 'over_request_rate_limit' || code === 'too_many_requests'
}

/** True when the server has certainly not executed the request: the session could not be refreshed. */
export const isUnsent = (error: unknown): boolean => toAppError(error).message.includes(UNSENT)

/** True when the request may have been executed although no response confirmed it. */
export function isOutcomeUnknown(error: unknown): boolean {
  return isUnreachable(error) || toAppError(error).code === 'unexpected'
}
