import type { Language } from '@/i18n/locales'
import { addMoney } from '@/lib/money'
import { paths, withQuery } from '@/paths'
import { pieceWeight } from './piece-weight'
import { variationLabel } from './variation-labels'
import { paramsWithSelection } from './variation-params'
import { chosenImage, priceAdjustment, type StockUnit, type Variation } from './variations'

/** What offers are made from: a part of the row of a product. */
type OfferedProduct = {
  id: string
  price: number
  compare_at_price: number | null
  stock_quantity: number
  image_url: string | null
  product_variations: readonly Variation[]
  stock_units: readonly StockUnit[]
  product_measures: readonly { variation_id: string | null; weight_g: number | null }[]
}

/** What a shopper can buy: the product, or one combination of its options. */
export type Offer = {
  /** Without the options: the number of the product itself. Search engines match page and feed by it. */
  number: string
  /** The product's page with the options chosen. */
  path: string
  price: number
  /** The price before a reduction; null without one. */
  before: number | null
  quantity: number
  /** In grams, as couriers' prices count it. */
  weight: number
  picture: string | null
  options: readonly { type: string; label: string }[]
}

export const articleNumber = (productId: string): string => productId.slice(0, 8).toUpperCase()

export function offersOf(product: OfferedProduct, language: Language): Offer[] {
  const { product_variations: variations, stock_units: units, price, compare_at_price: before } = product
  const path = paths.product(product.id)
  const number = articleNumber(product.id)
  const combinations = units.filter(({ variation_ids: ids }) => ids.length > 0)
  if (combinations.length === 0) {
    const { stock_quantity: quantity, image_url: picture } = product
    return [{ number, path, price, before, quantity, weight: pieceWeight(product, []), picture, options: [] }]
  }
  return combinations.map(({ variation_ids: ids, quantity }) => {
    const chosen = variations.filter(({ id }) => ids.includes(id))
    const selection = Object.fromEntries(chosen.map(({ variation_type: type, id }) => [type, id]))
    const adjustment = priceAdjustment(variations, selection)
    return {
      number: [number, ...ids.map((id) => id.slice(0, 8).toUpperCase())].join('-'),
      path: withQuery(path, paramsWithSelection(new URLSearchParams(), variations, selection)),
      price: addMoney(price, adjustment),
      before: before === null ? null : addMoney(before, adjustment),
      quantity,
      weight: pieceWeight(product, ids),
      picture: chosenImage(variations, selection) ?? product.image_url,
      options: chosen.map((variation) => ({
        type: variation.variation_type,
        label: variationLabel(variation.variation_value, language),
      })),
    }
  })
}

/** The options that search engines know by a name of their own, by what the shop calls them in lower case. */
export const KNOWN_OPTIONS: Readonly<Record<string, 'color' | 'size' | 'material'>> = {
  color: 'color',
  colour: 'color',
  size: 'size',
  material: 'material',
}

type DeliveryTerms = { fee: number; min_days: number; max_days: number }
type DeliveryRate = DeliveryTerms & {
  free_from: number | null
  /** The heaviest first. */
  delivery_bounds: readonly (DeliveryTerms & { from_g: number })[]
}

/** What the delivery of one piece costs at most, and takes, wherever in the country it goes. */
export function deliveryOf(rate: DeliveryRate, { price, weight }: Offer): DeliveryTerms {
  const { fee, min_days, max_days } = rate.delivery_bounds.find(({ from_g: from }) => from <= weight) ?? rate
  return { fee: rate.free_from !== null && price >= rate.free_from ? 0 : fee, min_days, max_days }
}
