import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { UUID } from '@/lib/uuid'

export const productFormQueries = {
  /** Everything that is read for one product's page begins like this. */
  all: (id: string) => ['admin', 'products', 'edit', id] as const,

  /** The row as the form changes it; null when there is none. */
  product: (id: string) =>
    queryOptions({
      queryKey: [...productFormQueries.all(id), 'product'],
      meta: { errorText: 'adminForm.fetchFailed' },
      refetchOnWindowFocus: 'always',
      queryFn: async ({ signal }) => {
        if (!UUID.test(id)) return null
        const client = await supabase()
        return unwrap(
          await client
            .from('products')
            .select(
              `id, name_en, name_fr, name_ar, description_en, description_fr, description_ar, price, compare_at_price,
               image_url, image_color, stock_quantity, category_id, is_active, updated_at`,
            )
            .eq('id', id)
            .abortSignal(signal)
            .maybeSingle(),
        )
      },
    }),

  categories: () =>
    queryOptions({
      queryKey: ['admin', 'products', 'edit-categories'],
      meta: { errorText: 'adminForm.categoriesFailed' },
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
}

export type EditedProduct = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof productFormQueries.product>['queryFn']>>>
>
export type CategoryOption = Awaited<
  ReturnType<NonNullable<ReturnType<typeof productFormQueries.categories>['queryFn']>>
>[number]
