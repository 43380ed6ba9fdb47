import { z } from '@/lib/zod'
import type { PlainMessageKey } from '@/i18n/message-types'
import { searchNorm } from '@/lib/search-norm'

// Every message is a key of the catalogues: the form shows it in the reader's language.
const key = (message: PlainMessageKey) => message

/** A word that searches do not know, and what it means. The database folds both in the same way. */
export const synonymSchema = z
  .object({
    word: z.string(),
    meaning: z
      .string()
      .trim()
      .max(60, key('invalid.tooLong'))
      .refine((meaning) => searchNorm(meaning).length >= 2, key('adminAnalytics.meaningMissing')),
  })
  .refine(({ word, meaning }) => searchNorm(word) !== searchNorm(meaning), {
    error: key('adminAnalytics.meaningSame'),
    path: ['meaning'],
  })

export type SynonymValues = z.infer<typeof synonymSchema>
