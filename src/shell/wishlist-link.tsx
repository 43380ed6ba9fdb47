import { Heart } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useWishlist } from '@/catalog/wishlist'
import { useLanguage } from '@/i18n/language-context'
import { CountBadge } from './cart-link'

/** On wide screens; on a phone the menu has it. */
export function WishlistLink() {
  const { t } = useLanguage()
  const { ids } = useWishlist()
  return (
    <NavLink
      to={paths.wishlist()}
      className="relative hidden size-11 shrink-0 items-center justify-center rounded-control hover:bg-plaster-raised aria-[current]:text-copper md:flex"
    >
      <Heart aria-hidden="true" className="size-6" />
      <span className="sr-only">{t('wishlist.count', { count: ids.length })}</span>
      <CountBadge count={ids.length} />
    </NavLink>
  )
}
