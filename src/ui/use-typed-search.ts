import { useEffect, useEffectEvent, useState } from 'react'

const DEBOUNCE_MS = 200

type TypedSearchOptions = {
  /** The search in the URL. */
  value: string
  /** What is searched for when a text has been typed: without space around it, for example. */
  toQuery: (text: string) => string
  onSearch: (query: string) => void
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
  if (previous !== value) {
    setPrevious(value)
    const index = pending.indexOf(value)
    setPending(index < 0 ? [] : pending.slice(index + 1))
    if (index < 0) setText(value)
  }

  const search = (typed: string) => {
    const query = toQuery(typed)
    if (query === (pending.at(-1) ?? value)) return
    setPending((earlier) => [...earlier, query])
    onSearch(query)
  }
  const searchLater = useEffectEvent((typed: string) => search(typed))
  const asksFor = toQuery(text)
  useEffect(() => {
    if (asksFor === previous) return
    const timer = setTimeout(() => searchLater(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, asksFor, previous])

  return { text, setText, search }
}
