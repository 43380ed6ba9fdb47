const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

type Connection = { saveData?: boolean }

/** The visitor's device asks for little motion or for few bytes: nothing plays unasked. */
export function stillWanted(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || matchMedia(REDUCED_MOTION).matches
}

export function onStillWanted(callback: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', callback)
  return () => query.removeEventListener('change', callback)
}
