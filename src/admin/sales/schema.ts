import { parseWhole } from '@/lib/amount'
import { key, requiredPlainName } from '@/i18n/text-schema'
import { DAY_MS, SHOP_TIME_ZONE, shopTime } from '@/lib/shop-clock'
import { z } from '@/lib/zod'
import type { NamedProduct, Sale } from './sale'

export const SCOPES = ['all', 'categories', 'products'] as const

// The same bounds as in the database.
const MAX_PRODUCTS = 500

/** What a datetime-local field holds, by the shop's clock. */
export const shopTimeField = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, key('deferred.invalid.required'))
const OFFSETS: Record<typeof SHOP_TIME_ZONE, string> = { UTC: 'Z' }
/** The moment in the form that `requireValues` compares with what the database answers. */
export const toMoment = (time: string) => `${time}${OFFSETS[SHOP_TIME_ZONE]}`

const product = z.object({ id: z.string(), name_en: z.string(), name_fr: z.string(), name_ar: z.string() })

/** The fields of `Scope`, in scope-fields.tsx. */
export const scopeFields = {
  scope: z.enum(SCOPES),
  category_keys: z.array(z.string()),
  product_ids: z.array(product),
}
export type ScopeInput = z.input<z.ZodObject<typeof scopeFields>>
/** The choice, and what is chosen by it. */
export const SCOPE_NAMES = ['scope', 'category_keys', 'product_ids'] as const

/** The field of a scope that names nothing or too much, with what to do; null when there is none. Only the shown one counts. */
export function scopeProblem({ scope, category_keys: keys, product_ids: products }: ScopeInput) {
  if (scope === 'categories' && keys.length === 0)
    return { path: ['category_keys'], message: key('adminSales.noCategory') }
  if (scope === 'products' && products.length === 0)
    return { path: ['product_ids'], message: key('adminSales.noProduct') }
  if (scope === 'products' && products.length > MAX_PRODUCTS)
    return { path: ['product_ids'], message: key('adminSales.tooManyProducts') }
  return null
}

export const saleSchema = z
  .object({
    name: requiredPlainName(80),
    percent: z
      .string()
      .trim()
      .min(1, key('deferred.invalid.required'))
      .transform((text, context) => {
        const percent = parseWhole(text.replace(/[%٪]$/, ''))
        if (percent !== null && percent >= 1 && percent <= 90) return percent
        context.addIssue({ code: 'custom', message: key('adminSales.invalidPercent') })
        return z.NEVER
      }),
    ...scopeFields,
    starts_at: shopTimeField,
    ends_at: shopTimeField,
  })
  .superRefine((sale, context) => {
    const problem = scopeProblem(sale)
    if (problem !== null) context.addIssue({ code: 'custom', ...problem })
    // Both are of the same form, so that text order is time order.
    if (sale.ends_at <= sale.starts_at)
      context.addIssue({ code: 'custom', path: ['ends_at'], message: key('adminSales.invalidEnd') })
  })
  .transform(({ scope, category_keys, product_ids, ...sale }) => ({
    ...sale,
    starts_at: toMoment(sale.starts_at),
    ends_at: toMoment(sale.ends_at),
    ...(scope === 'categories' && { category_keys }),
    ...(scope === 'products' && { product_ids: product_ids.map(({ id }) => id) }),
  }))
export type SaleInput = z.input<typeof saleSchema>
export type SaleValues = z.output<typeof saleSchema>

/** A moment as a datetime-local field shows it, by the shop's clock. */
export const toShopTime = (moment: Date): string => shopTime(moment).replace(' ', 'T')

/** The form's values for a sale; a new one begins at the next midnight and lasts a week. */
export function saleInput(sale: Sale | null, products: readonly NamedProduct[], now: Date): SaleInput {
  const midnight = (days: number) =>
    toShopTime(new Date(now.getTime() + days * DAY_MS)).replace(/T.*/, 'T00:00')
  return {
    name: sale?.name ?? '',
    percent: sale === null ? '' : String(sale.percent),
    scope: sale?.category_keys != null ? 'categories' : sale?.product_ids != null ? 'products' : 'all',
    category_keys: sale?.category_keys ?? [],
    product_ids: [...products],
    starts_at: sale === null ? midnight(1) : toShopTime(new Date(sale.starts_at)),
    ends_at: sale === null ? midnight(8) : toShopTime(new Date(sale.ends_at)),
  }
}
