import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentType,
} from 'react'
import { useLocation } from 'react-router-dom'
import { useCart } from '@/cart/cart-context'
import type { CartDrawerProps } from '@/cart/cart-drawer'
import { loadArea } from '@/i18n/catalogues'
import { useFirstTouch } from '@/ui/use-first-touch'

const loadDrawer = () =>
  Promise.all([import('@/cart/cart-drawer'), loadArea('later')]).then(([module]) => ({
    default: module.CartDrawer,
  }))
// The toast says it as well: a drawer whose code does not come is no reason to take the page down.
const CartDrawer = lazy<ComponentType<CartDrawerProps>>(() =>
  loadDrawer().catch(() => ({ default: () => null })),
)

const prefetchDrawer = () => {
  loadDrawer().catch(() => undefined)
}

/** Opens the drawer when something was added. Its code comes with the first thing that somebody does on the page. */
export function CartDrawerHost() {
  const { key } = useLocation()
  const { addedLineId, closeDrawer } = useCart()
  const [needed, setNeeded] = useState(false)
  const open = addedLineId !== null
  if (open && !needed) setNeeded(true)
  // What was pressed answers first; the drawer is drawn after that frame.
  const drawn = useDeferredValue(addedLineId)

  useFirstTouch(prefetchDrawer)

  // Back and forward lead to another page, which it does not belong to.
  const close = useEffectEvent(() => {
    if (open) closeDrawer()
  })
  useEffect(() => () => close(), [key])

  // Where the toasts stand aside for it; see the toaster.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-cart-drawer', open)
  }, [open])

  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <CartDrawer addedLineId={open ? drawn : null} onClose={closeDrawer} />
    </Suspense>
  )
}
