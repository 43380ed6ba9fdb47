import { mutationOptions } from '@tanstack/react-query'
import { removeUnusedPicture, variationPaths } from '@/admin/products/gallery/picture-storage'
import { withPicture } from '@/admin/products/mutations'
import { adminProductQueries, type Variation } from '@/admin/products/queries'
import { adminKeys } from '@/admin/query-keys'
import { catalogQueries } from '@/catalog/queries'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import type { MatrixValues } from './matrix'
import type { VariationValues } from './schema'

const stale = (productId: string) => ({
  invalidates: [
    adminProductQueries.editor(productId),
    adminKeys.products,
    adminKeys.stockAlerts,
    catalogQueries.all,
  ],
})

const paths = (productId: string) => (fileName: string) => variationPaths(productId, fileName)

const COLUMNS = ['variation_type', 'variation_value', 'price_adjustment', 'image_url'] as const
type Columns = Pick<VariationValues, (typeof COLUMNS)[number]>

/** One request for a value and its stock: half of it is never saved. The key is its id as well. */
async function addValue(
  productId: string,
  { stock, key, ...changes }: Columns & { stock: number; key: string },
): Promise<void> {
  const client = await supabase()
  unwrap(
    await client.rpc('save_variation', { product_id: productId, variation_id: key, changes, stock, key }),
  )
}

export const addVariationMutation = (productId: string) =>
  mutationOptions({
    mutationFn: ({ values, key }: { values: VariationValues; key: string }) =>
      withPicture(values.image_url, paths(productId), async ({ image_url: address }) => {
        const { stock_quantity: stock, ...columns } = values
        await addValue(productId, { ...columns, image_url: address, stock, key })
      }),
    meta: { ...stale(productId), successText: 'adminProducts.variations.added', ownErrors: true },
  })

type Change = { before: Variation; values: VariationValues; key: string }

export const changeVariationMutation = (productId: string) =>
  mutationOptions({
    mutationFn: ({ before, values, key }: Change) =>
      withPicture(values.image_url, paths(productId), async ({ image_url: address }) => {
        const given = { ...values, image_url: address }
        // Only what was changed, and only where it still is what was shown.
        const changed = COLUMNS.filter((column) => given[column] !== before[column])
        const restocked = values.stock_quantity !== before.stock_quantity
        if (changed.length === 0 && !restocked) return
        const client = await supabase()
        unwrap(
          await client.rpc('save_variation', {
            product_id: productId,
            variation_id: before.id,
            changes: Object.fromEntries(changed.map((column) => [column, given[column]])),
            baseline: {
              ...Object.fromEntries(changed.map((column) => [column, before[column]])),
              stock_quantity: before.stock_quantity,
            },
            ...(restocked && { stock: values.stock_quantity }),
            key,
          }),
        )
        // The files of a former picture stay: the audit log can restore it.
      }),
    meta: { ...stale(productId), successText: 'adminProducts.variations.updated', ownErrors: true },
  })

export const deleteVariationMutation = (productId: string) =>
  mutationOptions({
    mutationFn: async ({ id, image_url: address }: Variation) => {
      const client = await supabase()
      unwrap(await client.from('product_variations').delete().eq('id', id).select('id').single())
      // The value is gone from the shop; a file that stays behind does no harm.
      await removeUnusedPicture(address).catch(() => undefined)
    },
    meta: {
      ...stale(productId),
      successText: 'adminProducts.variations.deleted',
      errorText: 'adminProducts.variations.deleteFailed',
    },
  })

export type RowOutcome = { row: MatrixValues; error: unknown }

/** Each row for itself: one that is refused does not hold up the others. */
export const addMatrixMutation = (productId: string) =>
  mutationOptions({
    mutationFn: async (
      rows: readonly (MatrixValues & { key: string; id: string })[],
    ): Promise<RowOutcome[]> => {
      const outcomes: RowOutcome[] = []
      for (const row of rows) {
        try {
          await addValue(productId, {
            variation_type: row.type,
            variation_value: row.value,
            price_adjustment: row.price_adjustment,
            image_url: null,
            stock: row.stock_quantity,
            key: row.id,
          })
          outcomes.push({ row, error: null })
        } catch (error) {
          outcomes.push({ row, error })
        }
      }
      return outcomes
    },
    meta: { ...stale(productId), errorText: 'adminProducts.variations.saveFailed' },
  })
