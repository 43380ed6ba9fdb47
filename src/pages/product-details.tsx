import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useCart } from '@/cart/cart-context'
import { chosenLine } from '@/cart/new-line'
import { cityLabel } from '@/catalog/city-label'
import { ProductGallery, type GalleryPicture } from '@/catalog/product-gallery'
import type { ProductDetail } from '@/catalog/queries'
import { VariationPicker } from '@/catalog/variation-picker'
import {
  availableStock,
  chosenImage,
  isComplete,
  priceAdjustment,
  type Selection,
} from '@/catalog/variations'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { Language } from '@/i18n/locales'
import { addMoney } from '@/lib/money'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'

/** The product's own pictures, then those of its variations that are not among them. */
function galleryPictures(product: ProductDetail, language: Language): GalleryPicture[] {
  const name = localized(product, 'name', language)
  const pictures = new Map<string, GalleryPicture>()
  for (const image of product.product_images) {
    const alt = localized(image, 'alt', language) || name
    pictures.set(image.image_url, { url: image.image_url, color: image.image_color, alt })
  }
  if (pictures.size === 0 && product.image_url !== null) {
    pictures.set(product.image_url, { url: product.image_url, color: product.image_color, alt: name })
  }
  for (const { image_url: url } of product.product_variations) {
    if (url !== null && !pictures.has(url)) pictures.set(url, { url, color: product.image_color, alt: name })
  }
  return [...pictures.values()]
}

export function ProductDetails({ product }: { product: ProductDetail }) {
  const { t, tKey, language } = useLanguage()
  const { add } = useCart()
  const navigate = useNavigate()
  const [selection, setSelection] = useState<Selection>({})
  const [pictureIndex, setPictureIndex] = useState(0)

  const variations = product.product_variations
  const complete = isComplete(variations, selection)
  const stock = availableStock(product.stock_quantity, variations, selection)
  const price = addMoney(product.price, priceAdjustment(variations, selection))
  const pictures = galleryPictures(product, language)

  const select = (next: Selection) => {
    setSelection(next)
    const shown = pictures.findIndex((picture) => picture.url === chosenImage(variations, next))
    if (shown >= 0) setPictureIndex(shown)
  }
  const addLabel = stock <= 0 ? 'product.outOfStock' : complete ? 'product.addToCart' : 'product.selectAll'

  return (
    <div className="grid gap-8 md:grid-cols-2">
      <ProductGallery pictures={pictures} current={pictureIndex} onSelect={setPictureIndex} />
      <div className="flex flex-col gap-5">
        <Badge tone="copper" className="self-start">
          {localized(product.categories, 'name', language)}
        </Badge>
        <h1 className="text-3xl">
          <bdi>{localized(product, 'name', language)}</bdi>
        </h1>
        <p aria-live="polite" className="text-2xl font-medium">
          {formatMoney(price, language)}
        </p>
        <p className="max-w-prose whitespace-pre-line" dir="auto">
          {localized(product, 'description', language)}
        </p>
        {variations.length > 0 && (
          <VariationPicker variations={variations} selection={selection} onChange={select} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            className="grow"
            disabled={!complete || stock <= 0}
            onClick={() => add(chosenLine(product, selection))}
          >
            {t(addLabel)}
          </Button>
          <Button
            tone="secondary"
            className="grow"
            disabled={!complete || stock <= 0}
            onClick={() => {
              add(chosenLine(product, selection))
              void navigate(paths.cart())
            }}
          >
            {t('product.buyNow')}
          </Button>
        </div>
        <section aria-labelledby="product-details">
          <h2 id="product-details" className="mb-2 text-xl">
            {t('product.details')}
          </h2>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            <dt className="text-ink-muted">{t('product.category')}</dt>
            <dd>{localized(product.categories, 'name', language)}</dd>
            <dt className="text-ink-muted">{t('product.origin')}</dt>
            <dd>{cityLabel(product.categories.city, tKey)}</dd>
            <dt className="text-ink-muted">{t('product.stock')}</dt>
            <dd>{stock > 0 ? t('product.inStock', { count: stock }) : t('product.outOfStock')}</dd>
            <dt className="text-ink-muted">{t('product.sku')}</dt>
            <dd>
              <Ltr>{product.id.slice(0, 8).toUpperCase()}</Ltr>
            </dd>
          </dl>
        </section>
      </div>
    </div>
  )
}
