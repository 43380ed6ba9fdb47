import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '@/admin/query-keys'
import { unwrap } from '@/lib/errors'
import { polled } from '@/lib/reread'
import { supabase } from '@/lib/supabase'
import type { OrderStatus } from '@/orders/order-status'

/** What was ordered, cancelled orders included, and what was delivered less what was given back. Amounts in MAD. */
export type DayFigures = { orders: number; ordered: number; deliveries: number; sold: number }

type Cash = { count: number; amount: number }

/** Orders by age: up to 1 day, 2 and 3 days, longer. */
export type Ages = [fresh: number, waiting: number, late: number]

// The shape of the jsonb that admin_overview returns.
export type Overview = {
  products: number
  orders: number
  profiles: number
  today: DayFigures
  /** Until the same time of day. */
  yesterday: DayFigures
  cash: { held: Cash; shipped: Cash }
  waiting: Record<'to_confirm' | 'to_pack' | 'on_the_way' | 'coming_back', Ages>
  /** Of the last 30 days. */
  refusals: { refused: number; delivered: number }
  latest: {
    id: string
    order_number: string
    contact_name: string
    total_amount: number
    status: OrderStatus
    created_at: string
  }[]
  to_refund: number
  proofs: number
  /** What payment providers reported and an admin has to look at, chargebacks and disputes included. */
  differences: number
  /** That are not closed. */
  returns: number
  low_stock: number
  /** People whom an admin has to tell that a piece arrived. */
  to_notify: number
  open_messages: number
  failed_emails: number
}

export const dashboardQueries = {
  all: adminKeys.dashboard,

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
      // Keeps a page that stays open up to date.
      refetchInterval: polled<Overview>((overview) => (overview === undefined ? false : 60_000)),
    }),
}
