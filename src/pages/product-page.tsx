import { useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useParams, useSearchParams } from 'react-router-dom'
import { findCachedCard } from '@/catalog/find-cached-card'
import { galleryPictures } from '@/catalog/gallery-pictures'
import { ProductGallery } from '@/catalog/product-gallery'
import { catalogQueries, type ProductCardData, type ProductDetail } from '@/catalog/queries'
import { rememberViewed } from '@/catalog/recently-viewed'
import { logOpenedProduct } from '@/catalog/search-miss'
import { Rating } from '@/catalog/rating'
import { RecentlyViewed } from '@/catalog/recently-viewed-section'
import { useCatalogSubscription } from '@/catalog/use-catalog-subscription'
import { paramsWithSelection, selectionFromParams } from '@/catalog/variation-params'
import {
  chosenImage,
  priceAdjustment,
  shownPrice,
  withOnlyChoices,
  withoutOnlyChoices,
  type Selection,
  type StockUnit,
  type Variation,
} from '@/catalog/variations'
import { WishlistButton } from '@/catalog/wishlist-button'
import { ApproximatePrice } from '@/currency/approximate-price'
import { loadArea } from '@/i18n/catalogues'
import { cityLabel } from '@/i18n/city-label'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { afterFirstScreen } from '@/lib/after-paint'
import { loadCode } from '@/lib/code'
import { socialPicture } from '@/lib/image-url'
import { addMoney } from '@/lib/money'
import { paths } from '@/paths'
import { useHydrated } from '@/prerender/use-hydrated'
import { Seo } from '@/shell/seo'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { jump } from '@/ui/jump'
import { Khatam } from '@/ui/khatam'
import { lazyCode, lazyPart, silentPart } from '@/ui/lazy-part'
import { Link } from '@/ui/link'
import { reloadOrToast } from '@/ui/missing-code'
import { Notice } from '@/ui/notice'
import { Price } from '@/ui/price'
import { Skeleton } from '@/ui/skeleton'
import { BuyBox } from './product/buy-box'
import { ProductSkeleton } from './product/product-skeleton'
import { ProductTrail } from './product/product-trail'
import type { ProductFactsProps } from './product/product-facts'
import type { ProductNotFoundProps } from './product/product-not-found'
import { ProductLoadFailed, ProductWithoutConnection } from './product/product-unavailable'
import { SimilarProducts } from './product/similar-products'
import { useStickyTop } from './product/use-sticky-top'

export { ErrorBoundary } from './product/product-unavailable'

// The code and texts of what is below the picture. Requested at once, but not part of the first load: they are in the HTML of
// a prerendered page, and hydration does not wait for them.
const factTexts = loadArea('deferred')
const loadingFacts = loadCode(() => Promise.all([import('./product/product-facts'), factTexts])).then(
  ([module]) => module.ProductFacts,
  () => FactsFailed,
)
const ProductFacts = lazyCode<ProductFactsProps>(() => loadingFacts)
export { loadingFacts as parts }

const ProductJsonLd = silentPart(async () => {
  const [module] = await Promise.all([import('./product/product-json-ld'), factTexts])
  return module.ProductJsonLd
})
const Reviews = lazyPart(async () => {
  const [module] = await Promise.all([import('./product/reviews-section'), factTexts, loadArea('reviews')])
  return module.ReviewsSection
})

const ProductNotFound = lazyCode<ProductNotFoundProps>(async () => {
  const module = await loadCode(() => import('./product/product-not-found'))
  return module.ProductNotFound
})

export function Component() {
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const queryClient = useQueryClient()
  useCatalogSubscription()
  const {
    data: product,
    error,
    fetchStatus,
  } = useQuery({
    ...catalogQueries.product(id),
    // Realtime sends shoppers no event for a deactivated product, because they may no longer read its row.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

  const [lastSeen, setLastSeen] = useState<ProductDetail | null>(null)
  if (product != null && product !== lastSeen) setLastSeen(product)

  const card = product === null ? undefined : (product ?? findCachedCard(queryClient, id))
  // What lies below the product follows its first paint, but not the first paint of a page that is restored: its position
  // may be far below.
  const hydrated = useHydrated()
  const isRestored = useNavigationType() === NavigationType.Pop
  const [painted, setPainted] = useState('')
  useEffect(() => afterFirstScreen(() => startTransition(() => setPainted(id))), [id])
  const showsRest = !hydrated || isRestored || painted === id
  const viewedId = card?.id
  useEffect(() => {
    if (viewedId === undefined) return
    rememberViewed(viewedId)
    logOpenedProduct(viewedId)
  }, [viewedId])

  if (product === null) {
    return (
      <>
        <Suspense fallback={null}>
          <ProductNotFound
            previousName={lastSeen?.id === id ? localized(lastSeen, 'name', language) : null}
          />
        </Suspense>
        <RecentlyViewed without={id} />
      </>
    )
  }

  if (product === undefined && error !== null) return <ProductLoadFailed error={error} />

  if (card === undefined && fetchStatus === 'paused') return <ProductWithoutConnection />

  if (card === undefined) return <ProductSkeleton />

  return (
    <div className="flex flex-col gap-14 lg:gap-20">
      <Seo
        title={localized(card, 'name', language)}
        description={product && (localized(product, 'description', language) || undefined)}
        image={(card.image_url !== null && socialPicture(card.image_url)) || undefined}
      />
      <div className="-mt-6 flex flex-col md:gap-2">
        <ProductTrail product={card} />
        {/* The key resets picture and quantity for another product. */}
        <ProductDetails key={id} card={card} product={product} />
      </div>
      {product !== undefined && showsRest && (
        <>
          {/* Not in the HTML, whose size has no room: search engines read ProductJsonLd. */}
          {product.review_stats && (
            <Suspense fallback={<div className="min-h-dvh" />}>
              {hydrated ? <Reviews key={`reviews-${id}`} product={product} /> : <div className="min-h-dvh" />}
            </Suspense>
          )}
          <SimilarProducts key={`similar-${id}`} id={id} />
          <RecentlyViewed without={id} />
          <Suspense fallback={null}>
            <ProductJsonLd product={product} />
          </Suspense>
        </>
      )}
    </div>
  )
}

/** Stands in for code that could not be loaded: the description needs none of it, and loading the page again fetches it. */
function FactsFailed({ product }: ProductFactsProps) {
  const { t, language } = useLanguage()
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="whitespace-pre-line">{localized(product, 'description', language)}</p>
      <Notice tone="warning">{t('shop.code.missing')}</Notice>
      <Button tone="secondary" onClick={() => reloadOrToast(t)}>
        {t('shop.update.reload')}
      </Button>
    </div>
  )
}

type ProductDetailsProps = {
  /** The row of a list until the product has loaded, then the product itself. */
  card: ProductCardData | ProductDetail
  product: ProductDetail | undefined
}

const NO_VARIATIONS: readonly Variation[] = []
const NO_UNITS: readonly StockUnit[] = []

function ProductDetails({ card, product }: ProductDetailsProps) {
  const { t, tKey, language } = useLanguage()
  const column = useRef<HTMLDivElement>(null)
  useStickyTop(column)

  const variations = product?.product_variations ?? NO_VARIATIONS
  const { selection, choose } = useUrlSelection(variations, product?.stock_units ?? NO_UNITS)
  const price = shownPrice(card, selection)
  // A lowest price also changes with the stock, which changes no price.
  const chosenPrice = addMoney(card.price, priceAdjustment(variations, selection))
  const change = usePriceChange(chosenPrice, Object.values(selection).sort().join(' '))

  // The picture of the selected variation, unless another one was picked since that selection.
  const pictures = galleryPictures(card, product, language)
  const selectedUrl = chosenImage(variations, selection)
  const [picked, setPicked] = useState<{ index: number; selectedUrl: string | null } | null>(null)
  const selectedIndex = Math.max(
    pictures.findIndex(({ url }) => url === selectedUrl),
    0,
  )
  const current = picked?.selectedUrl === selectedUrl ? picked.index : selectedIndex

  const name = localized(card, 'name', language)
  const { key: craft, city } = card.categories

  return (
    <div className="group/product flex flex-col gap-4 md:grid md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-10 lg:gap-x-14">
      <div className="min-w-0 max-md:contents">
        <ProductGallery
          pictures={pictures}
          current={current}
          onSelect={(index) => setPicked({ index, selectedUrl })}
          corner={<WishlistButton productId={card.id} name={name} className="absolute end-3 top-3" />}
        />
      </div>
      <div
        ref={column}
        className="flex min-w-0 flex-col gap-4 max-md:contents md:sticky md:top-[var(--sticky-top,7rem)] md:col-start-2 md:row-span-2 md:row-start-1 md:self-start"
      >
        <header className="-order-1 flex flex-col gap-1">
          <h1 className="text-3xl max-md:text-xl">
            <bdi>{name}</bdi>
          </h1>
          <p aria-live="polite">
            <Price {...price} size="large">
              <ApproximatePrice amount={price.amount} />
            </Price>
          </p>
          <div role="status" className="contents">
            {change !== null && (
              <Notice className="mt-2">
                {t('product.priceChanged', {
                  before: formatMoney(addMoney(change, price.amount, -chosenPrice), language),
                  now: formatMoney(price.amount, language),
                })}
              </Notice>
            )}
          </div>
        </header>
        <p className="-mt-3 flex flex-wrap items-center gap-x-3">
          <Link
            to={paths.products(new URLSearchParams({ category: craft }))}
            className="py-2 hover:underline"
          >
            <Badge tone="copper">{localized(card.categories, 'name', language)}</Badge>
          </Link>
          <Link
            to={paths.products(new URLSearchParams({ city }))}
            className="inline-flex items-center gap-1.5 py-2 text-ink-muted hover:text-copper hover:underline"
          >
            <Khatam className="size-2.5 text-gold" />
            {t('product.fromPartners', { city: cityLabel(city, tKey) })}
          </Link>
          {card.review_stats && (
            <a href="#reviews" onClick={jump} className="py-2 hover:underline">
              <Rating stats={card.review_stats} />
            </a>
          )}
        </p>
        {product === undefined ? (
          <div role="status" className="flex flex-col gap-6">
            <span className="sr-only">{t('shop.product.loading')}</span>
            <Skeleton className="h-11 w-2/3" />
            <Skeleton className="h-13" />
            <Skeleton className="h-32" />
          </div>
        ) : (
          <BuyBox product={product} selection={selection} onChoose={choose} price={price} />
        )}
      </div>
      {product !== undefined && (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <ProductFacts product={product} selection={selection} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * The selected variations. The URL is their only store, so that a selection can be shared, reloaded and returned to; the only
 * value that is left of a type needs no place there.
 */
function useUrlSelection(
  variations: readonly Variation[],
  units: readonly StockUnit[],
): {
  selection: Selection
  choose: (next: Selection) => void
} {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const { picked, selection } = useMemo(() => {
    const fromParams = selectionFromParams(params, variations)
    return { picked: fromParams, selection: withOnlyChoices(variations, units, fromParams) }
  }, [params, variations, units])

  return {
    selection,
    choose: (next) => {
      setParams(paramsWithSelection(params, variations, withoutOnlyChoices(next, picked, selection)), {
        replace: true,
        preventScrollReset: true,
        // Without it the transition would reset the radio button for a moment.
        flushSync: true,
        state: location.state as unknown,
      })
    },
  }
}

/** The price before it changed while the page is open; null when it has not. Another selection has another price, which is no change. */
function usePriceChange(price: number, selection: string): number | null {
  const [last, setLast] = useState({ price, selection, before: price })
  if (last.selection !== selection) setLast({ price, selection, before: price })
  else if (last.price !== price) setLast({ price, selection, before: last.price })
  return last.selection === selection && last.before !== last.price ? last.before : null
}
