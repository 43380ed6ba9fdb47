import { lineId, MOST_LINES, type CartLine } from './cart-lines'
import type { Quantities } from './cart-storage'

export function quantitiesOf(lines: readonly CartLine[]): Quantities {
  return Object.fromEntries(lines.map((line) => [lineId(line), line.quantity]))
}

export function sameQuantities(one: Quantities, other: Quantities): boolean {
  const ids = Object.keys(one)
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id])
}

/**
 * What a line's quantity becomes (0: none) when browser and account are brought together. The side that has changed
 * since both last agreed wins; when both have, the greater one: never the sum, so that doing it twice doubles nothing.
 */
export function mergedQuantity(agreed: number, here: number, saved: number): number {
  if (here === agreed) return saved
  if (saved === agreed) return here
  return Math.max(here, saved)
}

type Merge = {
  lines: readonly CartLine[]
  saved: Quantities
  agreed: Quantities
  /** Lines that only the account has, as they are to be shown. */
  looks: readonly CartLine[]
}

export function mergeLines({ lines, saved, agreed, looks }: Merge): readonly CartLine[] {
  const merged = (id: string, here: number) => mergedQuantity(agreed[id] ?? 0, here, saved[id] ?? 0)
  const known = new Set(lines.map(lineId))
  const kept = lines.map((line) => ({ ...line, quantity: merged(lineId(line), line.quantity) }))
  const added = looks
    .filter((line) => !known.has(lineId(line)))
    .map((line) => ({ ...line, quantity: merged(lineId(line), 0) }))
  return [...kept, ...added].filter((line) => line.quantity > 0).slice(0, MOST_LINES)
}
