import { PostgrestClient } from '@supabase/postgrest-js'
import type { RealtimeClient } from '@supabase/realtime-js'
import type { SupabaseClient, User } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { env, supabaseUrl } from './env'
import { noteAnswer } from './kept-answers'
import { localStore } from './storage'

export type AuthUser = User
export type Supabase = SupabaseClient<Database>

/** Where the session is kept. Its presence tells, without loading the client, that somebody may be signed in. */
export const SESSION_KEY = 'mcg-session'

/**
 * Reads what every visitor may read, always as a visitor: it needs no session, so the first screens wait neither for
 * one nor for the code that handles it. Accounts and orders go through `supabase()`.
 */
export function publicData(): PostgrestClient<Database> {
  publicClient ??= new PostgrestClient<Database>(`${supabaseUrl()}/rest/v1`, {
    fetch: async (input, init) => noteAnswer(await fetchWithKey(input, init)),
    // TanStack Query decides about retries, for every kind of read alike.
    retry: false,
  })
  return publicClient
}
let publicClient: PostgrestClient<Database> | undefined

// To another origin a header costs a preflight, a whole round trip before the first byte; in the address the key is free.
function fetchWithKey(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input)
  const { publishableKey } = env()
  const method = init?.method ?? 'GET'
  if (method === 'GET') {
    url.searchParams.set('apikey', publishableKey)
    return takeEarlyAnswer(url) ?? fetch(url, init)
  }
  const headers = new Headers(init?.headers)
  headers.set('apikey', publishableKey)
  return fetch(url, { ...init, headers })
}

type EarlyAnswer = { url: string; answer: Promise<Response> }

/** What public/boot.js has asked for while this code was on its way, to be used once. */
function takeEarlyAnswer(url: URL): Promise<Response> | undefined {
  const page = globalThis as { mcgEarly?: EarlyAnswer | undefined }
  if (page.mcgEarly?.url !== url.href) return undefined
  const { answer } = page.mcgEarly
  page.mcgEarly = undefined
  return answer
}

/** Whoever has channels of live changes: the whole client, or the visitor's below. */
export type Channels = Pick<RealtimeClient, 'channel' | 'removeChannel'>

let channels: Promise<Channels> | undefined

/**
 * Live changes to what every visitor may read, always as a visitor, like `publicData()`: a third of the whole client's code.
 * It is fetched when first asked for.
 */
export function publicChannels(): Promise<Channels> {
  channels ??= import('@supabase/realtime-js').then(
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

let loading: Promise<Supabase> | undefined

/** The whole client, one for the page. Its code is fetched when first asked for, off the first screen's path. */
export function supabase(): Promise<Supabase> {
  loading ??= import('@supabase/supabase-js').then(
    ({ createClient }) =>
      createClient<Database>(supabaseUrl(), env().publishableKey, {
        auth: {
          storage: localStore,
          storageKey: SESSION_KEY,
          flowType: 'pkce',
          persistSession: true,
          autoRefreshToken: true,
          detectSessionInUrl: true,
        },
      }),
    (error: unknown) => {
      // A failed download must not be remembered: the next call tries again.
      loading = undefined
      throw error
    },
  )
  return loading
}
