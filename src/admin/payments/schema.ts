import { MAX_AMOUNT, parsePlainAmount } from '@/admin/numbers'
import { codeLine, key, line, requiredCode, requiredLine } from '@/i18n/text-schema'
import { z } from '@/lib/zod'
import { isHosted, PAYMENT_PROVIDERS } from '@/payments/providers'

/** An amount in MAD with at most two decimals, as people write it. */
const amount = z
  .string()
  .trim()
  .min(1, key('deferred.invalid.required'))
  .transform((text, context) => {
    const value = parsePlainAmount(text)
    if (value !== null && value >= 0.01 && value <= MAX_AMOUNT) return value
    context.addIssue({ code: 'custom', message: key('adminPayments.invalidAmount') })
    return z.NEVER
  })

/** `today` is the shop's day: money cannot have moved later. */
const pastDay = (today: string) =>
  z
    .string()
    .refine(
      (day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day <= today && day >= '2000-01-01',
      key('adminPayments.invalidDay'),
    )

export const receivedPaymentSchema = (today: string) =>
  z
    .object({
      provider: z.enum(PAYMENT_PROVIDERS),
      amount,
      received_on: pastDay(today),
      reference: line(120),
      note: line(500),
    })
    .refine(({ provider, reference }) => !isHosted(provider) || reference !== '', {
      path: ['reference'],
      message: key('deferred.invalid.required'),
    })

export type ReceivedInput = z.input<ReturnType<typeof receivedPaymentSchema>>
export type ReceivedValues = z.output<ReturnType<typeof receivedPaymentSchema>>

/** `today` is the shop's day: money cannot be given back later. */
export const refundSchema = (today: string) =>
  z.object({
    provider: z.enum(PAYMENT_PROVIDERS),
    amount,
    received_on: pastDay(today),
    reason: requiredLine(500),
  })

/** A refund from the order's side, with what it is for: to be chosen while an exchange left something that is owed. */
export const orderRefundSchema = (today: string, hasChoice: boolean) =>
  refundSchema(today).extend({
    purpose: hasChoice ? z.string().min(1, key('deferred.invalid.required')) : z.string(),
  })

export type OrderRefundInput = z.input<ReturnType<typeof orderRefundSchema>>
export type OrderRefundValues = z.output<ReturnType<typeof orderRefundSchema>>

/** Days of the shop, from the present end of the hold to the latest one. */
export const holdSchema = ({ first, last }: { first: string; last: string }) =>
  z.object({
    last_day: z
      .string()
      .refine(
        (day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= first && day <= last,
        key('adminPayments.invalidHold'),
      ),
  })
export type HoldInput = z.input<ReturnType<typeof holdSchema>>

/** What a cancelled order's customer is not given back, at most `most`; 0 gives all of it back. */
export const keepSchema = (most: number) =>
  z.object({
    amount: z
      .string()
      .trim()
      .min(1, key('deferred.invalid.required'))
      .transform((text, context) => {
        const value = parsePlainAmount(text)
        if (value !== null && value >= 0 && value <= most) return value
        context.addIssue({ code: 'custom', message: key('adminPayments.invalidKept') })
        return z.NEVER
      }),
    reason: requiredLine(500),
  })
export type KeepInput = z.input<ReturnType<typeof keepSchema>>
export type KeepValues = z.output<ReturnType<typeof keepSchema>>
export const providerRefundSchema = (today: string) =>
  z
    .object({
      kind: z.enum(['refund', 'reversal']),
      amount,
      received_on: pastDay(today),
      reference: requiredLine(120),
      reason: line(500),
    })
    .refine(({ kind, reason }) => kind === 'reversal' || reason !== '', {
      path: ['reason'],
      message: key('deferred.invalid.required'),
    })

export type ProviderRefundInput = z.input<ReturnType<typeof providerRefundSchema>>
export type ProviderRefundValues = z.output<ReturnType<typeof providerRefundSchema>>

export type BookingKind = 'charge' | 'refund' | 'reversal'

export const bookSchema = (today: string, needsOrder: boolean) =>
  z.object({
    kind: z.enum(['charge', 'refund', 'reversal']),
    order_number: needsOrder ? requiredCode(40) : codeLine(40),
    amount,
    received_on: pastDay(today),
    note: line(500),
  })

export type BookInput = z.input<ReturnType<typeof bookSchema>>
export type BookValues = z.output<ReturnType<typeof bookSchema>>

export const resolveSchema = z.object({ note: requiredLine(500) })
export type ResolveInput = z.input<typeof resolveSchema>
