import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { isDuplicateInsert, requireValues } from '@/admin/lost-answers'
import { unwrap } from '@/lib/errors'
import { QUOTES_KEY } from '@/lib/query-keys'
import { supabase } from '@/lib/supabase'
import type { Promotion, Uses } from './promotion'
import type { PromotionValues } from './schema'

const NONE: Uses = { orders: 0, uses: 0, discount: 0, revenue: 0 }
const all = ['admin', 'promotions'] as const
const invalidates = [[...all], QUOTES_KEY]

export const promotionQueries = {
  list: () =>
    queryOptions({
      queryKey: [...all],
      queryFn: async ({ signal }): Promise<Promotion[]> => {
        const client = await supabase()
        const [promotions, uses] = await Promise.all([
          client
            .from('promotions')
            .select('*')
            .order('created_at', { ascending: false })
            .limit(500)
            .abortSignal(signal),
          client.rpc('promotion_uses').abortSignal(signal),
        ])
        const used = unwrap(uses) as Record<string, Uses>
        return unwrap(promotions).map((promotion) => ({ ...promotion, ...(used[promotion.id] ?? NONE) }))
      },
      meta: { errorText: 'adminPromotions.fetchFailed' },
    }),
}

type Saved = { id: string; edited: Promotion | null; values: PromotionValues }

export const promotionMutations = {
  /**
   * `edited` is null for a new one, whose id its dialog made: what an earlier request, whose answer was lost, has added gets these
   * values. One that was saved elsewhere meanwhile rejects with edit_conflict.
   */
  save: () =>
    mutationOptions({
      mutationFn: async ({ id, edited, values }: Saved) => {
        const client = await supabase()
        const table = client.from('promotions')
        if (edited === null) {
          const answer = await table.insert({ id, ...values })
          if (!isDuplicateInsert(answer.error, 'promotions')) unwrap(answer)
          else unwrap(await table.update(values).eq('id', id).select('id').single())
          return
        }
        const rows = unwrap(
          await table.update(values).eq('id', id).eq('updated_at', edited.updated_at).select('id'),
        )
        if (rows.length > 0) return
        const now = await client.from('promotions').select('*').eq('id', id).maybeSingle()
        requireValues(unwrap(now), values)
      },
      meta: { invalidates, successText: 'adminPromotions.saved', ownErrors: true },
    }),

  remove: () =>
    mutationOptions({
      mutationFn: async (id: string) => {
        const client = await supabase()
        unwrap(await client.from('promotions').delete().eq('id', id).select('id').single())
      },
      meta: { invalidates, errorText: 'adminPromotions.deleteFailed' },
    }),
}
