import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { afterFirstScreen } from '@/lib/after-first-screen'
import { watchTable } from '@/lib/realtime'
import { catalogQueries } from './queries'

/** Many rows can change at once (an import, an order of many lines); what is shown is asked for once they have settled. */
const SETTLE_MS = 500

const WATCHED = ['products', 'product_variations', 'catalog_changes'] as const

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
    // The page's own pictures and code come first: the connection's code is as heavy as half the shop.
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
