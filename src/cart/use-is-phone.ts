import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 639.98px)'

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(NARROW).matches,
    () => false,
  )
}
