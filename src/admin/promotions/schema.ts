import { parsePlainAmount, numberText } from '@/admin/numbers'
import { parseWhole } from '@/lib/amount'
import type { NamedProduct } from '@/admin/sales/sale'
import { scopeFields, scopeProblem, shopTimeField, toMoment, toShopTime } from '@/admin/sales/schema'
import { key, requiredName } from '@/i18n/text-schema'
import { foldCode } from '@/lib/typed-text'
import { z } from '@/lib/zod'
import type { Promotion } from './promotion'

export const KINDS = ['percent', 'amount', 'free_delivery', 'buy_n'] as const

const withoutSign = (text: string) => text.replace(/[%٪]$/, '')
const number = (parse: (text: string) => number | null) =>
  z.string().transform((text, context) => {
    if (text.trim() === '') return null
    const value = parse(withoutSign(text))
    if (value !== null && value >= 0) return value
    context.addIssue({ code: 'custom', message: key('adminPromotions.invalidNumber') })
    return z.NEVER
  })
const amount = number(parsePlainAmount)
const pieces = number(parseWhole)

/** The same bounds as in the database. */
const isWithin = (value: number | null, min: number, max: number) =>
  value === null || (value >= min && value <= max)

type KindFields = Record<'value' | 'buy_quantity' | 'free_quantity', string> & {
  kind: (typeof KINDS)[number]
}

/** What a promotion takes off, from the fields of its kind. Those of other kinds are not shown, and count for nothing. */
function reduction(
  { kind, value, buy_quantity, free_quantity }: KindFields,
  refuse: (field: keyof KindFields) => void,
): { value: number; buy_quantity: number | null; free_quantity: number | null } {
  const nothing = { value: 0, buy_quantity: null, free_quantity: null }
  if (kind === 'percent' || kind === 'amount') {
    const off = parsePlainAmount(withoutSign(value))
    if (off !== null && isWithin(off, 1, kind === 'percent' ? 100 : 100_000))
      return { ...nothing, value: off }
    refuse('value')
  }
  if (kind === 'buy_n') {
    const buy = parseWhole(buy_quantity)
    const free = parseWhole(free_quantity)
    if (buy === null || !isWithin(buy, 2, 99)) refuse('buy_quantity')
    else if (free === null || !isWithin(free, 1, buy - 1)) refuse('free_quantity')
    else return { ...nothing, buy_quantity: buy, free_quantity: free }
  }
  return nothing
}

export const promotionSchema = z
  .object({
    name_en: requiredName(80),
    name_fr: requiredName(80),
    name_ar: requiredName(80),
    code: z
      .string()
      .transform((text) => foldCode(text).toUpperCase())
      .refine(
        (code) => code === '' || /^[A-Z0-9][A-Z0-9-]{1,28}[A-Z0-9]$/.test(code),
        key('adminPromotions.invalidCode'),
      ),
    kind: z.enum(KINDS),
    // See reduction.
    value: z.string(),
    buy_quantity: z.string(),
    free_quantity: z.string(),
    ...scopeFields,
    min_subtotal: amount,
    min_pieces: pieces,
    max_uses: pieces,
    max_uses_per_customer: pieces,
    is_first_order: z.boolean(),
    starts_at: shopTimeField,
    ends_at: shopTimeField.or(z.literal('')),
    is_active: z.boolean(),
  })
  .superRefine((promotion, context) => {
    const refuse = (path: string, message = key('adminPromotions.invalidNumber')) =>
      context.addIssue({ code: 'custom', path: [path], message })
    const problem = scopeProblem(promotion)
    if (problem !== null) context.addIssue({ code: 'custom', ...problem })
    reduction(promotion, refuse)
    if (!isWithin(promotion.min_subtotal, 0, 10_000_000)) refuse('min_subtotal')
    if (!isWithin(promotion.min_pieces, 1, 999)) refuse('min_pieces')
    if (!isWithin(promotion.max_uses, 1, 1_000_000)) refuse('max_uses')
    if (!isWithin(promotion.max_uses_per_customer, 1, 1000)) refuse('max_uses_per_customer')
    if (promotion.ends_at !== '' && promotion.ends_at <= promotion.starts_at)
      refuse('ends_at', key('adminPromotions.invalidEnd'))
  })
  .transform(({ scope, category_keys, product_ids, ...promotion }) => ({
    ...promotion,
    code: promotion.code || null,
    ...reduction(promotion, () => undefined),
    category_keys: scope === 'categories' ? category_keys : [],
    product_ids: scope === 'products' ? product_ids.map(({ id }) => id) : [],
    min_subtotal: promotion.min_subtotal ?? 0,
    min_pieces: promotion.min_pieces ?? 1,
    starts_at: toMoment(promotion.starts_at),
    ends_at: promotion.ends_at === '' ? null : toMoment(promotion.ends_at),
  }))
export type PromotionInput = z.input<typeof promotionSchema>
export type PromotionValues = z.output<typeof promotionSchema>

const textOf = (value: number | null | undefined) => (value == null ? '' : numberText(value))

/** The form's values for a promotion; a new one is a percentage that begins now. */
export function promotionInput(
  promotion: Promotion | null,
  products: readonly NamedProduct[],
  now: Date,
): PromotionInput {
  return {
    name_en: promotion?.name_en ?? '',
    name_fr: promotion?.name_fr ?? '',
    name_ar: promotion?.name_ar ?? '',
    code: promotion?.code ?? '',
    kind: promotion?.kind ?? 'percent',
    value: promotion === null || promotion.value === 0 ? '' : textOf(promotion.value),
    buy_quantity: textOf(promotion?.buy_quantity),
    free_quantity: textOf(promotion?.free_quantity),
    scope:
      (promotion?.product_ids.length ?? 0) > 0
        ? 'products'
        : (promotion?.category_keys.length ?? 0) > 0
          ? 'categories'
          : 'all',
    category_keys: promotion?.category_keys ?? [],
    product_ids: [...products],
    min_subtotal: promotion === null || promotion.min_subtotal === 0 ? '' : textOf(promotion.min_subtotal),
    min_pieces: promotion === null || promotion.min_pieces === 1 ? '' : textOf(promotion.min_pieces),
    max_uses: textOf(promotion?.max_uses),
    max_uses_per_customer: textOf(promotion?.max_uses_per_customer),
    is_first_order: promotion?.is_first_order ?? false,
    starts_at: toShopTime(promotion === null ? now : new Date(promotion.starts_at)),
    ends_at: promotion?.ends_at == null ? '' : toShopTime(new Date(promotion.ends_at)),
    is_active: promotion?.is_active ?? true,
  }
}
