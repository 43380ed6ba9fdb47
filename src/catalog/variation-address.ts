import { groupVariations, type Selection, type Variation, type VariationGroup } from './variations'

/** What the shop's addresses use themselves; an operator may call a type of variation anything. */
const RESERVED: ReadonlySet<string> = new Set(['lang', 'q', 'city', 'category', 'min', 'max', 'sort', 'next'])

export type AddressedChoice = {
  selection: Selection
  /** Named by the address and sold out at the moment: not chosen, and the shopper should hear why. */
  soldOut: Variation[]
}

function paramName(type: string): string {
  return RESERVED.has(type.toLowerCase()) ? `option-${type}` : type
}

function named({ values }: VariationGroup, value: string): Variation | undefined {
  const wanted = value.trim().toLowerCase()
  return (
    values.find(({ variation_value }) => variation_value === value) ??
    values.find(({ variation_value }) => variation_value.toLowerCase() === wanted)
  )
}

/** What `?color=Blue&size=Large` chooses of these variations; whatever it names that is not there is passed over. */
export function readChoice(params: URLSearchParams, variations: readonly Variation[]): AddressedChoice {
  const selection: Record<string, string> = {}
  const soldOut: Variation[] = []
  for (const group of groupVariations(variations)) {
    const value = params.get(paramName(group.type))
    const variation = value === null ? undefined : named(group, value)
    if (variation === undefined) continue
    if (variation.stock_quantity > 0) selection[group.type] = variation.id
    else soldOut.push(variation)
  }
  return { selection, soldOut }
}

/** The same parameters with this choice instead of the one that they held. */
export function writeChoice(
  params: URLSearchParams,
  variations: readonly Variation[],
  selection: Selection,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const { type, values } of groupVariations(variations)) {
    const chosen = values.find(({ id }) => id === selection[type])
    if (chosen !== undefined) next.set(paramName(type), chosen.variation_value)
    else next.delete(paramName(type))
  }
  return next
}
