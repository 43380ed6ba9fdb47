import { type ApiDeps, callRpc, fetchApi, hasSecretKey, RpcError } from './api.ts'

export type ProviderDeps = ApiDeps & {
  /** Base URL of the shop, without a trailing slash. */
  readonly siteUrl: string
  /** A function secret; undefined when it is not set. */
  readonly secret: (name: string) => string | undefined
}

/** What `start_payment` returns. Amounts in MAD; charged_amount in charged_currency, where the provider does not take MAD. */
export type StartedPayment = {
  readonly payment_id: string
  readonly method: string
  readonly reference: string
  readonly amount: number
  readonly charged_amount: number | null
  readonly charged_currency: string | null
  readonly provider_order_id: string | null
  readonly order_number: string
  readonly payment_token: string
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly address: string
  readonly city: string
  readonly region: string
  readonly postal_code: string
  readonly country: string
}

/** A payment or refund that `claim_payments` hands out. */
export type ClaimedPayment = {
  readonly payment_id: string
  readonly kind: 'charge' | 'refund'
  readonly reference: string
  readonly amount: number
  readonly charged_amount: number | null
  readonly charged_currency: string | null
  readonly provider_order_id: string | null
  readonly charge_id: string | null
}

export type Language = 'en' | 'fr' | 'ar'
export type StartRequest = {
  readonly token: string
  readonly method: string
  readonly currency: string | null
  readonly language: Language
}

/**
 * What came of asking a provider: the outcome was reported; the buyer has not paid yet, or the provider reports a refund later; the
 * buyer's bank declined; or the ledger was already told why and when to ask again.
 */
export type Settled = 'reported' | 'waiting' | 'declined' | 'postponed'

/**
 * A provider on whose own pages buyers pay. A new one is a folder with a Provider, a row of payment_providers, and one of
 * payment_methods for each of its ways to pay.
 * Every method throws ProviderDown when the provider does not answer: nothing is lost, and the call is repeated.
 */
export type Provider = {
  /** As in payment_providers; its function is `pay-<name>`. */
  readonly name: string
  readonly secrets: readonly string[]
  /** What the browser needs to go to the provider's page. */
  readonly start: (payment: StartedPayment, request: StartRequest) => Promise<object>
  /** Asks the provider about a payment and reports it. */
  readonly confirm?: (payment: ClaimedPayment) => Promise<Settled>
  /** Refunds and reports it. */
  readonly refund?: (refund: ClaimedPayment) => Promise<Settled>
  /** The provider's own requests, by the part of the path after the function's name. */
  readonly routes: Readonly<Record<string, (request: Request, url: URL) => Promise<Response>>>
}

/** The provider cannot be reached, or fails on its side. */
export class ProviderDown extends Error {}

/** What was begun before can no longer be paid, and has been reported as failed: a new payment is begun. */
export class PaymentGone extends Error {}

const PAYMENT_TOKEN = /^[A-Za-z0-9_-]{43}$/
/** Small, because a claimed payment waits for the end of its lease when the run ends early. */
const BATCH_SIZE = 5
/** After this time nothing more is claimed, which keeps a run within the platform's limit. */
const CLAIM_FOR_MS = 45_000
const TIMEOUT_MS = 10_000

/**
 * Calls a provider's API. An answer of 429 or from 500 on, a timeout and a broken connection throw ProviderDown. They may come
 * after the head of an answer, too: `readAnswer` reads its body.
 */
export async function callProvider(deps: ProviderDeps, url: string, init: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await deps.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    throw new ProviderDown(error instanceof Error ? error.message : String(error))
  }
  if (response.status >= 500 || response.status === 429) throw new ProviderDown(`HTTP ${response.status}`)
  return response
}

/** The JSON object in an answer. Without one the answer is lost, whatever its status: ProviderDown. */
export async function readAnswer(response: Response): Promise<object> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body !== 'object' || body === null)
    throw new ProviderDown(`HTTP ${response.status} without an answer`)
  return body
}

export const missingSecrets = (provider: Provider, deps: ProviderDeps): string[] =>
  provider.secrets.filter((name) => !deps.secret(name))

/** The shop's page for an order, which trusts the database only. */
export function backToShop(deps: ProviderDeps, token: string | null, from: string | null): Response {
  const hasToken = token !== null && PAYMENT_TOKEN.test(token)
  const query = new URLSearchParams({ ...(hasToken && { token }), ...(from !== null && { from }) })
  return new Response(null, {
    status: 303,
    headers: {
      location: hasToken ? `${deps.siteUrl}/pay?${query}` : deps.siteUrl,
      'cache-control': 'no-store',
    },
  })
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
}
const answer = (status: number, body: object) => Response.json(body, { status, headers: CORS })

const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'fr' || value === 'ar'

async function readStart(request: Request): Promise<StartRequest | null> {
  const given: unknown = await request.json().catch(() => null)
  if (typeof given !== 'object' || given === null) return null
  const { token, method, currency, language } = given as Record<string, unknown>
  if (typeof token !== 'string' || !PAYMENT_TOKEN.test(token) || typeof method !== 'string') return null
  return {
    token,
    method,
    currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : null,
    language: isLanguage(language) ? language : 'en',
  }
}

async function start(provider: Provider, deps: ProviderDeps, request: Request): Promise<Response> {
  const given = await readStart(request)
  if (given === null) return answer(422, { code: 'invalid_request' })
  if (missingSecrets(provider, deps).length > 0) return answer(503, { code: 'provider_unavailable' })
  const begin = async () => {
    const payment = (await callRpc(deps, 'start_payment', {
      provider: provider.name,
      token: given.token,
      payment_method: given.method,
      currency: given.currency,
    })) as StartedPayment
    return answer(200, await provider.start(payment, given))
  }
  try {
    return await begin()
  } catch (error) {
    if (error instanceof PaymentGone) return begin()
    throw error
  }
}

/** Answers what the database refuses a buyer with its code. Throws everything else again. */
function answerRefusal(error: unknown): Response {
  if (error instanceof RpcError && error.code !== 'unexpected')
    return answer(error.status, { code: error.code })
  // A value that the argument's type does not have, as a way to pay that there is not.
  if (error instanceof RpcError && error.status === 400) return answer(422, { code: 'invalid_request' })
  throw error
}

const logError = (provider: Provider, error: unknown) =>
  console.error(`pay-${provider.name}:`, error instanceof Error ? error.message : 'unknown error')

/**
 * Whether the caller is an admin, which the database decides by the session that comes with the request. Calls a function that is for
 * admins only: its answer does not matter, its refusal does.
 */
async function isAdmin(deps: ProviderDeps, request: Request): Promise<boolean> {
  const authorization = request.headers.get('authorization')
  const apikey = request.headers.get('apikey')
  if (authorization === null || apikey === null) return false
  const response = await fetchApi(deps, 'rpc/admin_order_counts', {
    method: 'POST',
    headers: { authorization, apikey, 'content-type': 'application/json' },
    body: '{}',
  })
  return response.ok
}

/** Tells the database whether the provider has its secrets. */
export async function reportReadiness(provider: Provider, deps: ProviderDeps): Promise<string[]> {
  const missing = missingSecrets(provider, deps)
  await callRpc(deps, 'report_payment_provider', { provider: provider.name, ready: missing.length === 0 })
  return missing
}

/** Why an open payment or refund has no outcome yet, as operators read it. */
function waitingReason({ kind }: ClaimedPayment, result: Settled): string {
  if (result === 'declined') return 'declined by the buyer’s bank'
  return kind === 'refund' ? 'the provider has not completed the refund yet' : 'the buyer has not paid yet'
}

/**
 * Settles what waits for the provider. Once it could not be reached it is not called again: the rest of the batch is
 * postponed, and what was not claimed stays due.
 */
async function settle(provider: Provider, deps: ProviderDeps): Promise<Response> {
  const counts = { reported: 0, waiting: 0 }
  let down = null as string | null

  async function settleOne(payment: ClaimedPayment): Promise<void> {
    let result: Settled = 'waiting'
    let reason = down
    let answered = false
    try {
      const call = payment.kind === 'refund' ? provider.refund : provider.confirm
      if (call !== undefined && down === null) {
        result = await call(payment)
        answered = true
      }
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
      if (error instanceof ProviderDown) down = reason
    }
    counts[result === 'reported' ? 'reported' : 'waiting'] += 1
    if (result === 'reported' || result === 'postponed') return
    try {
      await callRpc(deps, 'postpone_payment', {
        payment_id: payment.payment_id,
        error: reason ?? waitingReason(payment, result),
        answered,
      })
    } catch (error) {
      // It is claimed again when its lease ends. The run continues with the others.
      logError(provider, error)
    }
  }

  const start = Date.now()
  while (down === null && Date.now() - start < CLAIM_FOR_MS) {
    const claimed = (await callRpc(deps, 'claim_payments', {
      provider: provider.name,
      batch: BATCH_SIZE,
    })) as ClaimedPayment[]
    for (const payment of claimed) await settleOne(payment)
    if (claimed.length < BATCH_SIZE) break
  }
  return Response.json(counts)
}

/**
 * Serves a provider's function: `start` for buyers, `check` for admins, `settle` for the scheduler (both also with the
 * secret key), and the provider's own routes.
 */
export async function serveProvider(
  provider: Provider,
  deps: ProviderDeps,
  request: Request,
): Promise<Response> {
  try {
    return await respond(provider, deps, request)
  } catch (error) {
    logError(provider, error)
    return answer(503, { code: 'provider_unavailable' })
  }
}

async function respond(provider: Provider, deps: ProviderDeps, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const route = /\/pay-[a-z]+\/([a-z]+)$/.exec(url.pathname)?.[1] ?? ''
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS })
  const own = provider.routes[route]
  if (own !== undefined) return own(request, url)
  if (request.method !== 'POST' && !(request.method === 'GET' && route === 'check'))
    return answer(405, { code: 'invalid_request' })
  if (route === 'start') return start(provider, deps, request).catch(answerRefusal)
  const isShop = hasSecretKey(request, deps)
  if (route === 'check') {
    if (!isShop && !(await isAdmin(deps, request))) return answer(401, { code: 'forbidden' })
    const missing = await reportReadiness(provider, deps)
    return answer(200, { ready: missing.length === 0, missing })
  }
  if (route === 'settle') {
    if (!isShop) return answer(401, { code: 'forbidden' })
    return settle(provider, deps)
  }
  return answer(404, { code: 'not_found' })
}
