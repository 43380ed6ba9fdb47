import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Database, Json } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { publicData } from '@/lib/supabase'
import { UUID } from '@/lib/uuid'
import type { Filters } from './filters'

const PAGE_SIZE = 24
const FEATURED_COUNT = 4
const SUGGESTED_COUNT = 5
/** Gateways take addresses of some 8,000 characters; an id takes 37. */
const PER_ADDRESS = 60
const SIMILAR_COUNT = 4
type CategoryCard = { key: string; name_en: string; name_fr: string; name_ar: string; city: string }

// The generator cannot know which columns of a function's table may be null, nor what a jsonb holds.
type ListedProduct = Omit<
  Database['public']['Functions']['list_products']['Returns'][number],
  'compare_at_price' | 'image_url' | 'image_color' | 'hover_image_url' | 'categories' | 'next_cursor'
> & {
  /** The price before a reduction. */
  compare_at_price: number | null
  image_url: string | null
  image_color: string | null
  hover_image_url: string | null
  categories: CategoryCard
  next_cursor: Json
}

export type Facets = {
  total: number
  cities: { city: string; count: number }[]
  categories: { key: string; name_en: string; name_fr: string; name_ar: string; count: number }[]
  price: { min: number; max: number }
}

// Left out where they are not set: the shortest address is the one that caches share.
function filterArguments({ search, city, category, minPrice, maxPrice }: Filters) {
  return {
    search: search || undefined,
    city: city || undefined,
    category: category || undefined,
    min_price: minPrice ?? undefined,
    max_price: maxPrice ?? undefined,
  }
}

export const catalogQueries = {
  all: ['catalog'] as const,

  featured: () =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'featured'],
      queryFn: async ({ signal }) =>
        unwrap(
          await publicData()
            .rpc('list_products', { page_size: FEATURED_COUNT }, { get: true })
            .abortSignal(signal)
            .overrideTypes<ListedProduct[], { merge: false }>(),
        ),
    }),

  list: (filters: Filters) =>
    infiniteQueryOptions({
      queryKey: [...catalogQueries.all, 'list', filters],
      meta: { errorText: 'products.failed' },
      initialPageParam: null as Json,
      queryFn: async ({ signal, pageParam }) =>
        unwrap(
          await publicData()
            .rpc(
              'list_products',
              {
                ...filterArguments(filters),
                sort: filters.sort === 'newest' ? undefined : filters.sort,
                page_size: PAGE_SIZE,
                // A jsonb argument travels in the address as its JSON text.
                cursor: pageParam === null ? undefined : JSON.stringify(pageParam),
              },
              { get: true },
            )
            .abortSignal(signal)
            .overrideTypes<ListedProduct[], { merge: false }>(),
        ),
      getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.next_cursor),
    }),

  facets: ({ sort: _sort, ...filters }: Filters) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'facets', filters],
      queryFn: async ({ signal }) =>
        unwrap(
          await publicData()
            .rpc('catalog_facets', filterArguments({ ...filters, sort: 'newest' }), { get: true })
            .abortSignal(signal),
        ) as Facets,
    }),

  /** A few products for what has been typed so far; any of the three languages finds them. */
  suggestions: (search: string) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'suggestions', search],
      queryFn: async ({ signal }) =>
        unwrap(
          await publicData()
            .rpc('list_products', { search, page_size: SUGGESTED_COUNT }, { get: true })
            .abortSignal(signal)
            .overrideTypes<ListedProduct[], { merge: false }>(),
        ),
    }),

  /** What a search that found nothing probably meant, as a shopper would write it; null when nothing is near. */
  didYouMean: (search: string, language: Database['public']['Enums']['language']) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'didYouMean', search, language],
      queryFn: async ({ signal }) =>
        // The generator does not know that a function may answer with null.
        unwrap(
          await publicData().rpc('suggest_search', { search, language }, { get: true }).abortSignal(signal),
        ) as string | null,
    }),

  /** Cards of these products, in this order, without those that are gone. */
  byIds: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'byIds', ids],
      queryFn: async ({ signal }) => {
        const rows = unwrap(
          await publicData()
            .from('products')
            .select('id, name_en, name_fr, name_ar, price, compare_at_price, image_url, image_color')
            .in('id', ids)
            .eq('is_active', true)
            .abortSignal(signal),
        )
        return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
      },
    }),

  /** Others of its category: of the same craft and city. */
  similar: (id: string) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'similar', id],
      queryFn: async ({ signal }) => {
        if (!UUID.test(id)) return []
        return unwrap(
          await publicData()
            .rpc('list_products', { similar_to: id, page_size: SIMILAR_COUNT }, { get: true })
            .abortSignal(signal)
            .overrideTypes<ListedProduct[], { merge: false }>(),
        )
      },
    }),

  /** Whole cards of these products, in this order, without those that are gone. */
  cards: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'cards', ids],
      queryFn: async ({ signal }): Promise<ProductCardData[]> => {
        const chunks = Array.from({ length: Math.ceil(ids.length / PER_ADDRESS) }, (_, index) =>
          ids.slice(index * PER_ADDRESS, (index + 1) * PER_ADDRESS),
        )
        const answers = await Promise.all(
          chunks.map(async (chunk) =>
            unwrap(
              await publicData()
                .from('products')
                .select(
                  `id, name_en, name_fr, name_ar, price, compare_at_price, image_url, image_color, stock_quantity, city,
                   category_id, created_at, categories (key, name_en, name_fr, name_ar, city),
                   product_variations (id)`,
                )
                .in('id', chunk)
                .eq('is_active', true)
                .limit(1, { referencedTable: 'product_variations' })
                .abortSignal(signal),
            ),
          ),
        )
        const rows = answers.flat()
        return ids.flatMap((id) => {
          const row = rows.find((other) => other.id === id)
          if (row === undefined) return []
          const { product_variations: variations, ...product } = row
          return {
            ...product,
            has_variations: variations.length > 0,
            hover_image_url: null,
            next_cursor: null,
          }
        })
      },
    }),

  /** The product with everything its page shows, in one request; null when there is none (any more). */
  product: (id: string) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'product', id],
      queryFn: async ({ signal }) => {
        if (!UUID.test(id)) return null
        return unwrap(
          await publicData()
            .from('products')
            .select(
              `id, name_en, name_fr, name_ar, description_en, description_fr, description_ar, price, compare_at_price,
               image_url, image_color, stock_quantity, city, category_id,
               categories (key, name_en, name_fr, name_ar, city),
               product_images (id, image_url, image_color, alt_en, alt_fr, alt_ar),
               product_variations (id, variation_type, variation_value, price_adjustment, stock_quantity, image_url)`,
            )
            .eq('id', id)
            .eq('is_active', true)
            .order('position', { referencedTable: 'product_images' })
            .order('created_at', { referencedTable: 'product_images' })
            .order('variation_type', { referencedTable: 'product_variations' })
            .order('variation_value', { referencedTable: 'product_variations' })
            .abortSignal(signal)
            .maybeSingle(),
        )
      },
    }),
}

export type ProductCardData = ListedProduct
export type ProductDetail = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof catalogQueries.product>['queryFn']>>>
>
export type ViewedProduct = Awaited<
  ReturnType<NonNullable<ReturnType<typeof catalogQueries.byIds>['queryFn']>>
>[number]
