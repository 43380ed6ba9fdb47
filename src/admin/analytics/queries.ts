import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '@/admin/query-keys'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import type { OrderStatus } from '@/orders/order-status'
import type { Day } from './statistics'
import type { Percentile } from './vitals'

type Names = { name_en: string; name_fr: string; name_ar: string }

// The shapes of the jsonb that the database functions return.
export type Totals = {
  customers: number
  products: number
  orders: number
  revenue: number
  orders_this_month: number
  last_orders: {
    id: string
    order_number: string
    total_amount: number
    status: OrderStatus
    created_at: string
    display_name: string
  }[]
  top_seller: ({ id: string; quantity: number } & Names) | null
}

type Figures = {
  /** What was ordered in the period, without orders that were cancelled since. */
  orders: number
  /** The sum of orders.revenue: less price reductions, nothing of a parcel that comes back. */
  revenue: number
  average: number
  customers: number
  /** What was delivered in it, less what was given back: the figures of past days do not change. */
  deliveries: number
  sold: number
}

export type Statistics = Figures & {
  /** Money that came in the period less money that went back. */
  received: number
  /** Invoices of the period less its credit notes. */
  invoiced: number
  previous: Figures
  days: Day[]
  statuses: Partial<Record<OrderStatus, number>>
  cities: ({ city: string; orders: number; revenue: number } & Names)[]
  crafts: { key: string; quantity: number; revenue: number }[]
  best_sellers: ({
    id: string
    image_url: string | null
    image_color: string | null
    quantity: number
    revenue: number
  } & Names)[]
}

/** A message of an error with its last build and the place in its code. */
export type VisitError = {
  message: string
  count: number
  last_seen_at: string
  pages: string[]
  release: string
  place: string
}

export type SearchMiss = {
  query: string
  hits: number
  languages: string[]
  last_seen_at: string
  /** The products that were opened most often after the search. */
  opened: readonly (Names & { product_id: string; hits: number; category: Names })[]
}

export const analyticsQueries = {
  all: adminKeys.analytics,

  /** Of everything that ever was. */
  totals: () =>
    queryOptions({
      queryKey: [...analyticsQueries.all, 'totals'],
      meta: { errorText: 'adminAnalytics.failed' },
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(await client.rpc('admin_analytics').abortSignal(signal)) as Totals
      },
    }),

  /** Of the shop's days from one to the other, both included, and of as many days before. */
  statistics: (from: string, to: string) =>
    queryOptions({
      queryKey: [...analyticsQueries.all, 'statistics', from, to],
      meta: { errorText: 'adminAnalytics.failed' },
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const parameters = { from_day: from, to_day: to }
        return unwrap(await client.rpc('admin_statistics', parameters).abortSignal(signal)) as Statistics
      },
    }),

  /** The names of the crafts; those that no product is on sale of have been sold as well. */
  crafts: () =>
    queryOptions({
      queryKey: [...analyticsQueries.all, 'crafts'],
      staleTime: 5 * 60_000,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const rows = unwrap(
          await client.from('categories').select('key, name_en, name_fr, name_ar').abortSignal(signal),
        )
        return new Map(rows.map((row) => [row.key, row]))
      },
    }),

  /** What browsers reported of the visits on the shop's days from one to the other. */
  visits: (from: string, to: string) =>
    queryOptions({
      queryKey: [...analyticsQueries.all, 'visits', from, to],
      meta: { errorText: 'adminAnalytics.visits.failed' },
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const parameters = { from_day: from, to_day: to }
        const answer = await client.rpc('admin_telemetry', parameters).abortSignal(signal)
        return unwrap(answer) as { vitals: Percentile[]; errors: VisitError[] }
      },
    }),

  /** Searches without results, most frequent first, with what was opened after them. */
  misses: () =>
    queryOptions({
      queryKey: [...analyticsQueries.all, 'misses'],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client.rpc('admin_search_misses', {}).abortSignal(signal),
        ) as unknown as readonly SearchMiss[]
      },
    }),
}
