import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Language } from '@/i18n/locales'
import type { Database, Json } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { publicData } from '@/lib/supabase'
import { UUID } from '@/lib/uuid'
import { sortFor, type FactFilter, type Filters } from './filters'

const PAGE_SIZE = 24
const FEATURED_COUNT = 4
const SUGGESTED_COUNT = 5
const SIMILAR_COUNT = 4
// More than are shown: some may be in the cart already, or cost less in another size.
const OFFERED_COUNT = 8
const SHOWN_REVIEWS = 3
/** Keeps the URL below the 8,000 characters that gateways accept; an id takes 37. */
const IDS_PER_REQUEST = 60

/** Average and number of the published reviews. */
export type ReviewStats = { average: number | null; review_count: number }

type CategoryCard = { key: string; name_en: string; name_fr: string; name_ar: string; city: string }

// The type generator does not know which result columns of a function are nullable, nor the shape of a jsonb.
type ListedProduct = Omit<
  Database['public']['Functions']['list_products']['Returns'][number],
  | 'compare_at_price'
  | 'image_url'
  | 'image_color'
  | 'hover_image_url'
  | 'categories'
  | 'next_cursor'
  | 'from_price'
  | 'review_stats'
> & {
  /** The price before the reduction; null without one. In dirhams. */
  compare_at_price: number | null
  image_url: string | null
  image_color: string | null
  hover_image_url: string | null
  categories: CategoryCard
  next_cursor: Json
  /** The price of the cheapest combination of variations; null when it is `price`. In dirhams. */
  from_price: number | null
  /** Null without reviews. */
  review_stats: ReviewStats | null
}

export type Facets = {
  total: number
  cities: { city: string; count: number }[]
  categories: { key: string; name_en: string; name_fr: string; name_ar: string; count: number }[]
  price: { min: number; max: number }
  /** The search with misspelled words replaced, which the list shows; null when none is. */
  corrected: string | null
}

// Unset filters are left out of the URL, so that equal requests share one HTTP cache entry.
export function filterArguments(filters: Omit<Filters, 'sort'>) {
  const { search, city, category, minPrice, maxPrice } = filters
  const keys = (kind: FactFilter) => (filters[kind].length === 0 ? undefined : [...filters[kind]])
  return {
    search: search || undefined,
    city: city || undefined,
    category: category || undefined,
    min_price: minPrice ?? undefined,
    max_price: maxPrice ?? undefined,
    materials: keys('material'),
    colours: keys('colour'),
    sizes: keys('size'),
    in_stock: filters.inStock || undefined,
  }
}

export const catalogQueries = {
  all: ['catalog'] as const,

  /** The newest products, or the newest of a city or craft. */
  featured: (craft: { readonly city?: string; readonly category?: string } = {}) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'featured', craft],
      queryFn: async ({ signal }) =>
        unwrap(
          await publicData()
            .rpc('list_products', { ...craft, page_size: FEATURED_COUNT }, { get: true })
            .abortSignal(signal)
            .overrideTypes<ListedProduct[], { merge: false }>(),
        ),
    }),

  list: ({ sort: chosen, ...filters }: Filters, language: Language) => {
    const sort = sortFor(chosen, language)
    return infiniteQueryOptions({
      queryKey: [...catalogQueries.all, 'list', { ...filters, sort }],
      meta: { errorText: 'listing.failed' },
      initialPageParam: null as Json,
      queryFn: async ({ signal, pageParam }) =>
        unwrap(
          await publicData()
            .rpc(
              'list_products',
              {
                ...filterArguments(filters),
                sort: sort ?? undefined,
                page_size: PAGE_SIZE,
                // In a GET request a jsonb argument is passed as JSON text.
                cursor: pageParam === null ? undefined : JSON.stringify(pageParam),
              },
              { get: true },
            )
            .abortSignal(signal)
            .overrideTypes<ListedProduct[], { merge: false }>(),
        ),
      getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.next_cursor),
    })
  },

  facets: ({ sort: _sort, ...filters }: Filters) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'facets', filters],
      queryFn: async ({ signal }) =>
        unwrap(
          await publicData()
            .rpc('catalog_facets', filterArguments(filters), { get: true })
            .abortSignal(signal),
        ) as Facets,
    }),

  /** Products for a search as it is typed; it matches all three languages. */
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

  /** The cheapest products in stock from this price (dirhams) on. Like every list by price, it leaves out `from_price`. */
  fromPrice: (price: number) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'fromPrice', price],
      queryFn: async ({ signal }) =>
        unwrap(
          await publicData()
            .rpc(
              'list_products',
              { min_price: price, in_stock: true, sort: 'price_asc', page_size: OFFERED_COUNT },
              { get: true },
            )
            .abortSignal(signal)
            .overrideTypes<ListedProduct[], { merge: false }>(),
        ),
    }),

  /** The recently viewed products, in the order of `ids`; inactive or deleted ones are left out. */
  byIds: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'byIds', ids],
      queryFn: async ({ signal }) => {
        const rows = unwrap(
          await publicData()
            .from('products')
            .select(
              `id, name_en, name_fr, name_ar, price, compare_at_price, image_url, image_color,
               product_from_prices (from_price)`,
            )
            .in('id', ids)
            .eq('is_active', true)
            .abortSignal(signal),
        )
        return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
      },
    }),

  /** Other products of the same category, i.e. of the same craft and city. */
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

  /** Product cards in the order of `ids`; inactive or deleted products are left out. */
  cards: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'cards', ids],
      queryFn: async ({ signal }): Promise<ProductCardData[]> => {
        const chunks = Array.from({ length: Math.ceil(ids.length / IDS_PER_REQUEST) }, (_, index) =>
          ids.slice(index * IDS_PER_REQUEST, (index + 1) * IDS_PER_REQUEST),
        )
        const answers = await Promise.all(
          chunks.map(async (chunk) =>
            unwrap(
              await publicData()
                .from('products')
                .select(
                  `id, name_en, name_fr, name_ar, price, compare_at_price, image_url, image_color, stock_quantity, city,
                   category_id, created_at, categories (key, name_en, name_fr, name_ar, city),
                   product_variations (id), product_from_prices (from_price), review_stats (average, review_count)`,
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
          const { product_variations: variations, product_from_prices: lowest, ...product } = row
          return {
            ...product,
            has_variations: variations.length > 0,
            hover_image_url: null,
            next_cursor: null,
            from_price: lowest?.from_price ?? null,
            is_close: false,
          }
        })
      },
    }),

  /** The product with its pictures and variations, in one request; null when it is inactive or does not exist. */
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
               image_url, image_color, stock_quantity, lead_time_days, city, category_id,
               categories (key, name_en, name_fr, name_ar, city),
               product_facts (facts (kind, key, label_en, label_fr, label_ar, position)),
               product_measures (variation_id, length_cm, width_cm, height_cm, diameter_cm, weight_g),
               product_images (id, image_url, image_color, alt_en, alt_fr, alt_ar),
               product_variations (id, variation_type, variation_value, price_adjustment, stock_quantity, image_url),
               stock_units (variation_ids, quantity),
               review_stats (average, review_count, stars),
               reviews (id, rating, body, display_name, language, photos, reply, replied_at, helpful_count, published_at)`,
            )
            .eq('id', id)
            .eq('is_active', true)
            .order('position', { referencedTable: 'product_images' })
            .order('created_at', { referencedTable: 'product_images' })
            .order('variation_type', { referencedTable: 'product_variations' })
            .order('variation_value', { referencedTable: 'product_variations' })
            .order('published_at', { referencedTable: 'reviews', ascending: false })
            .limit(SHOWN_REVIEWS, { referencedTable: 'reviews' })
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
