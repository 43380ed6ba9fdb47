import { createClient } from '@supabase/supabase-js'
import ws from 'ws'
import type { Database } from '../../src/lib/database.types.ts'
import type { Stack } from '../../supabase/local/stack.ts'

/** supabase-js as the shop uses it, speaking to the stack in this process. Every client has a session of its own. */
export function connect(stack: Stack) {
  return createClient<Database>('http://127.0.0.1', stack.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => stack.fetch(new Request(input, init)) },
    // Node 20 has no WebSocket of its own.
    realtime: { transport: ws as unknown as typeof WebSocket },
  })
}
export type Client = ReturnType<typeof connect>

type Answer = {
  error: { code: string; message: string; details: string | null } | null
  status: number
}

/** The refusal that a call answered with, as the shop reads it. */
export function refusal({ error, status }: Answer) {
  const details: unknown = error?.details ? JSON.parse(error.details) : null
  return { status, code: error?.code, message: error?.message, details }
}
