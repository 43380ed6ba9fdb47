import type { ReactNode } from 'react'
import { ProductPicture } from '@/catalog/product-picture'
import { variationLabel } from '@/catalog/variation-labels'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { Json } from '@/lib/database.types'

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
  /** What stands at the end of a line: its amount, where that is to be seen. */
  end?: (item: I) => ReactNode
}

/** The lines of an order as they were bought: picture, name, choices, quantity. */
export function OrderItems<I extends Item>({ items, end }: OrderItemsProps<I>) {
  const { language } = useLanguage()
  return (
    <ul className="flex flex-col gap-4">
      {items.map((item) => {
        const choices = Object.values(item.selected_variations ?? {}).filter(
          (value) => typeof value === 'string',
        )
        return (
          <li key={item.id} className="flex items-center gap-4">
            <ProductPicture src={item.image_url} color={null} alt="" sizes="64px" className="w-16 shrink-0" />
            <span className="flex min-w-0 grow flex-col">
              <bdi className="break-words">{localized(item, 'name', language)}</bdi>
              <span className="text-sm text-ink-muted">
                {choices.map((value) => (
                  <span key={value}>
                    <bdi>{variationLabel(value, language)}</bdi>
                    {' · '}
                  </span>
                ))}
                <bdi dir="ltr">× {formatNumber(item.quantity, language)}</bdi>
              </span>
            </span>
            {end !== undefined && <span className="shrink-0">{end(item)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
