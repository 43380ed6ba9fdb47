import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { cityLabel } from '@/catalog/city-label'
import { ProductGallery } from '@/catalog/product-gallery'
import type { ProductCardData, ProductDetail } from '@/catalog/queries'
import { chosenImage, priceAdjustment, type Variation } from '@/catalog/variations'
import { WishlistButton } from '@/catalog/wishlist-button'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { addMoney } from '@/lib/money'
import { Badge } from '@/ui/badge'
import { Khatam } from '@/ui/khatam'
import { Notice } from '@/ui/notice'
import { Price } from '@/ui/price'
import { Skeleton } from '@/ui/skeleton'
import { BuyBox } from './buy-box'
import { galleryPictures } from './gallery-pictures'
import { ProductFacts } from './product-facts'
import { useChoice } from './use-choice'
import { usePriceChange } from './use-price-change'
import { useStickyTop } from './use-sticky-top'

type ProductDetailsProps = {
  /** What a list knew of it: shown until the product is there, and then the product itself. */
  card: ProductCardData | ProductDetail
  product: ProductDetail | undefined
}

const NONE: readonly Variation[] = []

export function ProductDetails({ card, product }: ProductDetailsProps) {
  const { t, tKey, language } = useLanguage()
  const column = useRef<HTMLDivElement>(null)
  useStickyTop(column)

  const variations = product?.product_variations ?? NONE
  const { choose, ...choice } = useChoice(variations)
  const { selection } = choice
  const adjustment = priceAdjustment(variations, selection)
  const price = addMoney(card.price, adjustment)
  const change = usePriceChange(price, Object.values(selection).sort().join(' '))

  // The choice's picture, until another one is picked; a new choice shows its own again.
  const pictures = galleryPictures(card, product, language)
  const ofChoice = chosenImage(variations, selection)
  const [picked, setPicked] = useState<{ index: number; under: string | null } | null>(null)
  const shownByChoice = Math.max(
    pictures.findIndex(({ url }) => url === ofChoice),
    0,
  )
  const current = picked?.under === ofChoice ? picked.index : shownByChoice

  const name = localized(card, 'name', language)
  const { key: craft, city } = card.categories

  return (
    <div className="flex flex-col gap-6 md:grid md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-10 md:gap-y-10 lg:grid-cols-[7fr_6fr] lg:gap-x-14">
      <div className="min-w-0">
        <ProductGallery
          pictures={pictures}
          current={current}
          onSelect={(index) => setPicked({ index, under: ofChoice })}
          corner={<WishlistButton productId={card.id} name={name} className="absolute end-3 top-3" />}
        />
      </div>
      <div
        ref={column}
        className="flex min-w-0 flex-col gap-6 max-md:contents md:sticky md:top-[var(--sticky-top,7rem)] md:col-start-2 md:row-span-2 md:row-start-1 md:self-start"
      >
        <header className="flex flex-col gap-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
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
              {cityLabel(city, tKey)}
            </Link>
          </p>
          <h1 className="text-3xl">
            <bdi>{name}</bdi>
          </h1>
          <p aria-live="polite">
            <Price
              amount={price}
              before={card.compare_at_price === null ? null : addMoney(card.compare_at_price, adjustment)}
              size="large"
            />
          </p>
          <div role="status" className="contents">
            {change !== null && (
              <Notice className="mt-2">
                {t('product.priceChanged', {
                  before: formatMoney(change.before, language),
                  now: formatMoney(change.now, language),
                })}
              </Notice>
            )}
          </div>
        </header>
        {product === undefined ? (
          <div role="status" className="flex flex-col gap-6">
            <span className="sr-only">{t('product.loading')}</span>
            <Skeleton className="h-11 w-2/3" />
            <Skeleton className="h-13" />
            <Skeleton className="h-32" />
          </div>
        ) : (
          <BuyBox product={product} choice={choice} onChoose={choose} price={price} />
        )}
      </div>
      {product !== undefined && <ProductFacts product={product} selection={selection} />}
    </div>
  )
}
