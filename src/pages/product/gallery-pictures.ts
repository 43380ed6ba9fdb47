import type { GalleryPicture } from '@/catalog/product-gallery'
import type { ProductCardData, ProductDetail } from '@/catalog/queries'
import { localized } from '@/i18n/localized'
import type { Language } from '@/i18n/locales'

/** The product's own pictures, then those of its variations that are not among them. */
export function galleryPictures(
  card: ProductCardData | ProductDetail,
  product: ProductDetail | undefined,
  language: Language,
): GalleryPicture[] {
  const name = localized(card, 'name', language)
  const pictures = new Map<string, GalleryPicture>()
  for (const image of product?.product_images ?? []) {
    const alt = localized(image, 'alt', language) || name
    pictures.set(image.image_url, { url: image.image_url, color: image.image_color, alt })
  }
  if (pictures.size === 0 && card.image_url !== null) {
    pictures.set(card.image_url, { url: card.image_url, color: card.image_color, alt: name })
  }
  for (const { image_url: url } of product?.product_variations ?? []) {
    if (url !== null && !pictures.has(url)) pictures.set(url, { url, color: card.image_color, alt: name })
  }
  return [...pictures.values()]
}
