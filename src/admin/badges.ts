import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { REFETCH_INTERVAL_MS } from './refetch'
import { adminKeys } from './query-keys'

/** What waits, as the menu shows it. The shape of the jsonb that admin_badges returns. */
export type Badges = {
  to_confirm: number
  to_pack: number
  /** Requests to return something, to be decided. */
  returns: number
  /** Reviews to publish or refuse. */
  reviews: number
  messages: number
  /** When the last order came in; null before the first one. */
  newest_order: string | null
}

/** Invalidated by what changes orders and messages; polled, because Realtime publishes neither. */
export const badgesQuery = () =>
  queryOptions({
    queryKey: adminKeys.badges,
    staleTime: 0,
    refetchInterval: REFETCH_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => {
      const client = await supabase()
      return unwrap(await client.rpc('admin_badges').abortSignal(signal)) as Badges
    },
  })
