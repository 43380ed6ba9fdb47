import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { catalogQueries } from '@/catalog/queries'
import { currentlyKept, forgetKept, subscribeKept } from '@/lib/kept-answers'
import { keepShop } from '@/lib/service-worker'
import { settingsQueries } from '@/settings/queries'

/** A network that is said to be there is often not there yet. */
const AGAIN_AFTER_MS = [1_000, 3_000, 10_000, 30_000] as const

function readAnew(queryClient: QueryClient): void {
  for (const queryKey of [catalogQueries.all, settingsQueries.all]) {
    void queryClient.invalidateQueries({ queryKey })
  }
}

/** The time of the catalogue that is looked at when it was kept; reads it anew until the shop itself has answered. */
export function useKeptCatalogue(online: boolean): number | null {
  const queryClient = useQueryClient()
  const keptAt = useSyncExternalStore(subscribeKept, currentlyKept, () => null)
  const isKept = keptAt !== null
  // Counted across breaks: a shop that answers in part is not asked more and more often.
  const attempt = useRef(0)

  useEffect(() => {
    void keepShop(() => readAnew(queryClient))
  }, [queryClient])

  useEffect(() => {
    const onOnline = () => {
      attempt.current = 0
      if (currentlyKept() === null) return
      forgetKept()
      readAnew(queryClient)
    }
    globalThis.addEventListener('online', onOnline)
    return () => globalThis.removeEventListener('online', onOnline)
  }, [queryClient])

  useEffect(() => {
    if (!isKept || !online) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const latest = AGAIN_AFTER_MS.length - 1
      const pause = AGAIN_AFTER_MS[Math.min(attempt.current, latest)]
      attempt.current += 1
      timer = setTimeout(() => {
        readAnew(queryClient)
        wait()
      }, pause)
    }
    wait()
    return () => {
      clearTimeout(timer)
      // One answer has come; what else is on the page may still be what was kept.
      if (currentlyKept() === null) readAnew(queryClient)
    }
  }, [isKept, online, queryClient])

  return keptAt
}
