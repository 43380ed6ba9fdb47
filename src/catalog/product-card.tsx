import { useQueryClient } from '@tanstack/react-query'
import { memo, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { ApproximatePrice } from '@/currency/approximate-price'
import { cityLabel } from '@/i18n/city-label'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { addMoney, toCentimes } from '@/lib/money'
import { paths } from '@/paths'
import { Badge } from '@/ui/badge'
import { Khatam } from '@/ui/khatam'
import { Link } from '@/ui/link'
import { Price } from '@/ui/price'
import { Skeleton } from '@/ui/skeleton'
import { observeDwell } from './observe-dwell'
import { CARD_SIZES, prefetchPicture, prefetchProduct, prefetchProductWhenIdle } from './prefetch'
import { ProductPicture } from './product-picture'
import { Rating } from './rating'
import type { ProductCardData } from './queries'
import { rememberPicture } from './shown-pictures'
import { WishlistButton } from './wishlist-button'

/** What the card passes to its button. */
export type CardActionProps = {
  product: ProductCardData
  /** The product's name in the shop's language. */
  name: string
  /** True once the pointer or the focus has reached the card: time to prefetch what a click opens. */
  approached: boolean
  /** Places the button on the card. */
  className: string
}

type ProductCardProps = {
  product: ProductCardData
  /** The card's button. A component rather than an element, so that `memo` still applies. */
  Action: ComponentType<CardActionProps>
  priority?: boolean
  /** True below the first screen: its picture may come later. */
  postponed?: boolean
  heading?: 'h2' | 'h3'
}

// Below the card on touch screens; with a mouse on the picture, visible on hover and focus.
const actionClasses =
  'z-10 row-start-3 whitespace-nowrap max-sm:px-1! max-sm:text-sm pointer-fine:col-start-1 pointer-fine:row-start-1 pointer-fine:m-3 pointer-fine:self-end pointer-fine:opacity-0 pointer-fine:shadow-low pointer-fine:transition-opacity pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100'

/** The reduction between the two prices that the card shows, in whole percent, rounded down; 0 without a reduction. */
export function discountPercent({
  price,
  compare_at_price: before,
  from_price: from,
}: ProductCardData): number {
  if (before === null || before <= price) return 0
  const shown = from ?? price
  return Math.floor(100 - (100 * toCentimes(shown)) / toCentimes(addMoney(before, shown, -price)))
}

/**
 * A product in a list. It prefetches the product's page when it stays in the viewport, is pointed at or focused. Memoised,
 * because a list may hold hundreds.
 */
export const ProductCard = memo(function ProductCard({
  product,
  Action,
  priority = false,
  postponed = false,
  heading: Heading = 'h3',
}: ProductCardProps) {
  const { t, tKey, language } = useLanguage()
  const queryClient = useQueryClient()
  const card = useRef<HTMLElement>(null)
  const [approached, setApproached] = useState(false)
  // The second picture is fetched on the first hover.
  const [hovered, setHovered] = useState(false)
  const name = localized(product, 'name', language)
  const soldOut = product.stock_quantity <= 0
  const discount = discountPercent(product)

  const onDwell = useEffectEvent(() => prefetchProductWhenIdle(queryClient, product.id))
  useEffect(() => (card.current === null ? undefined : observeDwell(card.current, () => onDwell())), [])

  const approach = () => {
    setApproached(true)
    prefetchProduct(queryClient, product.id)
    rememberPicture(product.image_url, card.current)
  }

  return (
    <article
      ref={card}
      className="group relative grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-3"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') {
          setHovered(true)
          prefetchPicture(product.image_url)
        }
        approach()
      }}
      onFocus={approach}
    >
      <div className="relative col-start-1 row-start-1">
        <ProductPicture
          src={product.image_url}
          color={product.image_color}
          alt=""
          sizes={CARD_SIZES}
          priority={priority}
          postponed={postponed}
        />
        {hovered && product.hover_image_url !== null && (
          <ProductPicture
            src={product.hover_image_url}
            color={null}
            alt=""
            sizes={CARD_SIZES}
            className="absolute inset-0 bg-transparent opacity-0 transition-opacity duration-200 group-hover:opacity-100"
          />
        )}
        {soldOut ? (
          // At the top of a small card it would reach below the wishlist button.
          <Badge tone="dark" className="absolute start-2 max-sm:bottom-2 sm:start-3 sm:top-3">
            {t('shop.product.outOfStock')}
          </Badge>
        ) : (
          discount > 0 && (
            <Badge tone="copper" className="absolute start-2 top-3 sm:start-3">
              {t('shop.products.discount', { percent: discount })}
            </Badge>
          )
        )}
      </div>
      <div className="flex flex-col gap-1">
        <Heading className="line-clamp-2 text-base font-medium sm:text-lg">
          {/* The link covers the whole card, and so does its focus ring. */}
          <Link
            to={paths.product(product.id)}
            className="outline-none group-hover:text-copper after:absolute after:inset-0 after:rounded-picture focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-majolica"
          >
            <bdi>{name}</bdi>
          </Link>
        </Heading>
        <p className="flex flex-col">
          <span className="inline-flex items-center gap-1.5 text-sm text-ink-muted">
            <Khatam className="size-2.5 text-gold" />
            {cityLabel(product.city, tKey)}
          </span>
          <Rating stats={product.review_stats} />
          <Price amount={product.price} before={product.compare_at_price} from={product.from_price} oneLine>
            <ApproximatePrice amount={product.from_price ?? product.price} />
          </Price>
        </p>
      </div>
      <WishlistButton productId={product.id} name={name} className="absolute end-2 top-2" />
      <Action product={product} name={name} approached={approached} className={actionClasses} />
    </article>
  )
})

/** As tall as a card whose name takes one line. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      <Skeleton className="aspect-4/5 rounded-picture" />
      <Skeleton className="h-[1lh] w-4/5 text-lg" />
      <Skeleton className="h-[2.5lh] w-1/2" />
      <Skeleton className="h-11 pointer-fine:hidden" />
    </div>
  )
}
