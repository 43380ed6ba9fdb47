import { z } from '@/lib/zod'
import { key } from '@/i18n/text-schema'
import { searchNorm } from '@/lib/search-norm'

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
