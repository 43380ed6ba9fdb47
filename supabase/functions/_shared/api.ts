/** Sends a request; `fetch` of the platform, or of the embedded stack. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>

export type ApiDeps = {
  /** Base URL of the project's API. */
  readonly url: string
  readonly secretKey: string
  /** Further valid keys of the project: callers may carry any. */
  readonly otherSecretKeys?: readonly string[]
  readonly fetch: Fetch
}

/** Compares secrets in constant time. */
export function timingSafeEqual(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index)
  return difference === 0
}

/** Whether the request carries a secret key of the project, as `apikey` or bearer token. */
export function hasSecretKey(
  request: Request,
  { secretKey, otherSecretKeys = [] }: Pick<ApiDeps, 'secretKey' | 'otherSecretKeys'>,
): boolean {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '')
  return [request.headers.get('apikey'), bearer].some(
    (given) =>
      given !== null &&
      given !== undefined &&
      [secretKey, ...otherSecretKeys].some((key) => key !== '' && timingSafeEqual(given, key)),
  )
}

/** A refusal or failure of the Data API: `code` is the shop's own code for a refusal. */
export class RpcError extends Error {
  readonly status: number
  readonly code: string

  constructor(name: string, status: number, text: string) {
    const code = /"message":"([a-z_]+)"/.exec(text)?.[1] ?? 'unexpected'
    const state = /"code":"(\w+)"/.exec(text)?.[1] ?? ''
    // Without the details, which may quote a row and so end in a log.
    super(`${name} returned ${status}: ${code} ${state}`)
    this.name = 'RpcError'
    this.status = status
    this.code = code
  }
}

const TIMEOUT_MS = 10_000

/** Sends a request to the Data API; rejects when it takes too long. */
export const fetchApi = (deps: Pick<ApiDeps, 'url' | 'fetch'>, path: string, init: RequestInit) =>
  deps.fetch(`${deps.url}/rest/v1/${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })

/** Calls a database function with the secret key. */
export async function callRpc(
  deps: ApiDeps,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const response = await fetchApi(deps, `rpc/${name}`, {
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

/**
 * The secret keys of the project. SUPABASE_SECRET_KEYS is a JSON object of keys by name, and a key may have any name. Older projects
 * have SUPABASE_SERVICE_ROLE_KEY instead.
 */
export function readSecretKeys(env: Environment): Pick<ApiDeps, 'secretKey' | 'otherSecretKeys'> {
  const named: unknown = JSON.parse(env.get('SUPABASE_SECRET_KEYS') || '{}')
  const keys = Object.values(named ?? {}).filter(
    (key): key is string => typeof key === 'string' && key !== '',
  )
  const [secretKey, ...otherSecretKeys] = keys
  return secretKey === undefined
    ? { secretKey: requireSecret(env, 'SUPABASE_SERVICE_ROLE_KEY') }
    : { secretKey, otherSecretKeys }
}
