import { queryOptions } from '@tanstack/react-query'
import { type Cursor, cursorText, PAGE_ROWS, toPage } from '@/admin/list/use-list-search-params'
import { adminKeys } from '@/admin/query-keys'
import type { Database, Json } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { UUID } from '@/lib/uuid'

export type Role = Database['public']['Enums']['user_role']

export type CustomerFilters = { search: string; role: Role | null }

// The type generator does not know which columns of a function's table can be null.
export type CustomerRow = Omit<
  Database['public']['Functions']['admin_customers']['Returns'][number],
  'last_order_at'
> & { last_order_at: string | null }

// The shape of the jsonb that admin_customer returns.
export type Customer = {
  user_id: string
  display_name: string
  email: string
  phone: string
  address: string
  district: string
  landmark: string
  city: string
  region: string
  postal_code: string
  country: string
  language: Database['public']['Enums']['language']
  role: Role
  created_at: string
  orders: number
  cancelled: number
  total_spent: number
  average: number
  first_order_at: string | null
  last_order_at: string | null
}

const EXPORT_PAGE_SIZE = 100

async function readPage(
  { search, role }: CustomerFilters,
  cursor: Json,
  rows: number,
  signal?: AbortSignal,
): Promise<CustomerRow[]> {
  const client = await supabase()
  const parameters = {
    search: search || undefined,
    role: role ?? undefined,
    cursor: cursor ?? undefined,
    page_size: rows,
  }
  const request = client.rpc('admin_customers', parameters)
  return unwrap(await (signal === undefined ? request : request.abortSignal(signal)))
}

/** All customers that match the filters, for an export. */
export async function readAllCustomers(filters: CustomerFilters): Promise<CustomerRow[]> {
  const all: CustomerRow[] = []
  for (;;) {
    const page = await readPage(filters, all.at(-1)?.next_cursor ?? null, EXPORT_PAGE_SIZE)
    all.push(...page)
    if (page.length < EXPORT_PAGE_SIZE) return all
  }
}

export const customerQueries = {
  all: adminKeys.customers,

  /** A page of customers with their figures, in one request. */
  list: (filters: CustomerFilters, cursor: Cursor | null) =>
    queryOptions({
      queryKey: [...customerQueries.all, 'list', filters, cursor],
      meta: { errorText: 'adminAnalytics.customers.failed' },
      queryFn: async ({ signal }) =>
        toPage(await readPage(filters, cursor, PAGE_ROWS + 1, signal), (last) =>
          cursorText(last.next_cursor),
        ),
    }),

  /** Null for an unknown account. */
  detail: (userId: string) =>
    queryOptions({
      queryKey: [...customerQueries.all, 'detail', userId],
      meta: { errorText: 'adminAnalytics.customers.failedOne' },
      queryFn: async ({ signal }) => {
        if (!UUID.test(userId)) return null
        const client = await supabase()
        return unwrap(
          await client.rpc('admin_customer', { user_id: userId }).abortSignal(signal),
        ) as Customer | null
      },
    }),

  /** The customer's orders, newest first. */
  orders: (userId: string, cursor: Cursor | null) =>
    queryOptions({
      queryKey: [...customerQueries.all, 'orders', userId, cursor],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        let orders = client
          .from('orders')
          .select('id, order_number, status, created_at, total_amount')
          .eq('user_id', userId)
        if (cursor !== null) {
          const { value, id } = cursor
          orders = orders.or(`created_at.lt."${value}",and(created_at.eq."${value}",id.lt."${id}")`)
        }
        const found = unwrap(
          await orders
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(PAGE_ROWS + 1)
            .abortSignal(signal),
        )
        return toPage(found, (last) => cursorText({ value: last.created_at, id: last.id }))
      },
    }),
}
