import { createHash } from 'node:crypto'

/** Every number comes from a generator keyed by a name: adding a product does not reshuffle the others. */
export class Random {
  #state: number

  constructor(key: string) {
    this.#state = createHash('sha1').update(key).digest().readUInt32LE(0)
  }

  /** Mulberry32: 0 <= next() < 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }

  weighted<T>(items: readonly T[], weight: (item: T) => number): T {
    const total = items.reduce((sum, item) => sum + weight(item), 0)
    let rest = this.next() * total
    for (const item of items) {
      rest -= weight(item)
      if (rest < 0) return item
    }
    return this.pick(items)
  }

  shuffled<T>(items: readonly T[]): T[] {
    const result = [...items]
    for (let index = result.length - 1; index > 0; index--) {
      const other = this.between(0, index)
      const kept = result[index] as T
      result[index] = result[other] as T
      result[other] = kept
    }
    return result
  }
}

const namespace = Buffer.from('6d6f726f63636f2d63726166742d6763', 'hex')

/** UUID version 5 of a name, so that a row keeps its id from one run to the next. */
export function idOf(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
