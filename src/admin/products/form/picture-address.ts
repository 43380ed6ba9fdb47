import { z } from '@/lib/zod'
import { key } from '@/i18n/text-schema'

const address = (pattern: RegExp) =>
  z.string().trim().max(500, key('invalid.tooLong')).regex(pattern, key('adminForm.pictureAddressInvalid'))

/** A picture's address: of another site, of a file that is stored, or of one that was just picked and is stored later. */
export const pictureAddress = address(/^(|https:\/\/[^\s]+\.[^\s]+|blob:.+|[A-Za-z0-9][A-Za-z0-9._/-]*)$/)

/** As above; one that is there already and that browsers no longer show must not keep anything else from being saved. */
export const keptPictureAddress = address(
  /^(|https?:\/\/[^\s]+\.[^\s]+|blob:.+|[A-Za-z0-9][A-Za-z0-9._/-]*)$/,
)
