import type { App } from '@supabase/lite'
import type { Database } from './database.ts'

/** What `auth.email.require_current_password` does on the platform, which @supabase/lite lacks. */
export type PasswordGuard = {
  /** The refusal of a password change without the current password, or null. */
  refuse(request: Request): Promise<Response | null>
  /** Remembers sessions that a mail link opened: they may set a password without the old one. */
  observe(request: Request, response: Response): Promise<void>
}

type Claims = { readonly sub?: string; readonly session_id?: string }

/** The claims of a token whose signature another service verifies. */
function claimsOf(token: string): Claims {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims
  } catch {
    return {}
  }
}

const refusal = (code: string, message: string) =>
  Response.json({ code: 400, error_code: code, msg: message }, { status: 400 })

export function createPasswordGuard(
  app: Pick<App, 'fetch'>,
  database: Pick<Database, 'query' | 'runExclusive'>,
  required: boolean,
): PasswordGuard {
  const openedByMail = new Set<string>()

  /** Signs in with the password, and out again. */
  async function isPassword(url: string, apikey: string, email: string, password: string): Promise<boolean> {
    const send = (path: string, headers: Record<string, string>, body: object) =>
      app.fetch(
        new Request(new URL(`/auth/v1/${path}`, url), {
          method: 'POST',
          headers: { apikey, 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      )
    const answer = await send('token?grant_type=password', {}, { email, password })
    if (!answer.ok) return false
    const { access_token: token } = (await answer.json()) as { access_token: string }
    await send('logout?scope=local', { authorization: `Bearer ${token}` }, {})
    return true
  }

  return {
    async refuse(request) {
      if (!required || request.method !== 'PUT' || new URL(request.url).pathname !== '/auth/v1/user')
        return null
      const body = (await request
        .clone()
        .json()
        .catch(() => ({}))) as { password?: unknown; current_password?: unknown }
      if (body.password === undefined) return null
      const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
      const { sub = null, session_id: session = '' } = claimsOf(token)
      if (openedByMail.has(session)) return null
      if (typeof body.current_password !== 'string' || body.current_password === '')
        return refusal('current_password_required', 'Current password required when setting a new password.')
      const apikey = request.headers.get('apikey') ?? ''
      const { current_password: password } = body
      // Not the token's: the address may have changed since it was issued.
      const [user] = await database.query<{ email: string }>('select email from auth.users where id = $1', [
        sub,
      ])
      const isRight = await database.runExclusive(() =>
        isPassword(request.url, apikey, user?.email ?? '', password),
      )
      return isRight ? null : refusal('current_password_mismatch', 'Current password is wrong.')
    },
    async observe(request, response) {
      if (!response.ok || new URL(request.url).pathname !== '/auth/v1/verify') return
      const { access_token: token } = (await response
        .clone()
        .json()
        .catch(() => ({}))) as { access_token?: string }
      const session = token === undefined ? undefined : claimsOf(token).session_id
      if (session !== undefined) openedByMail.add(session)
    },
  }
}
