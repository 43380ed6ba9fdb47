import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { catalogQueries } from '@/catalog/queries'
import { toAppError } from '@/lib/errors'
import { logError } from '@/lib/log'
import { settingsQueries } from '@/settings/queries'

const MOST_RETRIES = 3

/** Only failures that may pass by themselves are tried again; a refusal stays a refusal. */
function shouldRetry(failures: number, error: Error): boolean {
  const { code } = toAppError(error)
  return failures < MOST_RETRIES && (code === 'network' || code === 'unexpected')
}

/** The service worker answers these without a network, or nobody does: there is nothing to wait for. */
const KEPT_READS = {
  networkMode: 'offlineFirst',
  retry: (failures: number, error: Error) => onlineManager.isOnline() && shouldRetry(failures, error),
} as const

export function createQueryClient(): QueryClient {
  // It assumes a network until it hears of one that is lost.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 5 * 60_000, retry: shouldRetry },
      mutations: { retry: false },
    },
    // Here and not beside the toasts: the first page's reads may fail before there is anything on the screen.
    queryCache: new QueryCache({
      onError: (error, query) => logError(`${query.queryKey.slice(0, 2).join(' ')} failed`, error),
    }),
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _onMutate, mutation) => {
        const stale = mutation.meta?.invalidates ?? []
        await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      },
    }),
  })
  queryClient.setQueryDefaults(catalogQueries.all, KEPT_READS)
  queryClient.setQueryDefaults(settingsQueries.all, KEPT_READS)
  return queryClient
}
