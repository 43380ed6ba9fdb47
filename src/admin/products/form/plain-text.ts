import { z } from '@/lib/zod'
import type { PlainMessageKey } from '@/i18n/message-types'

/** Every message of a schema is a key of the catalogues. */
export const key = (message: PlainMessageKey) => message

// The database refuses the same: control characters and marks that turn text around.
const INVISIBLE = /[\p{Cc}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u

export const requiredLine = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, key('invalid.required'))
    .max(longest, key('invalid.tooLong'))
    .refine((text) => !INVISIBLE.test(text), key('invalid.characters'))

const address = (pattern: RegExp) =>
  z.string().trim().max(500, key('invalid.tooLong')).regex(pattern, key('adminForm.pictureAddressInvalid'))

/** A picture's address: of another site, of a file that is stored, or of one that was just picked and is stored later. */
export const pictureAddress = address(/^(|https:\/\/[^\s]+\.[^\s]+|blob:.+|[A-Za-z0-9][A-Za-z0-9._/-]*)$/)

/** As above; one that is there already and that browsers no longer show must not keep anything else from being saved. */
export const keptPictureAddress = address(
  /^(|https?:\/\/[^\s]+\.[^\s]+|blob:.+|[A-Za-z0-9][A-Za-z0-9._/-]*)$/,
)
