import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { useAuth } from '@/auth/auth-context'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { loadCode } from '@/lib/code'
import { MAX_LINES } from '@/lib/order-limits'
import { localStore } from '@/lib/storage'
import { toastMissingCode } from '@/ui/missing-code'
import { toast } from '@/ui/toast'
import {
  countItems,
  isFullFor,
  lineId,
  previewTotal,
  reduceLines,
  type CartAction,
  type CartLine,
  type NewLine,
} from './cart-lines'
import type { Restored } from './saved-cart'
import { createCartStore, EMPTY_CART, type CartStore } from './cart-storage'

type CartActions = {
  /** Adds pieces, shows a toast and opens the drawer; `quiet` only adds, for callers that lead to the cart themselves. */
  add: (line: NewLine, quantity?: number, options?: { quiet?: boolean }) => void
  remove: (id: string) => void
  restore: (line: CartLine, index: number) => void
  setQuantity: (id: string, quantity: number) => void
  /** Applies several changes in order. */
  apply: (actions: readonly CartAction[]) => void
  clear: () => void
  closeDrawer: () => void
  /** For orders of the cart (order-attempt.ts). */
  store: CartStore
}

type CartContextValue = CartActions & {
  lines: readonly CartLine[]
  itemCount: number
  /** A preview from the prices at the time of adding; the quote has the real total. */
  totalPrice: number
  /** The line just added, which the drawer shows first; null while the drawer is closed. */
  addedLineId: string | null
  /** Idempotency key of an order attempt that is pending or whose outcome is unknown; null when there is none. */
  orderKey: string | null
}

const CartContext = createContext<CartContextValue | null>(null)
const CartActionsContext = createContext<CartActions | null>(null)

export function CartProvider({ children, store: given }: { children: ReactNode; store?: CartStore }) {
  const [store] = useState(() => given ?? createCartStore(localStore))
  const cart = useSyncExternalStore(store.subscribe, store.read, () => EMPTY_CART)
  const { t, language } = useLanguage()
  const [addedLineId, setAddedLineId] = useState<string | null>(null)

  // A context of its own whose value is stable: product cards, which only add, do not rerender when the cart changes.
  const actions = useMemo((): CartActions => {
    const apply = (actions: readonly CartAction[]) => {
      store.update((current) => ({ ...current, lines: actions.reduce(reduceLines, current.lines) }))
    }
    const dispatch = (action: CartAction) => apply([action])
    return {
      add: (line, quantity = 1, { quiet = false } = {}) => {
        if (isFullFor(store.read().lines, line)) {
          toast({ title: t('shop.cart.full'), description: t('shop.cart.fullText'), tone: 'error' })
          return
        }
        dispatch({ type: 'add', line, quantity })
        if (!store.isKept())
          toast({ title: t('shop.cart.notKept'), description: t('shop.cart.notKeptText'), tone: 'error' })
        if (quiet) return
        toast({
          title: t('shop.addedToCart'),
          description: t('shop.addedToCart.line', { name: localized(line.snapshot, 'name', language) }),
          tone: 'success',
        })
        setAddedLineId(lineId(line))
      },
      remove: (id) => dispatch({ type: 'remove', id }),
      restore: (line, index) => dispatch({ type: 'restore', line, index }),
      setQuantity: (id, quantity) => dispatch({ type: 'set-quantity', id, quantity }),
      apply,
      clear: () => store.update(() => EMPTY_CART),
      closeDrawer: () => setAddedLineId(null),
      store,
    }
  }, [store, t, language])

  const value = useMemo(
    () => ({
      ...actions,
      lines: cart.lines,
      itemCount: countItems(cart.lines),
      totalPrice: previewTotal(cart.lines),
      addedLineId,
      orderKey: cart.orderKey,
    }),
    [actions, cart, addedLineId],
  )

  return (
    <CartActionsContext value={actions}>
      <CartContext value={value}>{children}</CartContext>
    </CartActionsContext>
  )
}

export function useCart(): CartContextValue {
  const value = useContext(CartContext)
  if (value === null) throw new Error('useCart must be used within a CartProvider')
  return value
}

/** The cart's actions without its contents. The value is stable, so using it causes no rerenders. */
export function useCartActions(): CartActions {
  const actions = useContext(CartActionsContext)
  if (actions === null) throw new Error('useCartActions must be used within a CartProvider')
  return actions
}

/** Syncs the cart with the signed-in user's account. Guests do not download the code for it. */
export function SavedCartSync() {
  const { user } = useAuth()
  const { store } = useCartActions()
  const { t } = useLanguage()
  const userId = user?.id ?? null

  const announce = useEffectEvent(({ restored, tooMany }: Restored) => {
    const parts = [
      ...(restored === 0 ? [] : [t('deferred.cart.restoredText', { count: restored })]),
      ...(tooMany === 0 ? [] : [t('deferred.cart.restoredTooMany', { count: tooMany, most: MAX_LINES })]),
    ]
    toast({
      title: t('deferred.cart.restored'),
      description: parts.join(' '),
      tone: tooMany === 0 ? 'info' : 'error',
    })
  })
  const reportMissing = useEffectEvent((retry: () => void) => toastMissingCode(t, retry))
  useEffect(() => {
    if (userId === null) return
    let stop: () => void = () => undefined
    let cancelled = false
    const start = () => {
      loadCode(() => Promise.all([import('./saved-cart'), loadArea('deferred')])).then(
        ([{ startCartSync }]) => {
          if (!cancelled) stop = startCartSync(store, userId, announce)
        },
        () => {
          if (!cancelled) reportMissing(start)
        },
      )
    }
    start()
    return () => {
      cancelled = true
      stop()
    }
  }, [store, userId])

  return null
}
