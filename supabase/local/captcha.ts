/**
 * A stand-in of Cloudflare Turnstile, and Auth's check of its tokens: `/_turnstile/api.js` is the script, and POST `/_turnstile/play`
 * says how the next challenges end: with a token, never, with a failure, or with a token that Auth no longer takes.
 */
export type CaptchaPlay = 'solve' | 'silence' | 'fail' | 'expired'

export type Captcha = {
  readonly respond: (request: Request) => Promise<Response>
  /** Auth's refusal of a request without a good token, or null. */
  readonly refuse: (request: Request) => Promise<Response | null>
}

export const CAPTCHA_PREFIX = '/_turnstile'
/** What the shop loads in place of Turnstile's script. */
export const CAPTCHA_SCRIPT = `${CAPTCHA_PREFIX}/api.js`
export const CAPTCHA_SITE_KEY = 'local-turnstile-site-key'

/** As much of Turnstile as the shop uses. */
const script = `globalThis.turnstile = {
  render(container, options) {
    container.textContent = 'The captcha of the local stack'
    fetch('${CAPTCHA_PREFIX}/challenge?sitekey=' + encodeURIComponent(options.sitekey), { method: 'POST' })
      .then((answer) => answer.json())
      .then(({ play, token }) => {
        if (play === 'fail') options['error-callback']()
        if (token !== undefined) options.callback(token)
      })
    return 'local'
  },
  remove() {},
}
`

const GUARDED = /^\/auth\/v1\/(?:signup|recover|resend|otp|magiclink|token)$/

const refusal = (reason: string) =>
  Response.json(
    { code: 400, error_code: 'captcha_failed', msg: `captcha protection: request disallowed (${reason})` },
    { status: 400 },
  )

export function fakeCaptcha(secretKey: string): Captcha {
  let play: CaptchaPlay = 'solve'
  const good = new Set<string>()

  function challenge(url: URL): Response {
    if (url.searchParams.get('sitekey') !== CAPTCHA_SITE_KEY) return Response.json({ play: 'fail' })
    if (play === 'silence' || play === 'fail') return Response.json({ play })
    const token = crypto.randomUUID()
    if (play === 'solve') good.add(token)
    return Response.json({ play, token })
  }

  return {
    async respond(request) {
      const url = new URL(request.url)
      if (url.pathname === CAPTCHA_SCRIPT) {
        return new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
      }
      if (request.method === 'POST' && url.pathname === `${CAPTCHA_PREFIX}/challenge`) return challenge(url)
      if (request.method === 'POST' && url.pathname === `${CAPTCHA_PREFIX}/play`) {
        play = (await request.json()) as CaptchaPlay
        return new Response(null, { status: 204 })
      }
      return new Response(null, { status: 404 })
    },
    async refuse(request) {
      const url = new URL(request.url)
      if (request.method !== 'POST' || !GUARDED.test(url.pathname)) return null
      // Of what gives a session only the password is guarded, and nothing that servers do.
      if (url.pathname.endsWith('/token') && url.searchParams.get('grant_type') !== 'password') return null
      if (request.headers.get('apikey') === secretKey) return null
      const body = (await request
        .clone()
        .json()
        .catch(() => ({}))) as { gotrue_meta_security?: { captcha_token?: string } }
      const token = body.gotrue_meta_security?.captcha_token ?? ''
      if (token === '') return refusal('no captcha_token found')
      return good.delete(token) ? null : refusal('timeout-or-duplicate')
    },
  }
}
