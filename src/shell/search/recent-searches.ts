import { localStore } from '@/lib/storage'

const KEY = 'mcg-recent-searches'
const MOST = 5
const LONGEST = 80

/** The latest first. Whatever else is found in the storage is passed over. */
export function recentSearches(): string[] {
  let stored: unknown
  try {
    stored = JSON.parse(localStore.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  return stored
    .filter(
      (item): item is string => typeof item === 'string' && item.trim() !== '' && item.length <= LONGEST,
    )
    .slice(0, MOST)
}

export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, LONGEST)
  if (text.length < 2) return
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())
  localStore.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)))
}

export function forgetSearches(): void {
  localStore.removeItem(KEY)
}
