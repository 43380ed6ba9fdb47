import { useEffect, useEffectEvent, useState } from 'react'

const DEBOUNCE_MS = 200

export type TypedSearchOptions = {
  /** The search in the URL. */
  value: string
  /** What is searched for when a text has been typed: without space around it, for example. */
  toQuery: (text: string) => string
  /** `ongoing` is true for later searches of the same visit to the field, which replace the history entry. */
  onSearch: (query: string, options: { ongoing: boolean }) => void
}

/**
 * The text of a field that searches while one types, debounced. It keeps what is typed, although the URL follows only after the
 * page has rendered, and takes another text only when something else changes the URL (the back button, a link).
 */
export function useTypedSearch({ value, toQuery, onSearch }: TypedSearchOptions) {
  const [text, setText] = useState(value)
  const [previous, setPrevious] = useState(value)
  // Searches that this field has requested and that the URL does not hold yet.
  const [pending, setPending] = useState<readonly string[]>([])
  const [ongoing, setOngoing] = useState(false)
  if (previous !== value) {
    setPrevious(value)
    const index = pending.indexOf(value)
    setPending(index < 0 ? [] : pending.slice(index + 1))
    if (index < 0) {
      setText(value)
      // The field may keep the focus, but its next search is on another history entry.
      setOngoing(false)
    }
  }

  const search = (typed: string) => {
    const query = toQuery(typed)
    if (query === (pending.at(-1) ?? value)) return
    setPending((earlier) => [...earlier, query])
    onSearch(query, { ongoing })
    setOngoing(true)
  }
  const searchLater = useEffectEvent((typed: string) => search(typed))
  const asksFor = toQuery(text)
  useEffect(() => {
    if (asksFor === previous) return
    const timer = setTimeout(() => searchLater(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, asksFor, previous])

  return { text, setText, search, endVisit: () => setOngoing(false) }
}
