import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { requireValues } from '@/admin/lost-answers'
import { adminKeys } from '@/admin/query-keys'
import type { Database } from '@/lib/database.types'
import { AppError, toAppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import type { OrderStatus } from '@/orders/order-status'
import { type AdminOrder, adminOrderQueries, type OrderCard, type OrderListPage } from './queries'

/** A row of the report about a change of many orders. */
export type StatusReport = {
  id: string
  order_number: string
  from_status: OrderStatus
  /** The status that it was to get. */
  to_status: OrderStatus
  /** Null, or the error code for which this order was left unchanged. */
  code: string | null
}

export type CancellationReason = Database['public']['Enums']['cancellation_reason']

/** The code of a report as the error that a single change would have met. */
export function refusalError(code: string): AppError {
  return code === 'status_changed' ? new AppError('edit_conflict') : toAppError({ message: code })
}

export const CANCELLATION_REASONS = [
  'customer_request',
  'out_of_stock',
  'unreachable',
  'refused',
  'payment',
  'other',
] as const satisfies readonly CancellationReason[]

export function isCancellationReason(value: string): value is CancellationReason {
  return CANCELLATION_REASONS.some((reason) => reason === value)
}

type Change = Partial<
  Pick<
    OrderCard,
    'status' | 'tracking_number' | 'payment_status' | 'amount_due' | 'amount_to_refund' | 'refunding_amount'
  >
>

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

/** What is due follows the status: a delivery collects cash, a cancellation makes nothing due. */
async function patchPayments(queryClient: QueryClient, ids: readonly string[]) {
  if (ids.length === 0) return
  const client = await supabase()
  const { data } = await client
    .from('orders')
    .select('id, payment_status, amount_due, amount_to_refund, refunding_amount')
    .in('id', [...ids])
  // Without an answer the badges are out of date until the list is fetched again; the change itself is done.
  const rows = new Map((data ?? []).map((row) => [row.id, row]))
  queryClient.setQueriesData<OrderListPage>({ queryKey: adminOrderQueries.lists }, (page) =>
    page === undefined ? page : { ...page, rows: page.rows.map((row) => ({ ...row, ...rows.get(row.id) })) },
  )
}

// Cancelling and reopening move stock, and all figures about orders may change.
export const INVALIDATED_KEYS: QueryKey[] = [
  adminOrderQueries.confirmation,
  [...adminOrderQueries.all, 'counts'],
  [...adminOrderQueries.all, 'detail'],
  [...adminOrderQueries.all, 'papers'],
  adminKeys.dashboard,
  adminKeys.badges,
  adminKeys.customers,
  adminKeys.analytics,
  adminKeys.products,
  adminKeys.stockAlerts,
  adminKeys.payments,
  adminKeys.returns,
  adminKeys.couriers,
]

export type SeenOrder = { id: string; status: OrderStatus }
/** How many pieces of an order line came back. */
export type ReturnedLine = { item_id: string; quantity: number }
type StatusRequest = {
  orders: readonly SeenOrder[]
  status: OrderStatus
  reason?: CancellationReason
  /** Of orders that were delivered, the pieces that are back in stock. */
  returned?: readonly ReturnedLine[]
  /** Ships orders that have to be paid first and are not; the history keeps it. */
  shipUnpaid?: boolean
}

/** Up to 200 orders, each only if it still has the status that was seen. */
async function setStatuses({
  orders,
  status,
  reason,
  returned = [],
  shipUnpaid = false,
}: StatusRequest): Promise<StatusReport[]> {
  const client = await supabase()
  const report = unwrap(
    await client.rpc('set_order_statuses', {
      order_ids: orders.map(({ id }) => id),
      seen: orders.map(({ status: seen }) => seen),
      status,
      ...(reason !== undefined && { reason }),
      ...(returned.length > 0 && { returned: [...returned] }),
      ...(shipUnpaid && { ship_unpaid: true }),
    }),
  ) as unknown as Omit<StatusReport, 'to_status'>[]
  return report.map((row) => ({ ...row, to_status: status }))
}

type SetStatusesOptions = {
  /** Called before the lists change, since the caller's row may leave its list. */
  onReport: (report: StatusReport[], status: OrderStatus) => void
}

/**
 * Resolves to a report with the outcome for each order. The refusal of a single order is an error, unless it is `unpaid`:
 * then the caller offers to ship it nevertheless.
 */
export function useSetStatuses({ onReport }: SetStatusesOptions) {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { invalidates: INVALIDATED_KEYS, errorText: 'adminOrders.statusFailed' },
    mutationFn: async (request: StatusRequest) => {
      const report = await setStatuses(request)
      // The customer cancelled it, or another operator was faster: show the status that it has now.
      for (const row of report.filter(({ code }) => code === 'status_changed')) {
        await patchLists(queryClient, [row.id], { status: row.from_status })
      }
      const [first] = report
      if (request.orders.length === 1 && first?.code != null && first.code !== 'unpaid')
        throw refusalError(first.code)
      return report
    },
    onSuccess: async (report, { status }) => {
      onReport(report, status)
      const changed = report.filter(({ code }) => code === null)
      const ids = changed.map(({ id }) => id)
      await patchLists(queryClient, ids, { status })
      await patchPayments(queryClient, ids)
    },
    // The orders may have been changed elsewhere, or by this request when only its answer was lost.
    onError: () => queryClient.invalidateQueries({ queryKey: adminOrderQueries.lists }),
  })
}

/**
 * Gives cancelled orders the status they had before; called with the report of the cancellation. Resolves to a report like
 * useSetStatuses, in which the orders of a request without an answer have its error. When none of them has an answer, or the only
 * one is refused, that is an error.
 */
export function useUndoCancellation({ onReport }: { onReport: (report: StatusReport[]) => void }) {
  return useMutation({
    meta: {
      invalidates: [...INVALIDATED_KEYS, [...adminOrderQueries.lists]],
      errorText: 'adminOrders.undoFailed',
    },
    mutationFn: async (cancelled: readonly StatusReport[]) => {
      const report: StatusReport[] = []
      const failures: unknown[] = []
      const statuses = new Set(cancelled.map(({ from_status: before }) => before))
      for (const status of statuses) {
        const orders = cancelled
          .filter(({ from_status: before }) => before === status)
          .map((row) => ({ ...row, status: 'cancelled' as const }))
        try {
          // An order that was shipped unpaid was so on purpose.
          report.push(...(await setStatuses({ orders, status, shipUnpaid: true })))
        } catch (error) {
          failures.push(error)
          const { code } = toAppError(error)
          for (const { id, order_number, status: from_status } of orders)
            report.push({ id, order_number, from_status, to_status: status, code })
        }
      }
      if (failures.length === statuses.size) throw failures[0]
      const [first] = report
      if (report.length === 1 && first?.code != null) throw refusalError(first.code)
      return report
    },
    onSuccess: onReport,
  })
}

/** Where the number of a parcel is shown, besides the lists. */
const TRACKING_KEYS = [
  [...adminOrderQueries.all, 'detail'],
  [...adminOrderQueries.all, 'papers'],
  adminKeys.couriers,
]

export type Parcel = Pick<AdminOrder, 'tracking_number' | 'carrier'>
type ParcelChange = { id: string; shown: Parcel; change: Partial<Parcel> }

/**
 * Writes what was edited of a parcel's number and carrier. A column that is no longer as it was shown rejects with edit_conflict;
 * the other one, which a colleague may have entered meanwhile, is left as it is.
 */
export function useSetTracking() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: {
      invalidates: TRACKING_KEYS,
      successText: 'adminOrders.trackingSaved',
      errorText: 'adminOrders.trackingFailed',
    },
    mutationFn: async ({ id, shown, change }: ParcelChange): Promise<Parcel> => {
      const client = await supabase()
      let update = client.from('orders').update(change).eq('id', id)
      for (const name of ['tracking_number', 'carrier'] as const)
        if (change[name] !== undefined) update = update.eq(name, shown[name])
      const [saved] = unwrap(await update.select('tracking_number, carrier'))
      if (saved !== undefined) return saved
      const now = unwrap(
        await client.from('orders').select('tracking_number, carrier').eq('id', id).maybeSingle(),
      )
      requireValues(now, change)
      return now
    },
    onSuccess: ({ tracking_number }, { id }) => patchLists(queryClient, [id], { tracking_number }),
  })
}

export type TrackedOrder = { id: string; order_number: string; status: OrderStatus }
/** An order that has another number than was shown. */
export type KeptTracking = { order_number: string; tracking_number: string }
type PastedTracking = {
  orderNumber: string
  trackingNumber: string
  carrier: string
  /** The number that the order was shown to have. */
  shown: string
}

async function setPastedTracking({ orderNumber, trackingNumber, carrier, shown }: PastedTracking) {
  const client = await supabase()
  // An order that has the number already was saved by an earlier request, whose answer was lost, or is to get the carrier.
  for (const before of new Set([shown, trackingNumber])) {
    const [saved] = unwrap(
      await client
        .from('orders')
        .update({ tracking_number: trackingNumber, ...(carrier !== '' && { carrier }) })
        .eq('order_number', orderNumber)
        .eq('tracking_number', before)
        .select('id, order_number, status'),
    )
    if (saved !== undefined) return { saved }
  }
  const kept = unwrap(
    await client
      .from('orders')
      .select('order_number, tracking_number')
      .eq('order_number', orderNumber)
      .maybeSingle(),
  )
  return { kept }
}

/**
 * Tracking numbers of many orders, each in its own update, which an order with another number than was shown refuses: a colleague
 * may have entered it. Resolves to the saved orders, those that kept their number, and the unknown order numbers.
 */
export function useSetTrackings() {
  return useMutation({
    meta: {
      invalidates: [...TRACKING_KEYS, adminOrderQueries.lists],
      errorText: 'adminOrders.trackingFailed',
    },
    mutationFn: async (lines: readonly PastedTracking[]) => {
      const saved: TrackedOrder[] = []
      const kept: KeptTracking[] = []
      const missing: string[] = []
      for (const line of lines) {
        const outcome = await setPastedTracking(line)
        if (outcome.saved !== undefined) saved.push(outcome.saved)
        else if (outcome.kept !== null) kept.push(outcome.kept)
        else missing.push(line.orderNumber)
      }
      return { saved, kept, missing }
    },
  })
}

const NOTE_KEYS = [[...adminOrderQueries.all, 'detail'], [...adminOrderQueries.lists]]

export function useAddNote(orderId: string) {
  return useMutation({
    meta: { invalidates: NOTE_KEYS, errorText: 'adminOrders.noteFailed' },
    mutationFn: async ({ body, key }: { body: string; key: string }) => {
      const client = await supabase()
      const answer = await client.from('order_notes').insert({ order_id: orderId, body, key })
      // Written already, by a request whose answer was lost.
      if (answer.error?.code === '23505') return
      unwrap(answer)
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
