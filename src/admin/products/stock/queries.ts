import { infiniteQueryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { productFormQueries } from '../form/queries'

const PAGE_ROWS = 15

export const stockQueries = {
  /** What moved the stock, latest first. `of`: everything, the product itself, or the id of a value. */
  movements: (productId: string, of: string) =>
    infiniteQueryOptions({
      queryKey: [...productFormQueries.all(productId), 'movements', of],
      meta: { errorText: 'adminStock.fetchFailed' },
      initialPageParam: null as number | null,
      queryFn: async ({ signal, pageParam }) => {
        const client = await supabase()
        let asked = client
          .from('stock_movements')
          .select('id, variation_id, quantity, reason, note, actor, created_at, orders (order_number)')
          .eq('product_id', productId)
        if (of === 'product') asked = asked.is('variation_id', null)
        else if (of !== '') asked = asked.eq('variation_id', of)
        if (pageParam !== null) asked = asked.lt('id', pageParam)
        const rows = unwrap(
          await asked
            .order('id', { ascending: false })
            .limit(PAGE_ROWS + 1)
            .abortSignal(signal),
        )
        const names = await actorNames(
          rows.flatMap(({ actor }) => actor ?? []),
          signal,
        )
        return {
          rows: rows.slice(0, PAGE_ROWS).map(({ actor, ...row }) => ({
            ...row,
            actor: actor === null ? null : (names.get(actor) ?? null),
          })),
          hasMore: rows.length > PAGE_ROWS,
        }
      },
      getNextPageParam: ({ rows, hasMore }) => (hasMore ? rows.at(-1)?.id : undefined),
    }),
}

/** A movement outlives the account that brought it about, so the two are not tied in the database. */
async function actorNames(ids: readonly string[], signal: AbortSignal): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const client = await supabase()
  const profiles = unwrap(
    await client
      .from('profiles')
      .select('user_id, display_name, email')
      .in('user_id', wanted)
      .abortSignal(signal),
  )
  return new Map(profiles.map((profile) => [profile.user_id, profile.display_name || profile.email]))
}

type MovementPage = Awaited<
  ReturnType<Exclude<ReturnType<typeof stockQueries.movements>['queryFn'], symbol | undefined>>
>
export type Movement = MovementPage['rows'][number]
