import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { escapeHtml } from './mailbox.ts'

export type Google = {
  /** Null for every other path. */
  readonly respond: (request: Request) => Response | null
  readonly redirect: (response: Response) => Response
  readonly close: () => void
}

/** Uses the real Google: nothing is intercepted. */
export const REAL_GOOGLE: Google = {
  respond: () => null,
  redirect: (response) => response,
  close: () => undefined,
}

export const FAKE_CLIENT = { clientId: 'local-google-client', secret: 'local-google-secret' }

type GoogleUser = { readonly name: string; readonly email: string }

const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth'
const TOKEN = 'https://oauth2.googleapis.com/token'
const CERTS = 'https://www.googleapis.com/oauth2/v3/certs'
const USERINFO = 'https://www.googleapis.com/userinfo/v2/me'

/** One key pair per process, because the verifier caches the certificates. */
const KEY_ID = randomUUID()
let keys: ReturnType<typeof createKeys> | null = null

function createKeys() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
}

function signingKeys() {
  keys ??= createKeys()
  return keys
}

function claimsFor({ name, email }: GoogleUser): Record<string, unknown> {
  return { sub: Buffer.from(email).toString('hex').slice(0, 21), name, email, email_verified: true }
}

function idToken(user: GoogleUser): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: 'https://accounts.google.com',
    aud: FAKE_CLIENT.clientId,
    iat: now,
    exp: now + 3600,
    ...claimsFor(user),
  }
  const signed = [{ alg: 'RS256', typ: 'JWT', kid: KEY_ID }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = createSign('RSA-SHA256').update(signed).sign(signingKeys().privateKey, 'base64url')
  return `${signed}.${signature}`
}

function consentPage(params: URLSearchParams): string {
  const hidden = ['redirect_uri', 'state']
    .map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(params.get(name) ?? '')}">`)
    .join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in with the local Google</title></head>
<body style="font:1rem/1.5 system-ui;max-inline-size:24rem;margin:3rem auto;padding-inline:1rem"><main>
<h1>Sign in</h1><p>This page of the local stack replaces Google. No request leaves this machine.</p>
<form action="/_google/consent">${hidden}
<p><label>Name <input name="name" value="Salma Idrissi" required></label></p>
<p><label>E-mail <input name="email" type="email" value="salma@gmail.example" required></label></p>
<p><button name="answer" value="allow">Continue</button> <button name="answer" value="deny" formnovalidate>Cancel</button></p>
</form></main></body></html>`
}

/**
 * A fake Google for development and tests: the consent page is served by the stack, and token, certificate and userinfo
 * calls are intercepted in `globalThis.fetch`. `close` restores the original `fetch`.
 */
export function fakeGoogle(): Google {
  const codes = new Map<string, GoogleUser>()
  const tokens = new Map<string, GoogleUser>()
  const { fetch: realFetch } = globalThis

  function consent(url: URL): Response {
    const { searchParams } = url
    const callback = new URL(searchParams.get('redirect_uri') ?? '', url.origin)
    if (
      !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(callback.hostname) ||
      callback.pathname !== '/auth/v1/callback'
    ) {
      return new Response('redirect_uri_mismatch', { status: 400 })
    }
    callback.searchParams.set('state', searchParams.get('state') ?? '')
    if (searchParams.get('answer') === 'deny') {
      callback.searchParams.set('error', 'access_denied')
    } else {
      const code = randomUUID()
      codes.set(code, {
        name: searchParams.get('name') ?? '',
        email: (searchParams.get('email') ?? '').toLowerCase(),
      })
      callback.searchParams.set('code', code)
    }
    return new Response(null, { status: 302, headers: { location: callback.href } })
  }

  function exchange(form: URLSearchParams): Response {
    const code = form.get('code') ?? ''
    const user = codes.get(code)
    codes.delete(code)
    if (user === undefined || form.get('client_secret') !== FAKE_CLIENT.secret) {
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    }
    const token = randomUUID()
    tokens.set(token, user)
    const body = { access_token: token, token_type: 'Bearer', expires_in: 3600, id_token: idToken(user) }
    return Response.json(body)
  }

  async function interceptedFetch(...args: Parameters<typeof fetch>): Promise<Response> {
    const [input] = args
    const url = input instanceof Request ? input.url : String(input)
    if (url !== TOKEN && url !== CERTS && url !== USERINFO) return realFetch(...args)
    const request = new Request(...args)
    if (url === TOKEN) return exchange(new URLSearchParams(await request.text()))
    if (url === CERTS) {
      const jwk = signingKeys().publicKey.export({ format: 'jwk' })
      return Response.json({ keys: [{ ...jwk, kid: KEY_ID, alg: 'RS256', use: 'sig' }] })
    }
    const user = tokens.get(request.headers.get('authorization')?.replace('Bearer ', '') ?? '')
    if (user === undefined) return Response.json({ error: 'invalid_token' }, { status: 401 })
    const { sub, ...claims } = claimsFor(user)
    return Response.json({ ...claims, id: sub, verified_email: true })
  }
  globalThis.fetch = interceptedFetch

  return {
    respond(request) {
      const url = new URL(request.url)
      if (url.pathname === '/_google/authorize') {
        return new Response(consentPage(url.searchParams), {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        })
      }
      return url.pathname === '/_google/consent' ? consent(url) : null
    },
    redirect(response) {
      const location = response.headers.get('location')
      if (location?.startsWith(AUTHORIZE) !== true) return response
      const headers = new Headers(response.headers)
      headers.set('location', `/_google/authorize${location.slice(AUTHORIZE.length)}`)
      return new Response(null, { status: response.status, headers })
    },
    close() {
      if (globalThis.fetch === interceptedFetch) globalThis.fetch = realFetch
    },
  }
}
