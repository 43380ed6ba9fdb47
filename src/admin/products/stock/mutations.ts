import { mutationOptions } from '@tanstack/react-query'
import { catalogQueries } from '@/catalog/queries'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { productFormQueries } from '../form/queries'

type Adjustment = {
  productId: string
  /** Null for the product itself. */
  variationId: string | null
  difference: number
  note: string
}

export async function adjustStock({ productId, variationId, difference, note }: Adjustment): Promise<number> {
  const client = await supabase()
  return unwrap(
    await client.rpc('adjust_stock', {
      product_id: productId,
      // The generator does not know that an argument may be null.
      variation_id: variationId as string,
      difference,
      note,
    }),
  )
}

export const adjustStockMutation = (productId: string) =>
  mutationOptions({
    mutationFn: adjustStock,
    meta: {
      invalidates: [
        productFormQueries.all(productId),
        ['admin', 'products'],
        ['admin', 'dashboard'],
        catalogQueries.all,
      ],
      successText: 'adminStock.adjusted',
      errorText: 'adminStock.adjustFailed',
    },
  })
