type Connection = EventTarget & { saveData?: boolean; effectiveType?: string }

/** What the browser says about its connection; Safari and Firefox say nothing. `prerender` imports nothing from here and reads it itself. */
export const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection

/**
 * Whether to leave out what may never be opened: with data saver on, and on 2G, where it would delay what was opened. From 3G on a
 * prefetched page costs little and saves a wait.
 */
export function prefersReducedData(): boolean {
  const { saveData, effectiveType } = connection() ?? {}
  return saveData === true || effectiveType?.includes('2g') === true
}

/**
 * Whether a film would stop while it plays, or hold up the page's pictures: with data saver on, and below 4G. The fonts have a rule of
 * their own, by the round trip, since they are of use before the first paint only (`prerender/boot.js`).
 */
export function isTooSlowForFilm(): boolean {
  const { saveData, effectiveType } = connection() ?? {}
  return saveData === true || (effectiveType !== undefined && effectiveType !== '4g')
}
