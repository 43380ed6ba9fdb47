import { useSyncExternalStore } from 'react'
import { isRecord, parseJson } from '@/lib/json'
import { localStore, onOtherTabWrite, type SafeStorage, sessionStore, notifyReaders } from '@/lib/storage'

/** Storage keys of what a person chose or typed: in the browser, and in one tab. Here because no one directory may know all of them. */
const BROWSER_KEYS = [
  'mcg-cart',
  'mcg-wishlist',
  'mcg-promotion',
  'mcg-order-attempt',
  'mcg-recently-viewed',
  'mcg-recent-searches',
]
const TAB_KEYS = [
  'mcg-checkout',
  'mcg-checkout-sent',
  'mcg-quick-order',
  'mcg-contact',
  'mcg-newsletter',
  'mcg-forms',
  'mcg-admin-lists',
  'mcg-replies',
]
const OWNERS_KEY = 'mcg-owners'

type Owners = Record<string, string>

function readOwners(storage: SafeStorage): Owners {
  const stored = parseJson(storage.getItem(OWNERS_KEY))
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The person whose state this page may show. In the back/forward cache it outlasts what another page of the tab stored or dropped. */
let shownOf: string | null = null
let drops = 0
const listeners = new Set<() => void>()

/** What this tab shows may be of another person: pages are mounted anew, with what is stored now. */
function remount(): void {
  drops += 1
  for (const listener of listeners) listener()
}

/** Gives the state in this storage to the person. What belongs to another one is dropped; true when something did. */
function take(storage: SafeStorage, keys: readonly string[], userId: string): boolean {
  const owners = readOwners(storage)
  const foreign = keys.filter((key) => owners[key] !== undefined && owners[key] !== userId)
  for (const key of foreign) storage.removeItem(key)
  storage.setItem(OWNERS_KEY, JSON.stringify(Object.fromEntries(keys.map((key) => [key, userId]))))
  foreign.forEach(notifyReaders)
  return foreign.length > 0
}

/**
 * Call it when a person is known to be signed in, in every tab. What a guest chose joins the account, and what belongs to another
 * account is dropped, however its session ended. The same person keeps everything.
 */
export function claimState(userId: string): void {
  take(localStore, BROWSER_KEYS, userId)
  const isForeign = take(sessionStore, TAB_KEYS, userId)
  if (isForeign || (shownOf !== null && shownOf !== userId)) remount()
  shownOf = userId
}

/** The code of the cart and the attempt to order it: they leave with it. */
const CART_KEYS = ['mcg-promotion', 'mcg-order-attempt']

/**
 * After a sign-out, which has emptied the cart: its code, the attempt to order it and the typed forms leave this browser too, so what
 * comes next is a guest's.
 */
export function releaseState(): void {
  for (const key of CART_KEYS) localStore.removeItem(key)
  CART_KEYS.forEach(notifyReaders)
  const owners = Object.entries(readOwners(localStore)).filter(
    ([key]) => key !== 'mcg-cart' && !CART_KEYS.includes(key),
  )
  localStore.setItem(OWNERS_KEY, JSON.stringify(Object.fromEntries(owners)))
  dropTab()
}

/** Drops what was typed in this tab by a person who was signed in. */
function dropTab(): void {
  const isStored = sessionStore.getItem(OWNERS_KEY) !== null
  if (!isStored && shownOf === null) return
  shownOf = null
  // Otherwise another page of the tab has dropped it, and what is there now is a guest's.
  if (isStored) {
    for (const key of [...TAB_KEYS, OWNERS_KEY]) sessionStore.removeItem(key)
    TAB_KEYS.forEach(notifyReaders)
  }
  remount()
}

/** Follows a sign-out in another tab. Returns a function that stops it. */
export const followRelease = () =>
  onOtherTabWrite(OWNERS_KEY, () => {
    if (readOwners(localStore)['mcg-cart'] === undefined) dropTab()
  })

/** Changes when the state of this tab was dropped. */
export function useStateDrops(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => drops,
    () => 0,
  )
}
