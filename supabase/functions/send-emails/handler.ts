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
}

const BATCH_SIZE = 20
/** Keeps a run within the platform's time limit. The next run sends the remaining mails. */
const MAX_BATCHES = 5

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

/** Sends one mail and records the result. A later run retries a mail that failed. */
async function deliver(deps: Deps, row: OutboxRow): Promise<boolean> {
  try {
    await deps.send(renderMail(row, { site: deps.siteUrl, api: deps.url }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await callRpc(deps, 'record_email_result', { id: row.id, error: reason })
    return false
  }
  await callRpc(deps, 'record_email_result', { id: row.id })
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
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const rows = (await callRpc(deps, 'claim_emails', { batch: BATCH_SIZE })) as OutboxRow[]
    for (const row of rows) {
      if (await deliver(deps, row)) sent += 1
      else failed += 1
    }
    if (rows.length < BATCH_SIZE) break
  }
  return Response.json({ sent, failed })
}
