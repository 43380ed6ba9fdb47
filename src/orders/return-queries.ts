import { queryOptions } from '@tanstack/react-query'
import type { Database, Json } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { publicData } from '@/lib/supabase'
import { orderQueries } from './queries'

type Enums = Database['public']['Enums']
export type ReturnState = Enums['return_state']
export type ReturnReason = Enums['return_reason']
export type ReturnWish = Enums['return_wish']

export type ReturnableItem = {
  id: string
  name_en: string
  name_fr: string
  name_ar: string
  image_url: string | null
  selected_variations: Json
  quantity: number
  /** How many pieces are in no other return and were not refunded. */
  returnable: number
}

export type CustomerReturn = {
  id: string
  number: string
  state: ReturnState
  wish: ReturnWish
  reason: ReturnReason
  note: string
  refusal_reason: string
  /** Why it was closed without a refund or an exchange. */
  closing_reason: string
  created_at: string
  exchange_order_number: string | null
  exchange_tracking_token: string | null
  /** Of the exchange that was cancelled last. */
  cancelled_exchange_number: string | null
  photos: number
  lines: { item_id: string; quantity: number }[]
  events: { state: ReturnState; created_at: string }[]
}

/** What the RPC `return_page` returns. */
export type ReturnPage = {
  order_number: string
  /** The last day, `2026-12-07`; null before the delivery. */
  until: string | null
  is_open: boolean
  /** Whether the customer is sent emails about the order and its returns. */
  gets_email: boolean
  items: ReturnableItem[]
  /** Newest first. */
  returns: CustomerReturn[]
}

export const returnQueries = {
  /** What may be returned of the order with this tracking token, and its returns; null when there is none. */
  page: (token: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'returns', token],
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      queryFn: async ({ signal }) =>
        unwrap(await publicData().rpc('return_page', { token }).abortSignal(signal)) as ReturnPage | null,
    }),
}

export type ReturnRequest = {
  token: string
  /** One for each form: a request that is sent again is recorded once. */
  key: string
  lines: { item_id: string; quantity: number }[]
  reason: ReturnReason
  wish: ReturnWish
  note: string
}

export type RecordedReturn = { id: string; number: string; state: ReturnState }

export async function requestReturn(request: ReturnRequest): Promise<RecordedReturn> {
  return unwrap(await publicData().rpc('request_return', request)) as RecordedReturn
}

export async function cancelReturn(target: { token: string; return_id: string; key: string }): Promise<void> {
  unwrap(await publicData().rpc('cancel_return', target))
}
