import { ShoppingBag } from 'lucide-react'
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCart } from '@/cart/cart-context'
import type { CartDrawerProps } from '@/cart/cart-drawer'
import { loadArea } from '@/i18n/catalogues'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { loadCode } from '@/lib/code'
import { paths } from '@/paths'
import { lazyCode } from '@/ui/lazy-part'
import { NavLink } from '@/ui/link'
import { toastMissingCode } from '@/ui/missing-code'
import { useFirstInteraction } from '@/ui/use-first-interaction'

export function CartLink() {
  const { t } = useLanguage()
  const { itemCount } = useCart()
  return (
    <>
      <NavLink
        to={paths.cart()}
        className="relative flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-plaster-raised aria-[current]:text-copper"
      >
        <ShoppingBag aria-hidden="true" className="size-6" />
        <span className="sr-only" aria-live="polite" aria-atomic="true">
          {t('shop.nav.cartCount', { count: itemCount })}
        </span>
        <CountBadge count={itemCount} />
      </NavLink>
      <CartDrawerHost />
    </>
  )
}

const MAX_SHOWN = 99

/** At the upper corner of an icon, whose accessible name contains the number. */
export function CountBadge({ count }: { count: number }) {
  const { language } = useLanguage()
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      translate="no"
      className="absolute -end-0.5 top-0 min-w-5 rounded-full bg-copper px-1 text-center text-xs leading-5 font-medium text-plaster"
    >
      {formatNumber(Math.min(count, MAX_SHOWN), language)}
      {count > MAX_SHOWN && '+'}
    </span>
  )
}

const loadDrawer = () =>
  Promise.all([import('@/cart/cart-drawer'), loadArea('deferred')]).then(([module]) => module.CartDrawer)
const CartDrawer = lazyCode<CartDrawerProps>(() => loadCode(loadDrawer).catch(() => MissingDrawer))

/** A toast has confirmed what was added; this one says why the drawer does not open. */
function MissingDrawer({ addedLineId, onClose }: CartDrawerProps) {
  const { t } = useLanguage()
  const report = useEffectEvent(() => {
    toastMissingCode(t, () => undefined)
    onClose()
  })
  useEffect(() => {
    if (addedLineId !== null) report()
  }, [addedLineId])
  return null
}

const prefetchDrawer = () => {
  loadDrawer().catch(() => undefined)
}

/** Opens the drawer when a product was added. Its code is fetched with the first interaction. */
function CartDrawerHost() {
  const { key } = useLocation()
  const { addedLineId, closeDrawer } = useCart()
  const [needed, setNeeded] = useState(false)
  const open = addedLineId !== null
  if (open && !needed) setNeeded(true)
  // The button reacts at once; the drawer renders in the next frame.
  const drawn = useDeferredValue(addedLineId)

  useFirstInteraction(prefetchDrawer)

  // Navigating back or forward closes it.
  const close = useEffectEvent(() => {
    if (open) closeDrawer()
  })
  useEffect(() => () => close(), [key])

  // Toasts move aside for it; see the toaster.
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
