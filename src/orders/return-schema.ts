import { key, lines } from '@/i18n/text-schema'
import { z } from '@/lib/zod'
import type { ReturnableItem, ReturnReason, ReturnRequest, ReturnWish } from './return-queries'

export const RETURN_REASONS = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'changed_mind',
  'other',
] as const satisfies readonly ReturnReason[]
export const RETURN_WISHES = ['refund', 'exchange'] as const satisfies readonly ReturnWish[]

/** Something is wrong with the pieces, so that the shop pays for their way back. */
export const isFault = (reason: ReturnReason): boolean =>
  reason === 'damaged' || reason === 'wrong_item' || reason === 'not_as_described'

// By default Zod skips rules that combine fields while another field is invalid; all errors show at once.
const always = { when: () => true }

export const returnSchema = z
  .object({
    /** In the order of the items. */
    quantities: z.array(z.number().int().min(0).max(99)),
    reason: z.enum(RETURN_REASONS, key('deferred.invalid.required')),
    wish: z.enum(RETURN_WISHES, key('deferred.invalid.required')),
    note: lines(1000),
  })
  .refine(({ quantities }) => quantities.some((quantity) => quantity > 0), {
    path: ['quantities'],
    message: key('returns.form.itemsMissing'),
    ...always,
  })
  // The shop has to know what to send.
  .refine(({ wish, note }) => wish !== 'exchange' || note !== '', {
    path: ['note'],
    message: key('returns.form.noteMissing'),
    ...always,
  })

export type ReturnInput = z.input<typeof returnSchema>
export type ReturnValues = z.output<typeof returnSchema>

/** One piece is chosen where the order has no other. */
export function initialQuantities(items: readonly ReturnableItem[]): number[] {
  const isOnlyPiece = items.reduce((sum, { returnable }) => sum + returnable, 0) === 1
  return items.map(({ returnable }) => (isOnlyPiece ? returnable : 0))
}

/** The request as `request_return` expects it. */
export function returnRequest(
  { quantities, reason, wish, note }: ReturnValues,
  items: readonly ReturnableItem[],
): Omit<ReturnRequest, 'token' | 'key'> {
  const requested = items.flatMap(({ id }, index) => {
    const quantity = quantities[index] ?? 0
    return quantity > 0 ? [{ item_id: id, quantity }] : []
  })
  return { lines: requested, reason, wish, note }
}
