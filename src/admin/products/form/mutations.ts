import { mutationOptions } from '@tanstack/react-query'
import { catalogQueries } from '@/catalog/queries'
import type { Json } from '@/lib/database.types'
import { AppError, toAppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { storePicked } from '../gallery/picked-pictures'
import { productPaths } from '../gallery/picture-paths'
import { discardPicture, removeUnusedPicture } from '../gallery/stored-pictures'
import type { EditedProduct } from './queries'
import type { ProductColumn, ProductRow, ProductValues } from './schema'

/** The picture did not arrive; the product was not touched. */
export class UploadFailed extends Error {
  constructor(cause: unknown) {
    super('upload failed', { cause })
    this.name = 'UploadFailed'
  }
}

/** Writes a row that names a picture: the file first, and no file without the row. */
async function withPicture<T>(
  address: string | null,
  write: (stored: { image_url: string | null; image_color: string | null }) => Promise<T>,
): Promise<T> {
  const stored = await storePicked(address, productPaths).catch((error: unknown) => {
    throw new UploadFailed(error)
  })
  try {
    return await write({ image_url: stored.address, image_color: stored.color })
  } catch (error) {
    if (stored.isNew && stored.address !== null) await discardPicture(stored.address)
    throw error
  }
}

const stale = { invalidates: [['admin', 'products'], ['admin', 'dashboard'], catalogQueries.all] }

type Creation = {
  /** Chosen by the form: sent again after a lost answer, it makes no second product. */
  id: string
  values: ProductValues
}

export const createProductMutation = () =>
  mutationOptions({
    mutationFn: ({ id, values }: Creation) =>
      withPicture(values.image_url, async (picture) => {
        const client = await supabase()
        const { error, status } = await client.from('products').insert({ id, ...values, ...picture })
        const arrivedBefore = error?.message.includes('products_pkey') === true
        if (error !== null && !arrivedBefore) throw toAppError(error, status)
      }),
    meta: { ...stale, successText: 'adminForm.created', ownErrors: true },
  })

type Update = {
  id: string
  changes: Partial<ProductRow>
  /** What each of these columns was when the form last looked. */
  seen: EditedProduct
}

export const updateProductMutation = () =>
  mutationOptions({
    mutationFn: async ({ id, changes, seen }: Update): Promise<EditedProduct> => {
      const { image_url: picked, ...others } = changes
      const write = async (columns: Record<string, Json>) => {
        const client = await supabase()
        const known: Record<string, Json> = seen
        return unwrap(
          await client.rpc('update_product', {
            product_id: id,
            changes: columns,
            seen: Object.fromEntries(Object.keys(columns).map((column) => [column, known[column] ?? null])),
          }),
        ) as unknown as EditedProduct
      }
      if (picked === undefined) return write(others)
      const saved = await withPicture(picked, (picture) => write({ ...others, ...picture }))
      // The product has its new picture either way.
      await removeUnusedPicture(seen.image_url).catch(() => undefined)
      return saved
    },
    meta: { ...stale, successText: 'adminForm.updated', ownErrors: true },
  })

/** What somebody else wrote meanwhile into the columns that were to be saved; null when that was not the reason. */
export function conflictingColumns(error: unknown): Partial<ProductRow> | null {
  if (!(error instanceof AppError) || error.code !== 'edit_conflict') return null
  const { current } = error.details
  return typeof current === 'object' && current !== null ? current : null
}

/** Which field the database means when it refuses a value, and what is wrong with it. */
export function refusedColumn(error: unknown): {
  column: ProductColumn
  message: 'invalid.value' | 'adminForm.compareAtTooLow' | 'error.variation_price'
} | null {
  if (!(error instanceof AppError)) return null
  if (error.code === 'variation_price') return { column: 'price', message: 'error.variation_price' }
  const { field } = error.details
  const named =
    typeof field === 'string' ? field : /"products_(.+?)(?:_above_price|_check\d*)"/.exec(error.message)?.[1]
  const column = error.message.includes('unknown_category') ? 'category_id' : named
  if (column === 'compare_at_price') return { column, message: 'adminForm.compareAtTooLow' }
  return isColumn(column) ? { column, message: 'invalid.value' } : null
}

const CHECKED = [
  'name_en',
  'name_fr',
  'name_ar',
  'description_en',
  'description_fr',
  'description_ar',
  'price',
  'image_url',
  'category_id',
] as const

function isColumn(name: string | undefined): name is ProductColumn {
  return CHECKED.some((column) => column === name)
}
