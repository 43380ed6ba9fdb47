import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { readProducts } from '@/admin/products/read-products'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import type { NamedProduct, Sale } from './sale'
import type { SaleValues } from './schema'

/** What became of a product that did not get the price of the sale, or did not lose it. */
export const LEFT_OUTCOMES = ['changed', 'on_offer', 'other_sale', 'too_cheap', 'unpublished'] as const

const all = ['admin', 'sales'] as const
const MIN_SEARCH = 2
const FOUND_PRODUCTS = 12
// An id takes 37 characters of the URL, which may have 8,000.
const IDS_PER_REQUEST = 100

export const saleQueries = {
  list: () =>
    queryOptions({
      queryKey: [...all, 'list'],
      // The job begins and ends sales every minute.
      refetchInterval: 30_000,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(await client.rpc('admin_sales').abortSignal(signal)) as Sale[]
      },
      meta: { errorText: 'adminSales.fetchFailed' },
    }),

  /** The products that a sale left out or left alone, up to 200. */
  left: (sale: string) =>
    queryOptions({
      queryKey: [...all, 'left', sale],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('sale_products')
            .select('outcome, products(id, name_en, name_fr, name_ar)')
            .eq('sale_id', sale)
            .in('outcome', [...LEFT_OUTCOMES])
            .order('outcome')
            .order('product_id')
            .limit(200)
            .abortSignal(signal),
        )
      },
    }),

  search: (search: string) =>
    queryOptions({
      queryKey: [...all, 'search', search],
      enabled: search.length >= MIN_SEARCH,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        readProducts(
          { search, city: '', category: '', state: 'active', stock: '', sort: 'newest' },
          null,
          FOUND_PRODUCTS,
          signal,
        ),
    }),

  /** The products of a sale that is edited; deleted ones are left out. */
  products: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...all, 'products', ids],
      queryFn: async ({ signal }): Promise<NamedProduct[]> => {
        const client = await supabase()
        const found: NamedProduct[] = []
        for (let start = 0; start < ids.length; start += IDS_PER_REQUEST) {
          found.push(
            ...unwrap(
              await client
                .from('products')
                .select('id, name_en, name_fr, name_ar')
                .in('id', ids.slice(start, start + IDS_PER_REQUEST))
                .abortSignal(signal),
            ),
          )
        }
        return found
      },
    }),
}

type Saved = { id: string; baseline: string | null; values: SaleValues }

export const saleMutations = {
  save: () =>
    mutationOptions({
      mutationFn: async ({ id, baseline, values }: Saved) => {
        const client = await supabase()
        return unwrap(
          await client.rpc('save_sale', { sale_id: id, ...(baseline !== null && { baseline }), ...values }),
        )
      },
      meta: { invalidates: [[...all]], successText: 'adminSales.saved', ownErrors: true },
    }),

  end: () =>
    mutationOptions({
      mutationFn: async (id: string) => {
        const client = await supabase()
        unwrap(await client.rpc('end_sale', { sale_id: id }))
      },
      meta: { invalidates: [[...all]], errorText: 'adminSales.endFailed' },
    }),

  remove: () =>
    mutationOptions({
      mutationFn: async (id: string) => {
        const client = await supabase()
        unwrap(await client.rpc('delete_sale', { sale_id: id }))
      },
      meta: { invalidates: [[...all]], errorText: 'adminSales.deleteFailed' },
    }),
}
