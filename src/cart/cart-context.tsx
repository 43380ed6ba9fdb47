import { createContext, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { localStore } from '@/lib/storage'
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
import { createCartStore, EMPTY_CART, type CartStore } from './cart-storage'

type CartActions = {
  /** Adds pieces, says so and opens the drawer; `quiet` is for somebody who is taken to the cart and sees it there. */
  add: (line: NewLine, quantity?: number, options?: { quiet?: boolean }) => void
  remove: (id: string) => void
  restore: (line: CartLine, index: number) => void
  setQuantity: (id: string, quantity: number) => void
  acceptPrice: (id: string, unitPrice: number) => void
  /** Several changes at once, each on top of the one before. */
  apply: (actions: readonly CartAction[]) => void
  clear: () => void
  closeDrawer: () => void
  /** The key to order with, the same in every tab; null when another tab has emptied the cart. */
  startOrder: () => string | null
  /** The outcome of the attempt is known: the next one is a new order. */
  settleOrder: () => void
  /** For what keeps the cart elsewhere as well. */
  store: CartStore
}

type CartContextValue = CartActions & {
  lines: readonly CartLine[]
  itemCount: number
  /** From the prices seen when the lines were added. The quote decides. */
  totalPrice: number
  /** The line that has just been added, while the drawer shows it; null while the drawer is closed. */
  addedLineId: string | null
  /** The key of the attempt under way or of unknown outcome; `null` when there is none. */
  orderKey: string | null
}

const CartContext = createContext<CartContextValue | null>(null)
const CartActionsContext = createContext<CartActions | null>(null)

export function CartProvider({ children, store: given }: { children: ReactNode; store?: CartStore }) {
  const [store] = useState(() => given ?? createCartStore(localStore))
  const cart = useSyncExternalStore(store.subscribe, store.read, () => EMPTY_CART)
  const { t, language } = useLanguage()
  const [addedLineId, setAddedLineId] = useState<string | null>(null)

  // The same from change to change: what only adds, a list of cards, is not drawn again with every cart.
  const actions = useMemo((): CartActions => {
    const apply = (actions: readonly CartAction[]) => {
      store.update((current) => ({ ...current, lines: actions.reduce(reduceLines, current.lines) }))
    }
    const dispatch = (action: CartAction) => apply([action])
    return {
      add: (line, quantity = 1, { quiet = false } = {}) => {
        if (isFullFor(store.read().lines, line)) {
          toast({ title: t('cart.full'), description: t('cart.fullText'), tone: 'error' })
          return
        }
        dispatch({ type: 'add', line, quantity })
        if (quiet) return
        toast({
          title: t('addedToCart'),
          description: t('addedToCart.line', { name: localized(line.snapshot, 'name', language) }),
          tone: 'success',
        })
        setAddedLineId(lineId(line))
      },
      remove: (id) => dispatch({ type: 'remove', id }),
      restore: (line, index) => dispatch({ type: 'restore', line, index }),
      setQuantity: (id, quantity) => dispatch({ type: 'set-quantity', id, quantity }),
      acceptPrice: (id, unitPrice) => dispatch({ type: 'accept-price', id, unitPrice }),
      apply,
      clear: () => store.update(() => EMPTY_CART),
      closeDrawer: () => setAddedLineId(null),
      startOrder: () => {
        const { lines, orderKey: started, nextKey } = store.read()
        // Another tab has ordered what this one still shows.
        if (lines.length === 0) return null
        const orderKey = started ?? nextKey ?? crypto.randomUUID()
        store.update((current) => ({ ...current, orderKey }))
        return orderKey
      },
      settleOrder: () => store.update((current) => ({ ...current, orderKey: null, nextKey: undefined })),
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

/** For what changes the cart and does not show it: the same from change to change, so that nothing is drawn again. */
export function useCartActions(): CartActions {
  const actions = useContext(CartActionsContext)
  if (actions === null) throw new Error('useCartActions must be used within a CartProvider')
  return actions
}
