import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { toAppError } from '@/lib/errors'
import { logError } from '@/lib/log'

const MOST_RETRIES = 3

/** Only failures that may pass by themselves are tried again; a refusal stays a refusal. */
function shouldRetry(failures: number, error: Error): boolean {
  const { code } = toAppError(error)
  return failures < MOST_RETRIES && (code === 'network' || code === 'unexpected')
}

export function createQueryClient(): QueryClient {
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
  return queryClient
}
