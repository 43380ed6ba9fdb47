import { queryOptions } from '@tanstack/react-query'
import { catalogQueries } from '@/catalog/queries'
import { unwrap } from '@/lib/errors'
import { publicData } from '@/lib/supabase'

/** The longest time, in business days, until a piece of these products that is made to order is ready; 0 without any. */
export const leadTimeQuery = (productIds: readonly string[]) =>
  queryOptions({
    queryKey: [...catalogQueries.all, 'leadTime', productIds],
    queryFn: async ({ signal }) => {
      const rows = unwrap(
        await publicData()
          .from('products')
          .select('lead_time_days')
          .in('id', [...productIds])
          .not('lead_time_days', 'is', null)
          .abortSignal(signal),
      )
      return Math.max(0, ...rows.map(({ lead_time_days: days }) => days))
    },
  })
