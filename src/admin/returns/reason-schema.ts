import { key, lines } from '@/i18n/text-schema'
import { z } from '@/lib/zod'

/** Why a return is refused, or closed without money, which the customer reads, or why nothing more is refunded of its credit. */
export const reasonSchema = z.object({ note: lines(500).min(1, key('deferred.invalid.required')) })
export type Reason = z.input<typeof reasonSchema>
