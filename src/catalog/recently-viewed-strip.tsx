import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useUnread } from '@/lib/use-unread'
import { paths } from '@/paths'
import { ApproximatePrice } from '@/currency/approximate-price'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Link } from '@/ui/link'
import { Price } from '@/ui/price'
import { Skeleton } from '@/ui/skeleton'
import { UnreadPart } from '@/ui/unread-part'
import { ProductPicture } from './product-picture'
import { catalogQueries, type ViewedProduct } from './queries'
import { recentlyViewed } from './recently-viewed'

const MAX_ITEMS = 6
// One full row: three products on phones, six elsewhere.
const ROW = 'grid grid-cols-3 gap-x-3 gap-y-6 sm:gap-x-5 max-md:*:nth-[n+4]:hidden md:grid-cols-6'

// Joined, because useSyncExternalStore compares snapshots by identity. No subscription: the list changes only when a
// product page opens, and that renders anew.
const stored = () => recentlyViewed().join(' ')
const subscribe = () => () => undefined

export type RecentlyViewedStripProps = {
  /** The id of the product on this page, which is left out. */
  without?: string
}

/** The products viewed last in this browser. At the end of a page, so that its loading shifts nothing above. */
export function RecentlyViewedStrip({ without }: RecentlyViewedStripProps) {
  const { t } = useLanguage()
  const ids = useSyncExternalStore(subscribe, stored, () => '')
    .split(' ')
    .filter((id) => id !== '' && id !== without)
    .slice(0, MAX_ITEMS)
  const query = useQuery({
    ...catalogQueries.byIds(ids),
    enabled: ids.length > 0,
  })
  const { data: found } = query
  const unread = useUnread(query)
  if (ids.length === 0 || found?.length === 0) return null

  return (
    <section aria-labelledby="recently-viewed" className="flex flex-col gap-6">
      <h2 id="recently-viewed" className="text-2xl">
        {t('shop.home.recent')}
      </h2>
      {unread !== null && <UnreadPart {...unread} />}
      {unread === null && (
        <ul className={ROW}>
          {found === undefined
            ? ids.map((id) => (
                <li key={id} className="flex flex-col gap-2">
                  <Skeleton className="aspect-4/5 rounded-picture" />
                  <Skeleton className="h-[4.5lh]" />
                </li>
              ))
            : found.map((product) => (
                <li key={product.id}>
                  <ViewedTile product={product} />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}

function ViewedTile({ product }: { product: ViewedProduct }) {
  const { language } = useLanguage()
  return (
    <Link to={paths.product(product.id)} className="group flex flex-col gap-1 rounded-picture">
      <ProductPicture
        src={product.image_url}
        color={product.image_color}
        alt=""
        sizes="(min-width: 1200px) 180px, (min-width: 768px) 15vw, 30vw"
      />
      <span className="mt-1 line-clamp-2 text-sm group-hover:underline">
        <bdi>{localized(product, 'name', language)}</bdi>
      </span>
      <Price
        amount={product.price}
        before={product.compare_at_price}
        from={product.product_from_prices?.from_price}
      >
        <ApproximatePrice amount={product.product_from_prices?.from_price ?? product.price} />
      </Price>
    </Link>
  )
}
