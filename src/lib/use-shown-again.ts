import { useEffect, useEffectEvent } from 'react'

/** Calls back when the page is shown again as it was left, from the browser's back/forward cache: nothing of it has run since. */
export function useShownAgain(callback: () => void): void {
  const shown = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) callback()
  })
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => shown(event)
    addEventListener('pageshow', listener)
    return () => removeEventListener('pageshow', listener)
  }, [])
}
