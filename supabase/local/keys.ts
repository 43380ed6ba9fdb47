import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The keys of every project that `supabase start` creates. They are public and valid only for a local stack; using them
 * here makes the embedded stack interchangeable with the official one.
 */
export const PUBLISHABLE_KEY = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH'
export const SECRET_KEY = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz'
export const JWT_SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long'

export type Claims = {
  readonly role: string
  readonly sub?: string
  readonly exp?: number
}

function parseClaims(text: string): Claims | null {
  const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  if (typeof value !== 'object' || value === null || !('role' in value)) return null
  if (typeof value.role !== 'string' || !/^\w+$/.test(value.role)) return null
  return { ...value, role: value.role }
}

/** The claims of an access token or of one of the two keys; null when invalid or expired. */
export function parseToken(token: string): Claims | null {
  if (token === PUBLISHABLE_KEY) return { role: 'anon' }
  if (token === SECRET_KEY) return { role: 'service_role' }
  const [header, payload, signature, ...rest] = token.split('.')
  if (header === undefined || payload === undefined || signature === undefined || rest.length > 0) return null
  const expected = createHmac('sha256', JWT_SECRET).update(`${header}.${payload}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  try {
    const claims = parseClaims(payload)
    return claims?.exp !== undefined && claims.exp * 1000 < Date.now() ? null : claims
  } catch {
    return null
  }
}
