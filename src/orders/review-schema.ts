import { key, lines, requiredName } from '@/i18n/text-schema'
import { LANGUAGES } from '@/i18n/locales'
import { z } from '@/lib/zod'

export const MAX_BODY = 2000

/** The same rules as private.check_review, which also removes invisible characters. */
export const reviewSchema = z.object({
  // A radio button's value is text.
  rating: z.enum(['1', '2', '3', '4', '5'], key('deferred.invalid.required')).transform(Number),
  body: lines(MAX_BODY).min(1, key('deferred.invalid.required')),
  display_name: requiredName(60),
  language: z.enum(LANGUAGES),
})

export type ReviewInput = z.input<typeof reviewSchema>
export type ReviewValues = z.output<typeof reviewSchema>
