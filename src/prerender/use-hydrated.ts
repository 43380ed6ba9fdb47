import { useSyncExternalStore } from 'react'

const noSubscription = () => () => undefined

/**
 * False while a prerendered page hydrates, true from then on. What only the browser has (the hash of the address, the
 * saved cart) may be rendered once it is true, so that the first render equals the HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
}
