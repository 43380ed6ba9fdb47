import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { toCentimes } from '@/lib/money'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Khatam } from '@/ui/khatam'
import { Price } from '@/ui/price'
import { cityLabel } from './city-label'
import { whenSeen } from './prefetch-near'
import { ProductPicture } from './product-picture'
import type { ProductCardData } from './queries'
import { WishlistButton } from './wishlist-button'

const SIZES = '(min-width: 1200px) 280px, (min-width: 1024px) 23vw, 46vw'

type ProductCardProps = {
  product: ProductCardData
  /** The address of the product's page. */
  to: string
  onAdd: () => void
  /** Opens what there is to choose. */
  onChoose: () => void
  /** The card has been in sight for a moment. */
  onSeen?: () => void
  /** Somebody points at the card, touches it or has come to it by keyboard: they may open it next. */
  onApproach?: () => void
  priority?: boolean
  heading?: 'h2' | 'h3'
}

// A finger finds the button below the card; a mouse finds it on the picture once it is over the card.
const buttonPlace =
  'z-10 row-start-3 pointer-fine:col-start-1 pointer-fine:row-start-1 pointer-fine:m-3 pointer-fine:self-end pointer-fine:opacity-0 pointer-fine:shadow-low pointer-fine:transition-opacity pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100'

/** Whole percents; none for less than one. */
function discountPercent({ price, compare_at_price: before }: ProductCardData): number {
  if (before === null || before <= price) return 0
  return Math.floor(100 - (100 * toCentimes(price)) / toCentimes(before))
}

/** Drawn again only for other props: the callbacks should stay the same. */
export const ProductCard = memo(function ProductCard({
  product,
  to,
  onAdd,
  onChoose,
  onSeen,
  onApproach,
  priority = false,
  heading: Heading = 'h3',
}: ProductCardProps) {
  const { t, tKey, language } = useLanguage()
  const card = useRef<HTMLElement>(null)
  // The second picture is fetched for those who can hover, when they do.
  const [visited, setVisited] = useState(false)
  const name = localized(product, 'name', language)
  const soldOut = product.stock_quantity <= 0
  const discount = discountPercent(product)

  const seen = useEffectEvent(() => onSeen?.())
  useEffect(() => (card.current === null ? undefined : whenSeen(card.current, () => seen())), [])

  return (
    <article
      ref={card}
      className="group relative grid h-full grid-rows-[auto_1fr_auto] gap-3"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setVisited(true)
        onApproach?.()
      }}
      onFocus={onApproach}
    >
      <div className="relative col-start-1 row-start-1">
        <ProductPicture
          src={product.image_url}
          color={product.image_color}
          alt=""
          sizes={SIZES}
          priority={priority}
        />
        {visited && product.hover_image_url !== null && (
          <ProductPicture
            src={product.hover_image_url}
            color={null}
            alt=""
            sizes={SIZES}
            className="absolute inset-0 bg-transparent opacity-0 transition-opacity duration-200 group-hover:opacity-100"
          />
        )}
        {soldOut ? (
          <Badge tone="dark" className="absolute start-2 top-3 sm:start-3">
            {t('product.outOfStock')}
          </Badge>
        ) : (
          discount > 0 && (
            <Badge tone="copper" className="absolute start-2 top-3 sm:start-3">
              {t('products.discount', { percent: discount })}
            </Badge>
          )
        )}
      </div>
      <div className="flex flex-col gap-1">
        <Heading className="line-clamp-2 text-base font-medium sm:text-lg">
          {/* The link lies over the whole card; its ring goes around it. */}
          <Link
            to={to}
            className="outline-none group-hover:text-copper after:absolute after:inset-0 after:rounded-picture focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-majolica"
          >
            <bdi>{name}</bdi>
          </Link>
        </Heading>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="inline-flex items-center gap-1.5 text-sm text-ink-muted">
            <Khatam className="size-2.5 text-gold" />
            {cityLabel(product.city, tKey)}
          </span>
          <Price amount={product.price} before={product.compare_at_price} />
        </p>
      </div>
      <WishlistButton productId={product.id} name={name} className="absolute end-2 top-2" />
      <CardButton product={product} name={name} onAdd={onAdd} onChoose={onChoose} />
    </article>
  )
})

type CardButtonProps = Pick<ProductCardProps, 'product' | 'onAdd' | 'onChoose'> & { name: string }

function CardButton({ product, name, onAdd, onChoose }: CardButtonProps) {
  const { t } = useLanguage()
  const soldOut = product.stock_quantity <= 0
  if (!product.has_variations || soldOut) {
    return (
      <Button
        tone="secondary"
        className={buttonPlace}
        disabled={soldOut}
        aria-label={soldOut ? undefined : t('product.addNamedToCart', { name })}
        onClick={onAdd}
      >
        {soldOut ? t('product.outOfStock') : t('product.addToCart')}
      </Button>
    )
  }
  return (
    <Button
      tone="secondary"
      className={buttonPlace}
      aria-label={t('product.chooseNamedOptions', { name })}
      aria-haspopup="dialog"
      onClick={onChoose}
    >
      {t('product.chooseOptions')}
    </Button>
  )
}
