import type { Connection } from '@supabase/lite'

const NUMERIC = 1700
const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184

function number(value: string): number | string {
  const parsed = Number(value)
  return Number.isFinite(parsed) ? parsed : value
}

function isoTimestamp(value: string): string {
  return value.replace(' ', 'T')
}

function isoTimestamptz(value: string): string {
  return isoTimestamp(value).replace(/([+-]\d{2})$/, '$1:00')
}

/** Parsers that produce the JSON representation of PostgREST: numbers and ISO 8601 timestamps. */
export const PARSERS: Readonly<Record<number, (value: string) => number | string>> = {
  [NUMERIC]: number,
  [TIMESTAMP]: isoTimestamp,
  [TIMESTAMPTZ]: isoTimestamptz,
}

/**
 * A parameter as text for the protocol. The Data API parses `{}` and `true` of a filter, and the drivers fail on such values for a
 * column of arrays: PGlite writes a broken message, after which the session is lost for all later requests.
 */
export function parameterText(value: unknown): unknown {
  if (typeof value === 'boolean' || typeof value === 'number') return String(value)
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? JSON.stringify(value)
    : value
}

/** PostgREST's HTTP status for a SQLSTATE, for codes that @supabase/lite maps to 500; null for unknown codes. */
function httpStatus(code: string): number | null {
  if (code === 'P0001' || code === '23514' || code === '23P01') return 400
  if (/^(0L|0P|28)/.test(code)) return 403
  if (/^(08|53|57P01)/.test(code)) return 503
  if (/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/.test(code)) return 500
  if (/^(20|23|24|26|27|2B|2F|34|3D|3F|44)/.test(code)) return 400
  return null
}

type PostgresError = {
  readonly code: string
  readonly message: string
  readonly detail?: string | null
  readonly hint?: string | null
}

function isPostgresError(error: unknown): error is PostgresError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  )
}

const INSPECT = Symbol.for('nodejs.util.inspect.custom')
const MAPPED_BY_LITE = /^(PT|PGRST|42|22|21)|^(23502|23503|23505|25006)$/

/**
 * Maps failed queries to the responses of PostgREST and shortens their log output to one line, since most errors are
 * refusals that the caller handles.
 */
export function mapErrorsLikePostgrest(connection: Connection): void {
  connection.normalizeDbError = (error) => {
    if (!isPostgresError(error)) {
      if (!(error instanceof Error)) return error
      return Object.defineProperty(error, INSPECT, {
        value: () => `refused: ${error.message}`,
        configurable: true,
      })
    }
    const { code, message } = error
    const status = MAPPED_BY_LITE.test(code) ? null : httpStatus(code)
    const body = { code, message, details: error.detail ?? null, hint: error.hint ?? null }
    const answer =
      status === null
        ? { code, message, detail: error.detail, hint: error.hint }
        : { code: 'PGRST', message: JSON.stringify(body), detail: JSON.stringify({ status, headers: {} }) }
    return Object.defineProperty(answer, INSPECT, { value: () => `refused: ${code} ${message}` })
  }
}
