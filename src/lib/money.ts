// Amounts are dirhams, numbers with two decimals. Sums are computed in whole centimes, which avoids rounding errors.

export function toCentimes(dirhams: number): number {
  if (!Number.isFinite(dirhams)) throw new RangeError('An amount must be a finite number')
  // By way of the decimal text, because 1.005 * 100 is 100.49999999999999.
  return Math.round(Number(`${dirhams}e2`))
}

export function fromCentimes(centimes: number): number {
  return centimes / 100
}

export function addMoney(...amounts: number[]): number {
  return fromCentimes(amounts.reduce((sum, amount) => sum + toCentimes(amount), 0))
}

export function subtractMoney(from: number, amount: number): number {
  return fromCentimes(toCentimes(from) - toCentimes(amount))
}

export function multiplyMoney(amount: number, quantity: number): number {
  return fromCentimes(toCentimes(amount) * quantity)
}

export function sameMoney(one: number, other: number): boolean {
  return toCentimes(one) === toCentimes(other)
}
