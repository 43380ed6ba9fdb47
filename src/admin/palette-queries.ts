import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'

const MOST_OF_A_KIND = 5

export const paletteQueries = {
  /** The best few of each kind; the three are asked for at once. */
  find: (search: string) =>
    queryOptions({
      queryKey: ['admin', 'palette', search],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const asked = { search, page_size: MOST_OF_A_KIND }
        const [orders, products, customers] = await Promise.all([
          client.rpc('admin_orders', asked).abortSignal(signal),
          client.rpc('admin_products', asked).abortSignal(signal),
          client.rpc('admin_customers', asked).abortSignal(signal),
        ])
        return { orders: unwrap(orders), products: unwrap(products), customers: unwrap(customers) }
      },
    }),
}
