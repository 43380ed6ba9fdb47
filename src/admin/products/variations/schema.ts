import type { Variation } from '@/admin/products/queries'
import { catalogName, pictureAddress, pieces } from '@/admin/products/schema'
import { key } from '@/i18n/text-schema'
import { parseAmount } from '@/lib/amount'
import { z } from '@/lib/zod'

/** Stock is kept by combination: a value has a stock of its own only when the product has no other type. */
export const hasOwnStock = (types: readonly string[]) => new Set(types).size <= 1

export const VARIATION_TYPES = ['color', 'size', 'shape'] as const
export type VariationType = (typeof VARIATION_TYPES)[number]

const MAX_ADJUSTMENT = 1_000_000

/** What a value adds to the price, or takes off it; null for text that is no such amount. Empty is none. */
export function parseAdjustment(text: string): number | null {
  const amount = text.trim() === '' ? 0 : parseAmount(text)
  return amount !== null && Math.abs(amount) <= MAX_ADJUSTMENT ? amount : null
}

const fields = {
  // Whatever other types there are stay as they are.
  variation_type: z.string().min(1, key('deferred.invalid.required')),
  variation_value: catalogName(80),
  price_adjustment: z.string().transform((text, context) => {
    const amount = parseAdjustment(text)
    if (amount !== null) return amount
    context.addIssue({ code: 'custom', message: key('adminProducts.form.amountInvalid') })
    return z.NEVER
  }),
  image_url: pictureAddress.transform((address) => (address === '' ? null : address)),
}

export const variationSchema = z.object({ ...fields, stock_quantity: pieces })

/** The same where the value has no stock of its own: its field is not there, and what was typed before does not count. */
export const combinedSchema = (stock: number) =>
  z.object({ ...fields, stock_quantity: z.string().transform(() => stock) })

export type VariationInput = z.input<typeof variationSchema>
export type VariationValues = z.output<typeof variationSchema>

export const EMPTY_VARIATION: VariationInput = {
  variation_type: 'color',
  variation_value: '',
  price_adjustment: '0',
  stock_quantity: '0',
  image_url: '',
}

export function variationInput(variation: Variation): VariationInput {
  return {
    variation_type: variation.variation_type,
    variation_value: variation.variation_value,
    price_adjustment: String(variation.price_adjustment),
    stock_quantity: String(variation.stock_quantity),
    image_url: variation.image_url ?? '',
  }
}
