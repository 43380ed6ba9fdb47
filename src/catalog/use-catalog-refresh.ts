import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchTable } from '@/lib/realtime'
import { catalogQueries } from './queries'

/** Many rows can change at once (an import, an order of many lines); what is shown is asked for once they have settled. */
const SETTLE_MS = 500

const WATCHED = ['products', 'product_variations', 'catalog_changes'] as const

/** The page's own pictures and code come first: the connection's code is as heavy as half the shop. */
function afterFirstScreen(work: () => void): () => void {
  let cancel = () => globalThis.removeEventListener('load', wait)
  const wait = () => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') {
      const idle = requestIdleCallback(work, { timeout: 5000 })
      cancel = () => cancelIdleCallback(idle)
    } else {
      const timer = setTimeout(work, 1000)
      cancel = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') wait()
  else globalThis.addEventListener('load', wait, { once: true })
  return () => cancel()
}

/** Keeps a page that shows products as fresh as the catalogue is: any change to products or their variations refetches it. */
export function useCatalogRefresh(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: catalogQueries.all }),
        SETTLE_MS,
      )
    }
    let stops: (() => void)[] = []
    const cancel = afterFirstScreen(() => {
      stops = WATCHED.map((table) => watchTable(table, refresh))
    })
    return () => {
      clearTimeout(timer)
      cancel()
      for (const stop of stops) stop()
    }
  }, [queryClient])
}
