import { useLocation, useSearchParams } from 'react-router-dom'
import type { Json } from '@/lib/database.types'

/** Rows of a page of a list. One more is asked for: it tells whether there is a next page. */
export const PAGE_ROWS = 30

/** Where a page begins: after the row with this value of the sorted column, and this id. */
export type Cursor = { value: string; id: string }

function parseCursor(after: string | null): Cursor | null {
  const cut = after?.indexOf('~') ?? -1
  return after === null || cut < 1 ? null : { id: after.slice(0, cut), value: after.slice(cut + 1) }
}

/** A row's `next_cursor`, as the database gives it, for an address. */
export function cursorText(cursor: Json): string {
  if (typeof cursor !== 'object' || cursor === null || Array.isArray(cursor)) return ''
  const { id, value } = cursor
  // The sorted column may be a number, or a moment as text.
  const isPlace = typeof id === 'string' && (typeof value === 'string' || typeof value === 'number')
  return isPlace ? `${id}~${value}` : ''
}

function earlierPages(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('earlier' in state)) return []
  const { earlier } = state
  return Array.isArray(earlier) ? earlier.filter((after) => typeof after === 'string') : []
}

/**
 * A list's filters and place as its address holds them: a link that is passed on, the back button and a reload show the
 * same. Writing a filter begins at the first page again; an empty value takes the filter out of the address.
 */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const after = params.get('after') ?? ''
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const earlier = earlierPages(state)

  const go = (toAfter: string, toPage: number, toEarlier: string[]) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (toAfter === '') next.delete('after')
        else next.set('after', toAfter)
        if (toPage <= 1) next.delete('page')
        else next.set('page', String(toPage))
        return next
      },
      { state: { earlier: toEarlier } },
    )

  return {
    params,
    cursor: parseCursor(params.get('after')),
    page,

    /** `replace` for what changes with every letter: the back button would need as many clicks. */
    setFilters(changes: Readonly<Record<string, string>>, { replace = false } = {}) {
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          next.delete('after')
          next.delete('page')
          return next
        },
        { replace },
      )
    },

    toFirst: () => go('', 1, []),
    toNext: (cursor: string) => go(cursor, page + 1, [...earlier, after]),
    /** Without knowing the page before, a link that was passed on leads back to the first. */
    toPrevious: () => go(earlier.at(-1) ?? '', earlier.length === 0 ? 1 : page - 1, earlier.slice(0, -1)),
  }
}

export type ListAddress = ReturnType<typeof useListAddress>
