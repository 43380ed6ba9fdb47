import type { UseFormReturn } from 'react-hook-form'
import { parseAmount, parseWhole } from '@/lib/amount'
import type { PlainMessageKey } from '@/i18n/message-types'
import { codeLine, key, lines, requiredPlainName } from '@/i18n/text-schema'
import { isRecord } from '@/lib/json'
import { foldLine } from '@/lib/typed-text'
import { z } from '@/lib/zod'
import { factFields, measuresInput } from './facts'
import { isPictureAddress } from './gallery/picture-address'

/** A name in the catalogue: one required line. */
export const catalogName = (max: number) => requiredPlainName(max)

/** A picture's address: of another site, of a file that is stored, or of one that was just picked and is stored later. */
export const pictureAddress = z
  .string()
  .overwrite(foldLine)
  .refine(
    (text) => text === '' || text.startsWith('blob:') || isPictureAddress(text),
    key('adminProducts.form.pictureAddressInvalid'),
  )

/** What the form holds beside the stock, which moves with every order and is adjusted elsewhere. */
export const PRODUCT_COLUMNS = [
  'name_en',
  'name_fr',
  'name_ar',
  'description_en',
  'description_fr',
  'description_ar',
  'price',
  'compare_at_price',
  'category_id',
  'is_active',
  'image_url',
  'lead_time_days',
  'sku',
  'facts',
  'measures',
] as const
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]

const description = lines(5000)

const amount = (text: string, context: z.RefinementCtx): number => {
  const parsed = parseAmount(text)
  if (parsed !== null && parsed >= 0.01 && parsed <= 1_000_000) return parsed
  context.addIssue({
    code: 'custom',
    message:
      parsed === null ? key('adminProducts.form.amountInvalid') : key('adminShell.error.price_out_of_range'),
  })
  return z.NEVER
}

const noneWhenEmpty = (text: string) => (text === '' ? null : text)

const fields = {
  name_en: catalogName(160),
  name_fr: catalogName(160),
  name_ar: catalogName(160),
  description_en: description,
  description_fr: description,
  description_ar: description,
  price: z.string().trim().min(1, key('deferred.invalid.required')).pipe(z.string().transform(amount)),
  compare_at_price: z
    .string()
    .trim()
    .transform((text, context) => (text === '' ? null : amount(text, context))),
  category_id: z.string().min(1, key('deferred.invalid.required')),
  is_active: z.boolean(),
  sku: codeLine(40).transform(noneWhenEmpty),
  ...factFields,
}

/** Pieces of stock; an empty field is not 0. */
export const pieces = z
  .string()
  .trim()
  .min(1, key('deferred.invalid.required'))
  .pipe(
    z.string().transform((text, context) => {
      const parsed = parseWhole(text)
      if (parsed !== null && parsed >= 0 && parsed <= 1_000_000) return parsed
      context.addIssue({ code: 'custom', message: key('adminProducts.form.stockInvalid') })
      return z.NEVER
    }),
  )

const aboveThePrice = {
  path: ['compare_at_price'],
  message: key('adminProducts.form.compareAtTooLow'),
  // Whatever else is wrong, so that all faults show at once.
  when: ({ value }: { value: unknown }) =>
    typeof value === 'object' &&
    value !== null &&
    'price' in value &&
    typeof value.price === 'number' &&
    'compare_at_price' in value &&
    typeof value.compare_at_price === 'number',
}
const isReduction = (values: { price: number; compare_at_price: number | null }) =>
  values.compare_at_price === null || values.compare_at_price > values.price

const withPicture = {
  path: ['image_url'],
  message: key('adminShell.error.picture_missing'),
  // Whatever else is wrong, so that all faults show at once.
  when: ({ value }: { value: unknown }) => isRecord(value) && 'is_active' in value && 'image_url' in value,
}
const hasPictureInShop = (values: { is_active: boolean; image_url: string | null }) =>
  !values.is_active || (values.image_url ?? '') !== ''

export const newProductSchema = z
  .object({ ...fields, image_url: pictureAddress.transform(noneWhenEmpty), stock_quantity: pieces })
  .refine(isReduction, aboveThePrice)
  .refine(hasPictureInShop, withPicture)

/** The same without the stock: its field is not there. */
export const productSchema = z
  .object({
    ...fields,
    image_url: pictureAddress.transform(noneWhenEmpty),
    stock_quantity: z.string().transform(() => 0),
  })
  .refine(isReduction, aboveThePrice)
  .refine(hasPictureInShop, withPicture)

export type ProductInput = z.input<typeof productSchema>
export type ProductValues = z.output<typeof productSchema>
export type ProductRow = Pick<ProductValues, ProductColumn>

export const EMPTY_PRODUCT: ProductInput = {
  name_en: '',
  name_fr: '',
  name_ar: '',
  description_en: '',
  description_fr: '',
  description_ar: '',
  price: '',
  compare_at_price: '',
  category_id: '',
  is_active: false,
  image_url: '',
  stock_quantity: '',
  lead_time_days: '',
  sku: '',
  facts: [],
  measures: [],
}

const amountText = (amount: number) => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2))

export function productInput(row: ProductRow): ProductInput {
  return {
    name_en: row.name_en,
    name_fr: row.name_fr,
    name_ar: row.name_ar,
    description_en: row.description_en,
    description_fr: row.description_fr,
    description_ar: row.description_ar,
    price: amountText(row.price),
    compare_at_price: row.compare_at_price === null ? '' : amountText(row.compare_at_price),
    category_id: row.category_id,
    is_active: row.is_active,
    image_url: row.image_url ?? '',
    lead_time_days: row.lead_time_days === null ? '' : String(row.lead_time_days),
    sku: row.sku ?? '',
    facts: row.facts,
    measures: measuresInput(row.measures),
    stock_quantity: '',
  }
}

/** Compares values of a form or of a row; facts and measures are arrays in one order. */
export const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))

/** Columns in which the two differ, in the form's order. */
export function differingColumns(one: ProductRow, other: ProductRow): ProductColumn[] {
  return PRODUCT_COLUMNS.filter((column) => !isSame(one[column], other[column]))
}

/** Each field by its full name, for where it is named outside of its place: what is unsaved, what two people changed. */
export const COLUMN_LABELS: Record<keyof ProductInput, PlainMessageKey> = {
  name_en: 'adminProducts.form.nameEnglish',
  name_fr: 'adminProducts.form.nameFrench',
  name_ar: 'adminProducts.form.nameArabic',
  description_en: 'adminProducts.form.descriptionEnglish',
  description_fr: 'adminProducts.form.descriptionFrench',
  description_ar: 'adminProducts.form.descriptionArabic',
  price: 'adminProducts.form.price',
  compare_at_price: 'adminProducts.form.compareAt',
  category_id: 'adminProducts.form.category',
  is_active: 'adminProducts.form.active',
  image_url: 'adminProducts.form.mainPicture',
  lead_time_days: 'adminProducts.form.leadTime',
  sku: 'adminProducts.form.sku',
  facts: 'adminProducts.form.facts',
  measures: 'adminProducts.form.measures',
  stock_quantity: 'adminProducts.form.stock',
}

const REQUIRED_COLUMNS = [
  'name_en',
  'name_fr',
  'name_ar',
  'description_en',
  'description_fr',
  'description_ar',
  'price',
  'category_id',
  'image_url',
] as const
type RequiredColumn = (typeof REQUIRED_COLUMNS)[number]

/** What a product still lacks before it can be shown, or before all customers can read about it in their language. */
export function missingColumns(values: Partial<Record<RequiredColumn, string>>): ProductColumn[] {
  return REQUIRED_COLUMNS.filter((column) => (values[column] ?? '').trim() === '')
}

export type ProductFormApi = UseFormReturn<ProductInput, unknown, ProductValues>

/** By how many pieces a stock changes; null for text that is no such number, and for 0. */
export function parseDifference(text: string): number | null {
  const difference = parseWhole(text)
  return difference !== null && difference !== 0 && Math.abs(difference) <= 1_000_000 ? difference : null
}

/** A combination of values, or the product itself when it has none. */
export type StockRow = { variationIds: string[]; name: string; stock: number }

export type StockAdjustmentInput = Record<string, string>
export type StockAdjustmentValues = { changes: { variation_ids: string[]; delta: number }[]; note: string }

/** The name of the field with the difference of a unit: not its place, which changes when a value is added meanwhile. */
export const differenceField = ({ variationIds }: Pick<StockRow, 'variationIds'>) =>
  `difference_${variationIds.join('_')}`

/** Differences of the stock of each unit, of which some may stay empty, and a note. The stock must not fall below zero. */
export const stockAdjustmentSchema = (rows: readonly Pick<StockRow, 'variationIds' | 'stock'>[]) =>
  z.record(z.string(), z.string()).transform((fields, context): StockAdjustmentValues => {
    const fail = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    const changes = rows.flatMap((row) => {
      const name = differenceField(row)
      const text = (fields[name] ?? '').trim()
      if (text === '') return []
      const delta = parseDifference(text)
      if (delta === null) fail(name, key('adminProducts.stock.differenceInvalid'))
      else if (row.stock + delta < 0) fail(name, key('adminShell.error.negative_stock'))
      return [{ variation_ids: row.variationIds, delta: delta ?? 0 }]
    })
    const [first] = rows
    if (changes.length === 0 && first !== undefined)
      fail(differenceField(first), key('adminProducts.stock.differenceInvalid'))
    const note = (fields.note ?? '').trim()
    if (note === '') fail('note', key('deferred.invalid.required'))
    return { changes, note }
  })
