import { isUnreachable } from './errors'

/** How long after its last retry what is on display is read again, when the shop could not be reached. */
export const UNREACHABLE_RETRY_MS = 10_000

type QueryWith<Data> = { state: { data: Data | undefined; error: Error | null } }

/**
 * `refetchInterval` of a query that is polled while what it has read may change, in ms: `interval` says how often, `false` for not at
 * all. As every query it is read again while the shop cannot be reached.
 */
export const polled =
  <Data>(interval: (data: Data | undefined) => number | false) =>
  ({ state: { data, error } }: QueryWith<Data>): number | false =>
    interval(data) || (error !== null && isUnreachable(error) && UNREACHABLE_RETRY_MS)
