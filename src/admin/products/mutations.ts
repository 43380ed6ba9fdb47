import { useMutation, useQueryClient } from '@tanstack/react-query'
import { catalogQueries } from '@/catalog/queries'
import type { PlainMessageKey } from '@/i18n/message-types'
import { unwrap } from '@/lib/errors'
import { logError } from '@/lib/log'
import { supabase } from '@/lib/supabase'
import { removeUnusedPicture } from './gallery/stored-pictures'
import { sendRows, type ImportProgress } from './import/send-rows'
import type { ReadRow } from './import/read-rows'
import type { ProductChange } from './list/product-change'
import { adminProductQueries, type ChangedProduct, type ProductPage } from './queries'

// What the shop shows and what the dashboard counts changes with a product.
const FOLLOWERS = [adminProductQueries.all, ['admin', 'dashboard'], ['admin', 'palette'], catalogQueries.all]

/** Whether shoppers see a product: shown at once, and taken back when the database says no. */
function useShowing(active: boolean, successText: PlainMessageKey) {
  const queryClient = useQueryClient()
  const queryKey = adminProductQueries.lists
  return useMutation({
    meta: { invalidates: FOLLOWERS, successText, errorText: 'adminProducts.stateFailed' },
    mutationFn: async (id: string) => {
      const client = await supabase()
      unwrap(await client.from('products').update({ is_active: active }).eq('id', id).select('id').single())
    },
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueriesData<ProductPage>({ queryKey })
      queryClient.setQueriesData<ProductPage>(
        { queryKey },
        (page) =>
          page && {
            ...page,
            rows: page.rows.map((row) => (row.id === id ? { ...row, is_active: active } : row)),
          },
      )
      return before
    },
    onError: async (_error, _id, before) => {
      for (const [key, page] of before ?? []) queryClient.setQueryData(key, page)
      await queryClient.invalidateQueries({ queryKey })
    },
  })
}

export const useActivate = () => useShowing(true, 'adminProducts.activated')
export const useDeactivate = () => useShowing(false, 'adminProducts.deactivated')

async function readPictures(id: string): Promise<string[]> {
  const client = await supabase()
  const [product, gallery, variations] = await Promise.all([
    client.from('products').select('image_url').eq('id', id),
    client.from('product_images').select('image_url').eq('product_id', id),
    client.from('product_variations').select('image_url').eq('product_id', id),
  ])
  const rows = [...unwrap(product), ...unwrap(gallery), ...unwrap(variations)]
  return [...new Set(rows.flatMap(({ image_url: address }) => address ?? []))]
}

export function useDeleteProduct() {
  return useMutation({
    meta: {
      invalidates: FOLLOWERS,
      successText: 'adminProducts.deleted',
      errorText: 'adminProducts.deleteFailed',
    },
    mutationFn: async (id: string) => {
      const pictures = await readPictures(id)
      const client = await supabase()
      unwrap(await client.from('products').delete().eq('id', id).select('id').single())
      return pictures
    },
    // The product is gone either way: a file that stays is nothing an operator could do anything about.
    onSuccess: (pictures) => {
      void Promise.all(pictures.map(removeUnusedPicture)).catch((error: unknown) =>
        logError('pictures of a deleted product', error),
      )
    },
  })
}

/** Up to 500 products; the report tells of each what became of it. */
export function useChangeProducts() {
  return useMutation({
    meta: { invalidates: FOLLOWERS, errorText: 'adminProducts.changeFailed' },
    mutationFn: async ({ ids, change }: { ids: readonly string[]; change: ProductChange }) => {
      const client = await supabase()
      return unwrap(
        await client.rpc('change_products', { product_ids: [...ids], change, preview: false }),
      ) as unknown as ChangedProduct[]
    },
  })
}

/** Tries what a file says, without writing any of it. */
export function useTryImport(onProgress: ImportProgress) {
  return useMutation({
    meta: { ownErrors: true },
    mutationFn: (rows: readonly ReadRow[]) => sendRows(rows, true, onProgress),
  })
}

export function useImport(onProgress: ImportProgress) {
  return useMutation({
    meta: { invalidates: FOLLOWERS, ownErrors: true },
    mutationFn: (rows: readonly ReadRow[]) => sendRows(rows, false, onProgress),
  })
}
