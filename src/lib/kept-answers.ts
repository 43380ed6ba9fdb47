/** The service worker writes this on the answers that it keeps: when they were given (scripts/offline-shop.ts). */
const KEPT_AT = 'x-kept-at'

let keptAt: number | null = null
const listeners = new Set<() => void>()

function publish(next: number | null): void {
  if (next === keptAt) return
  keptAt = next
  for (const listener of listeners) listener()
}

/** Every answer about the catalogue passes here. The first one that comes from the shop itself ends the keeping. */
export function noteAnswer(response: Response): Response {
  const time = Number(response.headers.get(KEPT_AT) ?? Number.NaN)
  if (!Number.isNaN(time)) publish(Math.min(time, keptAt ?? time))
  else if (response.ok) publish(null)
  return response
}

/** The time of the oldest kept answer that is looked at; null while the shop itself answers. */
export const currentlyKept = (): number | null => keptAt

export function forgetKept(): void {
  publish(null)
}

export function subscribeKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
