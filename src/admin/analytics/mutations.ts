import { mutationOptions } from '@tanstack/react-query'
import { adminKeys } from '@/admin/query-keys'
import { key } from '@/i18n/text-schema'
import { AppError, unwrap } from '@/lib/errors'
import { searchNorm } from '@/lib/search-norm'
import { supabase } from '@/lib/supabase'
import { z } from '@/lib/zod'
import { analyticsQueries } from './queries'

/** A word that searches do not know, and what it means. The database folds both in the same way. */
export const synonymSchema = z
  .object({
    word: z.string(),
    meaning: z
      .string()
      .trim()
      .max(60, key('deferred.invalid.tooLong'))
      .refine((meaning) => searchNorm(meaning).length >= 2, key('adminAnalytics.meaningMissing')),
  })
  .refine(({ word, meaning }) => searchNorm(word) !== searchNorm(meaning), {
    error: key('adminAnalytics.meaningSame'),
    path: ['meaning'],
  })

export type SynonymValues = z.infer<typeof synonymSchema>

const invalidates = [[...analyticsQueries.all, 'misses'], adminKeys.settings]

/** Resolves to the number of products that the word finds from now on. */
async function teachSearch({ word, meaning }: SynonymValues): Promise<number> {
  const client = await supabase()
  const { product_count } = unwrap(
    await client.rpc('add_search_synonym', { term: word, synonym: meaning }),
  ) as { product_count: number }
  return product_count
}

/** Dismisses a search in all languages. It is listed again after the next such search. */
async function dismissMiss(query: string): Promise<void> {
  const client = await supabase()
  const deleted = unwrap(await client.from('search_misses').delete().eq('query', query).select('query'))
  if (deleted.length === 0) throw new AppError('not_found')
}

export const teachSearchMutation = () =>
  mutationOptions({
    mutationFn: teachSearch,
    meta: { invalidates, errorText: 'adminAnalytics.teachFailed' },
  })

export const dismissMissMutation = () => mutationOptions({ mutationFn: dismissMiss, meta: { invalidates } })
