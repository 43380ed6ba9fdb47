import type { ExportRow } from '@/admin/products/import/product-export-rows'
import type { Database, Json } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import type { ProductFilters } from './product-filters'

type Returned = Database['public']['Functions']['admin_products']['Returns'][number]
export type CategoryName = { key: string; name_en: string; name_fr: string; name_ar: string; city: string }

// The generator cannot know which columns of a function's table may be null, nor what a jsonb holds.
export type ProductListRow = Omit<
  Returned,
  'compare_at_price' | 'image_url' | 'image_color' | 'categories' | 'next_cursor'
> & {
  compare_at_price: number | null
  image_url: string | null
  image_color: string | null
  categories: CategoryName
  next_cursor: Json
}

const MAX_PAGE_SIZE = 100
/** As many as bulk_update_products takes. */
export const MAX_BULK_PRODUCTS = 500
// The Data API gives no more rows at a time: supabase/config.toml.
const EXPORT_PAGE = 200

/** A page of the admin's list, from `cursor` on. */
export async function readProducts(
  filters: ProductFilters,
  cursor: Json | null,
  pageSize: number,
  signal?: AbortSignal,
): Promise<ProductListRow[]> {
  const client = await supabase()
  const read = client.rpc('admin_products', {
    ...filters,
    page_size: pageSize,
    ...(cursor !== null && { cursor }),
  })
  return unwrap(
    await (signal === undefined ? read : read.abortSignal(signal)).overrideTypes<
      ProductListRow[],
      { merge: false }
    >(),
  )
}

/** The ids of all products that match the filters, up to MAX_BULK_PRODUCTS. */
export async function readMatchingIds(filters: ProductFilters): Promise<string[]> {
  const ids: string[] = []
  let cursor: Json | null = null
  while (ids.length < MAX_BULK_PRODUCTS) {
    const rows = await readProducts(filters, cursor, MAX_PAGE_SIZE)
    ids.push(...rows.map(({ id }) => id))
    const last = rows.at(-1)
    if (rows.length < MAX_PAGE_SIZE || last === undefined) break
    cursor = last.next_cursor
  }
  return ids
}

async function readMatchingForExport(filters: ProductFilters): Promise<ExportRow[]> {
  const client = await supabase()
  const products: ExportRow[] = []
  let cursor: Json | null = null
  for (;;) {
    const found = await readProducts(filters, cursor, MAX_PAGE_SIZE)
    const ids = found.map(({ id }) => id)
    const rows = unwrap(await client.from('products').select(EXPORT_COLUMNS).in('id', ids))
    products.push(...(await withVariations(ids.flatMap((id) => rows.find((row) => row.id === id) ?? []))))
    const last = found.at(-1)
    if (found.length < MAX_PAGE_SIZE || last === undefined) return products
    cursor = last.next_cursor
  }
}

/** Each product, followed by its variations. */
async function withVariations(products: readonly ExportRow[]): Promise<ExportRow[]> {
  if (products.length === 0) return []
  const client = await supabase()
  const variations = unwrap(
    await client.rpc('export_variations', { product_ids: products.map(({ id }) => String(id)) }),
  ) as ExportRow[]
  return products.flatMap((product) => [product, ...variations.filter(({ id }) => id === product.id)])
}

const EXPORT_COLUMNS =
  'id, name_en, name_fr, name_ar, description_en, description_fr, description_ar, price, compare_at_price, stock_quantity, category:category_key, city, is_active, image_url' as const

/**
 * Products with the columns of the CSV file: those of the list, or all, paged by id so that rows added meanwhile shift
 * nothing.
 */
export async function readForExport(filters?: ProductFilters): Promise<ExportRow[]> {
  if (filters !== undefined) return readMatchingForExport(filters)
  const client = await supabase()
  const products: ExportRow[] = []
  let after: string | null = null
  for (;;) {
    const page = client.from('products').select(EXPORT_COLUMNS).order('id').limit(EXPORT_PAGE)
    const rows: ExportRow[] = unwrap(await (after === null ? page : page.gt('id', after)))
    products.push(...(await withVariations(rows)))
    const last = rows.at(-1)
    if (rows.length < EXPORT_PAGE || last === undefined) return products
    after = String(last.id)
  }
}
