import { useLanguage } from '@/i18n/language-context'
import { toast } from '@/ui/toast'
import { MAX_WISHLIST_ITEMS, wishlist } from './wishlist'

/** Adds a product to the wishlist or removes it, and says when the list is full or this browser does not keep it. */
export function useWishlistToggle() {
  const { t } = useLanguage()
  return (id: string) => {
    if (wishlist.toggle(id) === 'full') {
      toast({ title: t('shop.wishlist.full', { most: MAX_WISHLIST_ITEMS }), tone: 'error' })
    } else if (!wishlist.isKept()) {
      toast({ title: t('shop.wishlist.notKept'), tone: 'error' })
    }
  }
}
