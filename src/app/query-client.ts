import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type MutationMeta,
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { catalogQueries } from '@/catalog/queries'
import type { PlainMessageKey } from '@/i18n/message-types'
import { AppError, isOutcomeUnknown, isTimeout } from '@/lib/errors'
import { logError } from '@/lib/log'
import { polled } from '@/lib/reread'
import { settingsQueries } from '@/settings/queries'

declare module '@tanstack/react-query' {
  // Declaration merging needs an interface here.
  interface Register {
    queryMeta: {
      /** Shown as a toast under "Error" when the query fails. */
      errorText?: PlainMessageKey
      /** Nothing stands in its place when it fails: a notice is shown above the page of the admin. */
      isPart?: boolean
    }
    mutationMeta: {
      /** Queries that are invalidated after the mutation, also when it has failed: a part may be done, or only the answer lost. */
      invalidates?: QueryKey[]
      /** Shown as a toast when the mutation succeeds. */
      successText?: PlainMessageKey
      /** Shown as a toast under "Error" when it fails, followed by the reason where the error has a known code. */
      errorText?: PlainMessageKey
      /** The caller shows errors itself: no toast. */
      ownErrors?: true
    }
  }
}

const MAX_RETRIES = 3

/** What may go better the next time is retried; but after a request that timed out the page shows the failure. A build shows none. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && isOutcomeUnknown(error) && !(isTimeout(error) && typeof window !== 'undefined')

/** The service worker answers these without a network, or the request fails at once: pausing and retrying would be useless. */
const CACHED_QUERIES = {
  networkMode: 'offlineFirst',
  retry: (failures: number, error: Error) => onlineManager.isOnline() && shouldRetry(failures, error),
} as const

/**
 * While the first load of a query is under way, TanStack Query starts no other when the query is invalidated, and takes the answer
 * for a fresh one, although the server may have given it before the change. Here such a query is invalidated again when the answer
 * has arrived.
 */
class ShopQueryClient extends QueryClient {
  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstLoads = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
      // `fetch` joins the load that is under way. Its error is shown where the query is used.
      .map((query) => ({ queryKey: query.queryKey, arrived: query.fetch().catch(() => undefined) }))
    await super.invalidateQueries(filters, options)
    await Promise.all(
      firstLoads.map(async ({ queryKey, arrived }) => {
        await arrived
        await super.invalidateQueries({ ...filters, queryKey, exact: true }, options)
      }),
    )
  }
}

export function createQueryClient(): QueryClient {
  // The manager assumes a connection until an `offline` event.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)
  const invalidateQueriesOf = ({ meta }: { meta: MutationMeta | undefined }) =>
    Promise.all((meta?.invalidates ?? []).map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  const queryClient: QueryClient = new ShopQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 5 * 60_000,
        retry: shouldRetry,
        refetchInterval: polled(() => false),
      },
      // Without a connection a change fails at once: the default would send it by itself later, when it may not be meant any more.
      mutations: { retry: false, networkMode: 'always' },
    },
    // Here and not beside the toasts, because the first page's queries may fail before React has rendered.
    queryCache: new QueryCache({
      onError: (error, query) => {
        // The end of a session is no fault, and a screen that waits for its person goes on reading.
        if (error instanceof AppError && error.code === 'not_signed_in') return
        logError(`${query.queryKey.slice(0, 2).join(' ')} failed`, error)
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _onMutate, mutation) => {
        await invalidateQueriesOf(mutation)
      },
      // Not in `onError`, which comes before that of the mutation, where an optimistic change is taken back. The error is shown at
      // once: without a connection the queries are retried for seconds.
      onSettled: (_data, error, _variables, _onMutate, mutation) => {
        if (error !== null) void invalidateQueriesOf(mutation)
      },
    }),
  })
  queryClient.setQueryDefaults(catalogQueries.all, CACHED_QUERIES)
  queryClient.setQueryDefaults(settingsQueries.all, CACHED_QUERIES)
  return queryClient
}
