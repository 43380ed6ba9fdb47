import type { NewLine } from '@/cart/cart-lines'
import type { Quote, QuoteLine } from '@/cart/queries'
import type { Json } from '@/lib/database.types'

export type OrderedItem = {
  product_id: string
  variation_ids: string[]
  quantity: number
  name_en: string
  name_fr: string
  name_ar: string
  image_url: string | null
  selected_variations: Json
}

type Names = Pick<OrderedItem, 'name_en' | 'name_fr' | 'name_ar'>

export type Again = {
  lines: { line: NewLine; quantity: number }[]
  /** What is there, but in fewer pieces than were ordered. */
  fewer: Names[]
  /** What cannot be had any more, or not with these options. */
  gone: Names[]
}

/** Which of an order's lines can go into the cart today, as the quote of the same lines answers. */
export function linesToBuyAgain(items: readonly OrderedItem[], quote: Quote): Again {
  const again: Again = { lines: [], fewer: [], gone: [] }
  for (const item of items) {
    const quoted = quote.lines.find((line) => isSame(line, item))
    const available = quoted?.available ?? 0
    // Two lines of the same product share its stock; the quote refuses both, the cart takes what there is.
    const usable = quoted?.code === null || (quoted?.code === 'out_of_stock' && available > 0)
    if (quoted === undefined || !usable || quoted.unit_price === null) {
      again.gone.push(item)
      continue
    }
    const quantity = quoted.code === null ? item.quantity : Math.min(item.quantity, available)
    if (quantity < item.quantity) again.fewer.push(item)
    again.lines.push({ line: newLine(item, quoted, quoted.unit_price), quantity })
  }
  return again
}

function isSame(line: QuoteLine, item: OrderedItem): boolean {
  return (
    line.product_id === item.product_id &&
    [...line.variation_ids].sort().join() === [...item.variation_ids].sort().join()
  )
}

function newLine(item: OrderedItem, quoted: QuoteLine, unitPrice: number): NewLine {
  return {
    productId: item.product_id,
    variationIds: item.variation_ids,
    snapshot: {
      name_en: quoted.name_en ?? item.name_en,
      name_fr: quoted.name_fr ?? item.name_fr,
      name_ar: quoted.name_ar ?? item.name_ar,
      image_url: quoted.image_url,
      image_color: quoted.image_color,
      unit_price: unitPrice,
      selected_variations: quoted.selected_variations,
    },
  }
}
