import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Resolves with the first answer to a read that has been started, or as soon as it turns out that there will be a wait:
 * an attempt has failed, or there is no connection. The page takes over from there and says so.
 */
export async function firstAttempt(
  queryClient: QueryClient,
  queryKey: QueryKey,
  read: Promise<unknown>,
): Promise<void> {
  const cache = queryClient.getQueryCache()
  const mustWait = () => {
    const state = cache.find({ queryKey })?.state
    return state === undefined || state.fetchFailureCount > 0 || state.fetchStatus === 'paused'
  }
  const answered = read.then(
    () => undefined,
    () => undefined,
  )
  await new Promise<void>((resolve) => {
    const stop = cache.subscribe(() => {
      if (mustWait()) finish()
    })
    const finish = () => {
      stop()
      resolve()
    }
    if (mustWait()) finish()
    else void answered.then(finish)
  })
}
