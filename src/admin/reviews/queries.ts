import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query'
import { adminKeys } from '@/admin/query-keys'
import { REFETCH_INTERVAL_MS } from '@/admin/refetch'
import { catalogQueries } from '@/catalog/queries'
import type { Database, Json } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'

type Enums = Database['public']['Enums']
export type ReviewState = Enums['review_state']

/** What waits for the shop first. */
export const BOXES = ['pending', 'flagged', 'published', 'refused'] as const
export type Box = (typeof BOXES)[number]
export const isBox = (value: string | null): value is Box => BOXES.some((box) => box === value)

export type AdminReview = {
  id: string
  state: ReviewState
  rating: number
  body: string
  /** Empty once the contact of the order was removed. */
  display_name: string
  language: Enums['language']
  photos: string[]
  refusal_reason: string
  reply: string
  is_flagged: boolean
  helpful_count: number
  /** Sent back with a decision, which is refused when the review has changed meanwhile. */
  revision: number
  created_at: string
  product_id: string
  name_en: string
  name_fr: string
  name_ar: string
  image_url: string | null
  order_number: string
}

/** The shape of the jsonb that admin_reviews returns. */
type ReviewBox = { counts: Record<Box, number>; reviews: AdminReview[] }

const PAGE_SIZE = 30
const all = ['admin', 'reviews'] as const
const invalidates = [[...all], adminKeys.badges, catalogQueries.all]
const meta = { invalidates, ownErrors: true as const }

export const adminReviewQueries = {
  all,

  box: (box: Box) =>
    infiniteQueryOptions({
      queryKey: [...all, box],
      staleTime: 0,
      refetchInterval: REFETCH_INTERVAL_MS,
      refetchOnWindowFocus: 'always',
      initialPageParam: null as Json,
      queryFn: async ({ signal, pageParam }) => {
        const client = await supabase()
        return unwrap(
          await client.rpc('admin_reviews', { box, cursor: pageParam }).abortSignal(signal),
        ) as unknown as ReviewBox
      },
      getNextPageParam: ({ reviews }) => {
        const last = reviews.length < PAGE_SIZE ? undefined : reviews.at(-1)
        return last && { id: last.id, created_at: last.created_at }
      },
    }),
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** A review as it is now, in whatever box; null when it is gone. */
export async function readReview({ id, created_at }: AdminReview): Promise<AdminReview | null> {
  const client = await supabase()
  // After this cursor a box begins with the reviews of that moment.
  const cursor = { id: LAST_ID, created_at }
  const boxes = await Promise.all(
    (['pending', 'published', 'refused'] as const).map(
      async (box) => unwrap(await client.rpc('admin_reviews', { box, cursor })) as unknown as ReviewBox,
    ),
  )
  return boxes.flatMap(({ reviews }) => reviews).find((review) => review.id === id) ?? null
}

type Target = { review: AdminReview }

export const adminReviewMutations = {
  /** One that was changed or decided elsewhere meanwhile rejects with edit_conflict. */
  moderate: () =>
    mutationOptions({
      meta,
      mutationFn: async ({
        review,
        decision,
        reason = '',
      }: Target & { decision: 'published' | 'refused'; reason?: string }) => {
        const client = await supabase()
        unwrap(
          await client.rpc('moderate_review', {
            review_id: review.id,
            seen_revision: review.revision,
            decision,
            reason,
          }),
        )
      },
    }),

  /** One whose reply was changed elsewhere meanwhile rejects with edit_conflict. */
  reply: () =>
    mutationOptions({
      meta: { ...meta, successText: 'adminReviews.done.reply' as const },
      mutationFn: async ({ review, reply }: Target & { reply: string }) => {
        const client = await supabase()
        unwrap(await client.rpc('reply_to_review', { review_id: review.id, reply, seen_reply: review.reply }))
      },
    }),

  flag: () =>
    mutationOptions({
      meta: {
        invalidates,
        successText: 'adminReviews.done.flag',
        errorText: 'adminReviews.failed',
      },
      mutationFn: async ({ review }: Target) => {
        const client = await supabase()
        unwrap(await client.rpc('flag_review', { review_id: review.id, is_flagged: !review.is_flagged }))
      },
    }),
}
