import { addMoney } from '@/lib/money'

export type Variation = {
  id: string
  variation_type: string
  variation_value: string
  price_adjustment: number
  stock_quantity: number
  image_url: string | null
}

/** At most one variation id per type. */
export type Selection = Readonly<Record<string, string>>

export type VariationGroup = { type: string; values: Variation[] }

export function groupVariations(variations: readonly Variation[]): VariationGroup[] {
  const groups = new Map<string, Variation[]>()
  for (const variation of variations) {
    const values = groups.get(variation.variation_type)
    if (values === undefined) groups.set(variation.variation_type, [variation])
    else values.push(variation)
  }
  return [...groups].map(([type, values]) => ({ type, values: type === 'size' ? bySize(values) : values }))
}

const NAMED_SIZES = ['Small', 'Medium', 'Large']
const byNumber = new Intl.Collator('en', { numeric: true })

/** From small to large: the alphabet puts Large first, and 100 cm before 20 cm. */
function bySize(values: readonly Variation[]): Variation[] {
  return [...values].sort(
    (one, other) =>
      NAMED_SIZES.indexOf(one.variation_value) - NAMED_SIZES.indexOf(other.variation_value) ||
      byNumber.compare(one.variation_value, other.variation_value),
  )
}

/** Choosing a value replaces the earlier one of its type. A value with no stock cannot be chosen. */
export function choose(selection: Selection, variation: Variation): Selection {
  if (variation.stock_quantity <= 0) return selection
  return { ...selection, [variation.variation_type]: variation.id }
}

export function chosenVariations(variations: readonly Variation[], selection: Selection): Variation[] {
  return variations.filter((variation) => selection[variation.variation_type] === variation.id)
}

/** The types that still want a value, in the order in which they are shown. */
export function missingTypes(variations: readonly Variation[], selection: Selection): string[] {
  const chosen = new Set(chosenVariations(variations, selection).map(({ variation_type }) => variation_type))
  return groupVariations(variations)
    .map(({ type }) => type)
    .filter((type) => !chosen.has(type))
}

/** Nothing that could be bought: no piece, or a type of which every value is out. */
export function isSoldOut(productStock: number, variations: readonly Variation[]): boolean {
  return (
    productStock <= 0 ||
    groupVariations(variations).some(({ values }) =>
      values.every(({ stock_quantity }) => stock_quantity <= 0),
    )
  )
}

/** The lowest and the highest price that a choice can come to; values that are out count when all of a type are. */
export function priceRange(price: number, variations: readonly Variation[]): { low: number; high: number } {
  const ends = groupVariations(variations).map(({ values }) => {
    const left = values.filter(({ stock_quantity }) => stock_quantity > 0)
    const amounts = (left.length > 0 ? left : values).map(({ price_adjustment }) => price_adjustment)
    return { low: Math.min(...amounts), high: Math.max(...amounts) }
  })
  return {
    low: addMoney(price, ...ends.map(({ low }) => low)),
    high: addMoney(price, ...ends.map(({ high }) => high)),
  }
}

/** Every type has a value; a product without variations is always complete. */
export function isComplete(variations: readonly Variation[], selection: Selection): boolean {
  return chosenVariations(variations, selection).length === groupVariations(variations).length
}

export function priceAdjustment(variations: readonly Variation[], selection: Selection): number {
  return addMoney(...chosenVariations(variations, selection).map((variation) => variation.price_adjustment))
}

/** How many pieces of this choice there are: the scarcest part decides. */
export function availableStock(
  productStock: number,
  variations: readonly Variation[],
  selection: Selection,
): number {
  const chosen = chosenVariations(variations, selection)
  return Math.max(0, Math.min(productStock, ...chosen.map((variation) => variation.stock_quantity)))
}

/** The picture of the chosen value that has one. */
export function chosenImage(variations: readonly Variation[], selection: Selection): string | null {
  return (
    chosenVariations(variations, selection).find((variation) => variation.image_url !== null)?.image_url ??
    null
  )
}
