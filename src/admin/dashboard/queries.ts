import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'

const LATEST_ORDERS = 5
const REFETCH_INTERVAL_MS = 60_000

// The shape of the jsonb that admin_overview returns.
export type Overview = {
  products: number
  orders: number
  profiles: number
  latest: { orders: number; revenue: number; average: number }
  to_confirm: number
  to_ship: number
  low_stock: number
  open_messages: number
  failed_emails: number
}

export const dashboardQueries = {
  all: ['admin', 'dashboard'] as const,

  overview: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all, 'overview'],
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      meta: { errorText: 'adminAnalytics.dashboard.failed' },
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(await client.rpc('admin_overview').abortSignal(signal)) as Overview
      },
      // Keeps a page that stays open up to date; after an error, the operator retries.
      refetchInterval: ({ state }) => (state.status === 'error' ? false : REFETCH_INTERVAL_MS),
    }),

  /** Not refetched automatically, so that rows do not move under the pointer; a bar announces new orders. */
  latestOrders: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all, 'orders'],
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(await client.rpc('admin_orders', { page_size: LATEST_ORDERS }).abortSignal(signal))
      },
    }),
}
