import { mutationOptions } from '@tanstack/react-query'
import { orderItems } from '@/cart/queries'
import type { CartLine } from '@/cart/cart-lines'
import type { Language } from '@/i18n/locales'
import { AppError, isOutcomeUnknown, toAppError, unwrap } from '@/lib/errors'
import { supabase, type Supabase } from '@/lib/supabase'
import { findOrderByKey, orderQueries } from '@/orders/queries'
import { orderContact, type CheckoutValues } from './schema'

const GIVE_UP_MS = 30_000
const MOST_ATTEMPTS = 3
const FIRST_PAUSE_MS = 400
/** A request that was given up may still arrive: what it did is looked up now and once more after this. */
const SECOND_LOOK_MS = 1_500

type PlacedOrder = {
  order_number: string
  /** Placed by an attempt before this one, perhaps with another cart. */
  earlier: boolean
}

export type PlaceOrderRequest = {
  idempotencyKey: string
  lines: readonly CartLine[]
  /** The total that was on the screen. The database refuses to charge another one. */
  expectedTotal: number
  values: CheckoutValues
  language: Language
  /** Ends the waiting, not necessarily the order. */
  stop: AbortController
}

/** Why there is no answer to an order. The key stays good: trying again can never order twice. */
export class OrderUnanswered extends Error {
  /**
   * `not-sent`: the connection broke and there is no such order. `failing`: the shop answered with faults only, and there
   * is no such order. `unknown`: the order may or may not have been placed.
   */
  readonly outcome: 'not-sent' | 'failing' | 'unknown'

  constructor(outcome: OrderUnanswered['outcome'], cause: unknown) {
    super(outcome, { cause })
    this.name = 'OrderUnanswered'
    this.outcome = outcome
  }
}

type Answer =
  { order: PlacedOrder } | { fault: 'server' | 'connection' | 'expired' | 'key-reused'; error: AppError }

async function callOnce(client: Supabase, request: PlaceOrderRequest, signal: AbortSignal): Promise<Answer> {
  let status = 0
  try {
    const answer = await client
      .rpc('place_order', {
        idempotency_key: request.idempotencyKey,
        items: orderItems(request.lines),
        expected_total: request.expectedTotal,
        payment_method: request.values.paymentMethod,
        language: request.language,
        contact: orderContact(request.values),
        notes: request.values.notes,
      })
      .abortSignal(signal)
    ;({ status } = answer)
    const placed = unwrap(answer) as { order_number?: unknown } | null
    if (typeof placed?.order_number !== 'string') throw new AppError('unexpected')
    return { order: { order_number: placed.order_number, earlier: false } }
  } catch (thrown) {
    const error = toAppError(thrown, status)
    if (error.code === 'not_signed_in') return { fault: 'expired', error }
    if (error.code === 'key_reused') return { fault: 'key-reused', error }
    if (!isOutcomeUnknown(error)) throw error
    return { fault: status >= 500 ? 'server' : 'connection', error }
  }
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Doubling, and never the same for two browsers: they must not all come back at once. */
const pauseBefore = (attempt: number) => FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random())

/** A session that the server no longer takes is renewed once; one that cannot be is over. */
async function renewSession(client: Supabase): Promise<void> {
  const { error } = await client.auth.refreshSession()
  if (error === null) return
  await client.auth.signOut({ scope: 'local' })
  throw new AppError('not_signed_in', { cause: error })
}

/** The order of this key; null when there is none; undefined when that could not be asked. */
async function lookUp(request: PlaceOrderRequest): Promise<PlacedOrder | null | undefined> {
  const orderNumber = await findOrderByKey(request.idempotencyKey).catch(() => undefined)
  return orderNumber == null ? orderNumber : { order_number: orderNumber, earlier: false }
}

async function placeOrder(request: PlaceOrderRequest): Promise<PlacedOrder> {
  const client = await supabase()
  const { data } = await client.auth.getSession()
  if (data.session === null) throw new AppError('not_signed_in')
  const giveUp = setTimeout(() => request.stop.abort(), GIVE_UP_MS)
  try {
    return await tryToPlace(client, request)
  } finally {
    clearTimeout(giveUp)
  }
}

async function tryToPlace(client: Supabase, request: PlaceOrderRequest): Promise<PlacedOrder> {
  const { signal } = request.stop
  let renewed = false
  for (let attempt = 1; ; attempt += 1) {
    const answer = await callOnce(client, request, signal)
    if ('order' in answer) return answer.order
    const { fault, error } = answer

    if (fault === 'expired' && !renewed) {
      renewed = true
      await renewSession(client)
      continue
    }
    if (fault === 'expired') {
      await client.auth.signOut({ scope: 'local' })
      throw error
    }
    if (fault === 'server' && attempt < MOST_ATTEMPTS && !signal.aborted) {
      await pause(pauseBefore(attempt), signal)
      continue
    }

    // No answer, or "this key has been used for something else": an attempt before may have been carried out.
    let found = await lookUp(request)
    if (found == null && signal.aborted) {
      await pause(SECOND_LOOK_MS)
      found = await lookUp(request)
    }
    if (found != null) return { ...found, earlier: fault === 'key-reused' }
    if (fault === 'key-reused') throw error
    if (found === undefined || signal.aborted) throw new OrderUnanswered('unknown', error)
    throw new OrderUnanswered(fault === 'server' ? 'failing' : 'not-sent', error)
  }
}

export const placeOrderMutation = () =>
  mutationOptions({
    mutationFn: placeOrder,
    // Without a network it waits before this, where it can be called off: use-held-order.ts.
    networkMode: 'always',
    meta: { ownErrors: true, invalidates: [orderQueries.all] },
  })
