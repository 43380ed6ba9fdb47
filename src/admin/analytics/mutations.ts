import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { analyticsQueries } from './queries'
import type { SynonymValues } from './schema'

const invalidates = [
  [...analyticsQueries.all, 'misses'],
  ['admin', 'settings'],
]

/** Resolves to the number of products that the word finds from now on. */
async function teachSearch({ word, meaning }: SynonymValues): Promise<number> {
  const client = await supabase()
  const { finds } = unwrap(await client.rpc('teach_search', { word, meaning })) as { finds: number }
  return finds
}

/** In all languages. It comes back when somebody searches for it again. */
async function dismissMiss(query: string): Promise<void> {
  const client = await supabase()
  unwrap(await client.from('search_misses').delete().eq('query', query))
}

export const teachSearchMutation = () =>
  mutationOptions({
    mutationFn: teachSearch,
    meta: { invalidates, errorText: 'adminAnalytics.teachFailed' },
  })

export const dismissMissMutation = () => mutationOptions({ mutationFn: dismissMiss, meta: { invalidates } })
