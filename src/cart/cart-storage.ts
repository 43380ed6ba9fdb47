import { onOtherTabWrite, type SafeStorage } from '@/lib/storage'
import { UUID } from '@/lib/uuid'
import { lineId, MOST_LINES, MOST_PIECES, type CartLine, type LineSnapshot } from './cart-lines'

export const CART_KEY = 'mcg-cart'
const VERSION = 1

export type StoredCart = {
  lines: readonly CartLine[]
  /** The key of an order attempt whose outcome is not known yet. A retry with it cannot order twice. */
  orderKey: string | null
  /** The key of the next attempt, there before anybody presses a button: tabs that press at once have the same. */
  nextKey?: string | undefined
  /** What this browser and an account last agreed on; null while they have not, or both are empty. */
  account: Agreement | null
}

/** Line id to quantity. */
export type Quantities = Readonly<Record<string, number>>

export type Agreement = { userId: string; quantities: Quantities }

export const EMPTY_CART: StoredCart = { lines: [], orderKey: null, account: null }

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}

function textOr<T>(value: unknown, fallback: T): string | T {
  return typeof value === 'string' && value.length <= 500 ? value : fallback
}

function readSnapshot(value: unknown): LineSnapshot | null {
  if (!isRecord(value)) return null
  const { unit_price: price, selected_variations: selected } = value
  if (typeof price !== 'number' || !Number.isFinite(price) || price < 0 || price > 1e7) return null
  const choices = isRecord(selected)
    ? Object.entries(selected).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : []
  return {
    name_en: textOr(value.name_en, ''),
    name_fr: textOr(value.name_fr, ''),
    name_ar: textOr(value.name_ar, ''),
    image_url: textOr(value.image_url, null),
    image_color: textOr(value.image_color, null),
    unit_price: price,
    selected_variations: Object.fromEntries(choices),
  }
}

function readLine(value: unknown): CartLine | null {
  if (!isRecord(value)) return null
  const { productId, variationIds, quantity } = value
  const snapshot = readSnapshot(value.snapshot)
  if (
    snapshot === null ||
    !isUuid(productId) ||
    !Array.isArray(variationIds) ||
    variationIds.length > 20 ||
    !variationIds.every(isUuid) ||
    !isQuantity(quantity)
  ) {
    return null
  }
  return { productId, variationIds: [...new Set(variationIds)].sort(), quantity, snapshot }
}

function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_PIECES
}

function readAgreement(value: unknown): Agreement | null {
  if (!isRecord(value) || !isUuid(value.userId) || !isRecord(value.quantities)) return null
  const quantities = Object.entries(value.quantities)
    .slice(0, MOST_LINES)
    .filter((entry): entry is [string, number] => entry[0].split('+').every(isUuid) && isQuantity(entry[1]))
  return quantities.length === 0 ? null : { userId: value.userId, quantities: Object.fromEntries(quantities) }
}

/** Reads what was stored. Anybody can have written it: what does not fit is dropped line by line, never thrown. */
export function parseCart(raw: string | null): StoredCart {
  if (raw === null) return EMPTY_CART
  let stored: unknown
  try {
    stored = JSON.parse(raw)
  } catch {
    return EMPTY_CART
  }
  if (!isRecord(stored) || stored.version !== VERSION || !Array.isArray(stored.lines)) return EMPTY_CART
  const lines = new Map<string, CartLine>()
  for (const value of stored.lines.slice(0, MOST_LINES)) {
    const line = readLine(value)
    if (line !== null) lines.set(lineId(line), line)
  }
  return {
    lines: [...lines.values()],
    orderKey: isUuid(stored.orderKey) ? stored.orderKey : null,
    ...(isUuid(stored.nextKey) && { nextKey: stored.nextKey }),
    account: readAgreement(stored.account),
  }
}

export function serializeCart({ lines, orderKey, nextKey, account }: StoredCart): string {
  return JSON.stringify({ version: VERSION, lines, orderKey, nextKey, ...(account !== null && { account }) })
}

/** A cart that can be ordered has a key to order it with. */
function withNextKey(cart: StoredCart): StoredCart {
  if (cart.lines.length === 0) return { ...cart, nextKey: undefined }
  return cart.nextKey === undefined ? { ...cart, nextKey: crypto.randomUUID() } : cart
}

export type CartStore = {
  read: () => StoredCart
  /** Applies a change to what is stored now, not to what this tab read earlier: another tab may have been faster. */
  update: (change: (cart: StoredCart) => StoredCart) => void
  subscribe: (listener: () => void) => () => void
}

export function createCartStore(storage: SafeStorage): CartStore {
  const listeners = new Set<() => void>()
  let cachedRaw: string | null = null
  let cached: StoredCart = EMPTY_CART

  const read = (): StoredCart => {
    const raw = storage.getItem(CART_KEY)
    // The same text gives the same object, which is how React knows that nothing has changed.
    if (raw !== cachedRaw) {
      cachedRaw = raw
      cached = parseCart(raw)
    }
    return cached
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }

  return {
    read,
    update(change) {
      const next = withNextKey(change(read()))
      const isEmpty = next.lines.length === 0 && next.orderKey === null && next.account === null
      if (isEmpty) storage.removeItem(CART_KEY)
      else storage.setItem(CART_KEY, serializeCart(next))
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      const stopWatching = onOtherTabWrite(CART_KEY, listener)
      return () => {
        listeners.delete(listener)
        stopWatching()
      }
    },
  }
}
