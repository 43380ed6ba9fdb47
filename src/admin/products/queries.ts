import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Database, Json } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { cursorText, PAGE_ROWS, type Cursor } from '../list/use-list-address'
import type { CsvColumn } from './import/columns'
import type { ProductChange } from './list/product-change'
import type { ProductFilters } from './list/product-filters'

type Returned = Database['public']['Functions']['admin_products']['Returns'][number]
type CategoryName = { key: string; name_en: string; name_fr: string; name_ar: string; city: string }

// The generator cannot know which columns of a function's table may be null, nor what a jsonb holds.
export type ProductRow = Omit<
  Returned,
  'compare_at_price' | 'image_url' | 'image_color' | 'categories' | 'next_cursor'
> & {
  compare_at_price: number | null
  image_url: string | null
  image_color: string | null
  categories: CategoryName
  next_cursor: Json
}

export type ProductPage = { rows: ProductRow[]; next: string | null }

type Changed = { price: number | null; stock_quantity: number | null; is_active: boolean }
/** What became, or would become, of one of many products. */
export type ChangedProduct = {
  id: string
  name_en: string
  name_fr: string
  name_ar: string
  before: Changed
  after: Changed
  /** Null, or why it stays as it is. */
  code: string | null
}

const BIGGEST_PAGE = 100
/** As many as change_products takes. */
export const MOST_AT_ONCE = 500
// The Data API gives no more rows at a time: supabase/config.toml.
const EXPORT_PAGE = 200

async function readProducts(
  filters: ProductFilters,
  cursor: Json | null,
  pageSize: number,
  signal?: AbortSignal,
): Promise<ProductRow[]> {
  const client = await supabase()
  const read = client.rpc('admin_products', {
    ...filters,
    page_size: pageSize,
    ...(cursor !== null && { cursor }),
  })
  return unwrap(
    await (signal === undefined ? read : read.abortSignal(signal)).overrideTypes<
      ProductRow[],
      { merge: false }
    >(),
  )
}

/** The ids of everything that the filters let through, up to as many as can be changed at once. */
export async function readMatchingIds(filters: ProductFilters): Promise<string[]> {
  const ids: string[] = []
  let cursor: Json | null = null
  while (ids.length < MOST_AT_ONCE) {
    const rows = await readProducts(filters, cursor, BIGGEST_PAGE)
    ids.push(...rows.map(({ id }) => id))
    const last = rows.at(-1)
    if (rows.length < BIGGEST_PAGE || last === undefined) break
    cursor = last.next_cursor
  }
  return ids
}

export type ExportRow = Record<CsvColumn, string | number | boolean | null>

/** Every product there is, with the columns of a file. By id: what is added meanwhile moves nothing. */
export async function readForExport(): Promise<ExportRow[]> {
  const client = await supabase()
  const products: ExportRow[] = []
  let after: string | null = null
  for (;;) {
    const page = client
      .from('products')
      .select(
        `id, name_en, name_fr, name_ar, description_en, description_fr, description_ar, price, compare_at_price,
         stock_quantity, category:category_key, city, is_active, image_url`,
      )
      .order('id')
      .limit(EXPORT_PAGE)
    const rows: ExportRow[] = unwrap(await (after === null ? page : page.gt('id', after)))
    products.push(...rows)
    const last = rows.at(-1)
    if (rows.length < EXPORT_PAGE || last === undefined) return products
    after = String(last.id)
  }
}

const all = ['admin', 'products'] as const

export const adminProductQueries = {
  all,
  lists: [...all, 'list'] as const,

  list: (filters: ProductFilters, cursor: Cursor | null) =>
    queryOptions({
      queryKey: [...adminProductQueries.lists, filters, cursor],
      meta: { errorText: 'adminProducts.fetchFailed' },
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }): Promise<ProductPage> => {
        const found = await readProducts(filters, cursor, PAGE_ROWS + 1, signal)
        const rows = found.slice(0, PAGE_ROWS)
        const last = rows.at(-1)
        return {
          rows,
          next: found.length > PAGE_ROWS && last !== undefined ? cursorText(last.next_cursor) : null,
        }
      },
    }),

  /** The crafts and their cities: what the list can be limited to, and what a file may say. */
  categories: () =>
    queryOptions({
      queryKey: [...all, 'categories'],
      staleTime: 5 * 60_000,
      queryFn: async ({ signal }): Promise<CategoryName[]> => {
        const client = await supabase()
        return unwrap(
          await client
            .from('categories')
            .select('key, name_en, name_fr, name_ar, city')
            .order('key')
            .order('city')
            .abortSignal(signal),
        )
      },
    }),

  /** What a change of many would do. Not below `all`: the change itself must not ask for it again. */
  preview: (ids: readonly string[], change: ProductChange | null) =>
    queryOptions({
      queryKey: ['admin', 'product-preview', ids, change],
      enabled: change !== null,
      staleTime: Infinity,
      gcTime: 0,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .rpc('change_products', { product_ids: [...ids], change: change ?? {}, preview: true })
            .abortSignal(signal),
        ) as unknown as ChangedProduct[]
      },
    }),
}
