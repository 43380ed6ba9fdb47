import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { adminKeys } from '@/admin/query-keys'
import { REFETCH_INTERVAL_MS } from '@/admin/refetch'
import type { Database, Json } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { UUID } from '@/lib/uuid'

type Enums = Database['public']['Enums']
export type ReturnState = Enums['return_state']
export type ReturnWish = Enums['return_wish']
export type ReturnReason = Enums['return_reason']

/** What waits for the shop first. */
export const STATES = [
  'requested',
  'approved',
  'received',
  'closed',
  'refused',
  'cancelled',
] as const satisfies readonly ReturnState[]

export const REASONS = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'changed_mind',
  'other',
] as const satisfies readonly ReturnReason[]

export const isReturnState = (value: string | null): value is ReturnState =>
  STATES.some((state) => state === value)

export type ReturnRow = {
  id: string
  number: string
  state: ReturnState
  wish: ReturnWish
  reason: ReturnReason
  created_at: string
  order_id: string
  order_number: string
  contact_name: string
  /** What its exchange left and is still to be given back, in MAD. */
  credit_owed: number
  pieces: number
}

/** The shape of the jsonb that admin_returns returns. */
type ReturnList = { counts: Partial<Record<ReturnState, number>>; returns: ReturnRow[] }

/** What of an order may still be returned: the part of return_page that the form needs. */
type Returnable = {
  until: string | null
  is_open: boolean
  items: {
    id: string
    name_en: string
    name_fr: string
    name_ar: string
    image_url: string | null
    selected_variations: Json
    returnable: number
  }[]
}

/** As admin_returns. */
const PAGE_SIZE = 100

/** By its number or its id. */
async function readReturn(given: string, signal: AbortSignal) {
  const isId = UUID.test(given)
  const client = await supabase()
  return unwrap(
    await client
      .from('returns')
      .select(
        `id, number, state, wish, reason, note, refusal_reason, closing_reason, credit, credit_left, created_at, payment_id,
         order:orders!returns_order_id_fkey (id, order_number, user_id, contact_name, phone, status, payment_method, paid_amount, refunded_amount, refunding_amount, amount_due, amount_to_refund,
           delivery_fee, gift_fee, exchange_of,
           replaces:returns!returns_exchange_order_id_fkey (original:orders!returns_order_id_fkey (order_number)),
           order_items (id, quantity, unit_price, discount, selected_variations, name_en, name_fr, name_ar),
           payments (id, kind, provider, state, amount, refund_of, has_charge_id, is_reversed, created_at, credit_of, refund_lines (order_item_id, quantity))),
         exchange:orders!returns_exchange_order_id_fkey (order_number, created_at, amount_due),
         cancelled:orders!returns_cancelled_exchange_id_fkey (order_number, created_at),
         return_lines (order_item_id, quantity, restocked, damaged,
           item:order_items (product_id, variation_ids, quantity, unit_price, discount, selected_variations, name_en, name_fr, name_ar, image_url)),
         return_events (id, state, note, actor, created_at, exchange:orders (order_number)),
         return_photos (path, created_at)`,
      )
      .eq(isId ? 'id' : 'number', isId ? given : given.toUpperCase())
      .order('order_item_id', { referencedTable: 'return_lines' })
      .order('id', { referencedTable: 'return_events' })
      .order('created_at', { referencedTable: 'return_photos' })
      .abortSignal(signal)
      .maybeSingle(),
  )
}

export type AdminReturn = NonNullable<Awaited<ReturnType<typeof readReturn>>>

const all = adminKeys.returns

export const adminReturnQueries = {
  all,

  /** The returns of a state, and how many there are of each. */
  list: (state: ReturnState) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', state],
      staleTime: 0,
      refetchInterval: REFETCH_INTERVAL_MS,
      refetchOnWindowFocus: 'always',
      initialPageParam: null as Json,
      queryFn: async ({ signal, pageParam }) => {
        const client = await supabase()
        return unwrap(
          await client.rpc('admin_returns', { state, cursor: pageParam }).abortSignal(signal),
        ) as unknown as ReturnList
      },
      getNextPageParam: ({ returns }) => {
        const last = returns.length < PAGE_SIZE ? undefined : returns.at(-1)
        return last && { id: last.id, created_at: last.created_at }
      },
    }),

  detail: (given: string) =>
    queryOptions({
      queryKey: [...all, 'detail', given],
      refetchOnWindowFocus: 'always',
      queryFn: ({ signal }) => readReturn(given, signal),
    }),

  /** What may be returned of the order with this tracking token. */
  returnable: (token: string) =>
    queryOptions({
      queryKey: [...all, 'returnable', token],
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client.rpc('return_page', { token }).abortSignal(signal),
        ) as unknown as Returnable | null
      },
    }),
}
