import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { AppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import type { OrderStatus } from '@/orders/order-status'
import { adminOrderQueries, type OrderPageRows } from './queries'

/** A row of the report about a change of many orders. */
export type StatusReport = {
  id: string
  order_number: string
  from_status: OrderStatus
  /** Null, or why this order stayed as it was. */
  code: string | null
}

type Change = { status?: OrderStatus; tracking_number?: string }

/**
 * The lists on the screen show what became of these orders, and what no longer belongs there leaves; nothing else moves.
 * Whoever comes back to a list gets it anew.
 */
async function followInLists(queryClient: QueryClient, ids: readonly string[], change: Change) {
  const { lists } = adminOrderQueries
  queryClient.setQueriesData<OrderPageRows>({ queryKey: lists }, (page) => {
    if (page === undefined) return page
    const rows = page.rows
      .map((row) => (ids.includes(row.id) ? { ...row, ...change } : row))
      .filter((row) => page.status === null || row.status === page.status || !ids.includes(row.id))
    return { ...page, rows }
  })
  await queryClient.invalidateQueries({ queryKey: lists, refetchType: 'none' })
  const emptied = (data: unknown) => (data as OrderPageRows | undefined)?.rows.length === 0
  await queryClient.refetchQueries({
    queryKey: lists,
    type: 'active',
    predicate: ({ state }) => emptied(state.data),
  })
}

// Cancelling and reviving move stock, and every figure about orders may change.
const FOLLOWERS = [
  [...adminOrderQueries.all, 'counts'],
  [...adminOrderQueries.all, 'detail'],
  ['admin', 'dashboard'],
  ['admin', 'customers'],
  ['admin', 'analytics'],
  ['admin', 'products'],
]

/** The order gets the status if it still has the one that was seen. Rejects with edit_conflict when it has not. */
export function useSetStatus() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: {
      invalidates: FOLLOWERS,
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
      // The customer has cancelled it, or a colleague was quicker: who sees that may want something else.
      const now = unwrap(await client.from('orders').select('status').eq('id', id).single())
      await followInLists(queryClient, [id], now)
      throw new AppError('edit_conflict')
    },
    onSuccess: ({ status }, { id }) => followInLists(queryClient, [id], { status }),
    // Somebody else may have changed it meanwhile.
    onError: (_error, { id }) =>
      queryClient.invalidateQueries({
        queryKey: [...adminOrderQueries.all, 'detail'],
        predicate: ({ state }) => (state.data as { id?: string } | null | undefined)?.id === id,
      }),
  })
}

/** Up to 200 orders; the report tells of each what became of it. */
export function useSetStatuses() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { invalidates: FOLLOWERS, errorText: 'adminOrders.statusFailed' },
    mutationFn: async ({ ids, status }: { ids: string[]; status: OrderStatus }) => {
      const client = await supabase()
      return unwrap(
        await client.rpc('set_order_statuses', { order_ids: ids, status }),
      ) as unknown as StatusReport[]
    },
    onSuccess: (report, { status }) => {
      const changed = report.filter(({ code }) => code === null)
      return followInLists(
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
    mutationFn: async ({ id, trackingNumber }: { id: string; trackingNumber: string }) => {
      const client = await supabase()
      return unwrap(
        await client
          .from('orders')
          .update({ tracking_number: trackingNumber })
          .eq('id', id)
          .select('tracking_number')
          .single(),
      )
    },
    onSuccess: (saved, { id }) => followInLists(queryClient, [id], saved),
  })
}

/** Many parcels' numbers: each order is written by itself, and those that there are not are named. */
export function useSetTrackings() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: {
      invalidates: [[...adminOrderQueries.all, 'detail'], adminOrderQueries.lists],
      errorText: 'adminOrders.trackingFailed',
    },
    mutationFn: async (lines: readonly { orderNumber: string; trackingNumber: string }[]) => {
      const client = await supabase()
      const saved: { id: string; status: OrderStatus }[] = []
      const missing: string[] = []
      for (const { orderNumber, trackingNumber } of lines) {
        const found = unwrap(
          await client
            .from('orders')
            .update({ tracking_number: trackingNumber })
            .eq('order_number', orderNumber)
            .select('id, status'),
        )
        if (found.length === 0) missing.push(orderNumber)
        saved.push(...found)
      }
      return { saved, missing }
    },
    // Some may have been written before one failed.
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
