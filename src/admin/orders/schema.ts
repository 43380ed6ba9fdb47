import { z } from '@/lib/zod'
import type { PlainMessageKey } from '@/i18n/message-types'

const key = (message: PlainMessageKey) => message

// The database refuses the same: control characters and marks that turn text around.
const INVISIBLE = /[\p{Cc}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u

export const trackingSchema = z.object({
  trackingNumber: z
    .string()
    .trim()
    .max(80, key('invalid.tooLong'))
    .refine((text) => !INVISIBLE.test(text), key('invalid.characters')),
})

export const noteSchema = z.object({
  body: z
    .string()
    .trim()
    .min(1, key('invalid.required'))
    .max(2000, key('invalid.tooLong'))
    .refine((text) => !INVISIBLE.test(text.replace(/[\r\n\t]/g, '')), key('invalid.characters')),
})

export type TrackingInput = z.input<typeof trackingSchema>
export type NoteInput = z.input<typeof noteSchema>
