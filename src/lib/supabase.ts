import type { RealtimeClient } from '@supabase/realtime-js'
import type { SupabaseClient, User } from '@supabase/supabase-js'
import { isAdminPath } from '@/paths'
import { trackCachedResponse } from '@/prerender/cached-responses'
import { takeFirstResponse } from '@/prerender/first-load'
import { loadCode } from './code'
import { dataApi } from './data-api'
import type { Database } from './database.types'
import { env, supabaseUrl } from './env'
import { limitSignal, READ_LIMIT_MS, untilAborted, WRITE_LIMIT_MS } from './request-limit'
import { storableBody, storableUrl } from './storable-text'
import { localStore } from './storage'

export type AuthUser = User
export type Supabase = SupabaseClient<Database>

/** Storage key of the session. While it is absent the visitor is signed out, which is known without loading the client. */
export const SESSION_KEY = 'mcg-session'

/**
 * Reads public data, always as an anonymous visitor: the first screens wait neither for a session nor for the code that
 * manages it. Accounts and orders go through `supabase()`. TanStack Query does all retries.
 */
export function publicData(): PublicData {
  publicClient ??= dataApi(`${supabaseUrl()}/rest/v1`, async (url, init) =>
    trackCachedResponse(await fetchWithKey(url, init)),
  )
  return publicClient
}
type PublicData = ReturnType<typeof dataApi>
let publicClient: PublicData | undefined

/** False once a gateway has refused the key in the URL. */
let isKeyInUrl = true

/**
 * A public request with its limit. Reads, and reports of a page that is being left, have the key in the URL: a header would cost a
 * CORS preflight, a round trip before the first byte.
 */
export async function fetchWithKey(requested: URL, given: RequestInit): Promise<Response> {
  const { publishableKey } = env()
  const url = new URL(storableUrl(requested.href))
  const init = { ...given, ...(given.body !== undefined && { body: storableBody(given.body) }) }
  const isRead = init.method === undefined
  const signal = limitSignal(isRead ? READ_LIMIT_MS : WRITE_LIMIT_MS, init.signal)
  if ((isRead || init.keepalive === true) && isKeyInUrl) {
    url.searchParams.set('apikey', publishableKey)
    const first = takeFirstResponse(url)
    const answer = await (first === undefined ? fetch(url, { ...init, signal }) : untilAborted(first, signal))
    if (!(await refusesKey(answer))) return answer
    url.searchParams.delete('apikey')
    isKeyInUrl = false
  }
  const headers = new Headers(init.headers)
  headers.set('apikey', publishableKey)
  return fetch(url, { ...init, headers, signal })
}

/**
 * Whether a gateway has not taken the key from the URL. It requires one (401), or passed it on to PostgREST, which takes it for a
 * filter and repeats it (400), or for an argument of the function (404).
 */
async function refusesKey(answer: Response): Promise<boolean> {
  if (![400, 401, 404].includes(answer.status)) return false
  const text = await answer.clone().text()
  return /api ?key/i.test(text) || text.includes(env().publishableKey)
}

/** The part of a client that Realtime subscriptions need. */
export type Channels = Pick<RealtimeClient, 'channel' | 'removeChannel'>

let channels: Promise<Channels> | undefined

/**
 * Realtime changes to public data, always as an anonymous visitor, like `publicData()`. A third of the size of the whole
 * client; its code is fetched on first use.
 */
export function publicChannels(): Promise<Channels> {
  channels ??= loadCode(() => import('@supabase/realtime-js')).then(
    ({ RealtimeClient }) => {
      const { publishableKey } = env()
      return new RealtimeClient(`${supabaseUrl().replace(/^http/, 'ws')}/realtime/v1`, {
        params: { apikey: publishableKey },
        accessToken: () => Promise.resolve(publishableKey),
      })
    },
    (error: unknown) => {
      channels = undefined
      throw error
    },
  )
  return channels
}

const isAdminDocument = () => typeof location !== 'undefined' && isAdminPath(location.pathname)

/** A client with its own session. Its code is fetched on first use, after the first screen. */
export async function createClientFor(storageKey: string): Promise<Supabase> {
  const [{ createClient }, { createSessionFetch, limitGetSession }] = await loadCode(() =>
    Promise.all([import('@supabase/supabase-js'), import('./session-fetch')]),
  )
  const { publishableKey } = env()
  const client: Supabase = createClient<Database>(supabaseUrl(), publishableKey, {
    auth: {
      storage: localStore,
      storageKey,
      flowType: 'pkce',
      persistSession: true,
      autoRefreshToken: true,
      // A provider or a mail link opens the session of an account.
      detectSessionInUrl: storageKey === SESSION_KEY,
    },
    // TanStack Query does all retries.
    db: { retry: false },
    global: {
      fetch: createSessionFetch({
        storage: localStore,
        storageKey,
        publishableKey,
        // An answer for visitors, which is empty, would take the place of what a screen of the admin still shows.
        needsSession: () => storageKey === SESSION_KEY && isAdminDocument(),
        auth: () => client.auth,
      }),
    },
  })
  limitGetSession(client.auth)
  return client
}

let loading: Promise<Supabase> | undefined

/** The whole client with the visitor's session, one per page. */
export function supabase(): Promise<Supabase> {
  loading ??= createClientFor(SESSION_KEY).catch((error: unknown) => {
    // Do not cache a failed download: the next call tries again.
    loading = undefined
    throw error
  })
  return loading
}
