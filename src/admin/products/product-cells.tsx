import { CircleSlash, Eye, EyeOff, ImageOff, TriangleAlert } from 'lucide-react'
import { adminPaths } from '@/admin/admin-paths'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { LOW_STOCK_THRESHOLD } from '@/lib/low-stock'
import { Badge } from '@/ui/badge'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import type { ProductListRow } from './read-products'

const frame = 'h-15 w-12 shrink-0 rounded-[7px] border border-plaster-line'

export function NameCell({ product }: { product: ProductListRow }) {
  const { t, language } = useLanguage()
  const { id, image_url: address, image_color: color } = product
  const name = localized(product, 'name', language)
  return (
    <span className="flex items-center gap-3 max-[16rem]:flex-wrap">
      {address === null ? (
        <span className={`flex items-center justify-center bg-plaster-raised ${frame}`}>
          <ImageOff aria-hidden="true" className="size-5 text-ink-muted" />
        </span>
      ) : (
        <Picture
          src={imageUrl(address)}
          srcSet={imageSrcSet(address)}
          sizes="48px"
          width={1000}
          height={1250}
          color={color}
          alt=""
          className={frame}
        />
      )}
      <span className="flex min-w-0 flex-col">
        <Link
          to={adminPaths.product(id)}
          dir="auto"
          className="line-clamp-2 font-medium underline-offset-4 hover:text-copper hover:underline pointer-coarse:py-2"
        >
          {name}
        </Link>
        <span className="text-sm text-ink-muted">
          {[
            t('adminProducts.pictures', { count: product.image_count }),
            ...(product.variation_count > 0
              ? [t('adminProducts.variations', { count: product.variation_count })]
              : []),
          ].join(' · ')}
        </span>
      </span>
    </span>
  )
}

/** A colour never speaks alone: few and none have their icon and their word. */
export function StockCell({ pieces, listedAsLow }: { pieces: number; listedAsLow: boolean }) {
  const { t, language } = useLanguage()
  const stock = (
    <span translate="no" className="tabular-nums">
      {formatNumber(pieces, language)}
    </span>
  )
  if (pieces === 0) {
    return (
      <span className="inline-flex items-center gap-1.5 font-medium whitespace-nowrap text-brick">
        <CircleSlash aria-hidden="true" className="size-4 shrink-0" />
        {stock} {t('adminProducts.stockOut')}
      </span>
    )
  }
  if (pieces <= LOW_STOCK_THRESHOLD) {
    return (
      <span className="inline-flex items-center gap-1.5 font-medium whitespace-nowrap text-saffron">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        {stock} {t('adminProducts.stockLow')}
      </span>
    )
  }
  if (listedAsLow) {
    return (
      <span className="inline-flex flex-col items-end">
        {stock}
        <span className="inline-flex items-center gap-1 text-sm whitespace-nowrap text-saffron">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {t('adminProducts.valueLow')}
        </span>
      </span>
    )
  }
  return stock
}

export function StateBadge({ active }: { active: boolean }) {
  const { t } = useLanguage()
  return active ? (
    <Badge tone="green" icon={Eye}>
      {t('adminProducts.active')}
    </Badge>
  ) : (
    <Badge icon={EyeOff}>{t('adminProducts.inactive')}</Badge>
  )
}
