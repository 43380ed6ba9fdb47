import { Link } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Price } from '@/ui/price'
import { cityLabel } from './city-label'
import { ProductPicture } from './product-picture'
import type { ProductCardData } from './queries'

const SIZES = '(min-width: 1200px) 280px, (min-width: 1024px) 23vw, (min-width: 640px) 46vw, 92vw'

type ProductCardProps = {
  product: ProductCardData
  /** The address of the product's page. */
  to: string
  onAdd: (product: ProductCardData) => void
  priority?: boolean
  heading?: 'h2' | 'h3'
}

export function ProductCard({
  product,
  to,
  onAdd,
  priority = false,
  heading: Heading = 'h3',
}: ProductCardProps) {
  const { t, tKey, language } = useLanguage()
  const name = localized(product, 'name', language)
  const soldOut = product.stock_quantity <= 0

  return (
    <article className="flex h-full flex-col gap-3">
      <Link to={to} className="group flex flex-col gap-2 rounded-picture">
        <div className="relative">
          <ProductPicture
            src={product.image_url}
            color={product.image_color}
            alt=""
            sizes={SIZES}
            priority={priority}
          />
          {soldOut && (
            <Badge tone="danger" className="absolute start-3 top-3">
              {t('product.outOfStock')}
            </Badge>
          )}
        </div>
        <Heading className="line-clamp-2 text-lg group-hover:underline">
          <bdi>{name}</bdi>
        </Heading>
        <p className="flex justify-between gap-4">
          <span className="text-ink-muted">{cityLabel(product.city, tKey)}</span>
          <Price amount={product.price} before={product.compare_at_price} className="justify-end" />
        </p>
      </Link>
      {product.has_variations && !soldOut ? (
        <Button asChild tone="secondary" className="mt-auto">
          <Link to={to} aria-label={t('product.chooseNamedOptions', { name })}>
            {t('product.chooseOptions')}
          </Link>
        </Button>
      ) : (
        <Button
          tone="secondary"
          className="mt-auto"
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
