import { useState } from 'react'

type PriceChange = { before: number; now: number }

/** What became of a price while it was looked at. Another choice is another price, and no change. */
export function usePriceChange(price: number, choice: string): PriceChange | null {
  const [seen, setSeen] = useState({ price, choice, before: price })
  if (seen.choice !== choice) setSeen({ price, choice, before: price })
  else if (seen.price !== price) setSeen({ price, choice, before: seen.price })
  return seen.choice === choice && seen.before !== seen.price
    ? { before: seen.before, now: seen.price }
    : null
}
