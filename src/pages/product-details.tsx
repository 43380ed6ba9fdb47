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
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { Language } from '@/i18n/locales'
import { addMoney } from '@/lib/money'
import { Button } from '@/ui/button'
import { Khatam } from '@/ui/khatam'
import { Ltr } from '@/ui/ltr'
import { Price } from '@/ui/price'

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
  const adjustment = priceAdjustment(variations, selection)
  const price = addMoney(product.price, adjustment)
  const pictures = galleryPictures(product, language)

  const select = (next: Selection) => {
    setSelection(next)
    const shown = pictures.findIndex((picture) => picture.url === chosenImage(variations, next))
    if (shown >= 0) setPictureIndex(shown)
  }
  const addLabel = stock <= 0 ? 'product.outOfStock' : complete ? 'product.addToCart' : 'product.selectAll'

  return (
    <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-[7fr_6fr] lg:gap-14">
      <ProductGallery pictures={pictures} current={pictureIndex} onSelect={setPictureIndex} />
      <div className="flex flex-col gap-6 md:sticky md:top-28 md:self-start">
        <header className="flex flex-col gap-2">
          <p className="flex flex-wrap items-center gap-x-2 text-copper">
            {localized(product.categories, 'name', language)}
            <Khatam className="size-2.5 text-gold" />
            <span className="text-ink-muted">{cityLabel(product.categories.city, tKey)}</span>
          </p>
          <h1 className="text-3xl">
            <bdi>{localized(product, 'name', language)}</bdi>
          </h1>
          <p aria-live="polite">
            <Price
              amount={price}
              before={
                product.compare_at_price === null ? null : addMoney(product.compare_at_price, adjustment)
              }
              size="large"
            />
          </p>
        </header>
        {variations.length > 0 && (
          <VariationPicker variations={variations} selection={selection} onChange={select} />
        )}
        {/* On a phone it stays at the bottom of the screen for as long as the product is in sight. */}
        <div
          data-bottom-bar=""
          className="flex gap-3 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:order-last max-md:-mx-4 max-md:border-t max-md:border-plaster-line max-md:bg-plaster max-md:px-4 max-md:py-3"
        >
          <Button
            size="large"
            className="grow max-sm:px-4! max-sm:text-base!"
            disabled={!complete || stock <= 0}
            onClick={() => add(chosenLine(product, selection))}
          >
            {t(addLabel)}
          </Button>
          <Button
            tone="secondary"
            size="large"
            className="grow max-sm:px-4! max-sm:text-base!"
            disabled={!complete || stock <= 0}
            onClick={() => {
              add(chosenLine(product, selection))
              void navigate(paths.cart())
            }}
          >
            {t('product.buyNow')}
          </Button>
        </div>
        <p className="max-w-prose whitespace-pre-line" dir="auto">
          {localized(product, 'description', language)}
        </p>
        <section aria-labelledby="product-details" className="border-t border-plaster-line pt-6">
          <h2 id="product-details" className="mb-3 text-xl">
            {t('product.details')}
          </h2>
          <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2">
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
