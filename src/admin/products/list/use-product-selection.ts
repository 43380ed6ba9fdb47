import { useState } from 'react'
import { useSelection, type Selection } from '../../list/use-selection'

export type ProductSelection = Selection & {
  /** Everything that matches is ticked, not only what this page lists. */
  everything: boolean
  selectEverything: (ids: readonly string[]) => void
}

/** The ticked rows of this page, or all that the filters let through; other filters begin anew. */
export function useProductSelection(listed: readonly string[], filters: string): ProductSelection {
  const page = useSelection(listed)
  const [matching, setMatching] = useState<{ filters: string; ids: readonly string[] } | null>(null)
  const selectEverything = (ids: readonly string[]) => setMatching({ filters, ids })
  if (matching?.filters !== filters) {
    return { ...page, everything: false, selectEverything }
  }
  const { ids } = matching
  const clear = () => {
    setMatching(null)
    page.clear()
  }
  return {
    ids: [...ids],
    has: (id) => ids.includes(id),
    all: listed.every((id) => ids.includes(id)),
    toggle: (id) => selectEverything(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: clear,
    clear,
    everything: true,
    selectEverything,
  }
}
