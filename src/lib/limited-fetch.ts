import { AppError, isTimeout } from './errors'
import { parseJson } from './json'
import { limitSignal, WRITE_LIMIT_MS } from './request-limit'

/** What the answer of a service may be: JSON or nothing, or a file. Its failures are JSON. */
type Content = 'json' | 'file'

/** Any other content is a gateway's or a captive portal's page. The shop stores no HTML files. */
function isForeign(type: string | null, content: Content): boolean {
  return type !== null && (content === 'json' ? !type.includes('json') : type.includes('html'))
}

/**
 * As `fetch`, for a service of the shop: rejects with a TimeoutError when the time is over, in milliseconds. A page that answers in
 * place of the service is as a gateway's failure, which says nothing about the session, the row or the link that was requested.
 */
export async function limitedFetch(
  url: string,
  init: RequestInit,
  milliseconds: number,
  content: Content,
): Promise<Response> {
  const response = await fetch(url, { ...init, signal: limitSignal(milliseconds, init.signal) })
  if (!isForeign(response.headers.get('content-type'), content)) return response
  await response.body?.cancel()
  const status = response.status >= 500 ? response.status : 502
  return Response.json({ message: `not ${content}, status ${response.status}` }, { status })
}

/**
 * Sends JSON and reads the answer; its body is null when there is none. Rejects with `network`, or with `no_answer` when the
 * service, or the rest of its answer, is too late.
 */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: object,
): Promise<{ ok: boolean; status: number; body: unknown }> {
  const unreachable = (cause: unknown) => {
    throw new AppError(isTimeout(cause) ? 'no_answer' : 'network', { cause })
  }
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await limitedFetch(url, init, WRITE_LIMIT_MS, 'json').catch(unreachable)
  const { ok, status } = response
  const text = await response.text().catch(unreachable)
  return { ok, status, body: parseJson(text) ?? null }
}
