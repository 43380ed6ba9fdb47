import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { productFormQueries } from '../form/queries'

export const galleryQueries = {
  /** In the order in which shoppers see them; the first is the main one. */
  of: (productId: string) =>
    queryOptions({
      queryKey: [...productFormQueries.all(productId), 'images'],
      meta: { errorText: 'adminImages.fetchFailed' },
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
}

export type GalleryImage = Awaited<
  ReturnType<NonNullable<ReturnType<typeof galleryQueries.of>['queryFn']>>
>[number]
