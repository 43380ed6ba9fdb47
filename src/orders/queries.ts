import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { earlierGuestClient, guestId } from '@/auth/guest'
import { unwrap } from '@/lib/errors'
import { buyerClient } from '@/lib/buyer-client'
import { polled } from '@/lib/reread'
import { publicData, supabase, type Supabase } from '@/lib/supabase'
import type { OrderStatus } from './order-status'

export const ORDERS_PAGE_SIZE = 10

// Realtime publishes the catalog only, so pages with orders poll.
const POLL_INTERVAL_MS = 30_000

type OrderCursor = { created_at: string; id: string }

async function readOwnOrder(userId: string, orderNumber: string, signal: AbortSignal) {
  const client = await supabase()
  return unwrap(
    await client
      .from('orders')
      .select(
        `id, order_number, status, created_at, subtotal, delivery_fee, discount_amount, tax_amount, total_amount, payment_method,
         payment_status, amount_due, amount_to_refund, paid_amount, refunded_amount, payment_due_at, tracking_token, payment_token,
         min_days, max_days, promised_from, contact_name, contact_email, phone, address, district, landmark, city, region, postal_code, country, notes,
         gift_fee, is_pickup, is_gift, gift_message, carrier, tracking_number, tracking_link,
         order_items (id, product_id, variation_ids, quantity, unit_price, line_total, selected_variations, name_en,
           name_fr, name_ar, image_url),
         order_status_history (to_status, created_at, reason),
         invoices (number, kind, issued_at)`,
      )
      .eq('user_id', userId)
      .eq('order_number', orderNumber)
      .abortSignal(signal)
      .maybeSingle(),
  )
}

async function readConfirmedOrder(
  client: Supabase,
  userId: string,
  orderNumber: string,
  signal: AbortSignal,
) {
  return unwrap(
    await client
      .from('orders')
      .select(
        `id, user_id, order_number, status, created_at, subtotal, delivery_fee, discount_amount, tax_amount, total_amount, payment_method,
         payment_status, amount_due, amount_to_refund, paid_amount, refunded_amount, payment_due_at,
         language, tracking_token, payment_token, min_days, max_days, promised_from, contact_name, contact_email, address, district, landmark, city, region, postal_code, country,
         gift_fee, is_pickup, order_items (id, product_id, quantity, unit_price, line_total, selected_variations, name_en, name_fr,
           name_ar, image_url)`,
      )
      // RLS lets admins read every order; the confirmation page is the customer's own.
      .eq('user_id', userId)
      .eq('order_number', orderNumber)
      .abortSignal(signal)
      .maybeSingle(),
  )
}

export const orderQueries = {
  all: ['orders'] as const,

  /** The customer's own orders, newest first, in pages with a keyset cursor. */
  mine: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.all, 'mine', userId],
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: POLL_INTERVAL_MS,
      initialPageParam: null as OrderCursor | null,
      queryFn: async ({ pageParam, signal }) => {
        const client = await supabase()
        let orders = client
          .from('orders')
          .select(
            `id, order_number, status, created_at, total_amount, payment_method, payment_status, amount_due, amount_to_refund,
             paid_amount, tracking_token, payment_token, is_pickup,
             order_items (id, quantity, name_en, name_fr, name_ar, image_url)`,
          )
          // RLS lets admins read every order; this list is the customer's own.
          .eq('user_id', userId)
        if (pageParam !== null) {
          const { created_at: at, id } = pageParam
          orders = orders.or(`created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${id})`)
        }
        return unwrap(
          await orders
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            // One more row than shown: is there a next page?
            .limit(ORDERS_PAGE_SIZE + 1)
            .abortSignal(signal),
        )
      },
      getNextPageParam: (page): OrderCursor | null =>
        page.length > ORDERS_PAGE_SIZE ? (page[ORDERS_PAGE_SIZE - 1] ?? null) : null,
    }),

  /** One of the customer's own orders with its history, polled while its status may still change. */
  detail: (userId: string, orderNumber: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'detail', userId, orderNumber],
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      queryFn: ({ signal }) => readOwnOrder(userId, orderNumber, signal),
      refetchInterval: ({ state }) =>
        state.data?.status === 'delivered' || state.data?.status === 'cancelled' ? false : POLL_INTERVAL_MS,
    }),

  /**
   * One of the customer's own orders with its lines, or of the guest who ordered in this browser before the account signed in; null
   * when there is none with this number.
   */
  byNumber: (userId: string, orderNumber: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'number', userId, orderNumber],
      staleTime: 0,
      // The order may have been paid in another tab.
      refetchOnWindowFocus: 'always',
      queryFn: async ({ signal }) => {
        const own = await readConfirmedOrder(await buyerClient(), userId, orderNumber, signal)
        if (own !== null) return own
        const guest = await earlierGuestClient()
        return guest && readConfirmedOrder(guest, guestId() ?? '', orderNumber, signal)
      },
    }),

  /** The public part of an order, for anyone with its tracking link; null when no order has this token. */
  tracked: (token: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'tracked', token],
      refetchInterval: polled<TrackedOrder | null>((order) => (order === undefined ? false : 60_000)),
      queryFn: async ({ signal }) =>
        unwrap(await publicData().rpc('track_order', { token }).abortSignal(signal)) as TrackedOrder | null,
    }),

  /** The tracking token of the order with this number and phone number, both as typed; null when there is none. */
  find: async (orderNumber: string, phone: string) =>
    unwrap(await publicData().rpc('find_order', { order_number: orderNumber, phone })) as string | null,

  /** The order placed with this idempotency key; null when there is none. */
  byKey: (key: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'key', key],
      // It may arrive late.
      staleTime: 0,
      queryFn: () => findOrderByKey(key),
    }),
}

export type TrackedOrder = {
  order_number: string
  status: OrderStatus
  is_pickup: boolean
  created_at: string
  min_days: number | null
  max_days: number | null
  promised_from: string | null
  /** Empty until the order is shipped, and where unknown. */
  carrier: string
  tracking_number: string
  tracking_link: string
  history: { to_status: OrderStatus; created_at: string }[]
  lines: {
    id: string
    name_en: string
    name_fr: string
    name_ar: string
    image_url: string | null
    quantity: number
    selected_variations: Record<string, string>
  }[]
}

async function readOrderByKey(client: Supabase, key: string) {
  return unwrap(
    await client
      .from('orders')
      .select(
        'order_number, payment_method, payment_token, total_amount, address, city, is_pickup, order_items (product_id, variation_ids, quantity)',
      )
      .eq('idempotency_key', key)
      .maybeSingle(),
  )
}

/**
 * The order that a guest placed with this idempotency key before an account signed in; null when there is none. The database refuses
 * the key to the account then (key_reused), and tells it nothing of that order.
 */
export async function findEarlierGuestOrder(key: string) {
  const guest = await earlierGuestClient()
  return guest && readOrderByKey(guest, key)
}

/** The order placed with this idempotency key, with where it goes and what it contains; null when there is none. */
export async function findOrderByKey(key: string) {
  const [own, guests] = await Promise.all([
    buyerClient().then((client) => readOrderByKey(client, key)),
    findEarlierGuestOrder(key),
  ])
  return own ?? guests
}

export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrderByKey>>>

export type OrderDetail = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof orderQueries.byNumber>['queryFn']>>>
>

export type ListedOrder = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof orderQueries.mine>['queryFn']>>>
>[number]

export type OwnOrder = NonNullable<Awaited<ReturnType<typeof readOwnOrder>>>

/** Cancels one of the customer's own orders. Rejects with illegal_transition unless it is pending. */
export async function cancelOrder(orderId: string): Promise<void> {
  const client = await supabase()
  unwrap(await client.rpc('cancel_order', { order_id: orderId }))
}
