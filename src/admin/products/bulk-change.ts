import { parseAmount, parseWhole } from '@/lib/amount'
import { key } from '@/i18n/text-schema'
import { z } from '@/lib/zod'

/** As bulk_update_products takes it. */
export type ProductChange =
  | { is_active: boolean }
  | { price: ({ percent: number } | { add: number }) & { offers: OfferChoice } }
  | { stock: { add: number } | { set: number }; note: string }

/** What becomes of the price before a reduction when the price changes. */
export const OFFER_CHOICES = ['keep', 'scale', 'end'] as const
type OfferChoice = (typeof OFFER_CHOICES)[number]

/** What an operator can choose to do with many products. */
export type ChangeKind = 'activate' | 'deactivate' | 'price' | 'stock'

const MAX_VALUE = 1_000_000

/** `percent` and `add` for prices, `add` and `set` for stock. */
export type ChangeInput = {
  by: 'percent' | 'add' | 'set'
  value: string
  note: string
  offers: OfferChoice
}

export function changeSchema(kind: 'price' | 'stock') {
  const parse = kind === 'price' ? parseAmount : parseWhole
  const fields = z.object({
    by: z.enum(['percent', 'add', 'set']),
    value: z
      .string()
      .trim()
      .min(1, key('deferred.invalid.required'))
      .transform((text, context) => {
        const parsed = parse(text)
        if (parsed !== null && Math.abs(parsed) <= MAX_VALUE) return parsed
        context.addIssue({ code: 'custom', message: key('adminProducts.numberInvalid') })
        return z.NEVER
      }),
    offers: z.enum(OFFER_CHOICES),
    note: z.string().trim().max(200, key('deferred.invalid.tooLong')),
  })
  const refused = ({ by, value }: z.output<typeof fields>) => {
    if (by === 'set') return value < 0 ? key('adminProducts.stockBelowZero') : null
    if (value === 0) return key('adminProducts.numberZero')
    return by === 'percent' && (value <= -100 || value > 1000) ? key('adminProducts.percentInvalid') : null
  }
  return fields.transform((input, context): ProductChange => {
    const message = refused(input)
    if (message !== null) {
      context.addIssue({ code: 'custom', path: ['value'], message })
      return z.NEVER
    }
    const { by, value, note, offers } = input
    if (kind === 'price') {
      return { price: { ...(by === 'percent' ? { percent: value } : { add: value }), offers } }
    }
    return { stock: by === 'set' ? { set: value } : { add: value }, note }
  })
}
