import { randomUUID } from 'node:crypto'
import type { App } from '@supabase/lite'
import type { Database } from './database.ts'

/** Anonymous sign-ins, which @supabase/lite lacks. Null for every other request. */
export type GuestSignUp = (request: Request) => Promise<Response | null>

const refusal = (status: number, code: string, message: string) =>
  Response.json({ code: status, error_code: code, msg: message }, { status })

async function isAnonymous(request: Request): Promise<boolean> {
  if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/signup') return false
  const body = (await request
    .clone()
    .json()
    .catch(() => ({}))) as { email?: unknown; phone?: unknown }
  return body.email === undefined && body.phone === undefined
}

/**
 * The service signs in with passwords only, so a guest begins as an account with a random one, which is then taken away. The
 * token lacks the claim `is_anonymous`; the database recognises guests by their profile.
 */
export function createGuestSignUp(
  app: Pick<App, 'fetch'>,
  database: Pick<Database, 'query' | 'runExclusive'>,
  enabled: boolean,
): GuestSignUp {
  return async (request) => {
    if (!(await isAnonymous(request))) return null
    if (!enabled) return refusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    const id = randomUUID()
    const [email, password] = [`${id}@guest.invalid`, randomUUID()]
    try {
      await database.query(
        `insert into auth.users (id, aud, role, is_anonymous, encrypted_password, email_confirmed_at, raw_app_meta_data,
           raw_user_meta_data, created_at, updated_at)
         values ($1, 'authenticated', 'authenticated', true, extensions.crypt($2, extensions.gen_salt('bf', 4)), now(), '{}',
           '{}', now(), now())`,
        [id, password],
      )
      // Apart from the insert, after which a confirmed address would be sent a welcome.
      await database.query('update auth.users set email = $2 where id = $1', [id, email])
    } catch (error) {
      return refusal(500, 'unexpected_failure', error instanceof Error ? error.message : 'Database error')
    }
    const signIn = new Request(new URL('/auth/v1/token?grant_type=password', request.url), {
      method: 'POST',
      headers: { apikey: request.headers.get('apikey') ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const answer = await database.runExclusive(() => app.fetch(signIn))
    await database.query(
      'update auth.users set email = null, encrypted_password = null, email_confirmed_at = null where id = $1',
      [id],
    )
    if (!answer.ok) return answer
    const session = (await answer.json()) as { user: Record<string, unknown> }
    return Response.json({ ...session, user: { ...session.user, email: '', is_anonymous: true } })
  }
}
