import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'

const LATEST_ORDERS = 5
const ASK_AGAIN_MS = 60_000

// What the database's function puts into its jsonb.
export type Overview = {
  products: number
  orders: number
  profiles: number
  latest: { orders: number; revenue: number; average: number }
  to_confirm: number
  to_ship: number
  low_stock: number
  open_messages: number
  failed_mails: number
}

export const dashboardQueries = {
  all: ['admin', 'dashboard'] as const,

  overview: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all, 'overview'],
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      meta: { errorText: 'adminDashboard.failed' },
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(await client.rpc('admin_overview').abortSignal(signal)) as Overview
      },
      // A page that is left open on the workshop's screen keeps up; one that fails waits for somebody to try again.
      refetchInterval: ({ state }) => (state.status === 'error' ? false : ASK_AGAIN_MS),
    }),

  /** Not asked for again by itself: rows that move under somebody's finger are the wrong ones. A bar tells of new ones. */
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
