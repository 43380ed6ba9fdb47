import { describe, expect, it } from 'vitest'
import {
  countItems,
  lineId,
  previewTotal,
  reduceLines,
  type CartAction,
  type CartLine,
  type NewLine,
} from '@/cart/cart-lines'
import { CART_KEY, createCartStore, EMPTY_CART, parseCart } from '@/cart/cart-storage'
import { createSafeStorage } from '@/lib/storage'

const SEEDS = Array.from({ length: 25 }, (_, index) => index + 1)
const OPERATIONS = 200

/** The same numbers for the same seed: a failure can be run again. */
function random(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

function newLine(product: number, choices: number[], price: number): NewLine {
  return {
    productId: uuid(product),
    variationIds: choices.map(uuid),
    snapshot: {
      name_en: `Product ${product}`,
      name_fr: '',
      name_ar: '',
      image_url: null,
      image_color: null,
      unit_price: price,
      selected_variations: {},
    },
  }
}

/** The rules once more, as plainly as they can be said: a list of [id, quantity, price in centimes]. */
type Model = { id: string; quantity: number; centimes: number }[]

function follow(model: Model, action: CartAction): Model {
  const cents = (price: number) => Math.round(price * 100)
  switch (action.type) {
    case 'add': {
      const id = lineId(action.line)
      const centimes = cents(action.line.snapshot.unit_price)
      const more = action.quantity ?? 1
      const there = model.find((line) => line.id === id)
      if (there === undefined) {
        return model.length < 50 ? [...model, { id, quantity: Math.min(more, 99), centimes }] : model
      }
      return model.map((line) =>
        line.id === id ? { id, quantity: Math.min(line.quantity + more, 99), centimes } : line,
      )
    }
    case 'remove':
      return model.filter((line) => line.id !== action.id)
    case 'set-quantity':
      return action.quantity <= 0
        ? model.filter((line) => line.id !== action.id)
        : model.map((line) =>
            line.id === action.id ? { ...line, quantity: Math.min(action.quantity, 99) } : line,
          )
    case 'accept-price':
      return model.map((line) =>
        line.id === action.id ? { ...line, centimes: cents(action.unitPrice) } : line,
      )
    case 'restore': {
      const id = lineId(action.line)
      if (model.some((line) => line.id === id)) {
        return model.map((line) =>
          line.id === id ? { ...line, quantity: Math.max(line.quantity, action.line.quantity) } : line,
        )
      }
      if (model.length >= 50) return model
      const back = {
        id,
        quantity: action.line.quantity,
        centimes: cents(action.line.snapshot.unit_price),
      }
      return [...model.slice(0, action.index), back, ...model.slice(action.index)]
    }
    case 'clear':
      return []
  }
}

/** One browser with two tabs: one storage, and each tab hears of the other's writes when it gets round to it. */
function openBrowser() {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage
  const tabs = [0, 1].map(() => {
    const store = createCartStore(createSafeStorage(() => storage))
    const tab = { store, seen: store.read() }
    store.subscribe(() => {
      tab.seen = store.read()
    })
    return tab
  })
  return {
    tabs,
    stored: () => values.get(CART_KEY) ?? null,
    tell: () => globalThis.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })),
  }
}

/** What somebody does who looks at these lines, which another tab may have changed since. */
function randomAction(chance: () => number, lines: readonly CartLine[]): CartAction {
  const pick = (count: number) => Math.floor(chance() * count)
  const line = lines[pick(lines.length)]
  const kind = pick(10)
  if (kind < 4 || line === undefined) {
    const choices = [[], [101], [102], [102, 101]][pick(4)] ?? []
    const added = newLine(pick(70), choices, (1 + pick(50_000)) / 100)
    return { type: 'add', line: added, quantity: 1 + pick(3) * pick(40) }
  }
  const id = lineId(line)
  if (kind === 4) return { type: 'remove', id }
  if (kind === 5)
    return { type: 'restore', line: { ...line, quantity: 1 + pick(99) }, index: pick(lines.length) }
  if (kind === 6) return { type: 'accept-price', id, unitPrice: pick(50_000) / 100 }
  if (kind === 7 && chance() < 0.1) return { type: 'clear' }
  return { type: 'set-quantity', id, quantity: pick(130) - 10 }
}

describe('a cart in two tabs', () => {
  it.each(SEEDS)(`is what the rules say after each of ${OPERATIONS} random operations (seed %d)`, (seed) => {
    const chance = random(seed)
    const { tabs, stored, tell } = openBrowser()
    let model: Model = []
    let gone: CartAction | null = null

    for (let step = 0; step < OPERATIONS; step++) {
      const tab = tabs[chance() < 0.5 ? 0 : 1]!
      // Undo: what was removed comes back, whichever tab asks.
      const action: CartAction = gone !== null && chance() < 0.4 ? gone : randomAction(chance, tab.seen.lines)
      const before: readonly CartLine[] = parseCart(stored()).lines
      const removed: number =
        action.type === 'remove' ? before.findIndex((line) => lineId(line) === action.id) : -1
      gone = removed < 0 ? null : { type: 'restore', line: before[removed]!, index: removed }

      if (action.type === 'clear') tab.store.update(() => EMPTY_CART)
      else tab.store.update((cart) => ({ ...cart, lines: reduceLines(cart.lines, action) }))
      model = follow(model, action)
      // The other tab may act before it hears of this.
      const told = chance() < 0.7
      if (told) tell()

      const persisted = parseCart(stored())
      for (const lines of [
        persisted.lines,
        tab.seen.lines,
        ...(told ? tabs.map(({ seen }) => seen.lines) : []),
      ]) {
        const where = `seed ${seed}, step ${step}, ${action.type}`
        expect(
          lines.map((line) => [lineId(line), line.quantity]),
          where,
        ).toEqual(model.map((line) => [line.id, line.quantity]))
        expect(countItems(lines), where).toBe(model.reduce((sum, line) => sum + line.quantity, 0))
        expect(previewTotal(lines), where).toBe(
          model.reduce((sum, line) => sum + line.quantity * line.centimes, 0) / 100,
        )
      }
      expect(stored() === null).toBe(model.length === 0)
    }
    tell()
    expect(tabs[0]!.seen).toEqual(tabs[1]!.seen)
  })
})
