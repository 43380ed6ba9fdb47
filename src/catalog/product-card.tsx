import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Khatam } from '@/ui/khatam'
import { Price } from '@/ui/price'
import { cityLabel } from './city-label'
import { ProductPicture } from './product-picture'
import type { ProductCardData } from './queries'

const SIZES = '(min-width: 1200px) 280px, (min-width: 1024px) 23vw, 46vw'

type ProductCardProps = {
  product: ProductCardData
  /** The address of the product's page. */
  to: string
  onAdd: (product: ProductCardData) => void
  priority?: boolean
  heading?: 'h2' | 'h3'
}

// A finger finds the button below the card; a mouse finds it on the picture once it is over the card.
const buttonPlace =
  'z-10 row-start-3 pointer-fine:col-start-1 pointer-fine:row-start-1 pointer-fine:m-3 pointer-fine:self-end pointer-fine:opacity-0 pointer-fine:shadow-low pointer-fine:transition-opacity pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100'

export function ProductCard({
  product,
  to,
  onAdd,
  priority = false,
  heading: Heading = 'h3',
}: ProductCardProps) {
  const { t, tKey, language } = useLanguage()
  // The second picture is fetched for those who can hover, when they do.
  const [visited, setVisited] = useState(false)
  const name = localized(product, 'name', language)
  const soldOut = product.stock_quantity <= 0

  return (
    <article
      className="group relative grid h-full grid-rows-[auto_1fr_auto] gap-3"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setVisited(true)
      }}
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
        {soldOut && (
          <Badge tone="dark" className="absolute start-3 top-3">
            {t('product.outOfStock')}
          </Badge>
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
      {product.has_variations && !soldOut ? (
        <Button asChild tone="secondary" className={buttonPlace}>
          <Link to={to} aria-label={t('product.chooseNamedOptions', { name })}>
            {t('product.chooseOptions')}
          </Link>
        </Button>
      ) : (
        <Button
          tone="secondary"
          className={buttonPlace}
          disabled={soldOut}
          aria-label={soldOut ? undefined : t('product.addNamedToCart', { name })}
          onClick={() => onAdd(product)}
        >
          {soldOut ? t('product.outOfStock') : t('product.addToCart')}
        </Button>
      )}
    </article>
  )
}
