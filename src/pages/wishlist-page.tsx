import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useFailure } from '@/lib/use-unread'
import { paths } from '@/paths'
import { ProductCard } from '@/catalog/product-card'
import { catalogQueries } from '@/catalog/queries'
import { useCatalogSubscription } from '@/catalog/use-catalog-subscription'
import { useWishlistToggle } from '@/catalog/use-wishlist-toggle'
import { useWishlist } from '@/catalog/wishlist'
import { useLanguage } from '@/i18n/language-context'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { ReadFailed } from '@/ui/read-failed'
import { Skeleton } from '@/ui/skeleton'
import { CardAction } from './card-action'

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6'

export function Component() {
  const { t } = useLanguage()
  const { ids, ready } = useWishlist()
  const toggle = useWishlistToggle()
  useCatalogSubscription()

  // A product removed here stays visible until the page is left, so that a second press adds it again.
  const [shown, setShown] = useState<readonly string[]>([])
  const added = ids.filter((id) => !shown.includes(id))
  if (added.length > 0) setShown([...added, ...shown])

  const cards = useQuery({ ...catalogQueries.cards(shown), enabled: shown.length > 0 })
  const failed = useFailure(cards)
  // The last list stays until the longer one has loaded, also when that fails.
  const [loaded, setLoaded] = useState(cards.data)
  if (cards.data !== undefined && cards.data !== loaded) setLoaded(cards.data)
  const products = cards.data ?? loaded
  const isGone = (id: string) => cards.data?.some((product) => product.id === id) === false
  // Kept until the shopper removes them: a product may be hidden for an hour.
  const unavailable = ids.filter(isGone)
  const isEmpty = ready && ids.length === 0 && (shown.length === 0 || products?.length === 0)

  return (
    <div className="flex flex-col gap-6">
      <Seo title={t('deferred.wishlist.title')} />
      {!isEmpty && <h1 className="text-3xl">{t('deferred.wishlist.title')}</h1>}
      {failed !== null && <ReadFailed {...failed}>{t('deferred.wishlist.failed')}</ReadFailed>}
      {isEmpty ? (
        <div className="flex flex-col items-center gap-4 py-16 text-center">
          <Heart aria-hidden="true" strokeWidth={1.25} className="size-16 text-copper" />
          <h1 className="text-3xl">{t('deferred.wishlist.empty')}</h1>
          <p className="text-ink-muted">{t('deferred.wishlist.emptyText')}</p>
          <Button asChild>
            <Link to={paths.products()}>{t('deferred.cart.shop')}</Link>
          </Button>
        </div>
      ) : products === undefined ? (
        failed === null && (
          <div className={grid}>
            {shown.slice(0, 8).map((id) => (
              <Skeleton key={id} className="aspect-4/5" />
            ))}
          </div>
        )
      ) : (
        <ul className={grid}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} Action={CardAction} heading="h2" />
            </li>
          ))}
          {unavailable.map((id) => (
            <li
              key={id}
              className="flex aspect-4/5 flex-col items-center justify-center gap-4 self-start rounded-picture bg-plaster-raised p-4 text-center"
            >
              <p className="text-ink-muted">{t('deferred.wishlist.unavailable')}</p>
              <Button tone="secondary" onClick={() => toggle(id)}>
                {t('deferred.cart.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
