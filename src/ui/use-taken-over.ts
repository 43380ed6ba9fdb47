import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False only in the first render of a page that the build has rendered: there is nothing yet that the browser alone
 * knows, such as the hash of the address.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
