import { MutationCache, QueryClient } from '@tanstack/react-query'
import { toAppError } from '@/lib/errors'

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
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _onMutate, mutation) => {
        const stale = mutation.meta?.invalidates ?? []
        await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      },
    }),
  })
  return queryClient
}
