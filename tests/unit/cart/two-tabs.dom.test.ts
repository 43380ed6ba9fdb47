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

/** A seeded generator, so that a failure can be reproduced. */
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

/** A second, deliberately simple implementation of the rules: a list of [id, quantity, price in centimes]. */
type Model = { id: string; quantity: number; centimes: number }[]

function applyToModel(model: Model, action: CartAction): Model {
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
    case 'accept-change':
      return model.map((line) =>
        line.id === action.id ? { ...line, centimes: cents(action.snapshot.unit_price) } : line,
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

/** One browser with two tabs that share a storage; storage events reach the tabs when `dispatch` is called. */
function openBrowser() {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage
  const tabs = [0, 1].map(() => {
    const store = createCartStore(createSafeStorage(() => storage))
    const tab = { store, current: store.read() }
    store.subscribe(() => {
      tab.current = store.read()
    })
    return tab
  })
  return {
    tabs,
    stored: () => values.get(CART_KEY) ?? null,
    dispatch: () => globalThis.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })),
  }
}

/** A user's next action on these lines, which another tab may have changed in the meantime. */
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
  if (kind === 6)
    return { type: 'accept-change', id, snapshot: { ...line.snapshot, unit_price: pick(50_000) / 100 } }
  if (kind === 7 && chance() < 0.1) return { type: 'clear' }
  return { type: 'set-quantity', id, quantity: pick(130) - 10 }
}

describe('a cart open in two tabs', () => {
  it.each(SEEDS)(`matches the model after each of ${OPERATIONS} random operations (seed %d)`, (seed) => {
    const chance = random(seed)
    const { tabs, stored, dispatch } = openBrowser()
    let model: Model = []
    let undo: CartAction | null = null

    for (let step = 0; step < OPERATIONS; step++) {
      const tab = tabs[chance() < 0.5 ? 0 : 1]!
      // Undo: either tab may restore a removed line.
      const action: CartAction =
        undo !== null && chance() < 0.4 ? undo : randomAction(chance, tab.current.lines)
      const before: readonly CartLine[] = parseCart(stored()).lines
      const removed: number =
        action.type === 'remove' ? before.findIndex((line) => lineId(line) === action.id) : -1
      undo = removed < 0 ? null : { type: 'restore', line: before[removed]!, index: removed }

      if (action.type === 'clear') tab.store.update(() => EMPTY_CART)
      else tab.store.update((cart) => ({ ...cart, lines: reduceLines(cart.lines, action) }))
      model = applyToModel(model, action)
      // The other tab may act before it receives the storage event.
      const dispatched = chance() < 0.7
      if (dispatched) dispatch()

      const persisted = parseCart(stored())
      for (const lines of [
        persisted.lines,
        tab.current.lines,
        ...(dispatched ? tabs.map(({ current }) => current.lines) : []),
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
    dispatch()
    expect(tabs[0]!.current).toEqual(tabs[1]!.current)
  })
})
