import { useSyncExternalStore } from 'react'
import { isRecord, parseJson } from '@/lib/json'
import { createStoredValue } from '@/lib/storage'
import { UUID } from '@/lib/uuid'

type Votes = {
  /** A random id of this browser, made for its first vote. Empty before. */
  visitor: string
  /** The reviews that it found helpful. */
  reviews: readonly string[]
}

const KEY = 'mcg-helpful'
const MAX_VOTES = 500
const NONE: Votes = { visitor: '', reviews: [] }

const votes = createStoredValue<Votes>({
  key: KEY,
  parse: (raw) => {
    const stored = parseJson(raw)
    if (!isRecord(stored)) return NONE
    const { visitor, reviews } = stored
    if (typeof visitor !== 'string' || !UUID.test(visitor) || !Array.isArray(reviews)) return NONE
    return {
      visitor,
      reviews: reviews.filter((id): id is string => typeof id === 'string').slice(0, MAX_VOTES),
    }
  },
  serialize: (value) => JSON.stringify(value),
})

/** Whether this browser found the review helpful. False while prerendering and hydrating. */
export const useIsHelpful = (review: string): boolean =>
  useSyncExternalStore(
    votes.subscribe,
    () => votes.read().reviews.includes(review),
    () => false,
  )

export function visitorId(): string {
  votes.update((value) => (value.visitor === '' ? { ...value, visitor: crypto.randomUUID() } : value))
  return votes.read().visitor
}

export function rememberVote(review: string, isHelpful: boolean): void {
  votes.update(({ visitor, reviews }) => {
    const others = reviews.filter((id) => id !== review)
    return { visitor, reviews: isHelpful ? [review, ...others] : others }
  })
}
