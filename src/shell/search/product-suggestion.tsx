import { cityLabel } from '@/catalog/city-label'
import type { ProductCardData } from '@/catalog/queries'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'

export function ProductSuggestion({ product }: { product: ProductCardData }) {
  const { tKey, language } = useLanguage()
  return (
    <>
      {product.image_url !== null && (
        <Picture
          src={imageUrl(product.image_url)}
          srcSet={imageSrcSet(product.image_url)}
          sizes="48px"
          width={1000}
          height={1250}
          color={product.image_color}
          alt=""
          className="aspect-4/5 w-12 shrink-0 rounded-control"
        />
      )}
      <span className="min-w-0 grow">
        <bdi className="line-clamp-2 leading-snug">{localized(product, 'name', language)}</bdi>
        <span className="block text-sm text-ink-muted">{cityLabel(product.city, tKey)}</span>
      </span>
      <Price
        amount={product.price}
        before={product.compare_at_price}
        className="shrink-0 flex-col items-end"
      />
    </>
  )
}
