import { useSyncExternalStore } from 'react'
import { isRecord, parseJson } from '@/lib/json'
import { createStoredValue, localStore, type SafeStorage } from '@/lib/storage'
import { UUID } from '@/lib/uuid'

export const WISHLIST_KEY = 'mcg-wishlist'
export const MAX_WISHLIST_ITEMS = 200

const VERSION = 1
const NONE: readonly string[] = []

/** Parses a stored wishlist. Entries that are not product ids are dropped one by one; it never throws. */
export function parseWishlist(raw: string | null): readonly string[] {
  const stored = parseJson(raw)
  if (!isRecord(stored)) return NONE
  const { version, ids } = stored
  if (version !== VERSION || !Array.isArray(ids)) return NONE
  const valid = ids.filter((id): id is string => typeof id === 'string' && UUID.test(id))
  return [...new Set(valid.map((id) => id.toLowerCase()))].slice(0, MAX_WISHLIST_ITEMS)
}

export type Toggled = 'added' | 'removed' | 'full'

/** Product ids, the most recently added first. Each change starts from what is stored, so two tabs converge. */
export function createWishlistStore(storage: SafeStorage) {
  const { read, write, subscribe, isKept } = createStoredValue<readonly string[]>({
    key: WISHLIST_KEY,
    parse: parseWishlist,
    serialize: (ids) => (ids.length === 0 ? null : JSON.stringify({ version: VERSION, ids })),
    storage,
  })

  return {
    read,
    subscribe,
    isKept,
    toggle: (id: string): Toggled => {
      const ids = read()
      if (ids.includes(id)) {
        write(ids.filter((listed) => listed !== id))
        return 'removed'
      }
      if (ids.length >= MAX_WISHLIST_ITEMS) return 'full'
      write([id, ...ids])
      return 'added'
    },
  }
}

export const wishlist = createWishlistStore(localStore)

// Compared by identity, which distinguishes it from a stored empty list.
const NOT_READ_YET: readonly string[] = []

/** The wishlist of this browser. `ready` is false while prerendering and hydrating, when the storage is not available. */
export function useWishlist() {
  const ids = useSyncExternalStore(wishlist.subscribe, wishlist.read, () => NOT_READ_YET)
  return {
    ids,
    ready: ids !== NOT_READ_YET,
    has: (id: string) => ids.includes(id),
  }
}
