import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Language } from '@/i18n/locales'
import type { Database } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { type CancellationReason, INVALIDATED_KEYS } from './mutations'
import { adminOrderQueries, type CardLine } from './queries'

export const CALL_STATES = ['due', 'later', 'wrong_number'] as const
export type CallState = (typeof CALL_STATES)[number]
export type CallOutcome = Database['public']['Enums']['call_outcome']

/** An order that waits for a call, with what an admin who calls needs. Amounts in MAD. */
export type OrderToConfirm = {
  id: string
  order_number: string
  created_at: string
  contact_name: string
  phone: string
  city: string
  district: string
  address: string
  landmark: string
  country: string
  notes: string
  total_amount: number
  language: Language
  tracking_token: string
  tracking_number: string
  call_attempts: number
  next_call_at: string | null
  items: Omit<CardLine, 'product_id' | 'unit_price'>[]
  calls: { outcome: CallOutcome; note: string; created_at: string; actor: string | null }[]
  /** Other orders with the same phone number. */
  history: { orders: number; delivered: number; refused: number; cancelled: number; open: number }
}

export type ConfirmationQueue = Record<CallState, number> & { orders: OrderToConfirm[] }

export const confirmationQueue = (state: CallState) =>
  queryOptions({
    queryKey: [...adminOrderQueries.confirmation, state],
    staleTime: 0,
    // The page keeps to the order that it shows first: not one of an earlier visit, which may wait no longer.
    gcTime: 0,
    // Orders become due with time.
    refetchInterval: 30_000,
    queryFn: async ({ signal }) => {
      const client = await supabase()
      return unwrap(
        await client.rpc('confirmation_queue', { state }).abortSignal(signal),
      ) as unknown as ConfirmationQueue
    },
  })

export type Call = {
  order: Pick<OrderToConfirm, 'id' | 'call_attempts'>
  /** The same for a call that is sent again. */
  key: string
  outcome: CallOutcome
  note: string
  /** A postponed call: the day, YYYY-MM-DD. */
  nextDay?: string
  /** A cancelled order. */
  reason?: CancellationReason
}

/** Records what a call led to. The order leaves the cached queue at once. */
export function useRecordCall(state: CallState) {
  const queryClient = useQueryClient()
  const { queryKey } = confirmationQueue(state)
  const readAgain = () => queryClient.invalidateQueries({ queryKey: adminOrderQueries.confirmation })
  return useMutation({
    meta: {
      invalidates: [
        // Later, by `readAgain`.
        ...INVALIDATED_KEYS.filter((key) => key !== adminOrderQueries.confirmation),
        adminOrderQueries.lists,
      ],
      errorText: 'adminOrders.confirm.failed',
    },
    mutationFn: async ({ order, key, outcome, note, nextDay, reason }: Call) => {
      const client = await supabase()
      return unwrap(
        await client.rpc('record_call', {
          order_id: order.id,
          key,
          seen_calls: order.call_attempts,
          outcome,
          note,
          ...(nextDay !== undefined && { next_day: nextDay }),
          ...(reason !== undefined && { reason }),
        }),
      )
    },
    onSuccess: (_result, { order }) => {
      queryClient.setQueryData<ConfirmationQueue>(queryKey, (queue) =>
        // The queue may have been read again, without the order.
        queue === undefined || !queue.orders.some(({ id }) => id === order.id)
          ? queue
          : { ...queue, [state]: queue[state] - 1, orders: queue.orders.filter(({ id }) => id !== order.id) },
      )
      // Not waited for: the page shows the next order first, or it would miss this one in the list.
      void readAgain()
    },
    // Another admin was faster, or the customer cancelled: show what is there now.
    onError: readAgain,
  })
}
