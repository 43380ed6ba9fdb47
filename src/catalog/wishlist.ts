import { useSyncExternalStore } from 'react'
import { localStore, onOtherTabWrite, type SafeStorage } from '@/lib/storage'
import { UUID } from '@/lib/uuid'

export const WISHLIST_KEY = 'mcg-wishlist'
export const MOST_WISHES = 200

const VERSION = 1
const NONE: readonly string[] = []

/** Reads what was stored. Anybody can have written it: what is no product's id is dropped, one by one. */
export function parseWishlist(raw: string | null): readonly string[] {
  if (raw === null) return NONE
  let stored: unknown
  try {
    stored = JSON.parse(raw)
  } catch {
    return NONE
  }
  if (typeof stored !== 'object' || stored === null) return NONE
  const { version, ids } = stored as Record<string, unknown>
  if (version !== VERSION || !Array.isArray(ids)) return NONE
  const known = ids.filter((id): id is string => typeof id === 'string' && UUID.test(id))
  return [...new Set(known.map((id) => id.toLowerCase()))].slice(0, MOST_WISHES)
}

export type Toggled = 'added' | 'removed' | 'full'

/** Ids of products, the last one kept first. Each change starts from what is stored, so two tabs converge. */
export function createWishlistStore(storage: SafeStorage) {
  const listeners = new Set<() => void>()
  let cachedRaw: string | null = null
  let cached = NONE

  const read = (): readonly string[] => {
    const raw = storage.getItem(WISHLIST_KEY)
    if (raw !== cachedRaw) {
      cachedRaw = raw
      cached = parseWishlist(raw)
    }
    return cached
  }
  const write = (ids: readonly string[]) => {
    if (ids.length === 0) storage.removeItem(WISHLIST_KEY)
    else storage.setItem(WISHLIST_KEY, JSON.stringify({ version: VERSION, ids }))
    for (const listener of listeners) listener()
  }

  return {
    read,
    toggle: (id: string): Toggled => {
      const ids = read()
      if (ids.includes(id)) {
        write(ids.filter((kept) => kept !== id))
        return 'removed'
      }
      if (ids.length >= MOST_WISHES) return 'full'
      write([id, ...ids])
      return 'added'
    },
    /** Forgets products that no longer exist. */
    drop: (gone: readonly string[]) => {
      write(read().filter((id) => !gone.includes(id)))
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      const stopWatching = onOtherTabWrite(WISHLIST_KEY, listener)
      return () => {
        listeners.delete(listener)
        stopWatching()
      }
    },
  }
}

export const wishlist = createWishlistStore(localStore)

// Told apart from a stored empty list by identity.
const NOT_READ_YET: readonly string[] = []

/** The products kept in this browser. A page rendered without storage shows none until it has taken over (`ready`). */
export function useWishlist() {
  const ids = useSyncExternalStore(wishlist.subscribe, wishlist.read, () => NOT_READ_YET)
  return {
    ids,
    ready: ids !== NOT_READ_YET,
    has: (id: string) => ids.includes(id),
    toggle: wishlist.toggle,
    drop: wishlist.drop,
  }
}
