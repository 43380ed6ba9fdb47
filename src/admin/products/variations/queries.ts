import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { UUID } from '@/lib/uuid'
import { productFormQueries } from '../form/queries'

export const variationQueries = {
  of: (productId: string) =>
    queryOptions({
      queryKey: [...productFormQueries.all(productId), 'variations'],
      meta: { errorText: 'adminVariations.fetchFailed' },
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

export type Variation = Awaited<
  ReturnType<NonNullable<ReturnType<typeof variationQueries.of>['queryFn']>>
>[number]
