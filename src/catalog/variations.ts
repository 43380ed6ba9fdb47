import { addMoney } from '@/lib/money'

export type Variation = {
  id: string
  variation_type: string
  variation_value: string
  price_adjustment: number
  stock_quantity: number
  image_url: string | null
}

/** Variation ids by type. */
export type Selection = Readonly<Record<string, string>>

/** A combination of one value of each type, or the product itself when it has none, and its pieces. */
export type StockUnit = { variation_ids: string[]; quantity: number }

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

/** Sorts sizes from small to large: named sizes first, then by number. */
function bySize(values: readonly Variation[]): Variation[] {
  return [...values].sort(
    (one, other) =>
      NAMED_SIZES.indexOf(one.variation_value) - NAMED_SIZES.indexOf(other.variation_value) ||
      byNumber.compare(one.variation_value, other.variation_value),
  )
}

/** Selects a variation in place of another of its type. Others stay, also when the combination is sold out: it can be waited for. */
export function choose(selection: Selection, { id, variation_type }: Variation): Selection {
  return { ...selection, [variation_type]: id }
}

export function chosenVariations(variations: readonly Variation[], selection: Selection): Variation[] {
  return variations.filter((variation) => selection[variation.variation_type] === variation.id)
}

/** The types without a selected value, in display order. */
export function missingTypes(variations: readonly Variation[], selection: Selection): string[] {
  const chosen = new Set(chosenVariations(variations, selection).map(({ variation_type }) => variation_type))
  return groupVariations(variations)
    .map(({ type }) => type)
    .filter((type) => !chosen.has(type))
}

/** True when every type has a selected value; always true without variations. */
export function isComplete(variations: readonly Variation[], selection: Selection): boolean {
  return chosenVariations(variations, selection).length === groupVariations(variations).length
}

/** The sum of the selected variations' price adjustments, in dirhams. */
export function priceAdjustment(variations: readonly Variation[], selection: Selection): number {
  return addMoney(...chosenVariations(variations, selection).map((variation) => variation.price_adjustment))
}

/** The combinations with the selected values: one when every type has a selected value. */
function matchingUnits(units: readonly StockUnit[], selection: Selection): StockUnit[] {
  const chosen = Object.values(selection)
  return units.filter(({ variation_ids: ids }) => chosen.every((id) => ids.includes(id)))
}

/** The pieces of all combinations with the selected values. */
export function availableStock(units: readonly StockUnit[], selection: Selection): number {
  return matchingUnits(units, selection).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** A row of a list, which knows its lowest price, or the product itself. */
type Priced = {
  price: number
  compare_at_price: number | null
  from_price?: number | null
  product_variations?: readonly Variation[]
  stock_units?: readonly StockUnit[]
}

/** What a price shows, in dirhams. `from` is the amount when it is the lowest of several. */
export type ShownPrice = { amount: number; from: number | null; before: number | null }

/**
 * The price of the selected combination, or the lowest of those with the selected values: of those that can be bought, or of all when none
 * is in stock.
 */
export function shownPrice(product: Priced, selection: Selection): ShownPrice {
  const { price, compare_at_price: before, product_variations: variations = [], stock_units = [] } = product
  const matching = matchingUnits(stock_units, selection)
  const inStock = matching.filter(({ quantity }) => quantity > 0)
  const prices = (inStock.length > 0 ? inStock : matching).map(({ variation_ids: ids }) =>
    addMoney(
      price,
      ...variations.filter(({ id }) => ids.includes(id)).map((variation) => variation.price_adjustment),
    ),
  )
  const known = product.from_price ?? null
  const amount = prices.length === 0 ? (known ?? price) : Math.min(...prices)
  return {
    amount,
    from: prices.some((other) => other > amount) ? amount : known,
    before: before === null ? null : addMoney(before, amount, -price),
  }
}

/** The picture of the first selected variation that has one. */
export function chosenImage(variations: readonly Variation[], selection: Selection): string | null {
  return (
    chosenVariations(variations, selection).find((variation) => variation.image_url !== null)?.image_url ??
    null
  )
}

/**
 * The selection with the only value that is left of a type in place of none: what cannot be chosen otherwise need not be asked. Types
 * that the shopper has chosen stay as they are.
 */
export function withOnlyChoices(
  variations: readonly Variation[],
  units: readonly StockUnit[],
  selection: Selection,
): Selection {
  let completed = selection
  for (const { type, values } of groupVariations(variations)) {
    if (completed[type] !== undefined) continue
    const [only, ...others] = values.filter((value) => availableStock(units, choose(completed, value)) > 0)
    if (only !== undefined && others.length === 0) completed = choose(completed, only)
  }
  return completed
}

/** What the shopper chose of the shown selection: without the values that `withOnlyChoices` added to `picked`. */
export const withoutOnlyChoices = (next: Selection, picked: Selection, shown: Selection): Selection =>
  Object.fromEntries(Object.entries(next).filter(([type, id]) => type in picked || id !== shown[type]))
