import { z } from '@/lib/zod'
import type { PlainMessageKey } from './message-types'

/** What a schema says about a value is a key of the catalogues. */
export const key = (message: PlainMessageKey) => message

// private.is_plain refuses the same: control characters, and marks that turn text around.
const INVISIBLE = /[\p{Cc}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u

export const isPlainLine = (text: string): boolean => !INVISIBLE.test(text)

/** One line of text, trimmed, of at most so many characters. */
export const line = (longest: number) =>
  z.string().trim().max(longest, key('invalid.tooLong')).refine(isPlainLine, key('invalid.characters'))

export const requiredLine = (longest: number) => line(longest).min(1, key('invalid.required'))

/** Lines of text, trimmed, of at most so many characters together. */
export const lines = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, key('invalid.tooLong'))
    .refine((text) => isPlainLine(text.replace(/[\r\n\t]/g, '')), key('invalid.characters'))
