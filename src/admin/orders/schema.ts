import { z } from '@/lib/zod'
import { key, line, lines } from '@/i18n/text-schema'

export const trackingSchema = z.object({
  trackingNumber: line(80),
})

export const noteSchema = z.object({
  body: lines(2000).min(1, key('invalid.required')),
})

export type TrackingInput = z.input<typeof trackingSchema>
export type NoteInput = z.input<typeof noteSchema>
