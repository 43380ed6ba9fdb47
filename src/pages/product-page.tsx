import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { seedFromCard } from '@/catalog/prefetch'
import { catalogQueries, type ProductDetail } from '@/catalog/queries'
import { rememberViewed } from '@/catalog/recently-viewed'
import { RecentlyViewedStrip } from '@/catalog/recently-viewed-strip'
import { useCatalogRefresh } from '@/catalog/use-catalog-refresh'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { socialPicture } from '@/lib/image-url'
import { Seo } from '@/shell/seo/seo'
import { Button } from '@/ui/button'
import { ProductDetails } from './product/product-details'
import { ProductUnreadable } from './product/product-load-error'
import { ProductMissing } from './product/product-missing'
import { ProductSkeleton } from './product/product-skeleton'
import { SimilarProducts } from './product/similar-products'

// For machines only: it may come after what people look at, or not at all.
const ProductJsonLd = lazy<(props: { product: ProductDetail }) => React.ReactNode>(() =>
  import('./product/product-json-ld').then(
    (module) => ({ default: module.ProductJsonLd }),
    () => ({ default: () => null }),
  ),
)

export function ProductPage() {
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const queryClient = useQueryClient()
  useCatalogRefresh()
  const { data: product, error } = useQuery({
    ...catalogQueries.product(id),
    // A product that is taken off the shelves announces nothing to shoppers: whoever comes back to it asks.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

  const [seen, setSeen] = useState<ProductDetail | null>(null)
  if (product != null && product !== seen) setSeen(product)

  const card = product === null ? undefined : (product ?? seedFromCard(queryClient, id))
  const shown = card?.id
  useEffect(() => {
    if (shown !== undefined) rememberViewed(shown)
  }, [shown])

  if (product === null) {
    return (
      <>
        <ProductMissing shownAs={seen?.id === id ? localized(seen, 'name', language) : null} />
        <RecentlyViewedStrip without={id} />
      </>
    )
  }

  if (product === undefined && error !== null) return <ProductUnreadable error={error} />

  if (card === undefined) return <ProductSkeleton />

  return (
    <div className="flex flex-col gap-14 lg:gap-20">
      <Seo
        title={localized(card, 'name', language)}
        description={product && (localized(product, 'description', language) || undefined)}
        image={(card.image_url !== null && socialPicture(card.image_url)) || undefined}
      />
      <div className="flex flex-col gap-4">
        <BackButton />
        {/* Another product starts anew. */}
        <ProductDetails key={id} card={card} product={product} />
      </div>
      {product !== undefined && (
        <>
          <SimilarProducts key={`similar-${id}`} id={id} />
          <RecentlyViewedStrip without={id} />
          <Suspense fallback={null}>
            <ProductJsonLd product={product} />
          </Suspense>
        </>
      )}
    </div>
  )
}

function BackButton() {
  const { t } = useLanguage()
  const navigate = useNavigate()

  const back = () => {
    // The router numbers the pages of a visit. Before its first one lies another site, or nothing.
    const { idx } = (globalThis.history.state ?? {}) as { idx?: number }
    if (idx === undefined || idx === 0) void navigate(paths.products())
    else void navigate(-1)
  }
  return (
    <Button tone="quiet" className="-ms-3 self-start px-3!" onClick={back}>
      <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {t('product.back')}
    </Button>
  )
}
