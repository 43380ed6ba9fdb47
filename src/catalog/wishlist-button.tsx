import { Heart } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { useWishlistToggle } from './use-wishlist-toggle'
import { useWishlist } from './wishlist'

type WishlistButtonProps = {
  productId: string
  /** The product's name in the shop's language. */
  name: string
  /** Its position, for example `absolute end-3 top-3`. */
  className?: string
}

/** Adds a product to the wishlist or removes it. Its z-index keeps it above a card's link. */
export function WishlistButton({ productId, name, className }: WishlistButtonProps) {
  const { t } = useLanguage()
  const { has } = useWishlist()
  const toggle = useWishlistToggle()
  const isListed = has(productId)

  return (
    <button
      type="button"
      aria-pressed={isListed}
      aria-label={t(isListed ? 'shop.wishlist.remove' : 'shop.wishlist.add', { name })}
      className={cn(
        'z-10 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full border border-plaster-line bg-plaster text-ink transition-colors duration-150 hover:border-copper hover:text-copper aria-pressed:text-copper',
        className,
      )}
      onClick={(event) => {
        // The click must not reach the card around it.
        event.preventDefault()
        event.stopPropagation()
        toggle(productId)
      }}
    >
      <Heart aria-hidden="true" className={cn('size-5', isListed && 'fill-current')} />
    </button>
  )
}
