import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { INVALIDATED_KEYS } from '@/admin/orders/mutations'
import { adminOrderQueries } from '@/admin/orders/queries'
import { adminKeys } from '@/admin/query-keys'
import type { Database } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import type { OrderStatus } from '@/orders/order-status'

/** What is with a courier; amounts in MAD. */
export type CourierBalance = {
  id: string
  name: string
  phone: string
  is_active: boolean
  remittance_days: number
  out_count: number
  out_cash: number
  back_count: number
  held_count: number
  held_cash: number
  /** Of held_cash: collected up to 7 days ago, up to 14, longer ago. */
  held_week: number
  held_fortnight: number
  held_longer: number
  overdue_cash: number
  differences: number
  difference_cash: number
  last_remittance: string | null
}

export const PARCEL_STATES = ['held', 'out', 'back'] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

export type CourierParcel = {
  order_number: string
  contact_name: string
  phone: string
  city: string
  tracking_number: string
  delivery_failure: 'refused' | 'unreachable' | null
  status: OrderStatus
  cash: number
  /** When it was delivered, or handed over. */
  since: string
}

/** How a line of a remittance differs from what was expected. */
export type RemittanceProblem =
  | 'other_amount'
  | 'other_fee'
  | 'not_delivered'
  | 'delivery_refused'
  | 'unknown_order'

/** What the report says of a line that is left out. */
type LeftOut = 'already_remitted' | 'nothing_brought'

export type RemittanceReport = {
  reference: string
  order_number: string | null
  contact_name: string | null
  status: OrderStatus | null
  expected: number
  received: number
  fee: number
  /** Of the courier's price list. */
  agreed_fee: number | null
  code: RemittanceProblem | LeftOut | null
}

/** A line of a courier's statement; amounts in MAD. */
export type RemittanceLine = { reference: string; amount: number; fee: number; deliver: boolean }

export type Remittance = {
  courier: string
  key: string
  reference: string
  received_on: string
  lines: readonly RemittanceLine[]
}

const all = adminKeys.couriers

/** As many as are listed, and as hand_over_orders takes. */
export const MAX_PARCELS = 200

type Client = Awaited<ReturnType<typeof supabase>>

export type ReadyOrder = Pick<
  Database['public']['Tables']['orders']['Row'],
  | 'id'
  | 'order_number'
  | 'status'
  | 'contact_name'
  | 'city'
  | 'country'
  | 'total_amount'
  | 'paid_amount'
  | 'refunded_amount'
  | 'refunding_amount'
  | 'disputed_amount'
  | 'amount_due'
  | 'payment_method'
  | 'tracking_number'
  | 'created_at'
>

/** The orders that can be handed over: they are being prepared, and a courier takes them. */
const readyOrders = (client: Client) =>
  client
    .from('orders')
    .select(
      `id, order_number, status, contact_name, city, country, total_amount, paid_amount, refunded_amount, refunding_amount,
       disputed_amount, amount_due, payment_method, tracking_number, created_at`,
      { count: 'exact' },
    )
    .eq('status', 'processing')
    .eq('is_pickup', false)
    .order('created_at')

/** Whether a number that was scanned or typed, in capitals, is that of the order or of its parcel. */
export const isParcel =
  (given: string) =>
  ({ order_number: number, tracking_number: parcel }: ReadyOrder): boolean =>
    number === given || number === `MCG-${given}` || parcel.toUpperCase() === given

/** The order that can be handed over with this number: it may stand behind those that are listed. */
export async function findReady(given: string): Promise<ReadyOrder | null> {
  const client = await supabase()
  const orders = unwrap(await readyOrders(client).in('order_number', [given, `MCG-${given}`]))
  const exact = given.replaceAll(/[\\%_]/g, '\\$&')
  const parcels =
    orders.length > 0 ? orders : unwrap(await readyOrders(client).ilike('tracking_number', exact).limit(1))
  return parcels.find(isParcel(given)) ?? null
}

/** The remittances of a courier with their lines, the last one first. */
const remittancesOf = (client: Client, courier: string) =>
  client
    .from('remittances')
    .select(
      `id, reference, received_on, created_at,
       remittance_lines (id, reference, expected, received, fee, agreed_fee, problem, resolved_at, resolution,
         orders (order_number, contact_name))`,
    )
    .eq('courier_id', courier)
    .order('created_at', { ascending: false })
    .order('id', { referencedTable: 'remittance_lines' })

export const courierQueries = {
  all,

  /** Couriers for forms, the first in the shop's order first. */
  list: () =>
    queryOptions({
      queryKey: [...all, 'list'],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('couriers')
            .select('id, name, is_active')
            .order('position')
            .order('name')
            .abortSignal(signal),
        )
      },
    }),

  balances: () =>
    queryOptions({
      queryKey: [...all, 'balances'],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(await client.rpc('courier_balances').abortSignal(signal)) as unknown as CourierBalance[]
      },
    }),

  parcels: (courier: string, state: ParcelState) =>
    queryOptions({
      queryKey: [...all, 'parcels', courier, state],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client.rpc('courier_parcels', { courier, state, page_size: MAX_PARCELS }).abortSignal(signal),
        ) as unknown as CourierParcel[]
      },
    }),

  /** The last remittances of a courier, and the earlier ones that still have a difference to close. */
  remittances: (courier: string) =>
    queryOptions({
      queryKey: [...all, 'remittances', courier],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const [latest, open] = await Promise.all([
          remittancesOf(client, courier).limit(50).abortSignal(signal),
          client
            .from('remittance_lines')
            .select('remittance_id, remittances!inner (courier_id)')
            .eq('remittances.courier_id', courier)
            .not('problem', 'is', null)
            .is('resolved_at', null)
            .order('id')
            .limit(100)
            .abortSignal(signal),
        ])
        const rows = unwrap(latest)
        const earlier = new Set(unwrap(open).map(({ remittance_id: id }) => id))
        for (const { id } of rows) earlier.delete(id)
        if (earlier.size === 0) return rows
        return [
          ...rows,
          ...unwrap(
            await remittancesOf(client, courier)
              .in('id', [...earlier])
              .abortSignal(signal),
          ),
        ]
      },
    }),

  /** The oldest orders that can be handed over, and how many there are. */
  ready: () =>
    queryOptions({
      queryKey: [...all, 'ready'],
      refetchOnWindowFocus: 'always',
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const answer = await readyOrders(client).limit(MAX_PARCELS).abortSignal(signal)
        const orders = unwrap(answer)
        return { orders, total: answer.count ?? orders.length }
      },
    }),

  manifest: (id: string) =>
    queryOptions({
      queryKey: [...all, 'manifest', id],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('manifests')
            .select(
              `id, number, created_at, couriers (name, phone),
               orders (order_number, contact_name, phone, city, payment_method, amount_due, tracking_number,
                 payments (kind, state, is_reversed, amount, provider_reference, settled_at))`,
            )
            .eq('id', id)
            .order('order_number', { referencedTable: 'orders' })
            .abortSignal(signal)
            .maybeSingle(),
        )
      },
    }),

  manifests: () =>
    queryOptions({
      queryKey: [...all, 'manifests'],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('manifests')
            .select('id, number, created_at, couriers (name), orders (count)')
            .order('created_at', { ascending: false })
            .limit(10)
            .abortSignal(signal),
        )
      },
    }),
}

const CHANGED = [...INVALIDATED_KEYS, adminOrderQueries.lists]

export const courierMutations = {
  handOver: () =>
    mutationOptions({
      meta: { invalidates: CHANGED },
      mutationFn: async (request: {
        courier: string
        key: string
        /** Without a number the order keeps its own; an empty one clears it. */
        parcels: { order_id: string; tracking_number: string | undefined }[]
      }) => {
        const client = await supabase()
        return unwrap(await client.rpc('hand_over_orders', request)) as unknown as {
          manifest_id: string | null
          report: { order_number: string; code: string | null }[]
        }
      },
    }),

  /** A preview changes nothing. */
  remit: (preview: boolean) =>
    mutationOptions({
      meta: preview ? {} : { invalidates: CHANGED, successText: 'adminCouriers.remitted' },
      mutationFn: async ({ lines, ...rest }: Remittance) => {
        const client = await supabase()
        return unwrap(
          await client.rpc('record_remittance', { ...rest, lines: [...lines], preview }),
        ) as unknown as { remittance_id: string | null; report: RemittanceReport[] }
      },
    }),

  resolve: () =>
    mutationOptions({
      meta: { invalidates: [[...all]], successText: 'adminCouriers.resolved' },
      mutationFn: async ({ id, resolution }: { id: number; resolution: string }) => {
        const client = await supabase()
        unwrap(await client.rpc('resolve_remittance_line', { line_id: id, resolution }))
      },
    }),
}
