import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Language } from '@/i18n/locales'
import type { Json } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { readPublicFile } from '@/lib/public-file'
import { publicData } from '@/lib/supabase'
import { catalogQueries, type ProductDetail } from './queries'

const PAGE_SIZE = 10

export type Review = ProductDetail['reviews'][number]
export type ReviewSort = 'newest' | 'helpful'

export type ReviewFilters = {
  sort: ReviewSort
  /** Null: any. */
  stars: number | null
  language: Language | null
  withPhotos: boolean
}

// Apart from `catalogQueries`, which is part of every page's first load.
export const reviewQueries = {
  list: (product: string, { sort, stars, language, withPhotos }: ReviewFilters) =>
    infiniteQueryOptions({
      queryKey: [...catalogQueries.all, 'reviews', product, sort, stars, language, withPhotos],
      initialPageParam: null as Json,
      queryFn: async ({ signal, pageParam }) =>
        unwrap(
          await publicData()
            .rpc(
              'list_reviews',
              {
                product_id: product,
                sort,
                stars: stars ?? undefined,
                language: language ?? undefined,
                with_photos: withPhotos || undefined,
                page_size: PAGE_SIZE,
                // In a GET request a jsonb argument is passed as JSON text.
                cursor: pageParam === null ? undefined : JSON.stringify(pageParam),
              },
              { get: true },
            )
            .abortSignal(signal),
        ) as Review[],
      getNextPageParam: (page) => {
        const last = page.length < PAGE_SIZE ? undefined : page.at(-1)
        return last && { id: last.id, published_at: last.published_at, helpful_count: last.helpful_count }
      },
    }),

  photo: (path: string) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'review-photo', path],
      staleTime: Infinity,
      queryFn: ({ signal }) => readPublicFile('review-photos', path, signal),
    }),
}

/** Marks a review as helpful, or takes that back. Returns how many visitors find it helpful. */
export async function voteReview(vote: {
  review_id: string
  visitor: string
  is_helpful: boolean
}): Promise<number> {
  return unwrap(await publicData().rpc('vote_review', vote))
}
