import { startStack, type Stack } from '../../supabase/local/stack.ts'
import { JWT_SECRET } from '../../supabase/local/keys.ts'
import { createHmac } from 'node:crypto'
import { addFixtures, people } from '../db/fixtures.ts'
import type { Session } from '../db/database.ts'

// What an attacker has: the public key, which is in every browser, and an account of their own. Every request here goes
// to the API as they would send it.

export type Answer = {
  readonly status: number
  readonly text: string
  readonly body: unknown
  readonly headers: Headers
}

type Options = {
  readonly as?: Person | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type Person = { readonly id: string; readonly email: string; readonly token: string }

export type Shop = {
  readonly stack: Stack
  readonly send: (method: string, path: string, options?: Options) => Promise<Answer>
  readonly rpc: (name: string, body?: object, as?: Person) => Promise<Answer>
  /** As the database's owner: for preparing an attack and for looking at what it left. */
  readonly query: Stack['database']['query']
  readonly signUp: (email: string, data?: object) => Promise<Person>
  /** As the password does it. The people below have tokens already. */
  readonly signIn: (email: string) => Promise<Person>
  /** An account that nobody signs in to: its token is signed here, since hashing a password takes a while. */
  readonly addPerson: (name: string) => Promise<Person>
  readonly customer: Person
  readonly neighbour: Person
  readonly admin: Person
  readonly otherAdmin: Person
  readonly close: () => Promise<void>
}

/** Of every account here, and as it is stored. */
export const PASSWORD = 'medina-1995'
const PASSWORD_HASH = '$2a$10$zAi.OpiHmtCY31nOU3lz..WLaPWAAKtJ3vg/Tiz/BK1LCRrlDR3dq'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The shop of the database tests, with accounts that can sign in. */
export async function openShop(): Promise<Shop> {
  const stack = await startStack({ data: 'memory', seed: false })
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

  const session = (answer: Answer, email: string): Person => {
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
  const person = (id: string, name: string): Person => ({
    id,
    email: `${name}@shop.example`,
    token: signToken({ sub: id, role: 'authenticated' }),
  })
  const addPerson: Shop['addPerson'] = async (name) => {
    const id = crypto.randomUUID()
    await query(`insert into auth.users (id, email) values ($1, $2)`, [id, `${name}@shop.example`])
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
    close: () => stack.close(),
  }
}

/** A token as the Auth service would sign it, for claims that it does not give out here. */
export function signToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 3600
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ aud: 'authenticated', exp, ...claims })}`
  return `${text}.${createHmac('sha256', JWT_SECRET).update(text).digest('base64url')}`
}

/** Status and code of a refusal: `403 42501`, `409 out_of_stock` where the shop has a word for it. */
export function refusal(answer: Answer): string {
  const { code, message } = (answer.body ?? {}) as { code?: string; message?: string }
  return `${answer.status} ${code?.startsWith('PT') === true ? message : code}`
}

export const DENIED = '403 42501'
export const DENIED_TO_VISITORS = '401 42501'

export { ids, contact } from '../db/fixtures.ts'
export { people }
