import type { SupabaseClient } from '@supabase/supabase-js'
import { isRecord } from './json'
import { limitedFetch } from './limited-fetch'
import { pause } from './pause'
import {
  limitSignal,
  READ_LIMIT_MS,
  UNSENT,
  untilAborted,
  UPLOAD_LIMIT_MS,
  WRITE_LIMIT_MS,
} from './request-limit'
import { storableBody, storableUrl } from './storable-text'
import type { SafeStorage } from './storage'

/** How long a request waits for a session that is being refreshed. The refresh itself goes on. */
const SESSION_LIMIT_MS = 10_000
const MIN_PAUSE_MS = 300
const MAX_PAUSE_MS = 5_000

type Auth = Pick<SupabaseClient['auth'], 'getSession' | 'refreshSession' | 'signOut'>
type Options = {
  storage: Pick<SafeStorage, 'getItem'>
  storageKey: string
  publishableKey: string
  /** Whether a request makes sense only with a session: without one it is refused here. */
  needsSession?: () => boolean
  /** The client that uses this `fetch`. */
  auth: () => Auth
}

/** How long a tab waits for the refresh of another one: a tab that the browser has put to sleep would never end it. */
const OTHER_TAB_LIMIT_MS = 5_000
const STORE_LIMIT_MS = 1_000
const STORE_PAUSE_MS = 20

/** The rejection of a request that the server did not execute, because its token cannot be replaced at the moment. */
const unsent = () => new DOMException(UNSENT, 'TimeoutError')

/** Exponential backoff with jitter. */
const refreshPause = (attempt: number) =>
  Math.min(MIN_PAUSE_MS * 2 ** attempt, MAX_PAUSE_MS) * (0.5 + Math.random() / 2)

/**
 * Tabs share a session, whose refresh token is for one use: they refresh one after the other. The next one begins when `stored`
 * resolves. Neither function rejects.
 */
function oneTabAtATime<Result>(
  name: string,
  refresh: () => Promise<Result>,
  stored: () => Promise<void>,
): Promise<Result> {
  return new Promise((resolve) => {
    const run = async () => {
      resolve(await refresh())
      await stored()
    }
    // Only for pages of a secure origin.
    const { locks } = (globalThis as { navigator?: Partial<Navigator> }).navigator ?? {}
    if (locks === undefined) void run()
    else locks.request(name, { signal: AbortSignal.timeout(OTHER_TAB_LIMIT_MS) }, run).catch(() => void run())
  })
}

function limitOf(pathname: string, method = 'GET'): number {
  if (method === 'GET' || method === 'HEAD') return READ_LIMIT_MS
  return pathname.startsWith('/storage/') ? UPLOAD_LIMIT_MS : WRITE_LIMIT_MS
}

/** Storage refuses an expired token with "bad request" or "forbidden", as it does what its policies do not allow. */
async function isExpiredToken(response: Response): Promise<boolean> {
  if (response.status !== 400 && response.status !== 403) return false
  return /jwt|exp\\?" claim/i.test(await response.clone().text())
}

async function send(input: string, init: RequestInit): Promise<Response> {
  const { pathname } = new URL(input)
  const isStorage = pathname.startsWith('/storage/')
  const response = await limitedFetch(
    storableUrl(input),
    { ...init, ...(init.body !== undefined && { body: storableBody(init.body) }) },
    limitOf(pathname, init.method),
    /^\/(?:auth|rest)\//.test(pathname) ? 'json' : 'file',
  )
  if (!isStorage || !(await isExpiredToken(response))) return response
  await response.body?.cancel()
  return Response.json({ statusCode: '401', error: 'InvalidJWT', message: 'JWT expired' }, { status: 401 })
}

/**
 * An answer of Auth without the time at which its token expires, which is of Auth's clock: auth-js then counts `expires_in` from now. By
 * a device's clock that is fast, it would take a new session of another tab for one that is over, and end it.
 */
async function withoutExpiryTime(response: Response): Promise<Response> {
  if (!response.ok) return response
  const session: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  if (!isRecord(session) || !('expires_at' in session)) return response
  return Response.json({ ...session, expires_at: undefined }, { status: response.status })
}

/**
 * The `fetch` of a client with a session. A token that cannot be used at this moment is not a refusal: it is refreshed and the
 * request repeated, a refresh that Auth does not answer is repeated until it does, and while a session is stored no request is
 * sent without it. Such requests reject with a TimeoutError, like those that the server does not answer.
 */
export function createSessionFetch({
  storage,
  storageKey,
  publishableKey,
  needsSession = () => false,
  auth,
}: Options): typeof fetch {
  const storedSession = () => storage.getItem(storageKey)

  /**
   * auth-js would give up after some seconds, remember the failure for a minute and take 429 for a refusal. Here only an answer
   * about the token itself reaches it.
   */
  async function refresh(input: string, init: RequestInit): Promise<Response> {
    const { refresh_token: token } = JSON.parse(init.body as string) as { refresh_token: string }
    const replaced = () =>
      Response.json({ code: 'refresh_token_not_found', message: 'replaced' }, { status: 400 })
    const refreshOnce = async () => {
      // Another tab has refreshed the session meanwhile.
      if (storedSession()?.includes(token) === false) return replaced()
      for (let attempt = 0; ; attempt += 1) {
        const response = await send(input, init).catch(() => null)
        if (response !== null && response.status < 500 && response.status !== 429) return response
        await pause(refreshPause(attempt))
        // The person has signed out, or another tab did not wait.
        if (storedSession()?.includes(token) !== true) return replaced()
      }
    }
    // auth-js stores the new session once it has read the answer.
    const stored = async () => {
      for (let waited = 0; waited < STORE_LIMIT_MS; waited += STORE_PAUSE_MS) {
        if (storedSession()?.includes(token) !== true) return
        await pause(STORE_PAUSE_MS)
      }
    }
    return oneTabAtATime(`${storageKey}-refresh`, refreshOnce, stored)
  }

  const currentToken = async () => (await auth().getSession()).data.session?.access_token ?? null

  /** Another token than the one that was refused; null when the session is over. */
  async function freshToken(refused: string): Promise<string | null> {
    const stored = await currentToken()
    if (stored !== refused) return stored
    const { error } = await untilAborted(auth().refreshSession(), limitSignal(SESSION_LIMIT_MS))
    const next = await currentToken()
    // Two tokens of the same second are equal.
    if (error === null || next !== refused) return next
    // auth-js keeps a session whose token is valid by the device's clock, which is slow.
    auth()
      .signOut({ scope: 'local' })
      .catch(() => undefined)
    return null
  }

  return async (resource, init = {}) => {
    const input = resource instanceof Request ? resource.url : String(resource)
    const { pathname, searchParams } = new URL(input)
    if (pathname.startsWith('/auth/')) {
      const isRefresh = searchParams.get('grant_type') === 'refresh_token'
      return withoutExpiryTime(await (isRefresh ? refresh(input, init) : send(input, init)))
    }
    const headers = new Headers(init.headers)
    const token = headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
    const hasSession = storedSession() !== null
    if (hasSession && token === publishableKey) throw unsent()
    if (token === publishableKey && needsSession()) {
      return Response.json({ code: 'PGRST301', message: 'the session has ended' }, { status: 401 })
    }
    const response = await send(input, init)
    if (response.status !== 401 || !hasSession) return response
    const next = await freshToken(token).catch(() => {
      throw unsent()
    })
    if (next === null) return response
    headers.set('authorization', `Bearer ${next}`)
    return send(input, { ...init, headers })
  }
}

/** While the session is being refreshed, `getSession` rejects after some seconds with a TimeoutError instead of waiting on. */
export function limitGetSession(auth: Pick<Auth, 'getSession'>): void {
  const getSession = auth.getSession.bind(auth)
  auth.getSession = () =>
    untilAborted(getSession(), limitSignal(SESSION_LIMIT_MS)).catch(() => {
      throw unsent()
    })
}
