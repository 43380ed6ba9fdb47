import { sessionStore } from '@/lib/storage'

const STORAGE_KEY = 'mcg-loaded-pages'
const MOST_ENTRIES = 20
/** Pages come one after the other, each from where the last one ended: more would be a long wait. */
const MOST_PAGES = 8

type Loaded = Record<string, number>

function readLoaded(): Loaded {
  try {
    const stored: unknown = JSON.parse(sessionStore.getItem(STORAGE_KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Loaded) : {}
  } catch {
    return {}
  }
}

/** One place in the tab's history: the same list further down the history may have been read less far. */
function entryOf(search: string): string {
  const state: unknown = globalThis.history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'default'
  return `${key}${search}`
}

/** Keeps how far the list at the present address (`search` with its question mark) has been read. */
export function rememberLoadedPages(search: string, pages: number): void {
  const { [entryOf(search)]: before, ...others } = readLoaded()
  if (pages === (before ?? 1)) return
  const entries = [...Object.entries(others), [entryOf(search), pages]] as const
  sessionStore.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(entries.slice(-MOST_ENTRIES))))
}

/** How many pages a list had when it was left at this place of the history: 1 for one that is new. */
export function loadedPages(search: string): number {
  const pages: unknown = readLoaded()[entryOf(search)]
  return typeof pages === 'number' && Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MOST_PAGES) : 1
}
