import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { readChoice, writeChoice, type AddressedChoice } from '@/catalog/variation-address'
import type { Selection, Variation } from '@/catalog/variations'

/** The choice is kept in the address alone: it can be shared, reloaded, and is there when somebody comes back. */
export function useChoice(
  variations: readonly Variation[],
): AddressedChoice & { choose: (next: Selection) => void } {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const choice = useMemo(() => readChoice(params, variations), [params, variations])

  return {
    ...choice,
    choose: (next) => {
      // As the address stands now: a language that was chosen meanwhile is written there without the router.
      const current = new URLSearchParams(globalThis.location.search)
      setParams(writeChoice(current, variations, next), {
        replace: true,
        preventScrollReset: true,
        // A radio that waits for a transition jumps back for a moment.
        flushSync: true,
        state: location.state as unknown,
      })
    },
  }
}
