import type { Random } from './random.ts'

/** What is left in the workshop: a rug is one of a few, bowls come by the dozen, and some pieces have run out. */
export function stockOf(price: number, values: number, random: Random): number {
  if (random.chance(0.048)) return 0
  if (random.chance(0.07)) return random.between(1, 5)
  const usual = price > 2000 ? 4 : price > 900 ? 8 : price > 350 ? 16 : price > 120 ? 30 : 60
  const stock = random.between(Math.ceil(usual / 3), usual)
  // Seven sizes need more pieces than one.
  return stock + values * random.between(1, 3)
}

/** Shares a stock out over the values of one choice; here and there a value has run out. */
export function splitStock(stock: number, parts: number, random: Random): number[] {
  const weights = Array.from({ length: parts }, () => (random.chance(0.13) ? 0 : 0.4 + random.next()))
  if (!weights.some((weight) => weight > 0)) weights[0] = 1
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = weights.map((weight) => Math.floor((stock * weight) / total))
  const fullest = weights.indexOf(Math.max(...weights))
  const given = shares.reduce((sum, share) => sum + share, 0)
  shares[fullest] = (shares[fullest] ?? 0) + stock - given
  return shares
}

export type StockUnit = { readonly variationIds: readonly string[]; readonly stock: number }

type Value = { readonly id: string; readonly stock: number }

/**
 * Shares a stock out over the combinations of one value of each type, so that they add up to the stock of every value. The
 * values of each type must add up to the stock.
 */
export function combine(stock: number, types: readonly (readonly Value[])[]): StockUnit[] {
  let units: StockUnit[] = [{ variationIds: [], stock }]
  for (const values of types) {
    const left = values.map((value) => value.stock)
    const next = units.flatMap((unit) =>
      values.map((value, index) => {
        const share = stock === 0 ? 0 : Math.floor((unit.stock * value.stock) / stock)
        left[index] = (left[index] ?? 0) - share
        return { unit, index, variationIds: [...unit.variationIds, value.id].sort(), stock: share }
      }),
    )
    // What rounding left over goes to the first combinations that lack pieces on both sides.
    for (const unit of units) {
      const own = next.filter((other) => other.unit === unit)
      let missing = unit.stock - own.reduce((sum, other) => sum + other.stock, 0)
      for (const combination of own) {
        const given = Math.min(missing, left[combination.index] ?? 0)
        combination.stock += given
        left[combination.index] = (left[combination.index] ?? 0) - given
        missing -= given
      }
    }
    units = next.map(({ variationIds, stock: share }) => ({ variationIds, stock: share }))
  }
  return units
}
