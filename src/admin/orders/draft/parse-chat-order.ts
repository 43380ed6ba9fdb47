import { MAX_QUANTITY } from '@/lib/order-limits'
import { foldCode, foldText } from '@/lib/typed-text'
import { optionsOf } from '../lines/lines'

export type ChatOrderLine = {
  productId: string
  /** The chosen options, as in the address of the product's page. */
  options: URLSearchParams
  quantity: number
}

const LINK = /\S*\/product\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\?([^\s#]*))?\S*/i
// At the start or the end of a line: "20 x 30 cm" in a name is a size.
const QUANTITY = /^[^\p{L}\d]*(\d{1,3})\s*[×x*✕](?!\s*\d)|(?<!\d\s*)[×x*✕]\s*(\d{1,3})[^\p{L}\d]*$/iu

function quantityIn(text: string): number | null {
  const [, before, after] = QUANTITY.exec(foldCode(text)) ?? []
  const found = Number(before ?? after ?? 0)
  return found === 0 ? null : Math.min(found, MAX_QUANTITY)
}

/**
 * The pieces of a message like those of `chatOrderText`, in any language: every link to a product, with the quantity on its
 * line or on the line above. A link without a quantity counts once. Names and prices are not read.
 */
export function parseChatOrder(message: string): ChatOrderLine[] {
  const found: ChatOrderLine[] = []
  let above = ''
  for (const line of foldText(message).split('\n')) {
    const text = line.trim()
    const link = LINK.exec(text)
    if (link === null) {
      if (text !== '') above = text
      continue
    }
    const [whole, id = '', query = ''] = link
    found.push({
      productId: id.toLowerCase(),
      options: new URLSearchParams(query.replace(/[.,;:!)\]»،؛]+$/, '')),
      quantity: quantityIn(text.replace(whole, ' ')) ?? quantityIn(above) ?? 1,
    })
    above = ''
  }
  return found
}

/** The variations that the address names, one of each type; null when one is missing or unknown. */
export function chosenUnit(
  product: Parameters<typeof optionsOf>[0],
  options: URLSearchParams,
): readonly string[] | null {
  const chosen = optionsOf(product).map(({ type, values }) => {
    // A type with the name of a parameter of the shop is prefixed: see variation-params.ts of the catalogue.
    const requested = (options.get(type) ?? options.get(`option-${type}`))?.trim().toLowerCase()
    return values.find(({ variation_value: value }) => value.toLowerCase() === requested)?.id
  })
  const ids = chosen.filter((id) => id !== undefined)
  return ids.length === chosen.length ? ids : null
}
