import { startTransition, useEffect, useState, type RefObject } from 'react'
import { isVisitorPresent, visitorPresent } from '@/lib/after-paint'
import { useHydrated } from '@/prerender/use-hydrated'

/** So far below the screen something counts as near while the visitor has not moved. */
const MARGIN = '25% 0px'

/**
 * Whether a picture below the first screen may be fetched: when it is nearly in view, or once the visitor has moved anything.
 * Until then the code of the page goes first, and a visit that is over at once does not pay for it.
 */
export function useNear(frame: RefObject<Element | null>, postponed: boolean): boolean {
  const hydrated = useHydrated()
  const [near, setNear] = useState(!postponed || (hydrated && isVisitorPresent()))
  useEffect(() => {
    if (near || frame.current === null) return
    let stopped = false
    const fetch = () => {
      if (!stopped) startTransition(() => setNear(true))
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) fetch()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(frame.current)
    void visitorPresent().then(fetch)
    return () => {
      stopped = true
      observer.disconnect()
    }
  }, [frame, near])
  return near
}
