import { localStore } from './storage'
import { createClientFor, SESSION_KEY, supabase, type Supabase } from './supabase'

/** Storage key of the session of a guest, who orders without an account. The shop treats guests as signed out. */
export const GUEST_KEY = 'mcg-guest'

let guest: Promise<Supabase> | undefined

/** The client with the session of this browser's guest, whether or not an account is signed in. */
export function guestClient(): Promise<Supabase> {
  guest ??= createClientFor(GUEST_KEY).catch((error: unknown) => {
    guest = undefined
    throw error
  })
  return guest
}

/** The client that orders: with the session of the account that is signed in, otherwise with that of the guest. */
export function buyerClient(): Promise<Supabase> {
  return localStore.getItem(SESSION_KEY) === null ? guestClient() : supabase()
}
