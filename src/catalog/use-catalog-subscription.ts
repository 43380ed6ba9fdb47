import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { afterFirstScreen, visitorPresent } from '@/lib/after-paint'
import { MissingCodeError } from '@/lib/code'
import { watchTable } from '@/lib/realtime'
import { publicChannels } from '@/lib/supabase'
import { toastMissingCode } from '@/ui/missing-code'
import { catalogQueries } from './queries'

/** An import or an order changes many rows at once: one refetch follows the last change. */
const DEBOUNCE_MS = 500

const TABLES = ['products', 'product_variations', 'catalog_changes'] as const

/** Subscribes to changes of products and variations through Realtime and invalidates every catalogue query. */
export function useCatalogSubscription(): void {
  const queryClient = useQueryClient()
  const { t } = useLanguage()
  const reportMissing = useEffectEvent((error: unknown) => {
    if (error instanceof MissingCodeError && navigator.onLine) toastMissingCode(t, () => undefined)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const invalidate = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        // A hidden page reads when it is seen again: then TanStack Query reads what is stale.
        const refetchType = document.hidden ? 'none' : 'active'
        void queryClient.invalidateQueries({ queryKey: catalogQueries.all, refetchType })
      }, DEBOUNCE_MS)
    }
    let unsubscribes: (() => void)[] = []
    let stopped = false
    const subscribe = () => {
      if (stopped) return
      // Without it the page shows what others change when it is read again only.
      publicChannels().catch(reportMissing)
      unsubscribes = TABLES.map((table) => watchTable(table, invalidate))
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
