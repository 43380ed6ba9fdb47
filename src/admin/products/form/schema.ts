import { z } from '@/lib/zod'
import { parseAmount, parseWhole } from './amounts'
import { key, requiredLine } from '@/i18n/text-schema'
import { keptPictureAddress, pictureAddress } from './picture-address'

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
] as const
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]

const description = z.string().trim().max(5000, key('invalid.tooLong'))

const amount = (text: string, context: z.RefinementCtx): number => {
  const parsed = parseAmount(text)
  if (parsed !== null && parsed >= 0.01 && parsed <= 1_000_000) return parsed
  context.addIssue({
    code: 'custom',
    message: parsed === null ? key('adminForm.amountInvalid') : key('error.price_out_of_range'),
  })
  return z.NEVER
}

const fields = {
  name_en: requiredLine(160),
  name_fr: requiredLine(160),
  name_ar: requiredLine(160),
  description_en: description,
  description_fr: description,
  description_ar: description,
  price: z.string().trim().min(1, key('invalid.required')).pipe(z.string().transform(amount)),
  compare_at_price: z
    .string()
    .trim()
    .transform((text, context) => (text === '' ? null : amount(text, context))),
  category_id: z.string().min(1, key('invalid.required')),
  is_active: z.boolean(),
}

const noneWhenEmpty = (address: string) => (address === '' ? null : address)

const pieces = z
  .string()
  .trim()
  .min(1, key('invalid.required'))
  .pipe(
    z.string().transform((text, context) => {
      const parsed = parseWhole(text)
      if (parsed !== null && parsed >= 0 && parsed <= 1_000_000) return parsed
      context.addIssue({ code: 'custom', message: key('adminForm.stockInvalid') })
      return z.NEVER
    }),
  )

const aboveThePrice = {
  path: ['compare_at_price'],
  message: key('adminForm.compareAtTooLow'),
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

export const newProductSchema = z
  .object({ ...fields, image_url: pictureAddress.transform(noneWhenEmpty), stock_quantity: pieces })
  .refine(isReduction, aboveThePrice)

/** The same without the stock: its field is not there. */
export const productSchema = z
  .object({
    ...fields,
    image_url: keptPictureAddress.transform(noneWhenEmpty),
    stock_quantity: z.string().transform(() => 0),
  })
  .refine(isReduction, aboveThePrice)

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
  is_active: true,
  image_url: '',
  stock_quantity: '',
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
    stock_quantity: '',
  }
}

/** Columns in which the two differ, in the form's order. */
export function differingColumns(one: ProductRow, other: ProductRow): ProductColumn[] {
  return PRODUCT_COLUMNS.filter((column) => one[column] !== other[column])
}
