import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Json } from '@/lib/database.types'
import { isRecord } from '@/lib/json'
import { sessionRecord } from '@/lib/storage'

/** Rows of a page. Queries request one more, which shows whether there is a next page. */
export const PAGE_ROWS = 30

/** A page of a list, and the cursor of the next one; null at the end of the list. */
export type Page<Row> = { rows: Row[]; next: string | null }

/** Of up to PAGE_ROWS + 1 rows. `cursorOf` gives the cursor after a row, as it stands in the address. */
export function toPage<Row>(found: readonly Row[], cursorOf: (last: Row) => string): Page<Row> {
  const rows = found.slice(0, PAGE_ROWS)
  const last = rows.at(-1)
  return { rows, next: found.length > PAGE_ROWS && last !== undefined ? cursorOf(last) : null }
}

/** A page begins after the row with this value of the sorted column and this id. */
export type Cursor = { value: string; id: string }

function parseCursor(after: string | null): Cursor | null {
  const cut = after?.indexOf('~') ?? -1
  return after === null || cut < 1 ? null : { id: after.slice(0, cut), value: after.slice(cut + 1) }
}

/** A row's `next_cursor`, as the database returns it, for the address. Empty for anything else. */
export function cursorText(cursor: Json): string {
  if (!isRecord(cursor)) return ''
  const { id, value } = cursor
  // The sorted column is a number, or text such as a timestamp.
  const isCursor = typeof id === 'string' && (typeof value === 'string' || typeof value === 'number')
  return isCursor ? `${id}~${value}` : ''
}

function earlierPages(state: unknown): string[] {
  const earlier = isRecord(state) ? state.earlier : undefined
  return Array.isArray(earlier) ? earlier.filter((after) => typeof after === 'string') : []
}

// Names and addresses that were searched for are among them: who signs out takes them along (auth/state-owner.ts).
const seen = sessionRecord('mcg-admin-lists')

/** The address of a page, with the filters and the page of its list as they were last seen in this tab. */
export function lastSeen(path: string): string {
  const search = seen.read(path)
  return typeof search === 'string' ? path + search : path
}

/** Keeps the search params of the page for `lastSeen`. */
export function useLastSeen(): void {
  const { pathname, search } = useLocation()
  useEffect(() => seen.write(pathname, search === '' ? null : search), [pathname, search])
}

/**
 * The filters and the page of a list, kept in the search params of the address, so that a shared link, the back button and a
 * reload show the same list. Setting a filter goes back to the first page; an empty value removes the filter.
 */
export function useListSearchParams() {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  useLastSeen()
  const state: unknown = location.state
  const after = params.get('after') ?? ''
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const earlier = earlierPages(state)

  // The change before this one may still be navigating, and React may not yet have rendered that it does. Starting from the
  // address would lose it.
  const requested = useRef({ fromKey: '', search: '' })
  const latestParams = () => {
    const { fromKey, search } = requested.current
    return new URLSearchParams(fromKey === location.key ? search : location.search)
  }
  useEffect(() => {
    requested.current = { fromKey: '', search: '' }
  }, [location.key])
  const navigate = (next: URLSearchParams, options: { state?: unknown; replace?: boolean }) => {
    requested.current = { fromKey: location.key, search: next.toString() }
    setParams(next, options)
  }

  const go = (toAfter: string, toPage: number, toEarlier: string[], replace = false) => {
    const next = latestParams()
    if (toAfter === '') next.delete('after')
    else next.set('after', toAfter)
    if (toPage <= 1) next.delete('page')
    else next.set('page', String(toPage))
    navigate(next, { state: { earlier: toEarlier }, replace })
  }

  return {
    params,
    cursor: parseCursor(params.get('after')),
    page,

    /** `replace` for values that change with every key press, so that each does not become a history entry. */
    setFilters(changes: Readonly<Record<string, string>>, { replace = false } = {}) {
      const next = latestParams()
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
      next.delete('after')
      next.delete('page')
      navigate(next, { replace })
    },

    toFirst: () => go('', 1, []),
    toNext: (cursor: string) => go(cursor, page + 1, [...earlier, after]),
    /** The cursors of earlier pages are in the history state; after opening a shared link there are none, and this goes to the first page. */
    toPrevious: ({ replace = false } = {}) =>
      go(earlier.at(-1) ?? '', earlier.length === 0 ? 1 : page - 1, earlier.slice(0, -1), replace),
  }
}

export type ListSearchParams = ReturnType<typeof useListSearchParams>
