import { unwrap } from '@/lib/errors'
import { localStore } from '@/lib/storage'
import { publicData, SESSION_KEY, supabase, type Supabase } from '@/lib/supabase'
import { lineId, type CartLine } from './cart-lines'
import { mergedQuantity, mergeLines, quantitiesOf, sameQuantities } from './cart-merge'
import type { Agreement, CartStore, Quantities } from './cart-storage'
import { orderItems, type Quote } from './queries'

/** Changes come in bursts: a stepper pressed five times is saved once. */
const SETTLE_MS = 1000
const MOST_ATTEMPTS = 3

type SavedItem = { product_id: string; variation_ids: string[]; quantity: number }

const itemId = (item: SavedItem) => lineId({ productId: item.product_id, variationIds: item.variation_ids })

function agreement(userId: string, quantities: Quantities): Agreement | null {
  return Object.keys(quantities).length === 0 ? null : { userId, quantities }
}

function agreedWith(store: CartStore, userId: string): Quantities {
  const { account } = store.read()
  return account?.userId === userId ? account.quantities : {}
}

/** Not after a sign-out, which has emptied the cart, and not while an order is under way, which is to empty it. */
function mayTouch(store: CartStore): boolean {
  return localStore.getItem(SESSION_KEY) !== null && store.read().orderKey === null
}

async function readSaved(client: Supabase, userId: string): Promise<SavedItem[]> {
  const row = unwrap(await client.from('saved_carts').select('items').eq('user_id', userId).maybeSingle())
  // What save_cart wrote, and nothing else can.
  return (row?.items ?? []) as SavedItem[]
}

/** How lines look that this browser has not seen; without those whose product is gone. */
async function looksOf(items: readonly SavedItem[]): Promise<CartLine[]> {
  if (items.length === 0) return []
  const quote = unwrap(
    await publicData().rpc('quote_order', { items: items as SavedItem[], country: 'morocco' }),
  ) as Quote
  return quote.lines.flatMap((line) => {
    const { name_en, name_fr, name_ar, image_url, image_color, unit_price, selected_variations } = line
    if (name_en === null || unit_price === null) return []
    return [
      {
        productId: line.product_id,
        variationIds: [...line.variation_ids].sort(),
        quantity: line.quantity,
        snapshot: {
          name_en,
          name_fr: name_fr ?? '',
          name_ar: name_ar ?? '',
          image_url,
          image_color,
          unit_price,
          selected_variations,
        },
      },
    ]
  })
}

/**
 * Brings the browser's cart and the account's together, in both. Returns how many lines came from the account. Rejects
 * when the shop cannot be reached; nothing is lost then, and the next call does it.
 */
export async function syncCart(store: CartStore, userId: string): Promise<number> {
  const client = await supabase()
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const { data } = await client.auth.getSession()
    if (data.session?.user.id !== userId || !mayTouch(store)) return 0

    const agreed = agreedWith(store, userId)
    const items = await readSaved(client, userId)
    const saved = Object.fromEntries(items.map((item) => [itemId(item), item.quantity]))
    const here = quantitiesOf(store.read().lines)
    const unseen = items.filter((item) => {
      const id = itemId(item)
      return here[id] === undefined && mergedQuantity(agreed[id] ?? 0, 0, item.quantity) > 0
    })
    const looks = await looksOf(unseen)

    if (!mayTouch(store)) return 0
    // Another tab has been faster: what was read from the account may be older than what it agreed on.
    if (!sameQuantities(agreed, agreedWith(store, userId))) continue
    store.update((cart) => ({
      ...cart,
      lines: mergeLines({ lines: cart.lines, saved, agreed, looks }),
      account: agreement(userId, saved),
    }))

    const { lines } = store.read()
    const sent = quantitiesOf(lines)
    if (!sameQuantities(sent, saved)) {
      unwrap(await client.rpc('save_cart', { items: orderItems(lines) }))
      if (mayTouch(store)) store.update((cart) => ({ ...cart, account: agreement(userId, sent) }))
    }
    return looks.length
  }
  return 0
}

/** Keeps both together for as long as somebody is signed in. Returns what ends it. */
export function keepCartSaved(
  store: CartStore,
  userId: string,
  onRestored: (lines: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let wantedAgain = false
  let stopped = false

  const run = async () => {
    if (running) {
      wantedAgain = true
      return
    }
    running = true
    try {
      const restored = await syncCart(store, userId)
      if (restored > 0 && !stopped) onRestored(restored)
    } catch {
      // The cart works without its copy; the next change, or the connection coming back, tries again.
    }
    running = false
    if (wantedAgain && !stopped) schedule()
    wantedAgain = false
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), SETTLE_MS)
  }
  const onChange = () => {
    const { lines, orderKey } = store.read()
    if (orderKey === null && !sameQuantities(quantitiesOf(lines), agreedWith(store, userId))) schedule()
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
