import { isRecord, parseJson } from '@/lib/json'
import { sessionStore } from '@/lib/storage'

const STORAGE_KEY = 'mcg-loaded-pages'
const MAX_ENTRIES = 20
/** With keyset pagination the pages load one after another: restoring more would take too long. */
const MAX_PAGES = 8

function readLoaded(): Record<string, unknown> {
  const stored = parseJson(sessionStore.getItem(STORAGE_KEY))
  return isRecord(stored) ? stored : {}
}

/**
 * Identifies one history entry: the same list may have been scrolled less far in another one. The entries that documents were opened at
 * have no key, and are told apart by their address.
 */
function historyKey(search: string): string {
  const state: unknown = globalThis.history.state
  const key = isRecord(state) && 'key' in state ? String(state.key) : 'default'
  return `${key}${globalThis.location.pathname}${search}`
}

/** Stores how many pages the list has loaded at this history entry. `search` includes the question mark. */
export function rememberLoadedPages(search: string, pages: number): void {
  const { [historyKey(search)]: previous, ...others } = readLoaded()
  if (pages === (previous ?? 1)) return
  const entries = [...Object.entries(others), [historyKey(search), pages]] as const
  sessionStore.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(entries.slice(-MAX_ENTRIES))))
}

/**
 * A list that is opened by its address has one page, however many it had loaded earlier in this tab. Runs once, before the router, which
 * gives the history entry a state; after a reload and on the way back it has one.
 */
export function forgetEarlierList(): void {
  if (globalThis.history.state === null) rememberLoadedPages(globalThis.location.search, 1)
}

/** How many pages the list had loaded when this history entry was left; 1 for a new entry. */
export function loadedPages(search: string): number {
  const pages = readLoaded()[historyKey(search)]
  return typeof pages === 'number' && Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1
}
