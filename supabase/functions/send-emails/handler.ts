import { type ApiDeps, callRpc, hasSecretKey } from '../_shared/api.ts'
import type { Mail, OutboxRow } from './mail.ts'
import { renderMail } from './render.ts'

export type Deps = ApiDeps & {
  /** Base URL of the shop, without a trailing slash. */
  readonly siteUrl: string
  readonly send: (mail: Mail) => Promise<void>
  /** Milliseconds since any fixed moment. */
  readonly now: () => number
  readonly pause: (ms: number) => Promise<unknown>
}

/** Small, because a claimed mail waits for the end of its lease when the run ends early. `claim_emails` gives at most 5. */
const BATCH_SIZE = 5
/** After this time no more mails are claimed, which keeps a run within the platform's limit. The next run sends the rest. */
const CLAIM_FOR_MS = 45_000
/** Before each further attempt to record a result: the API may be restarting, and a mail without a result is sent a second time. */
const RECORD_PAUSES_MS = [1_000, 5_000]

async function record(deps: Deps, result: { id: number; error?: string }): Promise<void> {
  for (const pause of RECORD_PAUSES_MS) {
    try {
      await callRpc(deps, 'record_email_result', result)
      return
    } catch {
      await deps.pause(pause)
    }
  }
  await callRpc(deps, 'record_email_result', result)
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
  if (!hasSecretKey(request, deps)) return Response.json({ message: 'Not allowed' }, { status: 401 })
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
