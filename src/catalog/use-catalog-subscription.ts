import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { afterFirstScreen, visitorPresent } from '@/lib/after-paint'
import { watchTable } from '@/lib/realtime'
import { catalogQueries } from './queries'

/** An import or an order changes many rows at once: one refetch follows the last change. */
const DEBOUNCE_MS = 500

const TABLES = ['products', 'product_variations', 'catalog_changes'] as const

/** Subscribes to changes of products and variations through Realtime and invalidates every catalogue query. */
export function useCatalogSubscription(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const invalidate = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: catalogQueries.all }),
        DEBOUNCE_MS,
      )
    }
    let unsubscribes: (() => void)[] = []
    let stopped = false
    const subscribe = () => {
      if (!stopped) unsubscribes = TABLES.map((table) => watchTable(table, invalidate))
    }
    // The Realtime client is large, so it loads after the page's own code and pictures, for those who stay.
    const cancel = afterFirstScreen(() => void visitorPresent().then(subscribe))
    return () => {
      stopped = true
      clearTimeout(timer)
      cancel()
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  }, [queryClient])
}
