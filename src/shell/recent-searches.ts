import { parseJson } from '@/lib/json'
import { createStoredValue } from '@/lib/storage'

const MAX_SEARCHES = 5
const MAX_LENGTH = 80

const isSearch = (item: unknown): item is string =>
  typeof item === 'string' && item.trim() !== '' && item.length <= MAX_LENGTH

const stored = createStoredValue<readonly string[]>({
  key: 'mcg-recent-searches',
  parse: (raw) => {
    const searches = parseJson(raw)
    return Array.isArray(searches) ? searches.filter(isSearch).slice(0, MAX_SEARCHES) : []
  },
  serialize: (searches) => (searches.length === 0 ? null : JSON.stringify(searches)),
})

/** The last searches of this browser, newest first. */
export const recentSearches = stored.read

export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, MAX_LENGTH)
  if (text.length < 2) return
  stored.update((searches) =>
    [text, ...searches.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(0, MAX_SEARCHES),
  )
}

export function forgetSearches(): void {
  stored.write([])
}
