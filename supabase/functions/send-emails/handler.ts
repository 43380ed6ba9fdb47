import type { Mail, OutboxRow } from './mail.ts'
import { renderMail } from './render.ts'

export type Deps = {
  /** Base URL of the project's API. */
  readonly url: string
  /** Base URL of the shop, without a trailing slash. */
  readonly siteUrl: string
  readonly secretKey: string
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  readonly send: (mail: Mail) => Promise<void>
  /** Milliseconds since any fixed moment. */
  readonly now: () => number
}

/** Small, because a claimed mail waits for the end of its lease when the run ends early. `claim_emails` gives at most 5. */
const BATCH_SIZE = 5
/** After this time no more mails are claimed, which keeps a run within the platform's limit. The next run sends the rest. */
const CLAIM_FOR_MS = 45_000
/** A mail whose result is not recorded is sent a second time. */
const RECORD_ATTEMPTS = 3

/** Compares secrets in constant time. */
function timingSafeEqual(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index)
  return difference === 0
}

function isAuthorized(request: Request, secretKey: string): boolean {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '')
  return [request.headers.get('apikey'), bearer].some(
    (given) => given !== null && given !== undefined && secretKey !== '' && timingSafeEqual(given, secretKey),
  )
}

async function callRpc(deps: Deps, name: string, args: Readonly<Record<string, unknown>>): Promise<unknown> {
  const response = await deps.fetch(`${deps.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: deps.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${name} returned ${response.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

async function record(deps: Deps, result: { id: number; error?: string }): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await callRpc(deps, 'record_email_result', result)
      return
    } catch (error) {
      if (attempt === RECORD_ATTEMPTS) throw error
    }
  }
}

/** Sends one mail and records the result. A later run retries a mail that failed. */
async function deliver(deps: Deps, row: OutboxRow): Promise<boolean> {
  try {
    await deps.send(renderMail(row, { site: deps.siteUrl, api: deps.url }))
  } catch (error) {
    await record(deps, { id: row.id, error: error instanceof Error ? error.message : String(error) })
    return false
  }
  await record(deps, { id: row.id })
  return true
}

/**
 * Sends the mails that are due in `email_outbox`. Requires POST (else 405) with the project's secret key as `apikey` or
 * bearer token (else 401). Responds with the numbers of sent and failed mails.
 */
export async function handle(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== 'POST') return Response.json({ message: 'Use POST' }, { status: 405 })
  if (!isAuthorized(request, deps.secretKey))
    return Response.json({ message: 'Not allowed' }, { status: 401 })
  let sent = 0
  let failed = 0
  const start = deps.now()
  while (deps.now() - start < CLAIM_FOR_MS) {
    const rows = (await callRpc(deps, 'claim_emails', { batch: BATCH_SIZE })) as OutboxRow[]
    for (const row of rows) {
      if (await deliver(deps, row)) sent += 1
      else failed += 1
    }
    if (rows.length < BATCH_SIZE) break
  }
  return Response.json({ sent, failed })
}
