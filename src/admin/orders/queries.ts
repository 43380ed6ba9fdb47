import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Cursor, cursorText, type Page, PAGE_ROWS, toPage } from '@/admin/list/use-list-search-params'
import { adminKeys } from '@/admin/query-keys'
import { REFETCH_INTERVAL_MS } from '@/admin/refetch'
import { loadCatalogue } from '@/i18n/catalogues'
import { fetchFonts } from '@/i18n/load-fonts'
import type { Database, Json } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { polled } from '@/lib/reread'
import { supabase } from '@/lib/supabase'
import type { OrderStatus } from '@/orders/order-status'
import type { OrderFilters } from './order-filters'

type CardRow = Database['public']['Functions']['admin_orders']['Returns'][number]

export type CardLine = {
  id: string
  product_id: string
  quantity: number
  restocked_quantity: number
  written_off_quantity: number
  discarded_quantity: number
  unit_price: number
  name_en: string
  name_fr: string
  name_ar: string
  image_url: string | null
  selected_variations: Json
}

export type OrderCard = Omit<CardRow, 'items' | 'delivery_failure' | 'payment_due_at'> & {
  items: CardLine[]
  delivery_failure: CardRow['delivery_failure'] | null
  payment_due_at: string | null
}

/** A page with its status filter, by which mutations remove orders that no longer match. */
export type OrderListPage = Page<OrderCard> & { status: OrderStatus | null }

/** While a provider is at work on a payment. */
export const PENDING_INTERVAL_MS = 5_000

/** The arguments of admin_orders and admin_order_counts; what is empty is left out. */
function filterArguments({ search, payment, delivery, courier, from, to }: OrderFilters) {
  return {
    search,
    ...(payment !== null && { payment }),
    ...(delivery !== null && { delivery }),
    ...(courier !== null && { courier }),
    ...(from !== '' && { from_day: from }),
    ...(to !== '' && { to_day: to }),
  }
}

export async function readOrders(
  filters: OrderFilters,
  cursor: Json | null,
  pageSize: number,
  signal?: AbortSignal,
): Promise<OrderCard[]> {
  const client = await supabase()
  const read = client.rpc('admin_orders', {
    ...filterArguments(filters),
    sort: filters.sort,
    page_size: pageSize,
    ...(filters.status !== null && { status: filters.status }),
    ...(cursor !== null && { cursor }),
  })
  return unwrap(await (signal === undefined ? read : read.abortSignal(signal))) as unknown as OrderCard[]
}

/** What only admins see of payments, so that the table does not show it. */
async function readPaymentDetails(orderNumber: string, signal: AbortSignal) {
  const client = await supabase()
  const found = unwrap(
    await client.rpc('admin_payment_details', { order_number: orderNumber }).abortSignal(signal),
  ) as readonly { payment_id: string; provider_charge_id: string | null; last_error: string | null }[]
  return new Map(found.map(({ payment_id: id, ...details }) => [id, details]))
}

async function readOrder(orderNumber: string, signal: AbortSignal) {
  const [order, returns, details] = await Promise.all([
    readOrderRow(orderNumber, signal),
    readReturns(orderNumber, signal),
    readPaymentDetails(orderNumber, signal),
  ])
  if (order === null || returns === null) return null
  const payments = order.payments.map((payment) => ({
    ...payment,
    provider_charge_id: details.get(payment.id)?.provider_charge_id ?? null,
    last_error: details.get(payment.id)?.last_error ?? null,
  }))
  return { ...order, ...returns, payments }
}

/** By itself: with the rest of the order, the type of the columns is more than the compiler computes. */
async function readReturns(orderNumber: string, signal: AbortSignal) {
  const client = await supabase()
  return unwrap(
    await client
      .from('orders')
      .select(
        `returns!returns_order_id_fkey (id, number, state, wish, credit_left, created_at,
           return_events (id, state, note, actor, created_at, exchange:orders!return_events_exchange_id_fkey (order_number)),
           exchange:orders!returns_exchange_order_id_fkey (order_number, created_at)),
         replaces:returns!returns_exchange_order_id_fkey (number, original:orders!returns_order_id_fkey (order_number)),
         waiting:returns!returns_cancelled_exchange_id_fkey (number, original:orders!returns_order_id_fkey (order_number))`,
      )
      .eq('order_number', orderNumber)
      .abortSignal(signal)
      .maybeSingle(),
  )
}

async function readOrderRow(orderNumber: string, signal: AbortSignal) {
  const client = await supabase()
  return unwrap(
    await client
      .from('orders')
      .select(
        `id, order_number, user_id, status, created_at, subtotal, delivery_fee, tax_amount, total_amount, payment_method,
         language, contact_name, contact_email, phone, address, district, landmark, city, region, postal_code, country, notes,
         gift_fee, is_pickup, is_gift, gift_wrap, gift_message, tracking_number, carrier, tracking_token, payment_token, tax_rate, discount_amount, discount_reason, exchange_of, revision, source, paid_amount, refunded_amount, refunding_amount, disputed_amount, kept_amount, payment_status, payment_due_at,
         amount_due, amount_to_refund, delivery_failure, next_call_at, company, company_ice,
         customer:profiles!orders_user_id_fkey (user_id, display_name, is_guest),
         order_items (id, product_id, variation_ids, quantity, restocked_quantity, written_off_quantity, discarded_quantity, unit_price, line_total, discount, selected_variations, name_en, name_fr,
           name_ar, image_url),
         order_status_history (id, from_status, to_status, actor, created_at, reason, unpaid_override),
         order_calls (id, outcome, note, actor, created_at),
         order_corrections (id, fields, total_before, total_after, actor, created_at),
         delivery_outcomes (id, outcome, note, actor, created_at),
         payment_decisions (id, held_until, kept_amount, reason, actor, created_at),
         order_notes (id, body, created_at, author, writer:profiles (display_name)),
         stock_movements (id, product_id, quantity, reason, created_at),
         payments (id, kind, provider, state, amount, charged_amount, charged_currency, rate, provider_reference,
           bank_text, refund_of, credit_of, has_charge_id, is_reversed, created_at, received_on,
           payment_differences (id, reason, resolved_at),
           payment_events (id, from_state, to_state, detail, actor, created_at),
           refund_lines (order_item_id, quantity, restocked)),
         payment_proofs (id, path, created_at),
         invoices (id, number, kind, total_amount, issued_at),
         email_outbox (id, kind, recipient, status:payload->>status, created_at, sent_at, failed_at)`,
      )
      .eq('order_number', orderNumber)
      .order('id', { referencedTable: 'order_items' })
      .order('id', { referencedTable: 'order_status_history' })
      .order('id', { referencedTable: 'order_notes' })
      .order('id', { referencedTable: 'stock_movements' })
      .order('created_at', { referencedTable: 'payments', ascending: false })
      .order('created_at', { referencedTable: 'payment_proofs' })
      .order('issued_at', { referencedTable: 'invoices' })
      .abortSignal(signal)
      .maybeSingle(),
  )
}

async function readPapers(orderNumbers: readonly string[], signal: AbortSignal) {
  const client = await supabase()
  return unwrap(
    await client
      .from('orders')
      .select(
        `id, order_number, status, created_at, subtotal, delivery_fee, tax_amount, total_amount, payment_method, language,
         contact_name, contact_email, phone, address, district, landmark, city, region, postal_code, country, notes, tracking_number,
         gift_fee, is_pickup, is_gift, gift_wrap, gift_message,
         tracking_token, tax_rate, discount_amount, paid_amount, refunded_amount, refunding_amount, disputed_amount,
         amount_due, order_status_history (unpaid_override),
         payments (id, kind, provider, state, amount, refund_of, has_charge_id, is_reversed, refund_lines (order_item_id, quantity)),
         order_items (id, quantity, unit_price, line_total, selected_variations, name_en, name_fr, name_ar, image_url)`,
      )
      .in('order_number', [...orderNumbers])
      .order('id', { referencedTable: 'order_items' })
      .abortSignal(signal),
  )
}

const all = ['admin', 'orders'] as const

export const adminOrderQueries = {
  all,
  lists: [...all, 'list'] as const,
  /** The orders that wait for a call. */
  confirmation: [...all, 'confirmation'] as const,

  /** Not refetched automatically, so that rows do not move; a bar above the list announces new orders. */
  list: (filters: OrderFilters, cursor: Cursor | null) =>
    queryOptions({
      queryKey: [...adminOrderQueries.lists, filters, cursor],
      meta: { errorText: 'adminOrders.listFailed' },
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      queryFn: async ({ signal }): Promise<OrderListPage> => {
        const found = await readOrders(filters, cursor, PAGE_ROWS + 1, signal)
        return { status: filters.status, ...toPage(found, (last) => cursorText(last.next_cursor)) }
      },
    }),

  /** Couriers by name, for the filter. */
  couriers: () =>
    queryOptions({
      queryKey: [...adminKeys.couriers, 'names'],
      staleTime: 5 * 60_000,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(await client.from('couriers').select('id, name').order('position').abortSignal(signal))
      },
    }),

  /** How many orders have each status, within the search, the days and the other filters. */
  counts: (filters: OrderFilters) =>
    queryOptions({
      queryKey: [...all, 'counts', filterArguments(filters)],
      placeholderData: keepPreviousData,
      refetchInterval: REFETCH_INTERVAL_MS,
      refetchOnWindowFocus: 'always',
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client.rpc('admin_order_counts', filterArguments(filters)).abortSignal(signal),
        ) as Partial<Record<OrderStatus | 'to_refund' | 'coming_back', number>>
      },
    }),

  detail: (orderNumber: string) =>
    queryOptions({
      queryKey: [...all, 'detail', orderNumber],
      meta: { errorText: 'adminOrders.listFailed' },
      refetchOnWindowFocus: 'always',
      queryFn: ({ signal }) => readOrder(orderNumber, signal),
      // A refund that a provider does: Realtime does not publish payments.
      refetchInterval: polled<AdminOrder | null>((order) =>
        order != null && order.refunding_amount > 0 ? PENDING_INTERVAL_MS : false,
      ),
    }),

  /** Display names of actors. The history outlives accounts, so there is no foreign key to join. */
  people: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...all, 'people', [...ids].sort()],
      enabled: ids.length > 0,
      staleTime: 5 * 60_000,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const people = unwrap(
          await client
            .from('profiles')
            .select('user_id, display_name')
            .in('user_id', [...ids])
            .abortSignal(signal),
        )
        return Object.fromEntries(people.map(({ user_id: id, display_name: name }) => [id, name]))
      },
    }),

  /** Orders to print, in the given order; also loads the message catalogues and fonts of their languages. */
  papers: (orderNumbers: readonly string[]) =>
    queryOptions({
      queryKey: [...all, 'papers', orderNumbers],
      meta: { errorText: 'adminOrders.listFailed' },
      refetchOnWindowFocus: false,
      queryFn: async ({ signal }) => {
        const found = await readPapers(orderNumbers, signal)
        const languages = [...new Set(found.map(({ language }) => language))]
        const [addFonts] = await Promise.all([
          Promise.all(languages.map(fetchFonts)),
          ...languages.map(loadCatalogue),
        ])
        for (const add of addFonts) add()
        return orderNumbers.flatMap((number) => found.filter(({ order_number: is }) => is === number))
      },
    }),

  /** When the newest order was created; later orders count as new. */
  newest: () =>
    queryOptions({
      queryKey: [...all, 'newest'],
      gcTime: 0,
      staleTime: Infinity,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const [newest] = unwrap(
          await client
            .from('orders')
            .select('created_at')
            .order('created_at', { ascending: false })
            .limit(1)
            .abortSignal(signal),
        )
        return newest?.created_at ?? new Date(0).toISOString()
      },
    }),

  /** The number of orders since then, and the newest one's time. Polled, because Realtime does not publish orders. */
  since: (moment: string | undefined) =>
    queryOptions({
      queryKey: [...all, 'since', moment],
      enabled: moment !== undefined,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: REFETCH_INTERVAL_MS,
      refetchOnWindowFocus: 'always',
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const answer = await client
          .from('orders')
          .select('created_at', { count: 'exact' })
          .gt('created_at', moment ?? '')
          .order('created_at', { ascending: false })
          .limit(1)
          .abortSignal(signal)
        const [newest] = unwrap(answer)
        return { count: answer.count ?? 0, newest: newest?.created_at ?? null }
      },
    }),
}

export type AdminOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>
/** An order as it is printed, with the refunds that take pieces out of its parcel. */
export type Paper = Awaited<ReturnType<typeof readPapers>>[number]
