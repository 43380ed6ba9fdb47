import { containsLink } from '@/lib/contact-text'
import { z } from '@/lib/zod'
import type { PlainMessageKey } from './message-types'

/** The messages of a schema are message keys. */
export const key = (message: PlainMessageKey) => message

// private.is_printable refuses the same: control characters and bidirectional overrides.
const INVISIBLE = /[\p{Cc}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u

export const isPlainLine = (text: string): boolean => !INVISIBLE.test(text)

/** One line of text, trimmed, at most `max` characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, key('deferred.invalid.tooLong'))
    .refine(isPlainLine, key('deferred.invalid.characters'))

/** A person's name: a line without a link in it. */
export const nameLine = (max: number) =>
  line(max).refine((text) => !containsLink(text), key('deferred.invalid.link'))

export const requiredName = (max: number) => nameLine(max).min(1, key('deferred.invalid.required'))

export const requiredLine = (max: number) => line(max).min(1, key('deferred.invalid.required'))

/** Lines of text, trimmed, at most `max` characters in total. */
export const lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, key('deferred.invalid.tooLong'))
    .refine((text) => isPlainLine(text.replace(/[\r\n\t]/g, '')), key('deferred.invalid.characters'))
