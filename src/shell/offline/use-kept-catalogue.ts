import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { catalogQueries } from '@/catalog/queries'
import { currentlyKept, forgetKept, subscribeKept } from '@/lib/kept-answers'
import { keepShop } from '@/lib/service-worker'
import { settingsQueries } from '@/settings/queries'

/** A connection that comes and goes must not make the shop ask without end. */
const REFRESH_AT_MOST_EVERY_MS = 30_000

/** The time of the catalogue that is looked at when it was kept; reads it anew as soon as the shop answers again. */
export function useKeptCatalogue(): number | null {
  const queryClient = useQueryClient()
  const keptAt = useSyncExternalStore(subscribeKept, currentlyKept, () => null)
  const refreshed = useRef(0)

  useEffect(() => {
    const refresh = () => {
      refreshed.current = Date.now()
      for (const queryKey of [catalogQueries.all, settingsQueries.all]) {
        void queryClient.invalidateQueries({ queryKey })
      }
    }
    void keepShop(refresh)

    const onOnline = () => {
      if (currentlyKept() === null) return
      refresh()
      forgetKept()
    }
    let wasKept = currentlyKept() !== null
    const onKept = () => {
      const isKept = currentlyKept() !== null
      const isBack = wasKept && !isKept
      wasKept = isKept
      if (isBack && Date.now() - refreshed.current > REFRESH_AT_MOST_EVERY_MS) refresh()
    }
    const stop = subscribeKept(onKept)
    globalThis.addEventListener('online', onOnline)
    return () => {
      stop()
      globalThis.removeEventListener('online', onOnline)
    }
  }, [queryClient])

  return keptAt
}
