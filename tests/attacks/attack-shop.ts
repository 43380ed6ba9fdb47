import type { Stack } from '../../supabase/local/stack.ts'
import { JWT_SECRET } from '../../supabase/local/keys.ts'
import { createHmac } from 'node:crypto'
import { addFixtures, people } from '../db/fixtures.ts'
import type { Session } from '../db/database.ts'
import { startNewStack } from '../new-stack.ts'

// An attacker has the publishable key, which every browser receives, and their own account. Every request here goes
// to the API like theirs.

export type ApiResponse = {
  readonly status: number
  readonly text: string
  readonly body: unknown
  readonly headers: Headers
}

type Options = {
  readonly as?: Account | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type Account = { readonly id: string; readonly email: string; readonly token: string }

export type Shop = {
  readonly stack: Stack
  readonly send: (method: string, path: string, options?: Options) => Promise<ApiResponse>
  readonly rpc: (name: string, body?: object, as?: Account) => Promise<ApiResponse>
  /** SQL as the database's owner, to prepare an attack and inspect its result. */
  readonly query: Stack['database']['query']
  readonly signUp: (email: string, data?: object) => Promise<Account>
  /** Signs in with a password. The accounts below already have tokens. */
  readonly signIn: (email: string) => Promise<Account>
  /** Creates an account and signs its token directly, because hashing a password is slow. */
  readonly addPerson: (name: string) => Promise<Account>
  readonly customer: Account
  readonly neighbour: Account
  readonly admin: Account
  readonly otherAdmin: Account
  readonly close: () => Promise<void>
}

/** The password of every account, and its stored hash. */
export const PASSWORD = 'medina-1995'
const PASSWORD_HASH = '$2a$10$zAi.OpiHmtCY31nOU3lz..WLaPWAAKtJ3vg/Tiz/BK1LCRrlDR3dq'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The fixtures of the database tests, with accounts that can sign in: on PGlite, or on the server of DATABASE_URL. */
export async function openShop(): Promise<Shop> {
  const stack = await startNewStack()
  const { query } = stack.database

  const send: Shop['send'] = async (method, path, { as, body, headers: given } = {}) => {
    const headers = new Headers({ apikey: stack.keys.publishable, ...given })
    if (as !== undefined) headers.set('authorization', `Bearer ${as.token}`)
    const sent = body === undefined || body instanceof Blob ? body : JSON.stringify(body)
    if (typeof sent === 'string') headers.set('content-type', 'application/json')
    const response = await stack.fetch(
      new Request(`http://127.0.0.1${path}`, { method, headers, body: sent ?? null }),
    )
    const text = await response.text()
    return { status: response.status, text, body: parse(text), headers: response.headers }
  }
  const rpc: Shop['rpc'] = (name, body = {}, as) => send('POST', `/rest/v1/rpc/${name}`, { as, body })

  const session = (answer: ApiResponse, email: string): Account => {
    const { access_token: token, user } = answer.body as { access_token?: string; user?: { id: string } }
    if (token === undefined || user === undefined) throw new Error(`${email}: ${answer.text}`)
    return { id: user.id, email, token }
  }
  const signUp: Shop['signUp'] = async (email, data = {}) =>
    session(await send('POST', '/auth/v1/signup', { body: { email, password: PASSWORD, data } }), email)
  const signIn: Shop['signIn'] = async (email) =>
    session(
      await send('POST', '/auth/v1/token?grant_type=password', { body: { email, password: PASSWORD } }),
      email,
    )
  const person = (id: string, name: string): Account => ({
    id,
    email: `${name}@shop.example`,
    token: signToken({ sub: id, role: 'authenticated' }),
  })
  const addPerson: Shop['addPerson'] = async (name) => {
    const id = crypto.randomUUID()
    await query(`insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())`, [
      id,
      `${name}@shop.example`,
    ])
    return person(id, name)
  }

  await addFixtures({ query } as Session)
  await query(
    `update auth.users set encrypted_password = $1, aud = 'authenticated', role = 'authenticated', email_confirmed_at = now(),
       raw_app_meta_data = '{"provider": "email", "providers": ["email"]}', created_at = now(), updated_at = now(),
       raw_user_meta_data = jsonb_build_object('sub', id, 'email', email)`,
    [PASSWORD_HASH],
  )

  return {
    stack,
    send,
    rpc,
    query,
    signUp,
    signIn,
    addPerson,
    customer: person(people.customer, 'customer'),
    neighbour: person(people.neighbour, 'neighbour'),
    admin: person(people.admin, 'admin'),
    otherAdmin: person(people.otherAdmin, 'other-admin'),
    close: stack.close,
  }
}

/** Signs a token like the Auth service, with arbitrary claims. */
export function signToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 3600
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ aud: 'authenticated', exp, ...claims })}`
  return `${text}.${createHmac('sha256', JWT_SECRET).update(text).digest('base64url')}`
}

/** Status and code of an error: `403 42501`, or `409 out_of_stock` for one of the shop's own. */
export function refusal(answer: ApiResponse): string {
  const { code, message } = (answer.body ?? {}) as { code?: string; message?: string }
  return `${answer.status} ${code?.startsWith('PT') === true ? message : code}`
}

export const DENIED = '403 42501'
export const DENIED_TO_VISITORS = '401 42501'

export { ids, contact } from '../db/fixtures.ts'
export { people }
