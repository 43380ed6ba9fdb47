import { Heart } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { toast } from '@/ui/toast'
import { MOST_WISHES, useWishlist } from './wishlist'

type WishlistButtonProps = {
  productId: string
  /** The product's name in the shopper's language. */
  name: string
  /** Where it stands: `absolute end-3 top-3` for example. */
  className?: string
}

/** Keeps a product, or forgets it again. On a card whose link lies over everything it stays above that link. */
export function WishlistButton({ productId, name, className }: WishlistButtonProps) {
  const { t } = useLanguage()
  const { has, toggle } = useWishlist()
  const kept = has(productId)

  return (
    <button
      type="button"
      aria-pressed={kept}
      aria-label={t(kept ? 'wishlist.remove' : 'wishlist.add', { name })}
      className={cn(
        'z-10 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full border border-plaster-line bg-plaster text-ink transition-colors duration-150 hover:border-copper hover:text-copper aria-pressed:text-copper',
        className,
      )}
      onClick={(event) => {
        // Inside a card that is itself a link, the click is for the heart alone.
        event.preventDefault()
        event.stopPropagation()
        if (toggle(productId) === 'full') {
          toast({ title: t('wishlist.full', { most: MOST_WISHES }), tone: 'error' })
        }
      }}
    >
      <Heart aria-hidden="true" className={cn('size-5', kept && 'fill-current')} />
    </button>
  )
}
