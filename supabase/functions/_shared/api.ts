/** Sends a request; `fetch` of the platform, or of the embedded stack. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>

export type ApiDeps = {
  /** Base URL of the project's API. */
  readonly url: string
  readonly secretKey: string
  readonly fetch: Fetch
}

/** Compares secrets in constant time. */
export function timingSafeEqual(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index)
  return difference === 0
}

/** Whether the request carries the project's secret key, as `apikey` or bearer token. */
export function hasSecretKey(request: Request, secretKey: string): boolean {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '')
  return [request.headers.get('apikey'), bearer].some(
    (given) => given !== null && given !== undefined && secretKey !== '' && timingSafeEqual(given, secretKey),
  )
}

/** A refusal or failure of the Data API: `code` is the shop's own code for a refusal. */
export class RpcError extends Error {
  readonly status: number
  readonly code: string

  constructor(name: string, status: number, text: string) {
    super(`${name} returned ${status}: ${text}`)
    this.name = 'RpcError'
    this.status = status
    this.code = /"message":"([a-z_]+)"/.exec(text)?.[1] ?? 'unexpected'
  }
}

/** Calls a database function with the secret key. */
export async function callRpc(
  deps: ApiDeps,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const response = await deps.fetch(`${deps.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: deps.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  })
  const text = await response.text()
  if (!response.ok) throw new RpcError(name, response.status, text)
  return text === '' ? null : JSON.parse(text)
}

type Environment = { get(name: string): string | undefined }

/** The value of a function secret; throws with its name when it is missing. */
export function requireSecret(env: Environment, name: string): string {
  const value = env.get(name)
  if (!value) throw new Error(`The secret ${name} is not set`)
  return value
}

/** SUPABASE_SECRET_KEYS is a JSON object of keys by name. Older projects have SUPABASE_SERVICE_ROLE_KEY instead. */
export function readSecretKey(env: Environment): string {
  const keys = env.get('SUPABASE_SECRET_KEYS')
  return keys
    ? (JSON.parse(keys) as { default: string }).default
    : requireSecret(env, 'SUPABASE_SERVICE_ROLE_KEY')
}
