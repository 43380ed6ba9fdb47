import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Cursor, cursorText, type Page, PAGE_ROWS, toPage } from '@/admin/list/use-list-search-params'
import { adminKeys } from '@/admin/query-keys'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { UUID } from '@/lib/uuid'
import type { ProductChange } from './bulk-change'
import { FACT_KINDS, factId, sortFacts, sortMeasures } from './facts'
import type { ProductFilters } from './product-filters'
import { type CategoryName, type ProductListRow, readProducts } from './read-products'

export type ProductPage = Page<ProductListRow>

type Changed = {
  price: number | null
  compare_at_price: number | null
  stock_quantity: number | null
  is_active: boolean
}
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

const MOVEMENT_ROWS = 15

const all = adminKeys.products

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
        return toPage(found, (last) => cursorText(last.next_cursor))
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

  /** The preview of a bulk change. Its key is not below `all`: the change itself must not refetch it. */
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
            .rpc('bulk_update_products', { product_ids: [...ids], changes: change ?? {}, preview: true })
            .abortSignal(signal),
        ) as unknown as ChangedProduct[]
      },
    }),

  /** The prefix of everything that is read for one product's page. */
  editor: (id: string) => [...all, 'edit', id] as const,

  /** The row as the form changes it; null when there is none. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...adminProductQueries.editor(id), 'product'],
      meta: { errorText: 'adminProducts.form.fetchFailed' },
      refetchOnWindowFocus: 'always',
      queryFn: async ({ signal }) => {
        if (!UUID.test(id)) return null
        const client = await supabase()
        const row = unwrap(
          await client
            .from('products')
            .select(
              `id, name_en, name_fr, name_ar, description_en, description_fr, description_ar, price, compare_at_price,
               image_url, image_color, stock_quantity, category_id, is_active, updated_at, lead_time_days, sku,
               product_facts (kind, key),
               product_measures (length_cm, width_cm, height_cm, diameter_cm, weight_g, product_variations (variation_value))`,
            )
            .eq('id', id)
            .abortSignal(signal)
            .maybeSingle(),
        )
        if (row === null) return null
        const { product_facts: facts, product_measures: measures, ...product } = row
        return {
          ...product,
          facts: sortFacts(facts.filter(isEdited).map((fact) => factId(fact.kind, fact.key))),
          measures: sortMeasures(
            measures.map(({ product_variations: size, ...sides }) => ({
              variation: size?.variation_value ?? null,
              ...sides,
            })),
          ),
        }
      },
    }),

  /** The vocabulary of facts, in the shop's order. */
  facts: () =>
    queryOptions({
      queryKey: adminKeys.facts,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const facts = unwrap(
          await client
            .from('facts')
            .select('kind, key, label_en, label_fr, label_ar, position')
            .in('kind', [...FACT_KINDS])
            .order('position')
            .order('key')
            .abortSignal(signal),
        )
        return facts
      },
      meta: { errorText: 'adminProducts.form.factsFailed' },
    }),

  /** The categories of the form's select: a craft in each city where it is made. */
  categoryOptions: () =>
    queryOptions({
      queryKey: [...all, 'edit-categories'],
      meta: { errorText: 'adminProducts.form.categoriesFailed' },
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('categories')
            .select('id, name_en, name_fr, name_ar, city')
            .order('name_en')
            .order('city')
            .abortSignal(signal),
        )
      },
    }),

  /** In the order in which shoppers see them; the first is the main one. */
  images: (productId: string) =>
    queryOptions({
      queryKey: [...adminProductQueries.editor(productId), 'images'],
      meta: { errorText: 'adminProducts.images.fetchFailed' },
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('product_images')
            .select('id, image_url, image_color, position, alt_en, alt_fr, alt_ar')
            .eq('product_id', productId)
            .order('position')
            .order('created_at')
            .abortSignal(signal),
        )
      },
    }),

  /** What moved the stock, latest first. `of`: everything, or the ids of a combination, separated by commas. */
  movements: (productId: string, of: string | null) =>
    infiniteQueryOptions({
      queryKey: [...adminProductQueries.editor(productId), 'movements', of],
      meta: { errorText: 'adminProducts.stock.fetchFailed' },
      initialPageParam: null as number | null,
      queryFn: async ({ signal, pageParam }) => {
        const client = await supabase()
        let request = client
          .from('stock_movements')
          .select('id, variation_ids, quantity, reason, note, actor, created_at, orders (order_number)')
          .eq('product_id', productId)
        if (of !== null) request = request.filter('variation_ids', 'eq', `{${of}}`)
        if (pageParam !== null) request = request.lt('id', pageParam)
        const rows = unwrap(
          await request
            .order('id', { ascending: false })
            .limit(MOVEMENT_ROWS + 1)
            .abortSignal(signal),
        )
        const names = await actorNames(
          rows.flatMap(({ actor }) => actor ?? []),
          signal,
        )
        return {
          rows: rows.slice(0, MOVEMENT_ROWS).map(({ actor, ...row }) => ({
            ...row,
            actor: actor === null ? null : (names.get(actor) ?? null),
          })),
          hasMore: rows.length > MOVEMENT_ROWS,
        }
      },
      getNextPageParam: ({ rows, hasMore }) => (hasMore ? rows.at(-1)?.id : undefined),
    }),

  /** The pieces of every combination of values; of the product itself when it has no variations. */
  stockUnits: (productId: string) =>
    queryOptions({
      queryKey: [...adminProductQueries.editor(productId), 'stock'],
      meta: { errorText: 'adminProducts.stock.fetchFailed' },
      refetchOnWindowFocus: 'always',
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('stock_units')
            .select('variation_ids, quantity')
            .eq('product_id', productId)
            .abortSignal(signal),
        )
      },
    }),

  variations: (productId: string) =>
    queryOptions({
      queryKey: [...adminProductQueries.editor(productId), 'variations'],
      meta: { errorText: 'adminProducts.variations.fetchFailed' },
      refetchOnWindowFocus: 'always',
      queryFn: async ({ signal }) => {
        if (!UUID.test(productId)) return []
        const client = await supabase()
        return unwrap(
          await client
            .from('product_variations')
            .select('id, variation_type, variation_value, price_adjustment, stock_quantity, image_url')
            .eq('product_id', productId)
            .order('variation_type')
            .order('variation_value')
            .abortSignal(signal),
        )
      },
    }),
}

const isEdited = ({ kind }: { kind: string }) => FACT_KINDS.some((edited) => edited === kind)

const NAMED_SIZES = ['Small', 'Medium', 'Large']
const byNumber = new Intl.Collator('en', { numeric: true })

/** The sizes among the values, from small to large: named sizes first, then by number. */
export function sizeValues(variations: readonly Variation[]): string[] {
  return variations
    .filter(({ variation_type: type }) => type === 'size')
    .map(({ variation_value: value }) => value)
    .sort(
      (one, other) => NAMED_SIZES.indexOf(one) - NAMED_SIZES.indexOf(other) || byNumber.compare(one, other),
    )
}

export type FactWord = Awaited<
  ReturnType<NonNullable<ReturnType<typeof adminProductQueries.facts>['queryFn']>>
>[number]
export type EditedProduct = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof adminProductQueries.detail>['queryFn']>>>
>
export type CategoryOption = Awaited<
  ReturnType<NonNullable<ReturnType<typeof adminProductQueries.categoryOptions>['queryFn']>>
>[number]

export type GalleryImage = Awaited<
  ReturnType<NonNullable<ReturnType<typeof adminProductQueries.images>['queryFn']>>
>[number]

/** Stock movements outlive accounts, so there is no foreign key to join. */
async function actorNames(ids: readonly string[], signal: AbortSignal): Promise<Map<string, string>> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return new Map()
  const client = await supabase()
  const profiles = unwrap(
    await client
      .from('profiles')
      .select('user_id, display_name, email')
      .in('user_id', uniqueIds)
      .abortSignal(signal),
  )
  return new Map(profiles.map((profile) => [profile.user_id, profile.display_name || profile.email]))
}

type MovementPage = Awaited<
  ReturnType<Exclude<ReturnType<typeof adminProductQueries.movements>['queryFn'], symbol | undefined>>
>
export type Movement = MovementPage['rows'][number]

export type Variation = Awaited<
  ReturnType<NonNullable<ReturnType<typeof adminProductQueries.variations>['queryFn']>>
>[number]

/** The pieces that this admin has put into stock: without those that orders took since, or that someone else added. */
export async function enteredStock(productId: string): Promise<number> {
  const client = await supabase()
  const { data } = await client.auth.getSession()
  const movements = unwrap(
    await client
      .from('stock_movements')
      .select('quantity')
      .eq('product_id', productId)
      .is('order_id', null)
      .eq('actor', data.session?.user.id ?? ''),
  )
  return movements.reduce((sum, { quantity }) => sum + quantity, 0)
}
