import { useState } from 'react'
import { useSelection } from '@/admin/list/selection'
import type { ProductSelection } from './product-table'

/** The selected rows of this page, or all that match the filters; changing the filters clears the selection. */
export function useProductSelection(listed: readonly string[], filters: string): ProductSelection {
  const page = useSelection(listed)
  const [matching, setMatching] = useState<{ filters: string; ids: readonly string[] } | null>(null)
  const selectAllMatching = (of: string, ids: readonly string[]) => setMatching({ filters: of, ids })
  if (matching !== null && matching.filters !== filters) setMatching(null)
  if (matching?.filters !== filters) {
    return { ...page, everything: false, selectAllMatching }
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
    toggle: (id) =>
      selectAllMatching(filters, ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: clear,
    clear,
    everything: true,
    selectAllMatching,
  }
}
