import { localStore } from './storage'
import { createClientFor, SESSION_KEY, supabase, type Supabase } from './supabase'

/** Storage key of the session of a guest, who orders without an account. The shop treats guests as signed out. */
export const GUEST_KEY = 'mcg-guest'

let guest: Promise<Supabase> | undefined

/** The client that orders: with the session of the account that is signed in, otherwise with that of the guest. */
export function buyerClient(): Promise<Supabase> {
  if (localStore.getItem(SESSION_KEY) !== null) return supabase()
  guest ??= createClientFor(GUEST_KEY).catch((error: unknown) => {
    guest = undefined
    throw error
  })
  return guest
}
