import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@/i18n/locales'
import type { Database, Json } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { publicData } from '@/lib/supabase'
import { orderQueries } from './queries'

export type OwnReview = {
  id: string
  state: Database['public']['Enums']['review_state']
  rating: number
  body: string
  display_name: string
  language: Language
  refusal_reason: string
  reply: string
  photos: number
  /** Photos cannot be added any more. */
  was_published: boolean
}

export type ReviewableItem = {
  id: string
  product_id: string
  name_en: string
  name_fr: string
  name_ar: string
  image_url: string | null
  selected_variations: Json
  review: OwnReview | null
}

/** What the RPC `review_page` returns. */
export type ReviewPage = { order_number: string; is_delivered: boolean; items: ReviewableItem[] }

export const ownReviewQueries = {
  /** The lines of the order with this tracking token and their reviews; null when there is none. */
  page: (token: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'reviews', token],
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      queryFn: async ({ signal }) =>
        unwrap(await publicData().rpc('review_page', { token }).abortSignal(signal)) as ReviewPage | null,
    }),
}

export type ReviewText = { rating: number; body: string; display_name: string; language: Language }
type Target = { token: string; item_id: string }

/** `key` is one for each form: a review that is sent again is recorded once. */
export async function writeReview(request: Target & ReviewText & { key: string }): Promise<{ id: string }> {
  return unwrap(await publicData().rpc('write_review', request)) as { id: string }
}

export async function changeReview(request: Target & ReviewText): Promise<{ id: string }> {
  return unwrap(await publicData().rpc('change_review', request)) as { id: string }
}

export async function deleteReview(target: Target): Promise<void> {
  unwrap(await publicData().rpc('delete_review', target))
}
