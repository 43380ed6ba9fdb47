import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Choices } from '@/catalog/choices'
import { ProductPicture } from '@/catalog/product-picture'
import { chosenValues, variationLabel } from '@/catalog/variation-labels'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { Language } from '@/i18n/locales'
import type { Json } from '@/lib/database.types'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { Picture } from '@/ui/picture'

type Item = {
  id: string
  name_en: string
  name_fr: string
  name_ar: string
  image_url: string | null
  quantity: number
  selected_variations: Json
}

type OrderItemsProps<I extends Item> = {
  items: readonly I[]
  /** An amount or a count, at the end of a line. */
  end?: (item: I) => ReactNode
}

/** The lines of an order as they were ordered: picture, name, variations and quantity. */
export function OrderItems<I extends Item>({ items, end }: OrderItemsProps<I>) {
  const { t, language } = useLanguage()
  return (
    <ul className="flex flex-col gap-4">
      {items.map((item) => {
        return (
          <li key={item.id} className="flex items-center gap-4 max-[16rem]:flex-wrap">
            <ProductPicture src={item.image_url} color={null} alt="" sizes="64px" className="w-16 shrink-0" />
            <span className="flex min-w-0 grow flex-col">
              <bdi className="break-words">{localized(item, 'name', language)}</bdi>
              <span className="text-sm text-ink-muted">
                <Choices selected={item.selected_variations} />
              </span>
              <span className="text-sm text-ink-muted">
                {t('deferred.line.quantity', { count: item.quantity })}
              </span>
            </span>
            {end !== undefined && (
              <span translate="no" data-price="" className="shrink-0">
                {end(item)}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The variations of an order line as a list in one text; empty when it has none. */
export function variationText(item: Pick<Item, 'selected_variations'>, language: Language): string {
  return chosenValues(item.selected_variations)
    .map(([, value]) => variationLabel(value, language))
    .join(language === 'ar' ? '، ' : ', ')
}

/** The product's picture at the time of the order. */
export function OrderPicture({ src, alt }: { src: string | null; alt: string }) {
  if (src === null) {
    return (
      <div className="flex aspect-4/5 items-center justify-center rounded-control bg-plaster-line">
        <ImageOff aria-hidden="true" className="size-6 text-ink-muted" />
        {alt !== '' && <span className="sr-only">{alt}</span>}
      </div>
    )
  }
  return (
    <Picture
      src={imageUrl(src)}
      srcSet={imageSrcSet(src)}
      sizes="80px"
      width={1000}
      height={1250}
      alt={alt}
      className="aspect-4/5 rounded-control bg-plaster-line"
    />
  )
}
