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

/** How Postgres itself writes these types into JSON, which is what PostgREST sends. */
export const PARSERS: Readonly<Record<number, (value: string) => number | string>> = {
  [NUMERIC]: number,
  [TIMESTAMP]: isoTimestamp,
  [TIMESTAMPTZ]: isoTimestamptz,
}

/** PostgREST's table of SQLSTATE to HTTP status, for the codes that the embedded Data API answers with a plain 500. */
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
const OWN_MAPPING = /^(PT|PGRST|42|22|21)|^(23502|23503|23505|25006)$/

/**
 * Gives failed queries the answer PostgREST would give, and one line in the log: the embedded Data API prints every
 * error it meets, and most of them are refusals that a test or a shopper asked for.
 */
export function answerAsPostgrest(connection: Connection): void {
  connection.normalizeDbError = (error) => {
    if (!isPostgresError(error)) {
      if (!(error instanceof Error)) return error
      return Object.defineProperty(error, INSPECT, {
        value: () => `refused: ${error.message}`,
        configurable: true,
      })
    }
    const { code, message } = error
    const status = OWN_MAPPING.test(code) ? null : httpStatus(code)
    const body = { code, message, details: error.detail ?? null, hint: error.hint ?? null }
    const answer =
      status === null
        ? { code, message, detail: error.detail, hint: error.hint }
        : { code: 'PGRST', message: JSON.stringify(body), detail: JSON.stringify({ status, headers: {} }) }
    return Object.defineProperty(answer, INSPECT, { value: () => `refused: ${code} ${message}` })
  }
}
