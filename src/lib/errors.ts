// Every failure that the shop can name. Each has a message `error.<code>` in the catalogues.
export const ERROR_CODES = [
  // Refusals of the database's functions: stable codes in the message, JSON in the details.
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
  'invalid_contact',
  'invalid_request',
  'too_many_orders',
  'too_many_requests',
  'registration_closed',
  // Refusals that only operators meet.
  'edit_conflict',
  'negative_stock',
  'price_out_of_range',
  'too_many_rows',
  // What the platform says.
  'not_found',
  'not_signed_in',
  'forbidden',
  'conflict',
  'network',
  'unexpected',
  // Auth.
  'invalid_credentials',
  'email_not_confirmed',
  'user_already_exists',
  'weak_password',
  'same_password',
  'otp_expired',
  'over_request_rate_limit',
] as const

/** Everything above, and what the Auth service said in its own words only. */
export type ErrorCode = (typeof ERROR_CODES)[number] | 'provider'
export type ErrorKey = `error.${(typeof ERROR_CODES)[number]}`

export type RefusedLine = {
  index: number
  product_id: string
  code: ErrorCode
  available: number | null
}

export class AppError extends Error {
  readonly code: ErrorCode
  /** What the refusal said beside its code; its shape depends on the code. */
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

  /** The lines of an order that were refused; empty when the refusal was about something else. */
  get lines(): RefusedLine[] {
    const { lines } = this.details
    return Array.isArray(lines) ? lines.filter(isRefusedLine) : []
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isErrorCode(value: unknown): value is (typeof ERROR_CODES)[number] {
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
  if (typeof details !== 'string' || !details.trimStart().startsWith('{')) return {}
  try {
    const parsed: unknown = JSON.parse(details)
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

const SQLSTATES: Record<string, ErrorCode> = {
  '42501': 'forbidden',
  '23503': 'conflict',
  '23505': 'conflict',
  '22P02': 'not_found',
  // An argument that is not what it is declared to be: a number without bounds, a day that is none, a NUL in a text.
  '22003': 'invalid_request',
  '22007': 'invalid_request',
  '22008': 'invalid_request',
  '22021': 'invalid_request',
  '22P05': 'invalid_request',
  PGRST116: 'not_found',
  PGRST301: 'not_signed_in',
  PGRST302: 'not_signed_in',
  PGRST303: 'not_signed_in',
}

// What Auth tells apart and people need not.
const AUTH_SYNONYMS: Record<string, ErrorCode> = {
  email_exists: 'user_already_exists',
  over_email_send_rate_limit: 'over_request_rate_limit',
  refresh_token_not_found: 'not_signed_in',
  session_not_found: 'not_signed_in',
  session_expired: 'not_signed_in',
  user_not_found: 'not_signed_in',
}

/** Turns whatever a client, the network or a bug threw into something the shop can name. */
export function toAppError(error: unknown, status = 0): AppError {
  if (error instanceof AppError) return error
  if (!isRecord(error) && !(error instanceof Error)) return new AppError('unexpected', { cause: error })

  const { code, message, details, status: ownStatus } = error as Record<string, unknown>
  const text = typeof message === 'string' ? message : ''
  const httpStatus = typeof ownStatus === 'number' ? ownStatus : status
  const options = { message: text, details: parseDetails(details), cause: error }

  // A raised refusal: SQLSTATE PTxyz with the stable code as its message.
  if (isErrorCode(text)) return new AppError(text, options)
  // Auth names its failures in `code`.
  if (isErrorCode(code)) return new AppError(code, options)
  if (typeof code === 'string' && Object.hasOwn(AUTH_SYNONYMS, code)) {
    return new AppError(AUTH_SYNONYMS[code] ?? 'unexpected', options)
  }
  if (text.includes('registration_closed') || code === 'signup_disabled') {
    return new AppError('registration_closed', options)
  }
  if (isNetworkFailure(text, status, ownStatus)) return new AppError('network', options)
  if ('__isAuthError' in error && text !== '') return new AppError('provider', options)
  if (httpStatus === 401) return new AppError('not_signed_in', options)
  if (typeof code === 'string' && Object.hasOwn(SQLSTATES, code)) {
    return new AppError(SQLSTATES[code] ?? 'unexpected', options)
  }
  if (httpStatus === 403) return new AppError('forbidden', options)
  if (httpStatus === 404 || httpStatus === 406) return new AppError('not_found', options)
  if (httpStatus === 429) return new AppError('too_many_requests', options)
  return new AppError('unexpected', options)
}

// supabase-js reports a request that never got an answer with status 0; browsers word it each in their own way.
function isNetworkFailure(text: string, status: number, ownStatus: unknown): boolean {
  if (ownStatus === 0) return true
  return (
    status === 0 && /failed to fetch|load failed|networkerror|network request failed|fetch failed/i.test(text)
  )
}

type Answer = { data: unknown; error: unknown; status?: number }

/** The data of a supabase-js answer, or the AppError it carries. */
export function unwrap<A extends Answer>(answer: A): Extract<A, { error: null }>['data'] {
  if (answer.error !== null) throw toAppError(answer.error, answer.status)
  return answer.data
}

/** The one place where an error becomes words. An unnamed failure of the Auth service keeps the service's own. */
export function errorMessage(error: unknown, t: (key: ErrorKey) => string): string {
  const { code, message } = toAppError(error)
  return code === 'provider' ? message : t(`error.${code}`)
}

/** True when the request may have been carried out although no answer said so. */
export function isOutcomeUnknown(error: unknown): boolean {
  const { code } = toAppError(error)
  return code === 'network' || code === 'unexpected'
}
