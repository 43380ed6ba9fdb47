import { z } from '@/lib/zod'
import { key } from '@/i18n/text-schema'
import type { DeliveryRate } from '../queries'
import { numberText, typedNumber, westernDigits } from '../typed-number'

const HIGHEST_FEE = 100_000
const HIGHEST_LIMIT = 1_000_000

const days = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, key('invalid.required'))
    .transform((text, context) => {
      const plain = westernDigits(text)
      const count = /^\d{1,3}$/.test(plain) ? Number(plain) : 0
      if (count >= 1 && count <= longest) return count
      context.addIssue({
        code: 'custom',
        message: longest === 90 ? key('adminSettings.invalidMinDays') : key('adminSettings.invalidMaxDays'),
      })
      return z.NEVER
    })

/** The same bounds as in the database. */
export const rateSchema = z
  .object({
    fee: z
      .string()
      .trim()
      .min(1, key('invalid.required'))
      .transform((text, context) => {
        const fee = typedNumber(text)
        if (fee !== null && fee <= HIGHEST_FEE) return fee
        context.addIssue({ code: 'custom', message: key('adminSettings.invalidFee') })
        return z.NEVER
      }),
    is_free: z.boolean(),
    free_above: z.string().trim(),
    min_days: days(90),
    max_days: days(120),
    is_active: z.boolean(),
  })
  .transform(({ is_free: isFree, free_above: typed, ...rate }, context) => {
    if (!isFree) return { ...rate, free_above: null }
    const limit = typedNumber(typed)
    if (limit !== null && limit <= HIGHEST_LIMIT) return { ...rate, free_above: limit }
    context.addIssue({
      code: 'custom',
      path: ['free_above'],
      message: typed === '' ? key('invalid.required') : key('adminSettings.invalidLimit'),
    })
    return z.NEVER
  })
  .superRefine((rate, context) => {
    if (rate.min_days > rate.max_days) {
      context.addIssue({ code: 'custom', path: ['max_days'], message: key('adminSettings.daysReversed') })
    }
  })

export type RateInput = z.input<typeof rateSchema>
export type RateValues = z.output<typeof rateSchema>

export function rateInput(rate: DeliveryRate): RateInput {
  return {
    fee: numberText(rate.fee),
    is_free: rate.free_above !== null,
    free_above: rate.free_above === null ? '' : numberText(rate.free_above),
    min_days: String(rate.min_days),
    max_days: String(rate.max_days),
    is_active: rate.is_active,
  }
}

export function isRateField(name: string): name is 'fee' | 'free_above' | 'min_days' | 'max_days' {
  return ['fee', 'free_above', 'min_days', 'max_days'].includes(name)
}
