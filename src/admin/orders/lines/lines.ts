import type { ProductDetail } from '@/catalog/queries'
import type { Json } from '@/lib/database.types'
import { addMoney, multiplyMoney } from '@/lib/money'
import { MAX_QUANTITY } from '@/lib/order-limits'

/** A line while an order is taken or corrected. Prices in MAD, to show: the database decides them. */
export type EditedLine = {
  product_id: string
  variation_ids: readonly string[]
  quantity: number
  unit_price: number
  name_en: string
  name_fr: string
  name_ar: string
  image_url: string | null
  selected_variations: Json
}

/** A line as the value of a form's field: the type of JSON refers to itself, which is too deep for the names of a form's fields. */
export type FormLine = Omit<EditedLine, 'selected_variations'> & { selected_variations: unknown }

export const editedLines = (lines: readonly FormLine[]) => lines as readonly EditedLine[]

type Product = Pick<
  ProductDetail,
  'id' | 'name_en' | 'name_fr' | 'name_ar' | 'price' | 'image_url' | 'product_variations' | 'stock_units'
>

export const lineKey = ({ product_id: id, variation_ids: chosen }: EditedLine): string =>
  [id, ...chosen].join(' ')

/** The values of each type of variation, in the order of the product. */
export function optionsOf({ product_variations: variations }: Product) {
  const types = [...new Set(variations.map(({ variation_type: type }) => type))]
  return types.map((type) => ({
    type,
    values: variations.filter(({ variation_type: of }) => of === type),
  }))
}

/** The combination that is offered first: the requested one, or one that there are pieces of. */
export function firstUnit({ stock_units: units }: Product, requested: readonly string[]): readonly string[] {
  const same = (ids: readonly string[]) =>
    ids.length === requested.length && ids.every((id) => requested.includes(id))
  const unit =
    units.find(({ variation_ids: ids }) => same(ids)) ??
    units.find(({ quantity }) => quantity > 0) ??
    units[0]
  return unit?.variation_ids ?? []
}

export function piecesOf({ stock_units: units }: Product, chosen: readonly string[]): number {
  return (
    units.find(
      ({ variation_ids: ids }) => ids.length === chosen.length && ids.every((id) => chosen.includes(id)),
    )?.quantity ?? 0
  )
}

/** A new line at today's price. */
export function lineOf(product: Product, chosen: readonly string[], quantity: number): EditedLine {
  const variations = product.product_variations.filter(({ id }) => chosen.includes(id))
  return {
    product_id: product.id,
    variation_ids: [...chosen].sort(),
    quantity,
    unit_price: addMoney(product.price, ...variations.map(({ price_adjustment: by }) => by)),
    name_en: product.name_en,
    name_fr: product.name_fr,
    name_ar: product.name_ar,
    image_url: variations.find(({ image_url: url }) => url !== null)?.image_url ?? product.image_url,
    selected_variations: Object.fromEntries(
      variations.map(({ variation_type: type, variation_value: value }) => [type, value]),
    ),
  }
}

export type LinesChange = (lines: readonly EditedLine[]) => readonly EditedLine[]

/** Adds pieces: to the line of the same choice, or as a new line. */
export function addLine(lines: readonly EditedLine[], added: EditedLine): EditedLine[] {
  const key = lineKey(added)
  if (!lines.some((line) => lineKey(line) === key)) return [...lines, added]
  return lines.map((line) =>
    lineKey(line) === key
      ? { ...line, quantity: Math.min(MAX_QUANTITY, line.quantity + added.quantity) }
      : line,
  )
}

export function subtotalOf(lines: readonly Pick<EditedLine, 'unit_price' | 'quantity'>[]): number {
  return addMoney(...lines.map(({ unit_price: price, quantity }) => multiplyMoney(price, quantity)))
}

/** The lines as the database takes them. */
export const requestedItems = (
  lines: readonly Pick<EditedLine, 'product_id' | 'variation_ids' | 'quantity'>[],
) =>
  lines.map(({ product_id, variation_ids, quantity }) => ({
    product_id,
    variation_ids: [...variation_ids],
    quantity,
  }))
