import type { App } from '@supabase/lite'
import { CAPTCHA_PREFIX, type Captcha } from './captcha.ts'
import { createPasswordGuard } from './current-password.ts'
import type { Database } from './database.ts'
import { FAULTS_PATH } from './faults.ts'
import type { Google } from './google.ts'
import { createGuestSignUp } from './guests.ts'
import type { Mailbox } from './mailbox.ts'
import type { MailRedirects } from './mail-redirects.ts'
import type { StandIn } from './providers/stand-in.ts'
import { normalizeUpload, servePublicObject, type FileStorage } from './storage.ts'

export type Gateway = {
  fetch(request: Request): Promise<Response>
}

type Parts = {
  readonly app: App
  readonly database: Database
  readonly storage: FileStorage
  readonly mailbox: Mailbox
  readonly redirects: MailRedirects
  readonly functions: Readonly<Record<string, (request: Request) => Promise<Response>>>
  /** Handles the requests of the fake Google and rewrites redirects to the real one. */
  readonly google: Google
  /** The stand-ins of payment providers. */
  readonly standIns: readonly StandIn[]
  /** Null for a project without a captcha. */
  readonly captcha: Captcha | null
  readonly requireCurrentPassword: boolean
  readonly anonymousSignIns: boolean
  /** Called after a request that may have put a mail into the outbox. */
  readonly afterWrite: () => void
}

const APP_PREFIXES = ['/rest/v1', '/auth/v1', '/storage/v1']
/** Pages of the stack itself: the mailbox, and the stand-ins of other services. */
const OWN_PAGES = ['/_mail', '/_google', '/_cmi', '/_paypal']
const STACK_PREFIXES = [...APP_PREFIXES, '/functions/v1', ...OWN_PAGES, CAPTCHA_PREFIX, FAULTS_PATH]

export function isStackPath(pathname: string): boolean {
  return STACK_PREFIXES.some(
    (prefix) =>
      pathname === prefix || pathname.startsWith(`${prefix}/`) || pathname.startsWith(`${prefix}.json`),
  )
}

function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '3600',
    },
  })
}

const EXPOSED =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit'

function withCors(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('access-control-allow-origin', '*')
  headers.set('access-control-expose-headers', EXPOSED)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** The hosted storage service returns 400 for every refusal; the body contains the actual status. */
async function toStorageError(response: Response): Promise<Response> {
  if (response.status < 400 || response.status >= 500) return response
  const body = await response.text()
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(body, { status: 400, headers })
}

/** Excludes the mail function's own calls, which would start it again. Sign-ups and confirmations queue a welcome mail. */
function mayQueueMail(method: string, pathname: string): boolean {
  if (/^\/auth\/v1\/(?:signup|verify|callback|token)$/.test(pathname)) return true
  return (
    (method === 'POST' || method === 'PATCH') &&
    pathname.startsWith('/rest/v1/') &&
    !/\/rpc\/(claim_emails|record_email_result)$/.test(pathname)
  )
}

/** Twice as deep as any request of the shop. */
const MAX_DEPTH = 4

/**
 * Refuses a request that embeds tables in each other many times, each level multiplying the rows. The platform cancels its
 * statement after the `statement_timeout` of the role, with this error; PGlite cannot cancel a statement.
 */
function refuseDeepEmbeds({ searchParams }: URL): Response | null {
  let depth = 0
  for (const character of searchParams.getAll('select').join()) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0
    if (depth > MAX_DEPTH)
      return Response.json(
        { code: '57014', details: null, hint: null, message: 'canceling statement due to statement timeout' },
        { status: 500 },
      )
  }
  return null
}

/** Parts of a request to a function that are not its arguments. */
const NO_ARGUMENTS: ReadonlySet<string> = new Set(['select', 'order', 'limit', 'offset', 'apikey'])

/**
 * PostgREST takes the arguments of a function in a URL as they are; the embedded Data API removes quotation marks and spaces
 * around them and makes null of "null". In quotation marks it leaves them alone.
 */
function keepArguments(request: Request): Request {
  const url = new URL(request.url)
  if (!['GET', 'HEAD'].includes(request.method) || !url.pathname.startsWith('/rest/v1/rpc/')) return request
  const kept = [...url.searchParams].map(([name, value]) => {
    const changes = value !== value.trim() || /^".*"$|^(?:null|not_null|unknown)$/is.test(value)
    return [name, changes && !NO_ARGUMENTS.has(name) ? `"${value}"` : value]
  })
  url.search = String(new URLSearchParams(kept))
  return new Request(url, request)
}

export function createGateway(parts: Parts): Gateway {
  const { app, database, storage, mailbox, redirects, functions, google, standIns, captcha, afterWrite } =
    parts
  const passwords = createPasswordGuard(app, database, parts.requireCurrentPassword)
  const signUpGuest = createGuestSignUp(app, database, parts.anonymousSignIns)

  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/_mail')) return mailbox.respond(request)
    const fromGoogle = google.respond(request)
    if (fromGoogle !== null) return fromGoogle
    if (captcha !== null && pathname.startsWith(`${CAPTCHA_PREFIX}/`)) return captcha.respond(request)
    const standIn = standIns.find(({ prefix }) => pathname.startsWith(`${prefix}/`))
    if (standIn !== undefined) return standIn.respond(request)
    const name = /^\/functions\/v1\/([\w-]+)/.exec(pathname)?.[1]
    if (name !== undefined) {
      const handler = functions[name]
      if (handler !== undefined) {
        const response = await handler(request)
        // A payment that was recorded queues a mail.
        if (name !== 'send-emails') afterWrite()
        return response
      }
      return Response.json(
        { code: 'NOT_FOUND', message: 'Requested function was not found' },
        { status: 404 },
      )
    }
    if (pathname.startsWith('/storage/v1')) {
      const object = await servePublicObject(request, database, storage)
      if (object !== null) return object
      const upload = await normalizeUpload(request)
      return toStorageError(await database.runExclusive(() => app.fetch(upload)))
    }
    if (APP_PREFIXES.some((prefix) => pathname.startsWith(`${prefix}/`))) {
      const refused = pathname.startsWith('/rest/v1/') ? refuseDeepEmbeds(new URL(request.url)) : null
      if (refused !== null) return refused
      const unproven = captcha === null ? null : await captcha.refuse(request)
      if (unproven !== null) return unproven
      const response = google.redirect(
        (await signUpGuest(request)) ??
          (await passwords.refuse(request)) ??
          (await redirects.during(request, () =>
            database.runExclusive(() => app.fetch(keepArguments(request))),
          )),
      )
      await passwords.observe(request, response)
      if (response.status < 400 && mayQueueMail(request.method, pathname)) afterWrite()
      return response
    }
    return Response.json({ message: 'no Route matched with those values' }, { status: 404 })
  }

  return {
    async fetch(request) {
      // No CORS headers: the mailbox contains sign-in links, which pages of other origins must not read.
      const { pathname } = new URL(request.url)
      if (OWN_PAGES.some((prefix) => pathname.startsWith(prefix))) return respond(request)
      if (request.method === 'OPTIONS') return preflight(request)
      return withCors(await respond(request))
    },
  }
}
