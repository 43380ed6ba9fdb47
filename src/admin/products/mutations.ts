import { mutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { adminKeys } from '@/admin/query-keys'
import { downloadSheet, type SheetFormat } from '@/admin/sheet'
import {
  discardPicture,
  type PicturePaths,
  productPaths,
  removeUnusedPicture,
  storePicked,
} from '@/admin/products/gallery/picture-storage'
import { productExportRows } from '@/admin/products/import/product-export-rows'
import type { ReadRow } from '@/admin/products/import/product-file'
import { type ImportProgress, sendRows } from '@/admin/products/import/send-rows'
import { catalogQueries } from '@/catalog/queries'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { AppError, unwrap } from '@/lib/errors'
import { logError } from '@/lib/log'
import { shopDay } from '@/lib/shop-clock'
import { supabase } from '@/lib/supabase'
import type { ProductChange } from './bulk-change'
import { fromDatabase, toDatabase } from './facts'
import type { ProductFilters } from './product-filters'
import {
  adminProductQueries,
  type ChangedProduct,
  type EditedProduct,
  enteredStock,
  type ProductPage,
  type Variation,
} from './queries'
import { readForExport } from './read-products'
import type { ProductColumn, ProductRow, ProductValues } from './schema'

// A product changes what the shop shows, what the dashboard counts, what the palette finds and who waits for pieces.
const { dashboard, palette, stockAlerts } = adminKeys
const INVALIDATED_KEYS = [adminProductQueries.all, dashboard, palette, stockAlerts, catalogQueries.all]

/** Shows or hides a product in the shop. Optimistic, with a rollback on error. */
function useShowing(active: boolean, successText: PlainMessageKey) {
  const queryClient = useQueryClient()
  const queryKey = adminProductQueries.lists
  return useMutation({
    meta: { invalidates: INVALIDATED_KEYS, successText, errorText: 'adminProducts.stateFailed' },
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
      invalidates: INVALIDATED_KEYS,
      successText: 'adminProducts.deleted',
      errorText: 'adminProducts.deleteFailed',
    },
    mutationFn: async (id: string) => {
      const pictures = await readPictures(id)
      const client = await supabase()
      unwrap(await client.from('products').delete().eq('id', id).select('id').single())
      return pictures
    },
    // The product is deleted either way; an operator could do nothing about a file that remains.
    onSuccess: (pictures) => {
      void Promise.all(pictures.map(removeUnusedPicture)).catch((error: unknown) =>
        logError('pictures of a deleted product', error),
      )
    },
  })
}

/** Up to 500 products, each as `seen` shows it. Resolves to a report with the outcome for each product. */
export function useChangeProducts() {
  return useMutation({
    meta: { invalidates: INVALIDATED_KEYS, errorText: 'adminProducts.changeFailed' },
    mutationFn: async ({
      ids,
      change,
      seen,
      key,
    }: {
      ids: readonly string[]
      change: ProductChange
      /** The preview: what is another by now is left as it is. */
      seen: readonly ChangedProduct[]
      key: string
    }) => {
      const client = await supabase()
      return unwrap(
        await client.rpc('bulk_update_products', {
          product_ids: [...ids],
          changes: change,
          preview: false,
          key,
          seen: Object.fromEntries(seen.map(({ id, before }) => [id, before])),
        }),
      ) as unknown as ChangedProduct[]
    },
  })
}

/** Validates the rows of a file without writing them. */
export function useTryImport(onProgress: ImportProgress) {
  return useMutation({
    meta: { ownErrors: true },
    mutationFn: (rows: readonly ReadRow[]) => sendRows(rows, true, onProgress),
  })
}

export function useImport(onProgress: ImportProgress) {
  return useMutation({
    meta: { invalidates: INVALIDATED_KEYS, ownErrors: true },
    mutationFn: (rows: readonly ReadRow[]) => sendRows(rows, false, onProgress),
  })
}

/** The picture could not be uploaded; the row was not written. */
export class UploadFailed extends Error {
  constructor(cause: unknown) {
    super('upload failed', { cause })
    this.name = 'UploadFailed'
  }
}

/** Uploads a picked picture, then writes the row. The file is removed when the row cannot be written. */
export async function withPicture<T>(
  address: string | null,
  paths: (fileName: string) => PicturePaths,
  write: (stored: { image_url: string | null; image_color: string | null }) => Promise<T>,
): Promise<T> {
  const stored = await storePicked(address, paths).catch((error: unknown) => {
    throw new UploadFailed(error)
  })
  try {
    return await write({ image_url: stored.address, image_color: stored.color })
  } catch (error) {
    if (stored.isNew && stored.address !== null) await discardPicture(stored.address, error)
    throw error
  }
}

type Creation = {
  /** Generated by the form as an idempotency key: a retry after a lost response creates no second product. */
  id: string
  values: ProductValues
  /** Those of the product that is copied. */
  variations: readonly Variation[]
  /** The key of the change to this stock, should an earlier request have created it with another one. */
  stockKey: string
}

/**
 * One request for the product and the values of a copy: half of it is never saved. Only an earlier request of the same form, whose
 * answer was lost, can have created it with other values: then it gets these.
 */
export const createProductMutation = () =>
  mutationOptions({
    mutationFn: ({ id, values, variations, stockKey }: Creation, { client: queryClient }) =>
      withPicture(values.image_url, productPaths, async (picture) => {
        const { stock_quantity: stock, ...columns } = { ...values, ...picture }
        const client = await supabase()
        const answer = await client.rpc('create_product', {
          product_id: id,
          columns: {
            ...toDatabase({ ...columns, stock_quantity: stock }),
            // Without their pictures.
            variations: variations.map(({ variation_type, variation_value, price_adjustment }) => ({
              variation_type,
              variation_value,
              price_adjustment,
            })),
          },
        })
        if (answer.error?.message !== 'edit_conflict') {
          unwrap(answer)
          return
        }
        const created = await queryClient.query({ ...adminProductQueries.detail(id), staleTime: 0 })
        if (created === null) throw new AppError('edit_conflict')
        await updateProduct(id, columns, created)
        // That of a copy's combinations is changed on its page.
        if (variations.length > 0) return
        const delta = stock - (await enteredStock(id))
        if (delta === 0) return
        await adjustStock({ productId: id, changes: [{ variation_ids: [], delta }], note: '', key: stockKey })
      }),
    meta: { invalidates: INVALIDATED_KEYS, successText: 'adminProducts.form.created', ownErrors: true },
  })

type Update = {
  id: string
  changes: Partial<ProductRow>
  /** The row as the operator last saw it. */
  baseline: EditedProduct
}

async function updateProduct(
  id: string,
  columns: Partial<EditedProduct>,
  baseline: EditedProduct,
): Promise<EditedProduct> {
  const client = await supabase()
  const changed = toDatabase(columns)
  const existing = toDatabase(baseline)
  const row = unwrap(
    await client.rpc('update_product', {
      product_id: id,
      changes: changed,
      baseline: Object.fromEntries(Object.keys(changed).map((column) => [column, existing[column] ?? null])),
    }),
  )
  return fromDatabase(row as never) as unknown as EditedProduct
}

export const updateProductMutation = () =>
  mutationOptions({
    mutationFn: async ({ id, changes, baseline }: Update): Promise<EditedProduct> => {
      const { image_url: picked, ...others } = changes
      const write = (columns: Partial<EditedProduct>) => updateProduct(id, columns, baseline)
      if (picked === undefined) return write(others)
      // The files of the former picture stay: the audit log can restore it.
      return withPicture(picked, productPaths, (picture) => write({ ...others, ...picture }))
    },
    meta: { invalidates: INVALIDATED_KEYS, successText: 'adminProducts.form.updated', ownErrors: true },
  })

/** After an edit conflict, the current values of the columns that were to be saved; null for other errors. */
export function conflictingColumns(error: unknown): Partial<ProductRow> | null {
  if (!(error instanceof AppError) || error.code !== 'edit_conflict') return null
  const { current } = error.details
  return typeof current === 'object' && current !== null ? fromDatabase(current) : null
}

/** The field and the message for a value that the database refused; null when the error is about no field. */
export function refusedColumn(error: unknown): {
  column: ProductColumn
  message:
    | 'deferred.invalid.value'
    | 'adminProducts.form.compareAtTooLow'
    | 'adminProducts.form.skuTaken'
    | 'deferred.error.variation_price'
    | 'adminShell.error.picture_missing'
} | null {
  if (!(error instanceof AppError)) return null
  if (error.code === 'variation_price') return { column: 'price', message: 'deferred.error.variation_price' }
  if (error.code === 'picture_missing') {
    return { column: 'image_url', message: 'adminShell.error.picture_missing' }
  }
  const { field } = error.details
  const named =
    typeof field === 'string'
      ? field
      : /"products_(.+?)(?:_above_price|_unique|_check\d*)"/.exec(error.message)?.[1]
  const column = error.message.includes('unknown_category') ? 'category_id' : named
  if (column === 'compare_at_price') return { column, message: 'adminProducts.form.compareAtTooLow' }
  if (column === 'sku') return { column, message: 'adminProducts.form.skuTaken' }
  return isColumn(column) ? { column, message: 'deferred.invalid.value' } : null
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
  'lead_time_days',
  'sku',
  'facts',
  'measures',
] as const

function isColumn(name: string | undefined): name is ProductColumn {
  return CHECKED.some((column) => column === name)
}

type Adjustment = {
  productId: string
  /** By how many pieces the stock of each combination changes. */
  changes: { variation_ids: string[]; delta: number }[]
  note: string
  /** Of the dialog: the same key changes the stock once. */
  key: string
}

async function adjustStock({ productId, changes, note, key }: Adjustment): Promise<void> {
  const client = await supabase()
  unwrap(await client.rpc('adjust_stock', { product_id: productId, changes, note, key }))
}

export const adjustStockMutation = () =>
  mutationOptions({
    mutationFn: adjustStock,
    meta: {
      invalidates: INVALIDATED_KEYS,
      successText: 'adminProducts.stock.adjusted',
      errorText: 'adminProducts.stock.adjustFailed',
    },
  })

/** The products that match the filters, or all, as a file that the import reads back. */
export function useProductExport() {
  const { language } = useLanguage()
  return useMutation({
    meta: { errorText: 'adminProducts.exportFailed' },
    mutationFn: async ({ filters, format }: { filters?: ProductFilters; format: SheetFormat }) => {
      const rows = productExportRows(await readForExport(filters))
      await downloadSheet(`products-${shopDay(new Date())}`, rows, language, format)
    },
  })
}
