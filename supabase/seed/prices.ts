import type { Random } from './random.ts'

export const lowestPrice = 25
export const highestPrice = 4800

/** Prices as such shops write them: whole, ending in 0, 5 or 9. */
export function retail(amount: number, random: Random): number {
  const within = Math.min(highestPrice, Math.max(lowestPrice, amount))
  if (within < 60) {
    const round = Math.round(within / 5) * 5
    return Math.max(lowestPrice, round % 10 === 0 && random.chance(0.4) ? round - 1 : round)
  }
  if (within < 1000) {
    const round = Math.round(within / 10) * 10
    const ending = random.weighted([0, 5, -1], (choice) => (choice === 0 ? 6 : 3))
    return round + ending
  }
  const round = Math.round(within / 50) * 50
  return Math.min(highestPrice, random.chance(0.4) ? round - 10 : round)
}

/** What a choice adds to the price or takes off it, in steps that look like prices. */
export function adjustment(price: number, share: number): number {
  if (share === 0) return 0
  const step = price < 200 ? 5 : price < 1000 ? 10 : 50
  const amount = Math.round((price * share) / step) * step
  return amount === 0 ? Math.sign(share) * 5 : amount
}
