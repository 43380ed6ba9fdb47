import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Cursor, PAGE_ROWS, toPage } from '@/admin/list/use-list-search-params'
import { adminKeys } from '@/admin/query-keys'
import type { Database } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { calendarDay, plusDays, SHOP_TIME_ZONE } from '@/lib/shop-clock'
import { supabase } from '@/lib/supabase'
import { UUID } from '@/lib/uuid'
import { auditChanges } from './changes'

/** The tables whose changes are logged. */
export const AUDITED_TABLES = [
  'products',
  'product_variations',
  'product_images',
  'product_facts',
  'product_measures',
  'facts',
  'categories',
  'profiles',
  'shop_settings',
  'delivery_rates',
  'couriers',
  'courier_prices',
  'payment_methods',
  'currency_rates',
  'search_synonyms',
  'sales',
  'promotions',
  'text_templates',
  'reviews',
] as const
export type AuditedTable = (typeof AUDITED_TABLES)[number]

export type AuditEntry = Database['public']['Tables']['audit_log']['Row']

export type AuditFilters = {
  table: string
  /** One row of the table. */
  row: string
  actor: string
  /** Days of the shop, both included; empty without a limit. */
  from: string
  to: string
}

/** The filters in the search params; what the database would refuse is left out. */
export function readAuditFilters(params: URLSearchParams): AuditFilters {
  const actor = params.get('actor') ?? ''
  return {
    table: params.get('table') ?? '',
    row: params.get('row') ?? '',
    actor: UUID.test(actor) ? actor : '',
    from: calendarDay(params.get('from')) ?? '',
    to: calendarDay(params.get('to')) ?? '',
  }
}

/** PostgreSQL computes when a day of the shop begins. */
const dayStart = (day: string) => `${day} 00:00:00 ${SHOP_TIME_ZONE}`

export const auditQueries = {
  list: (filters: AuditFilters, cursor: Cursor | null) =>
    queryOptions({
      queryKey: [...adminKeys.settings, 'audit', filters, cursor],
      // Nearly every mutation of the admin adds to it.
      staleTime: 0,
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const { table, row, actor, from, to } = filters
        const client = await supabase()
        let query = client.from('audit_log').select('id, actor, action, table_name, row_id, diff, created_at')
        if (table !== '') query = query.eq('table_name', table)
        if (row !== '') query = query.eq('row_id', row)
        if (actor !== '') query = query.eq('actor', actor)
        if (from !== '') query = query.gte('created_at', dayStart(from))
        if (to !== '') query = query.lt('created_at', dayStart(plusDays(to, 1)))
        if (cursor !== null) query = query.lt('id', Number(cursor.id))
        const found = unwrap(
          await query
            .order('id', { ascending: false })
            .limit(PAGE_ROWS + 1)
            .abortSignal(signal),
        )
        return toPage(found, (last) => `${last.id}~${last.created_at}`)
      },
      meta: { errorText: 'adminSettings.fetchFailed' },
    }),

  /** The accounts to filter by. */
  admins: () =>
    queryOptions({
      queryKey: [...adminKeys.settings, 'admins'],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('profiles')
            .select('user_id, display_name, email')
            .eq('role', 'admin')
            .order('email')
            .abortSignal(signal),
        )
      },
    }),

  /** The current names for the ids in these entries; deleted rows have none. */
  names: (entries: readonly AuditEntry[]) => {
    const ids = namedIds(entries)
    return queryOptions({
      queryKey: [...adminKeys.settings, 'audit', 'names', ids],
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const names = 'id, name_en, name_fr, name_ar' as const
        const [profiles, products, variations, images, categories, promotions, sales, couriers, prices] =
          await Promise.all([
            client
              .from('profiles')
              .select('user_id, display_name, email')
              .in('user_id', ids.profiles)
              .abortSignal(signal),
            client.from('products').select(names).in('id', ids.products).abortSignal(signal),
            client
              .from('product_variations')
              .select('id, product_id, variation_value, products(name_en, name_fr, name_ar)')
              .in('id', ids.variations)
              .abortSignal(signal),
            client
              .from('product_images')
              .select('id, product_id, products(name_en, name_fr, name_ar)')
              .in('id', ids.images)
              .abortSignal(signal),
            client.from('categories').select(`${names}, city`).in('id', ids.categories).abortSignal(signal),
            client.from('promotions').select(names).in('id', ids.promotions).abortSignal(signal),
            client.from('sales').select('id, name').in('id', ids.sales).abortSignal(signal),
            client.from('couriers').select('id, name').in('id', ids.couriers).abortSignal(signal),
            client
              .from('courier_prices')
              .select('id, couriers(name)')
              .in('id', ids.courierPrices)
              .abortSignal(signal),
          ])
        return {
          profiles: new Map(unwrap(profiles).map((row) => [row.user_id, row])),
          products: new Map(unwrap(products).map((row) => [row.id, row])),
          variations: new Map(unwrap(variations).map((row) => [row.id, row])),
          images: new Map(unwrap(images).map((row) => [row.id, row])),
          categories: new Map(unwrap(categories).map((row) => [row.id, row])),
          promotions: new Map(unwrap(promotions).map((row) => [row.id, row])),
          sales: new Map(unwrap(sales).map((row) => [row.id, row])),
          couriers: new Map(unwrap(couriers).map((row) => [row.id, row])),
          courierPrices: new Map(unwrap(prices).map((row) => [row.id, row])),
        }
      },
    })
  },
}

type Answer<Options extends { queryFn?: unknown }> = Awaited<
  ReturnType<Extract<Options['queryFn'], (...args: never[]) => unknown>>
>
export type AuditNames = Answer<ReturnType<typeof auditQueries.names>>

function namedIds(entries: readonly AuditEntry[]) {
  const rowsOf = (table: AuditedTable) =>
    entries.filter((entry) => entry.table_name === table).map((entry) => entry.row_id)
  const valuesOf = (column: string) =>
    entries.flatMap((entry) =>
      auditChanges(entry.diff)
        .filter((change) => change.column === column)
        .flatMap(({ before, after }) => [before, after])
        .filter((value) => typeof value === 'string'),
    )
  const actors = entries.map(({ actor }) => actor).filter((actor) => actor !== null)
  const once = (ids: string[]) => [...new Set(ids)].sort()
  return {
    profiles: once([...actors, ...rowsOf('profiles')]),
    products: once([
      ...rowsOf('products'),
      ...rowsOf('product_facts'),
      ...rowsOf('product_measures'),
      ...valuesOf('product_id'),
    ]),
    variations: once([...rowsOf('product_variations'), ...valuesOf('variation_id')]),
    images: once(rowsOf('product_images')),
    categories: once([...rowsOf('categories'), ...valuesOf('category_id')]),
    promotions: once(rowsOf('promotions')),
    sales: once(rowsOf('sales')),
    couriers: once([...rowsOf('couriers'), ...valuesOf('courier_id')]),
    courierPrices: once(rowsOf('courier_prices')),
  }
}
