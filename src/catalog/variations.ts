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
  return [...groups].map(([type, values]) => ({ type, values }))
}

/** Choosing a value replaces the earlier one of its type. A value with no stock cannot be chosen. */
export function choose(selection: Selection, variation: Variation): Selection {
  if (variation.stock_quantity <= 0) return selection
  return { ...selection, [variation.variation_type]: variation.id }
}

export function chosenVariations(variations: readonly Variation[], selection: Selection): Variation[] {
  return variations.filter((variation) => selection[variation.variation_type] === variation.id)
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
