import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import type { OrderStatus } from '@/orders/order-status'
import { adminOrderQueries, type OrderListPage } from './queries'

/** A row of the report about a change of many orders. */
export type StatusReport = {
  id: string
  order_number: string
  from_status: OrderStatus
  /** Null, or the error code for which this order was left unchanged. */
  code: string | null
}

type Change = { status?: OrderStatus; tracking_number?: string }
type Tracking = { trackingNumber: string; carrier: string }

/**
 * Applies a change to these orders in the cached lists, and removes those that no longer match a list's status; other rows
 * keep their place. Inactive lists are refetched when they are shown again.
 */
async function patchLists(queryClient: QueryClient, ids: readonly string[], change: Change) {
  const { lists } = adminOrderQueries
  queryClient.setQueriesData<OrderListPage>({ queryKey: lists }, (page) => {
    if (page === undefined) return page
    const rows = page.rows
      .map((row) => (ids.includes(row.id) ? { ...row, ...change } : row))
      .filter((row) => page.status === null || row.status === page.status || !ids.includes(row.id))
    return { ...page, rows }
  })
  await queryClient.invalidateQueries({ queryKey: lists, refetchType: 'none' })
  const emptied = (data: unknown) => (data as OrderListPage | undefined)?.rows.length === 0
  await queryClient.refetchQueries({
    queryKey: lists,
    type: 'active',
    predicate: ({ state }) => emptied(state.data),
  })
}

// Cancelling and reopening move stock, and all figures about orders may change.
const INVALIDATED_KEYS = [
  [...adminOrderQueries.all, 'counts'],
  [...adminOrderQueries.all, 'detail'],
  ['admin', 'dashboard'],
  ['admin', 'customers'],
  ['admin', 'analytics'],
  ['admin', 'products'],
]

/** Sets the status if the order still has the `seen` one; rejects with edit_conflict otherwise. */
export function useSetStatus() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: {
      invalidates: INVALIDATED_KEYS,
      successText: 'adminOrders.statusUpdated',
      errorText: 'adminOrders.statusFailed',
    },
    mutationFn: async ({ id, status, seen }: { id: string; status: OrderStatus; seen: OrderStatus }) => {
      const client = await supabase()
      const changed = unwrap(
        await client
          .from('orders')
          .update({ status })
          .eq('id', id)
          .eq('status', seen)
          .select('status')
          .maybeSingle(),
      )
      if (changed !== null) return changed
      // The customer cancelled it, or another operator was faster: show the current status instead of overwriting it.
      const now = unwrap(await client.from('orders').select('status').eq('id', id).single())
      await patchLists(queryClient, [id], now)
      throw new AppError('edit_conflict')
    },
    onSuccess: ({ status }, { id }) => patchLists(queryClient, [id], { status }),
    // The order may have been changed elsewhere.
    onError: (_error, { id }) =>
      queryClient.invalidateQueries({
        queryKey: [...adminOrderQueries.all, 'detail'],
        predicate: ({ state }) => (state.data as { id?: string } | null | undefined)?.id === id,
      }),
  })
}

/** Up to 200 orders. Resolves to a report with the outcome for each order. */
export function useSetStatuses() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { invalidates: INVALIDATED_KEYS, errorText: 'adminOrders.statusFailed' },
    mutationFn: async ({ ids, status }: { ids: string[]; status: OrderStatus }) => {
      const client = await supabase()
      return unwrap(
        await client.rpc('set_order_statuses', { order_ids: ids, status }),
      ) as unknown as StatusReport[]
    },
    onSuccess: (report, { status }) => {
      const changed = report.filter(({ code }) => code === null)
      return patchLists(
        queryClient,
        changed.map(({ id }) => id),
        { status },
      )
    },
  })
}

export function useSetTracking() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: {
      invalidates: [[...adminOrderQueries.all, 'detail']],
      successText: 'adminOrders.trackingSaved',
      errorText: 'adminOrders.trackingFailed',
    },
    mutationFn: async ({ id, trackingNumber, carrier }: { id: string } & Tracking) => {
      const client = await supabase()
      return unwrap(
        await client
          .from('orders')
          .update({ tracking_number: trackingNumber, carrier })
          .eq('id', id)
          .select('tracking_number')
          .single(),
      )
    },
    onSuccess: (saved, { id }) => patchLists(queryClient, [id], saved),
  })
}

/** Tracking numbers of many orders, each in its own update. Resolves to the saved orders and the unknown order numbers. */
export function useSetTrackings() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: {
      invalidates: [[...adminOrderQueries.all, 'detail'], adminOrderQueries.lists],
      errorText: 'adminOrders.trackingFailed',
    },
    mutationFn: async (lines: readonly ({ orderNumber: string } & Tracking)[]) => {
      const client = await supabase()
      const saved: { id: string; status: OrderStatus }[] = []
      const missing: string[] = []
      for (const { orderNumber, trackingNumber, carrier } of lines) {
        const found = unwrap(
          await client
            .from('orders')
            .update({ tracking_number: trackingNumber, ...(carrier !== '' && { carrier }) })
            .eq('order_number', orderNumber)
            .select('id, status'),
        )
        if (found.length === 0) missing.push(orderNumber)
        saved.push(...found)
      }
      return { saved, missing }
    },
    // Some may have been saved before one failed.
    onError: () => queryClient.invalidateQueries({ queryKey: adminOrderQueries.lists }),
  })
}

const NOTE_KEYS = [[...adminOrderQueries.all, 'detail'], [...adminOrderQueries.lists]]

export function useAddNote(orderId: string) {
  return useMutation({
    meta: { invalidates: NOTE_KEYS, errorText: 'adminOrders.noteFailed' },
    mutationFn: async (body: string) => {
      const client = await supabase()
      unwrap(await client.from('order_notes').insert({ order_id: orderId, body }))
    },
  })
}

export function useDeleteNote() {
  return useMutation({
    meta: { invalidates: NOTE_KEYS, errorText: 'adminOrders.noteDeleteFailed' },
    mutationFn: async (id: number) => {
      const client = await supabase()
      unwrap(await client.from('order_notes').delete().eq('id', id).select('id').single())
    },
  })
}
