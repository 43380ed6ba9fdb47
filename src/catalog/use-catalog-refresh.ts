import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchTable } from '@/lib/realtime'
import { catalogQueries } from './queries'

/** Many rows can change at once (an import, an order of many lines); what is shown is asked for once they have settled. */
const SETTLE_MS = 500

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
    const stops = [watchTable('products', refresh), watchTable('product_variations', refresh)]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [queryClient])
}
