/** How a figure compares with the one before: in whole percent, or without a percentage where there was nothing. */
export type Change = { direction: 'up' | 'down' | 'same'; percent: number | null }

export function changeOf(now: number, before: number): Change {
  const direction = now > before ? 'up' : now < before ? 'down' : 'same'
  if (before <= 0) return { direction, percent: now === before ? 0 : null }
  return { direction, percent: Math.round(((now - before) / before) * 100) }
}

/** The part of the whole, in percent; nothing is no part of nothing. */
export const shareOf = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0)
