import { useState } from 'react'

/** The ids that are ticked. What is no longer listed is not ticked either. */
export function useSelection(listed: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const ids = listed.filter((id) => ticked.has(id))
  return {
    ids,
    has: (id: string) => ticked.has(id),
    all: listed.length > 0 && ids.length === listed.length,
    toggle(id: string) {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setTicked(next)
    },
    toggleAll: () => setTicked(new Set(ids.length === listed.length ? [] : listed)),
    clear: () => setTicked(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
