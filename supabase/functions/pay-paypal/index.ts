import { readSecretKeys, requireSecret } from '../_shared/api.ts'
import { createHandler } from './handler.ts'

// Kept between requests, because it holds PayPal's token.
const handle = createHandler({
  url: requireSecret(Deno.env, 'SUPABASE_URL'),
  siteUrl: requireSecret(Deno.env, 'SITE_URL').replace(/\/+$/, ''),
  ...readSecretKeys(Deno.env),
  secret: (name: string) => Deno.env.get(name),
  fetch: (input: string, init: RequestInit) => fetch(input, init),
})

Deno.serve(handle)
