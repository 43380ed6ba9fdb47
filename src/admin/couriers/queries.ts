import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { INVALIDATED_KEYS } from '@/admin/orders/mutations'
import { adminOrderQueries } from '@/admin/orders/queries'
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
export type RemittanceProblem = 'other_amount' | 'other_fee' | 'not_delivered' | 'unknown_order'

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

const all = ['admin', 'couriers'] as const

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
          await client.rpc('courier_parcels', { courier, state }).abortSignal(signal),
        ) as unknown as CourierParcel[]
      },
    }),

  /** The last remittances of a courier with their lines. */
  remittances: (courier: string) =>
    queryOptions({
      queryKey: [...all, 'remittances', courier],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('remittances')
            .select(
              `id, reference, received_on, created_at,
               remittance_lines (id, reference, expected, received, fee, agreed_fee, problem, resolved_at, resolution,
                 orders (order_number, contact_name))`,
            )
            .eq('courier_id', courier)
            .order('created_at', { ascending: false })
            .order('id', { referencedTable: 'remittance_lines' })
            .limit(50)
            .abortSignal(signal),
        )
      },
    }),

  /** The orders that can be handed over: they are being prepared. */
  ready: () =>
    queryOptions({
      queryKey: [...all, 'ready'],
      refetchOnWindowFocus: 'always',
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('orders')
            .select(
              'id, order_number, contact_name, city, country, amount_due, payment_method, tracking_number, created_at',
            )
            .eq('status', 'processing')
            .eq('is_pickup', false)
            .order('created_at')
            .limit(200)
            .abortSignal(signal),
        )
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
               orders (order_number, contact_name, phone, city, amount_due, tracking_number,
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

export type ReadyOrder = Awaited<
  ReturnType<NonNullable<ReturnType<typeof courierQueries.ready>['queryFn']>>
>[number]

const CHANGED = [...INVALIDATED_KEYS, adminOrderQueries.lists]

export const courierMutations = {
  handOver: () =>
    mutationOptions({
      meta: { invalidates: CHANGED },
      mutationFn: async (request: {
        courier: string
        key: string
        parcels: { order_id: string; tracking_number: string }[]
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
