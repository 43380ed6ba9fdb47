import { isRecord, parseJson } from '@/lib/json'
import { MAX_LINES, MAX_QUANTITY } from '@/lib/order-limits'
import { createStoredValue, type SafeStorage, type StoredValue } from '@/lib/storage'
import { UUID } from '@/lib/uuid'
import { lineId, type CartLine, type LineSnapshot } from './cart-lines'

export const CART_KEY = 'mcg-cart'
const VERSION = 1

export type StoredCart = {
  lines: readonly CartLine[]
  /** Idempotency key of an order attempt whose outcome is not known yet. Retrying with it cannot order twice. */
  orderKey: string | null
  /** Idempotency key of the next attempt. It is stored in advance, so that two tabs that submit at once send the same. */
  nextKey?: string | undefined
  /** The last state that was the same here and in the account; null before the first sync, or when it was empty. */
  account: SyncedCart | null
}

/** Line id to quantity. */
export type Quantities = Readonly<Record<string, number>>

export type SyncedCart = { userId: string; quantities: Quantities }

export const EMPTY_CART: StoredCart = { lines: [], orderKey: null, account: null }

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
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY
}

function readSyncedCart(value: unknown): SyncedCart | null {
  if (!isRecord(value) || !isUuid(value.userId) || !isRecord(value.quantities)) return null
  const quantities = Object.entries(value.quantities)
    .slice(0, MAX_LINES)
    .filter((entry): entry is [string, number] => entry[0].split('+').every(isUuid) && isQuantity(entry[1]))
  return quantities.length === 0 ? null : { userId: value.userId, quantities: Object.fromEntries(quantities) }
}

/** Parses a stored cart. Invalid lines are dropped one by one; it never throws. */
export function parseCart(raw: string | null): StoredCart {
  const stored = parseJson(raw)
  if (!isRecord(stored) || stored.version !== VERSION || !Array.isArray(stored.lines)) return EMPTY_CART
  const lines = new Map<string, CartLine>()
  for (const value of stored.lines.slice(0, MAX_LINES)) {
    const line = readLine(value)
    if (line !== null) lines.set(lineId(line), line)
  }
  return {
    lines: [...lines.values()],
    orderKey: isUuid(stored.orderKey) ? stored.orderKey : null,
    ...(isUuid(stored.nextKey) && { nextKey: stored.nextKey }),
    account: readSyncedCart(stored.account),
  }
}

export function serializeCart({ lines, orderKey, nextKey, account }: StoredCart): string {
  return JSON.stringify({ version: VERSION, lines, orderKey, nextKey, ...(account !== null && { account }) })
}

/** A cart with lines always has a key for the next order. */
function withNextKey(cart: StoredCart): StoredCart {
  if (cart.lines.length === 0) return { ...cart, nextKey: undefined }
  return cart.nextKey === undefined ? { ...cart, nextKey: crypto.randomUUID() } : cart
}

export type CartStore = StoredValue<StoredCart>

export function createCartStore(storage: SafeStorage): CartStore {
  const isEmpty = ({ lines, orderKey, account }: StoredCart) =>
    lines.length === 0 && orderKey === null && account === null
  const store = createStoredValue<StoredCart>({
    key: CART_KEY,
    parse: parseCart,
    serialize: (cart) => (isEmpty(cart) ? null : serializeCart(cart)),
    storage,
  })
  const write = (cart: StoredCart) => store.write(withNextKey(cart))
  return { ...store, write, update: (change) => write(change(store.read())) }
}
