import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Cursor, cursorText, type Page, PAGE_ROWS, toPage } from '@/admin/list/use-list-search-params'
import { type OrderCard, PENDING_INTERVAL_MS, readOrders } from '@/admin/orders/queries'
import { adminKeys } from '@/admin/query-keys'
import type { Database, Json } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { polled } from '@/lib/reread'
import { supabase } from '@/lib/supabase'
import type { LedgerFilters } from './ledger-filters'

type Functions = Database['public']['Functions']

/** A row of the ledger. Amounts in MAD; the charged amount is in its own currency. */
export type LedgerRow = Omit<
  Functions['admin_payments']['Returns'][number],
  | 'charged_amount'
  | 'charged_currency'
  | 'rate'
  | 'provider_charge_id'
  | 'reason'
  | 'last_error'
  | 'received_on'
  | 'documents'
> & {
  charged_amount: number | null
  charged_currency: string | null
  rate: number | null
  provider_charge_id: string | null
  reason: string | null
  last_error: string | null
  /** The day on which the money moved; null until it has. */
  received_on: string | null
  /** The invoices of the order, or the credit note of a refund. */
  documents: string | null
}

/** The shape of the jsonb that admin_payment_summary returns; amounts in MAD. */
export type PaymentSummary = {
  open: { count: number; amount: number }
  to_refund: { count: number; amount: number }
  differences: number
  proofs: number
  days: {
    day: string
    provider: Database['public']['Enums']['payment_provider']
    received: number
    refunded: number
  }[]
}

const EXPORT_ROWS = 200
const PROOF_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
}

async function readLedger(
  { search, kind, provider, state, from, to }: LedgerFilters,
  cursor: Json | null,
  pageSize: number,
  signal?: AbortSignal,
): Promise<LedgerRow[]> {
  const client = await supabase()
  const read = client.rpc('admin_payments', {
    search,
    page_size: pageSize,
    ...(kind !== null && { kind }),
    ...(provider !== null && { provider }),
    ...(state !== null && { state }),
    ...(from !== '' && { from_day: from }),
    ...(to !== '' && { to_day: to }),
    ...(cursor !== null && { cursor }),
  })
  return unwrap(await (signal === undefined ? read : read.abortSignal(signal)))
}

/** All rows of the ledger that match, newest first. */
export async function readWholeLedger(filters: LedgerFilters): Promise<LedgerRow[]> {
  const found: LedgerRow[] = []
  let page = await readLedger(filters, null, EXPORT_ROWS)
  for (;;) {
    found.push(...page)
    const last = page.at(-1)
    if (last === undefined || page.length < EXPORT_ROWS) return found
    page = await readLedger(filters, last.next_cursor, EXPORT_ROWS)
  }
}

function readMoneyOrders(
  payment: 'due' | 'to_refund',
  search: string,
  cursor: Cursor | null,
  signal: AbortSignal,
) {
  const filters = {
    search,
    status: null,
    payment,
    delivery: null,
    courier: null,
    from: '',
    to: '',
    sort: 'newest',
  } as const
  return readOrders(filters, cursor, PAGE_ROWS + 1, signal)
}

async function readDifferences(resolved: boolean, cursor: Cursor | null, signal: AbortSignal) {
  const client = await supabase()
  let query = client
    .from('payment_differences')
    .select(
      'id, provider, reason, reference, amount, currency, detail, created_at, resolved_at, note, payments (kind, state, amount, charged_amount, charged_currency, rate, orders!payments_order_id_fkey (order_number))',
    )
  query = resolved ? query.not('resolved_at', 'is', null) : query.is('resolved_at', null)
  if (cursor !== null) query = query.lt('id', Number(cursor.id))
  return unwrap(
    await query
      .order('id', { ascending: false })
      .limit(PAGE_ROWS + 1)
      .abortSignal(signal),
  )
}

export type Difference = Awaited<ReturnType<typeof readDifferences>>[number]

const all = adminKeys.payments

export const adminPaymentQueries = {
  all,

  /** Figures of now, and sums by day and provider of this period; at most 366 days. */
  summary: (from: string, to: string) =>
    queryOptions({
      queryKey: [...all, 'summary', from, to],
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: 'always',
      meta: { errorText: 'adminPayments.failedToRead' },
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client.rpc('admin_payment_summary', { from_day: from, to_day: to }).abortSignal(signal),
        ) as unknown as PaymentSummary
      },
    }),

  ledger: (filters: LedgerFilters, cursor: Cursor | null) =>
    queryOptions({
      queryKey: [...all, 'ledger', filters, cursor],
      placeholderData: keepPreviousData,
      meta: { errorText: 'adminPayments.failedToRead' },
      queryFn: async ({ signal }): Promise<Page<LedgerRow>> =>
        toPage(await readLedger(filters, cursor, PAGE_ROWS + 1, signal), (last) =>
          cursorText(last.next_cursor),
        ),
    }),

  /** Orders of which something is due, or has to be given back. */
  orders: (payment: 'due' | 'to_refund', search: string, cursor: Cursor | null) =>
    queryOptions({
      queryKey: [...all, 'orders', payment, search, cursor],
      placeholderData: keepPreviousData,
      meta: { errorText: 'adminPayments.failedToRead' },
      queryFn: async ({ signal }): Promise<Page<OrderCard>> =>
        toPage(await readMoneyOrders(payment, search, cursor, signal), (last) =>
          cursorText(last.next_cursor),
        ),
      refetchInterval: polled<Page<OrderCard>>((page) =>
        page?.rows.some(({ refunding_amount: underWay }) => underWay > 0) ? PENDING_INTERVAL_MS : false,
      ),
    }),

  differences: (resolved: boolean, cursor: Cursor | null) =>
    queryOptions({
      queryKey: [...all, 'differences', resolved, cursor],
      placeholderData: keepPreviousData,
      meta: { errorText: 'adminPayments.failedToRead' },
      queryFn: async ({ signal }): Promise<Page<Difference>> =>
        toPage(await readDifferences(resolved, cursor, signal), (last) => `${last.id}~${last.created_at}`),
    }),

  /** A proof of payment, read from the private bucket with the admin's session. Kept as long as it is shown. */
  proof: (path: string) =>
    queryOptions({
      queryKey: [...all, 'proof', path],
      staleTime: Infinity,
      gcTime: 0,
      queryFn: async () => {
        const client = await supabase()
        const file = unwrap(await client.storage.from('payment-proofs').download(path))
        // By its name, not as the upload claims: a page of the shop's origin must not run as a document.
        return new Blob([file], {
          type: PROOF_TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        })
      },
    }),
}
