import { AppError, toAppError, unwrap } from '@/lib/errors'
import { createStoredValue, localStore } from '@/lib/storage'
import { buyerClient, GUEST_KEY } from '@/lib/buyer-client'
import { supabase, type Supabase } from '@/lib/supabase'
import { captcha } from '@/lib/captcha'
import { parseStoredUser } from './stored-session'

/** The id of the guest of this browser, who has ordered without an account; null when there is none. */
export function guestId(): string | null {
  return parseStoredUser(localStore.getItem(GUEST_KEY))?.id ?? null
}

/** Begins an anonymous session. Rejects with not_signed_in when the shop takes no orders of guests. */
export async function signInAsGuest(client: Supabase): Promise<void> {
  const { error } = await client.auth.signInAnonymously({ options: await captcha() })
  if (error === null) return
  const failure = toAppError(error)
  const isClosed = failure.code === 'registration_closed' || error.code === 'anonymous_provider_disabled'
  throw isClosed ? new AppError('not_signed_in', { cause: error }) : failure
}

/** The token with which an account takes over the guest's orders. It waits here for a sign-up and its confirmation mail. */
const keptOrders = createStoredValue<string | null>({
  storage: localStore,
  key: 'mcg-kept-orders',
  parse: (raw) => raw,
  serialize: (token) => token,
})

/** Prepares that the account which signs in next in this browser takes over the guest's orders. */
export async function offerOrders(): Promise<void> {
  const client = await buyerClient()
  keptOrders.write(unwrap(await client.rpc('offer_orders')))
}

/** Moves the orders that were offered in this browser to the account that is signed in; how many there were. */
export async function keepOrders(): Promise<number> {
  const token = keptOrders.read()
  if (token === null) return 0
  const client = await supabase()
  try {
    const kept = unwrap(await client.rpc('keep_orders', { token }))
    localStore.removeItem(GUEST_KEY)
    keptOrders.write(null)
    return kept
  } catch (error) {
    // Used or too old: trying again is of no use.
    if (toAppError(error).code !== 'not_found') throw error
    keptOrders.write(null)
    return 0
  }
}

export const hasOfferedOrders = (): boolean => keptOrders.read() !== null
