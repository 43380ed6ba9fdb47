import { createClient } from '@supabase/supabase-js'
import ws from 'ws'
import type { Database } from '../../src/lib/database.types.ts'
import type { Stack } from '../../supabase/local/stack.ts'

/** supabase-js configured like the shop, connected to the stack in this process. Each client has its own session. */
export function connect(stack: Stack) {
  return createClient<Database>('http://127.0.0.1', stack.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => stack.fetch(new Request(input, init)) },
    // Node 20 has no WebSocket.
    realtime: { transport: ws as unknown as typeof WebSocket },
  })
}
export type Client = ReturnType<typeof connect>

type Answer = {
  error: { code: string; message: string; details: string | null } | null
  status: number
}

/** The error of a call, parsed like in the shop. */
export function refusal({ error, status }: Answer) {
  const details: unknown = error?.details ? JSON.parse(error.details) : null
  return { status, code: error?.code, message: error?.message, details }
}
