import { mutationOptions } from '@tanstack/react-query'
import type { CartLine } from '@/cart/cart-lines'
import { orderItems } from '@/cart/ordered-items'
import { type AppliedPromotion, quotedLine, type Quote } from '@/cart/queries'
import type { Language } from '@/i18n/locales'
import {
  AppError,
  isOutcomeUnknown,
  isTemporary,
  isUnreachable,
  isUnsent,
  toAppError,
  unwrap,
} from '@/lib/errors'
import { pause } from '@/lib/pause'
import { untilAborted } from '@/lib/request-limit'
import { localStore } from '@/lib/storage'
import { buyerClient } from '@/lib/buyer-client'
import { SESSION_KEY, supabase, type Supabase } from '@/lib/supabase'
import { signInAsGuest } from '@/auth/guest'
import { authQueries, type Profile } from '@/auth/queries'
import { findEarlierGuestOrder, findOrderByKey, type FoundOrder, orderQueries } from '@/orders/queries'
import type { PlacedOrder } from './payment-methods'
import { deliveryPlace, isNameless, orderContact, orderGift, type CheckoutValues } from './schema'

const TIMEOUT_MS = 30_000
const MAX_ATTEMPTS = 3
const RETRY_DELAY_MS = 400
/** An aborted request may still reach the server, so the order is looked up at once and again after this delay. */
const SECOND_LOOKUP_MS = 1_500

/** `earlier`: the order that an earlier attempt with the same idempotency key placed, perhaps with other values than this one. */
type PlaceOrderResult = PlacedOrder & { earlier: FoundOrder | null }

export type PlaceOrderRequest = {
  idempotencyKey: string
  /** An earlier attempt with this key may have been carried out. */
  isRepeated: boolean
  lines: readonly CartLine[]
  isQuick?: boolean | undefined
  /** Of a promotion; null when the shopper entered none. */
  code: string | null
  /** What the shopper saw: the database rejects the order when the total or a price is another one. */
  quote: Quote
  values: CheckoutValues
  language: Language
  /** Whether a buyer without an account may order as a guest. */
  guests: boolean
  /** Aborting ends the wait for an answer; the order may still be placed. */
  abort: AbortController
}

/** Thrown when an order got no answer. The idempotency key stays valid, so retrying cannot order twice. */
export class OrderUnanswered extends Error {
  /**
   * `not-sent`: the order does not exist, and the cause says why it did not arrive. `failing`: the server answered with
   * errors only and the order does not exist. `unknown`: the order may or may not have been placed.
   */
  readonly outcome: 'not-sent' | 'failing' | 'unknown'
  /** False when no attempt with this idempotency key has left the browser. */
  readonly wasSent: boolean

  constructor(outcome: OrderUnanswered['outcome'], cause: unknown, { wasSent } = { wasSent: true }) {
    super(outcome, { cause })
    this.name = 'OrderUnanswered'
    this.outcome = outcome
    this.wasSent = wasSent
  }
}

/** Why the last attempt failed, as far as the shopper can act on it. */
export type Refusal =
  /** `lost`: the promotion that was quoted and does not apply to this buyer, where nothing else says so. */
  | { kind: 'price'; before: number; now: number; lost: AppliedPromotion | null }
  | { kind: 'lines' }
  | { kind: 'field'; field: string }
  | { kind: 'wait'; minutes: number }
  /** Any other refusal: its own message says what is wrong. */
  | { kind: 'other'; error: AppError }
  /** There was no network connection, so nothing was sent. */
  | { kind: 'offline' }
  /** No order was placed. */
  | { kind: 'not-sent'; error: AppError }
  /** No order was placed, or none is known of. `reference` identifies the attempt for the shop. */
  | { kind: 'failing' | 'unknown'; reference: string }

type Answer =
  | { order: PlaceOrderResult }
  | { fault: 'server' | 'connection' | 'unsent' | 'expired' | 'key-reused'; error: AppError }

/** What most orders are not: picked up, or a gift. */
const extras = (values: CheckoutValues) => ({
  ...(deliveryPlace(values) === 'pickup' && { is_pickup: true }),
  ...(values.isGift && { gift: orderGift(values) }),
})

/** The items with the prices that the shopper saw. */
const quotedItems = ({ lines, quote }: PlaceOrderRequest) =>
  orderItems(lines).map((item, index) => {
    const price = lines[index] && quotedLine(quote, lines[index])?.unit_price
    return price == null ? item : { ...item, expected_price: price }
  })

async function callOnce(client: Supabase, request: PlaceOrderRequest, signal: AbortSignal): Promise<Answer> {
  let status = 0
  try {
    const answer = await client
      .rpc('place_order', {
        idempotency_key: request.idempotencyKey,
        items: quotedItems(request),
        expected_total: request.quote.total_amount,
        payment_method: request.values.paymentMethod,
        language: request.language,
        contact: orderContact(request.values),
        notes: request.values.notes,
        ...extras(request.values),
        ...(request.code !== null && { code: request.code }),
        ...(request.isQuick === true && { is_quick: true }),
      })
      .abortSignal(signal)
    ;({ status } = answer)
    const placed = unwrap(answer) as Partial<PlacedOrder> | null
    if (typeof placed?.order_number !== 'string' || typeof placed.payment_token !== 'string') {
      throw new AppError('unexpected')
    }
    const { order_number, payment_token, payment_method = request.values.paymentMethod } = placed
    const { total_amount = request.quote.total_amount } = placed
    return { order: { order_number, payment_token, payment_method, total_amount, earlier: null } }
  } catch (thrown) {
    const error = toAppError(thrown, status)
    if (isRolledBack(error)) return { fault: 'server', error }
    if (isUnsent(error)) return { fault: 'unsent', error }
    if (error.code === 'not_signed_in') return { fault: 'expired', error }
    if (error.code === 'key_reused') return { fault: 'key-reused', error }
    if (!isOutcomeUnknown(error)) throw error
    if (status >= 500) return { fault: 'server', error }
    // Of what stands before the API, which says so of everyone at this address.
    const isRefused = status === 429
    return {
      fault: 'connection',
      error: isRefused ? new AppError('too_many_requests', { cause: error }) : error,
    }
  }
}

/** Serialization failure and deadlock: nothing was placed, and the same request with the same key may be repeated. */
export function isRolledBack({ cause }: AppError): boolean {
  return (
    typeof cause === 'object' && cause !== null && 'code' in cause && /^40(001|P01)$/.test(String(cause.code))
  )
}

/** Exponential backoff with jitter. */
const retryDelay = (attempt: number) => RETRY_DELAY_MS * 2 ** (attempt - 1) * (0.5 + Math.random())

/** This attempt was not carried out, because no session could be had. */
const notSent = ({ isRepeated }: Pick<PlaceOrderRequest, 'isRepeated'>, cause: unknown) =>
  new OrderUnanswered(isRepeated ? 'unknown' : 'not-sent', cause, { wasSent: isRepeated })

/** Without an account the buyer orders as a guest; rejects with not_signed_in where the shop wants an account. */
async function beginSession(
  client: Supabase,
  request: Pick<PlaceOrderRequest, 'guests' | 'isRepeated' | 'abort'>,
): Promise<void> {
  if (!request.guests) throw new AppError('not_signed_in')
  const { signal } = request.abort
  try {
    await untilAborted(signInAsGuest(client, signal), signal)
  } catch (error) {
    // Another attempt may succeed: Auth refuses everyone at this address for a while, as that of a mobile network.
    const isPassing = signal.aborted || isTemporary(error) || toAppError(error).code === 'captcha_failed'
    throw isPassing ? notSent(request, error) : error
  }
}

/** The order with this idempotency key; null when there is none; undefined when the lookup failed. */
const findOrder = (request: PlaceOrderRequest): Promise<FoundOrder | null | undefined> =>
  findOrderByKey(request.idempotencyKey).catch(() => undefined)

/** What an earlier attempt placed while its buyer was a guest, who has signed in since. */
async function findOfGuest({ isRepeated, ...request }: PlaceOrderRequest): Promise<FoundOrder | null> {
  if (!isRepeated) return null
  try {
    return await untilAborted(findEarlierGuestOrder(request.idempotencyKey), request.abort.signal)
  } catch (error) {
    throw new OrderUnanswered('unknown', error)
  }
}

const placedEarlier = (found: FoundOrder, { isEarlier }: { isEarlier: boolean }): PlaceOrderResult => {
  const { order_number, payment_method, payment_token, total_amount } = found
  return { order_number, payment_method, payment_token, total_amount, earlier: isEarlier ? found : null }
}

async function placeOrder(request: PlaceOrderRequest): Promise<PlaceOrderResult> {
  const ofGuest = await findOfGuest(request)
  if (ofGuest !== null) return placedEarlier(ofGuest, { isEarlier: true })
  const isGuest = localStore.getItem(SESSION_KEY) === null
  const client = await buyerClient()
  try {
    const { data } = await client.auth.getSession()
    if (data.session === null) await beginSession(client, request)
  } catch (error) {
    throw isUnreachable(error) ? notSent(request, error) : error
  }
  const timeout = setTimeout(() => request.abort.abort(), TIMEOUT_MS)
  try {
    return await tryToPlace(client, request, isGuest)
  } finally {
    clearTimeout(timeout)
  }
}

async function tryToPlace(
  client: Supabase,
  request: PlaceOrderRequest,
  isGuest: boolean,
): Promise<PlaceOrderResult> {
  const { signal } = request.abort
  let hasNewSession = false
  let { isRepeated } = request
  for (let attempt = 1; ; attempt += 1) {
    const answer = await callOnce(client, request, signal)
    if ('order' in answer) return answer.order
    const { fault, error } = answer

    // The client has tried to refresh the session. A guest begins another one; accounts must sign in again.
    if (fault === 'expired') {
      if (!isGuest || hasNewSession) throw error
      hasNewSession = true
      await beginSession(client, { ...request, isRepeated })
      continue
    }
    if (fault === 'unsent') throw notSent({ isRepeated }, error)
    if (fault === 'server' && attempt < MAX_ATTEMPTS && !signal.aborted) {
      isRepeated = true
      await pause(retryDelay(attempt), signal)
      continue
    }

    // No answer, or the key was used with other values: an earlier attempt may have been carried out.
    let found = await findOrder(request)
    if (found === undefined || (found === null && signal.aborted)) {
      await pause(SECOND_LOOKUP_MS)
      found = await findOrder(request)
    }
    if (found != null) {
      // After an earlier press it may be the order of that one, refused to this one in an answer that was lost.
      return placedEarlier(found, { isEarlier: request.isRepeated || fault === 'key-reused' })
    }
    if (fault === 'key-reused' && found === null) throw error
    if (found === undefined || signal.aborted) throw new OrderUnanswered('unknown', error)
    throw new OrderUnanswered(fault === 'server' ? 'failing' : 'not-sent', error)
  }
}

export const placeOrderMutation = () =>
  mutationOptions({
    mutationFn: placeOrder,
    meta: { ownErrors: true, invalidates: [orderQueries.all] },
  })

/** The name of an order for an account that has none; nothing of a gift, which most often goes to another person. */
function givenName({ firstName, lastName, isGift }: CheckoutValues, profile: Profile | undefined) {
  const name = `${firstName} ${lastName}`.trim()
  const isWanted = profile !== undefined && isNameless(profile) && !isGift && name.length <= 120
  return isWanted ? { display_name: name } : {}
}

/** Saves the contact of an order as the account's address. */
export const saveAddressMutation = (userId: string, profile: Profile | undefined) =>
  mutationOptions({
    mutationFn: async (values: CheckoutValues) => {
      const { phone, address, district, landmark, city, region, postal_code, country } = orderContact(values)
      const place = { address, district, landmark, city, region, postal_code, country }
      const client = await supabase()
      unwrap(
        await client
          .from('profiles')
          .update({ phone, ...place, ...givenName(values, profile) })
          .eq('user_id', userId)
          .select('user_id')
          .single(),
      )
    },
    meta: { invalidates: [authQueries.profile(userId).queryKey] },
  })
