/** The service worker adds this header to the responses it caches: the time in milliseconds (src/service-worker/routes.ts). */
export const CACHED_AT = 'x-cached-at'

let cachedAt: number | null = null
const listeners = new Set<() => void>()

function publish(next: number | null): void {
  if (next === cachedAt) return
  cachedAt = next
  for (const listener of listeners) listener()
}

/** Every response about the catalogue passes through here. One that comes from the server resets the time. */
export function trackCachedResponse(response: Response): Response {
  const time = Number(response.headers.get(CACHED_AT) ?? Number.NaN)
  if (!Number.isNaN(time)) publish(Math.min(time, cachedAt ?? time))
  else if (response.ok) publish(null)
  return response
}

/** When the oldest cached response on display was stored, in milliseconds; null while the server responds. */
export const getCachedAt = (): number | null => cachedAt

export function resetCachedAt(): void {
  publish(null)
}

export function subscribeCachedAt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
