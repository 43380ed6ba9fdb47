import { mutationOptions } from '@tanstack/react-query'
import {
  discardPicture,
  removeUnusedPicture,
  storePicked,
  variationPaths,
} from '@/admin/products/gallery/picture-storage'
import { adjustStock, setStockOfValues, UploadFailed } from '@/admin/products/mutations'
import { adminProductQueries, type Variation } from '@/admin/products/queries'
import { catalogQueries } from '@/catalog/queries'
import { AppError, unwrap } from '@/lib/errors'
import { supabase, type Supabase } from '@/lib/supabase'
import type { MatrixValues } from './matrix'
import type { VariationValues } from './schema'

const stale = (productId: string) => ({
  invalidates: [adminProductQueries.editor(productId), ['admin', 'products'], catalogQueries.all],
})

async function withPicture<T>(
  productId: string,
  address: string | null,
  write: (address: string | null) => Promise<T>,
): Promise<T> {
  const stored = await storePicked(address, (name) => variationPaths(productId, name)).catch(
    (error: unknown) => {
      throw new UploadFailed(error)
    },
  )
  try {
    return await write(stored.address)
  } catch (error) {
    if (stored.isNew && stored.address !== null) await discardPicture(stored.address)
    throw error
  }
}

export const addVariationMutation = (productId: string) =>
  mutationOptions({
    mutationFn: (values: VariationValues) =>
      withPicture(productId, values.image_url, async (address) => {
        const client = await supabase()
        const { stock_quantity: stock, ...columns } = values
        const row = { ...columns, product_id: productId, image_url: address }
        const { id } = unwrap(await client.from('product_variations').insert(row).select('id').single())
        if (stock > 0) await setStockOfValues(productId, new Map([[id, stock]]))
      }),
    meta: { ...stale(productId), successText: 'adminProducts.variations.added', ownErrors: true },
  })

type Change = { before: Variation; values: VariationValues }

export const changeVariationMutation = (productId: string) =>
  mutationOptions({
    mutationFn: async ({ before, values }: Change) => {
      const client = await supabase()
      await withPicture(productId, values.image_url, (address) =>
        writeChanges(client, before, { ...values, image_url: address }),
      )
      // Orders take pieces meanwhile: the difference is what the operator meant.
      const difference = values.stock_quantity - before.stock_quantity
      const changes = [{ variation_ids: [before.id], delta: difference }]
      if (difference !== 0) await adjustStock({ productId, changes, note: '', key: crypto.randomUUID() })
      // The files of a former picture stay: the audit log can restore it.
    },
    meta: { ...stale(productId), successText: 'adminProducts.variations.updated', ownErrors: true },
  })

const CHANGEABLE = ['variation_type', 'variation_value', 'price_adjustment', 'image_url'] as const

/** Only what was changed, and only where it still is what was shown. */
async function writeChanges(client: Supabase, before: Variation, values: VariationValues): Promise<void> {
  const changed = CHANGEABLE.filter((column) => values[column] !== before[column])
  if (changed.length === 0) return
  const changes = Object.fromEntries(changed.map((column) => [column, values[column]])) as Partial<
    Pick<VariationValues, (typeof CHANGEABLE)[number]>
  >
  let update = client.from('product_variations').update(changes).eq('id', before.id)
  for (const column of changed) {
    const shown = before[column]
    update = shown === null ? update.is(column, null) : update.eq(column, shown)
  }
  const rows = unwrap(await update.select('id'))
  if (rows.length === 0) throw new AppError('edit_conflict')
}

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
    mutationFn: async (rows: readonly MatrixValues[]): Promise<RowOutcome[]> => {
      const client = await supabase()
      const outcomes: RowOutcome[] = []
      const pieces = new Map<string, number>()
      for (const row of rows) {
        const { type, value, price_adjustment, stock_quantity } = row
        try {
          const { id } = unwrap(
            await client
              .from('product_variations')
              .insert({
                product_id: productId,
                variation_type: type,
                variation_value: value,
                price_adjustment,
              })
              .select('id')
              .single(),
          )
          if (stock_quantity > 0) pieces.set(id, stock_quantity)
          outcomes.push({ row, error: null })
        } catch (error) {
          outcomes.push({ row, error })
        }
      }
      if (pieces.size > 0) await setStockOfValues(productId, pieces)
      return outcomes
    },
    meta: { ...stale(productId), errorText: 'adminProducts.variations.saveFailed' },
  })

/** The values of a product that is being copied, without their pictures. */
export const addVariationsMutation = () =>
  mutationOptions({
    mutationFn: async ({
      productId,
      variations,
    }: {
      productId: string
      variations: readonly Variation[]
    }) => {
      const client = await supabase()
      unwrap(
        await client.from('product_variations').insert(
          variations.map(({ variation_type, variation_value, price_adjustment }) => ({
            product_id: productId,
            variation_type,
            variation_value,
            price_adjustment,
          })),
        ),
      )
    },
    meta: { errorText: 'adminProducts.variations.saveFailed' },
  })
