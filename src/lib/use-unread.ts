import { useState } from 'react'

/** Of the result of `useQuery`. */
export type Query = {
  data: unknown
  isPlaceholderData: boolean
  error: Error | null
  errorUpdateCount: number
  isFetching: boolean
  refetch: () => unknown
}

/** Queries that have no data of their own, because they could not be read. */
export type Unread = {
  error: Error
  /** They are being read again, by themselves or by `refetch`. */
  isFetching: boolean
  refetch: () => void
}

/**
 * Those of the queries that could not be read, also while they are read again: TanStack Query forgets their error for that time, and
 * what stands in place of their data would go away and come back with each retry. `null` while they are read for the first time. The
 * number of queries is always the same.
 */
export function useUnread(...queries: readonly Query[]): Unread | null {
  const [last, setLast] = useState<readonly (Error | null)[]>([])
  const errors = queries.map(({ data, isPlaceholderData, error, errorUpdateCount }, index) => {
    const isRead = data !== undefined && !isPlaceholderData
    return isRead || errorUpdateCount === 0 ? null : (error ?? last[index] ?? null)
  })
  if (errors.some((error, index) => error !== (last[index] ?? null))) setLast(errors)

  const error = errors.find((each) => each !== null)
  if (error === undefined) return null
  const unread = queries.filter((_, index) => errors[index] !== null)
  return {
    error,
    isFetching: unread.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { refetch } of unread) void refetch()
    },
  }
}

/** Why a query could not be read, or not read again while its earlier data stays. */
export function useFailure(query: Query): Unread | null {
  const unread = useUnread(query)
  const { error, isFetching, refetch } = query
  return unread ?? (error === null ? null : { error, isFetching, refetch: () => void refetch() })
}
