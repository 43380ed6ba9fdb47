import { readSecretKeys, requireSecret } from '../_shared/api.ts'
import { handle } from './handler.ts'

const deps = {
  url: requireSecret(Deno.env, 'SUPABASE_URL'),
  siteUrl: requireSecret(Deno.env, 'SITE_URL').replace(/\/+$/, ''),
  ...readSecretKeys(Deno.env),
  secret: (name: string) => Deno.env.get(name),
  fetch: (input: string, init: RequestInit) => fetch(input, init),
}

Deno.serve((request) => handle(request, deps))
