import { queryOptions, useMutation } from '@tanstack/react-query'
import { toAppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { FILTER_PARAMS, type OrderFilters } from './order-filters'
import { adminOrderQueries } from './queries'

/** The views that every shop needs, in the order of the work. */
export const VIEWS = {
  all: {},
  pending: { status: 'pending' },
  processing: { status: 'processing' },
  shipped: { status: 'shipped' },
  coming_back: { delivery: 'coming_back' },
  delivered: { status: 'delivered' },
  cancelled: { status: 'cancelled' },
  to_refund: { payment: 'to_refund' },
} as const satisfies Record<string, Partial<Record<(typeof FILTER_PARAMS)[number], string>>>
export type View = keyof typeof VIEWS

export function viewOf({ status, payment, delivery }: OrderFilters): View {
  if (delivery === 'coming_back' && status === null) return 'coming_back'
  if (payment === 'to_refund' && status === null) return 'to_refund'
  return status ?? 'all'
}

/** The filters that the views share: without those that the present view consists of. */
export function withoutView(filters: OrderFilters): OrderFilters {
  const view = viewOf(filters)
  return {
    ...filters,
    status: null,
    payment: view === 'to_refund' ? null : filters.payment,
    delivery: view === 'coming_back' ? null : filters.delivery,
  }
}

/** The address of a view, with the search and the other filters that are set. */
export function paramsOfView(view: View, params: URLSearchParams, filters: OrderFilters): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ['after', 'page', 'status']) next.delete(name)
  const { payment, delivery } = withoutView(filters)
  if (payment === null) next.delete('payment')
  if (delivery === null) next.delete('delivery')
  for (const [name, value] of Object.entries(VIEWS[view])) next.set(name, value)
  return next
}

/** What is saved of an address: its filters and their order, always written alike. Empty for the list as it opens. */
export function savedQuery(params: URLSearchParams): string {
  const saved = new URLSearchParams()
  for (const name of FILTER_PARAMS) {
    const value = params.get(name) ?? ''
    if (value !== '') saved.set(name, value)
  }
  return saved.toString()
}

const KEY = [...adminOrderQueries.all, 'views'] as const

export const savedViews = () =>
  queryOptions({
    queryKey: KEY,
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const client = await supabase()
      return unwrap(
        await client
          .from('admin_views')
          .select('id, name, query')
          .eq('list', 'orders')
          .order('created_at')
          .abortSignal(signal),
      )
    },
  })

/** Rejects with conflict when another view has the name. The same view, sent again after a lost answer, is saved already. */
export function useSaveView() {
  return useMutation({
    meta: { invalidates: [[...KEY]], ownErrors: true },
    mutationFn: async (view: { name: string; query: string }) => {
      const client = await supabase()
      const answer = await client.from('admin_views').insert({ list: 'orders', ...view })
      if (answer.error === null) return
      const refusal = toAppError(answer.error, answer.status)
      if (refusal.code !== 'conflict') throw refusal
      const saved = unwrap(
        await client
          .from('admin_views')
          .select('id')
          .match({ list: 'orders', ...view }),
      )
      if (saved.length === 0) throw refusal
    },
  })
}

export function useDeleteView() {
  return useMutation({
    meta: { invalidates: [[...KEY]], errorText: 'adminOrders.views.deleteFailed' },
    mutationFn: async (id: string) => {
      const client = await supabase()
      unwrap(await client.from('admin_views').delete().eq('id', id).select('id').single())
    },
  })
}
