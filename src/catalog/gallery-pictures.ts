import type { Direction, Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import type { ProductDetail } from './queries'

export type GalleryPicture = { url: string; color: string | null; alt: string }

/** The product's pictures, followed by those of its variations, each once. Before the product has loaded: the card's picture. */
export function galleryPictures(
  card: Pick<ProductDetail, 'name_en' | 'name_fr' | 'name_ar' | 'image_url' | 'image_color'>,
  product: Pick<ProductDetail, 'product_images' | 'product_variations'> | undefined,
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

/** The index of the picture that a key selects; null for other keys. The arrow in reading direction selects the next one. */
export function pictureForKey(
  key: string,
  current: number,
  count: number,
  direction: Direction,
): number | null {
  const last = count - 1
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return Math.min(Math.max(current + (key === forward ? 1 : -1), 0), last)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
