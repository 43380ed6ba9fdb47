import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import type { Database } from '../../src/lib/database.types.ts'
import type { Stack } from '../../supabase/local/stack.ts'

/** supabase-js as the shop uses it, speaking to the stack in this process. Every client has a session of its own. */
export function connect(stack: Stack, url = 'http://127.0.0.1'): SupabaseClient<Database> {
  return createClient<Database>(url, stack.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => stack.fetch(new Request(input, init)) },
    // Node 20 has no WebSocket of its own.
    realtime: { transport: WebSocket },
  })
}

/** The refusal a call answered with, as the shop reads it. */
export function refusal(answer: { error: { code: string; message: string; details: string | null } | null; status: number }) {
  const details: unknown = answer.error?.details ? JSON.parse(answer.error.details) : null
  return { status: answer.status, code: answer.error?.code, message: answer.error?.message, details }
}
