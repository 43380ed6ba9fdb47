import { ShoppingBag } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useCart } from '@/cart/cart-context'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { CartDrawerHost } from './cart-drawer-host'

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
          {t('nav.cartCount', { count: itemCount })}
        </span>
        <CountBadge count={itemCount} />
      </NavLink>
      <CartDrawerHost />
    </>
  )
}

const MOST_SHOWN = 99

/** At the upper corner of an icon whose name says the number to screen readers. */
export function CountBadge({ count }: { count: number }) {
  const { language } = useLanguage()
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      className="absolute -end-0.5 top-0 min-w-5 rounded-full bg-copper px-1 text-center text-xs leading-5 font-medium text-plaster"
    >
      {formatNumber(Math.min(count, MOST_SHOWN), language)}
      {count > MOST_SHOWN && '+'}
    </span>
  )
}
