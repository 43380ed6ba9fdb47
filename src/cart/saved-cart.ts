import { isUnreachable, unwrap } from '@/lib/errors'
import { MAX_LINES } from '@/lib/order-limits'
import { UNREACHABLE_RETRY_MS } from '@/lib/reread'
import { localStore } from '@/lib/storage'
import { SESSION_KEY, supabase, type Supabase } from '@/lib/supabase'
import { lineId, UNKNOWN_SNAPSHOT, type CartLine } from './cart-lines'
import type { CartStore, Quantities, SyncedCart } from './cart-storage'
import { attemptTimeLeft, takeOrdered } from './order-attempt'
import { findOrderByKey } from '@/orders/queries'
import { lineFromQuote, quoteAnywhere } from './queries'
import { itemId, orderItems, type OrderedItem } from './ordered-items'

/** Debounce: five presses on a stepper are saved once. */
const SAVE_DELAY_MS = 1000
const MAX_ATTEMPTS = 3

export function quantitiesOf(lines: readonly CartLine[]): Quantities {
  return Object.fromEntries(lines.map((line) => [lineId(line), line.quantity]))
}

export function equalQuantities(one: Quantities, other: Quantities): boolean {
  const ids = Object.keys(one)
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id])
}

/**
 * Three-way merge of a line's quantity (0 means no line): the side that changed since `base` wins. When both changed,
 * the greater quantity wins, never the sum, so that merging twice gives the same result.
 */
export function mergedQuantity(base: number, local: number, saved: number): number {
  if (local === base) return saved
  if (saved === base) return local
  return Math.max(local, saved)
}

type Merge = {
  lines: readonly CartLine[]
  saved: Quantities
  /** The quantities of the last sync. */
  base: Quantities
  /** The lines that only the account has. */
  savedOnly: readonly CartLine[]
}

export function mergeLines({ lines, saved, base, savedOnly }: Merge): readonly CartLine[] {
  const merged = (id: string, local: number) => mergedQuantity(base[id] ?? 0, local, saved[id] ?? 0)
  const localIds = new Set(lines.map(lineId))
  const kept = lines.map((line) => ({ ...line, quantity: merged(lineId(line), line.quantity) }))
  const added = savedOnly
    .filter((line) => !localIds.has(lineId(line)))
    .map((line) => ({ ...line, quantity: merged(lineId(line), 0) }))
  return [...kept, ...added].filter((line) => line.quantity > 0).slice(0, MAX_LINES)
}

function syncedCart(userId: string, quantities: Quantities): SyncedCart | null {
  return Object.keys(quantities).length === 0 ? null : { userId, quantities }
}

function syncedQuantities(store: CartStore, userId: string): Quantities {
  const { account } = store.read()
  return account?.userId === userId ? account.quantities : {}
}

type SyncOptions = {
  /** The cart leaves this browser next: an order that may be on its way is not waited for. */
  isLast?: boolean
}

/** False after a sign-out, which has emptied the cart, and while an order may be on its way, which will empty it. */
function maySync(store: CartStore, { isLast = false }: SyncOptions): boolean {
  if (localStore.getItem(SESSION_KEY) === null) return false
  return isLast || attemptTimeLeft(store.read().orderKey) === 0
}

/**
 * Whether an attempt whose outcome was not known is found to be an order: then what is in the cart is not to be saved before the pages of
 * the cart have taken out what was ordered, and told the shopper. Before a sign-out it is taken out here. The key of an attempt that is not
 * found stays that of the next one, because its order may arrive late.
 */
async function isAlreadyOrdered(store: CartStore, { isLast = false }: SyncOptions): Promise<boolean> {
  const { orderKey } = store.read()
  const found = orderKey === null ? null : await findOrderByKey(orderKey)
  if (orderKey === null || found === null) return false
  if (isLast) takeOrdered(store, orderKey, found.order_items)
  return !isLast
}

/** `base` is what was saved last. Rejects with not_found when the account is gone, and its saved cart with it. */
async function readSavedItems(client: Supabase, userId: string, base: Quantities): Promise<OrderedItem[]> {
  const row = unwrap(await client.from('saved_carts').select('items').eq('user_id', userId).maybeSingle())
  // Emptied on another device, unless the account was deleted there: then the browser's cart stays.
  if (row === null && Object.keys(base).length > 0) {
    unwrap(await client.from('profiles').select('user_id').eq('user_id', userId).single())
  }
  // Only save_cart writes this column, so its shape is known.
  return (row?.items ?? []) as OrderedItem[]
}

/**
 * Lines for saved items, with their current names and prices. A product that is hidden at the moment has none to show and stays: only
 * the shopper removes it.
 */
async function readLines(items: readonly OrderedItem[]): Promise<CartLine[]> {
  if (items.length === 0) return []
  const quote = await quoteAnywhere(items)
  return quote.lines.map((quoted) => {
    const { product_id: productId, variation_ids: variationIds, quantity } = quoted
    const hidden = { productId, variationIds: [...variationIds].sort(), snapshot: UNKNOWN_SNAPSHOT }
    return { ...(lineFromQuote(quoted) ?? hidden), quantity }
  })
}

/** Lines that came from the account into the browser's cart, and lines that were over its limit. */
export type Restored = { restored: number; tooMany: number }

const NOTHING: Restored = { restored: 0, tooMany: 0 }

/**
 * Merges the browser's cart with the one saved in the account and stores the result in both. Returns how many lines came from the
 * account, and how many of both did not fit into one order. Rejects when the server cannot be reached; the next call then repeats the merge.
 */
export async function syncCart(
  store: CartStore,
  userId: string,
  options: SyncOptions = {},
): Promise<Restored> {
  const client = await supabase()
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { data } = await client.auth.getSession()
    if (data.session?.user.id !== userId || !maySync(store, options)) return NOTHING
    if (await isAlreadyOrdered(store, options)) return NOTHING

    const base = syncedQuantities(store, userId)
    const items = await readSavedItems(client, userId, base)
    const saved = Object.fromEntries(items.map((item) => [itemId(item), item.quantity]))
    const local = quantitiesOf(store.read().lines)
    const missing = items.filter((item) => {
      const id = itemId(item)
      return local[id] === undefined && mergedQuantity(base[id] ?? 0, 0, item.quantity) > 0
    })
    const savedOnly = await readLines(missing)

    if (!maySync(store, options)) return NOTHING
    // Another tab has synced meanwhile, so `saved` may be older than the new base.
    if (!equalQuantities(base, syncedQuantities(store, userId))) continue
    store.update((cart) => ({
      ...cart,
      lines: mergeLines({ lines: cart.lines, saved, base, savedOnly }),
      account: syncedCart(userId, saved),
    }))

    const { lines } = store.read()
    const sent = quantitiesOf(lines)
    if (!equalQuantities(sent, saved)) {
      unwrap(await client.rpc('save_cart', { items: orderItems(lines) }))
      if (maySync(store, options)) store.update((cart) => ({ ...cart, account: syncedCart(userId, sent) }))
    }
    const kept = new Set(lines.map(lineId))
    const restored = savedOnly.filter((line) => kept.has(lineId(line))).length
    return { restored, tooMany: savedOnly.length - restored }
  }
  return NOTHING
}

/**
 * Syncs the cart with the account now, after each change, when the tab becomes visible, when the network returns, and again every 10 s
 * while the shop cannot be reached.
 * Returns a function that stops it.
 */
export function startCartSync(
  store: CartStore,
  userId: string,
  onRestored: (lines: Restored) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let runAgain = false
  let stopped = false

  const run = async () => {
    if (running) {
      runAgain = true
      return
    }
    const wait = attemptTimeLeft(store.read().orderKey)
    if (wait > 0) {
      schedule(wait)
      return
    }
    running = true
    try {
      const restored = await syncCart(store, userId)
      if (restored.restored + restored.tooMany > 0 && !stopped) onRestored(restored)
    } catch (error) {
      // The browser's cart works without its saved copy.
      if (isUnreachable(error) && !stopped) schedule(UNREACHABLE_RETRY_MS)
    }
    running = false
    if (runAgain && !stopped) schedule()
    runAgain = false
  }
  const schedule = (delay = SAVE_DELAY_MS) => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), delay)
  }
  const onChange = () => {
    if (!equalQuantities(quantitiesOf(store.read().lines), syncedQuantities(store, userId))) schedule()
  }
  const onReturn = () => {
    if (document.visibilityState === 'visible') void run()
  }

  void run()
  const unsubscribe = store.subscribe(onChange)
  document.addEventListener('visibilitychange', onReturn)
  globalThis.addEventListener('online', onReturn)
  return () => {
    stopped = true
    clearTimeout(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', onReturn)
    globalThis.removeEventListener('online', onReturn)
  }
}
