import { AppError, toAppError, unwrap } from '@/lib/errors'
import { localStore } from '@/lib/storage'
import { GUEST_KEY, guestClient } from '@/lib/buyer-client'
import { SESSION_KEY, supabase, type Supabase } from '@/lib/supabase'
import { captcha } from '@/lib/captcha'
import { parseStoredUser } from './stored-session'

/** The id of the guest of this browser, who has ordered without an account; null when there is none. */
export function guestId(): string | null {
  return parseStoredUser(localStore.getItem(GUEST_KEY))?.id ?? null
}

/**
 * The client of the guest who ordered in this browser before an account signed in: the account cannot read what that guest ordered.
 * Null when there is none; rejects while Auth does not answer.
 */
export async function earlierGuestClient(): Promise<Supabase | null> {
  if (localStore.getItem(SESSION_KEY) === null || guestId() === null) return null
  const client = await guestClient()
  // There is none once Auth has ended it, as that of a guest without an order.
  const { data } = await client.auth.getSession()
  return data.session === null ? null : client
}

/** Begins an anonymous session; `stop` ends the captcha. Rejects with not_signed_in when the shop takes no orders of guests. */
export async function signInAsGuest(client: Supabase, stop?: AbortSignal): Promise<void> {
  const { error } = await client.auth.signInAnonymously({ options: await captcha(stop) })
  if (error === null) return
  const failure = toAppError(error)
  const isClosed = failure.code === 'registration_closed' || error.code === 'anonymous_provider_disabled'
  throw isClosed ? new AppError('not_signed_in', { cause: error }) : failure
}

/**
 * A token with which an account takes over this order of the browser's guest, and the others with its phone number: people who share a
 * browser share its guest. It travels with the sign-in that begins now (`paths.keepOrders`) and is stored nowhere, because the next
 * person to sign in in this browser may be another one.
 */
export async function offerOrders(orderNumber: string): Promise<string> {
  const client = await guestClient()
  return unwrap(await client.rpc('offer_orders', { order_number: orderNumber }))
}

/**
 * Moves the orders that were offered with this token to the account that is signed in, and ends the guest's session when it has no other;
 * repeating it does no harm. Rejects with not_found when another account has them, or after a day.
 */
export async function keepOrders(token: string): Promise<void> {
  const client = await supabase()
  const guest = unwrap(await client.rpc('keep_orders', { token }))
  // The link of a mail may be opened in a browser that has a guest of its own.
  if (guest === guestId()) localStore.removeItem(GUEST_KEY)
}
