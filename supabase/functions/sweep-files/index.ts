import { readSecretKeys, requireSecret } from '../_shared/api.ts'
import { handle } from './handler.ts'

const deps = {
  url: requireSecret(Deno.env, 'SUPABASE_URL'),
  ...readSecretKeys(Deno.env),
  fetch: (input: string, init: RequestInit) => fetch(input, init),
}

Deno.serve((request) => handle(request, deps))
