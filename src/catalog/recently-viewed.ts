import { localStore } from '@/lib/storage'
import { UUID } from '@/lib/uuid'

const STORAGE_KEY = 'mcg-recently-viewed'
const MOST = 12

/** The ids of the products looked at in this browser, the last one first. */
export function recentlyViewed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStore.getItem(STORAGE_KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((id): id is string => typeof id === 'string' && UUID.test(id)).slice(0, MOST)
  } catch {
    // Not ours, or broken: nothing that a shopper would miss.
    return []
  }
}

export function rememberViewed(id: string): void {
  if (!UUID.test(id)) return
  const others = recentlyViewed().filter((viewed) => viewed !== id)
  localStore.setItem(STORAGE_KEY, JSON.stringify([id, ...others].slice(0, MOST)))
}
