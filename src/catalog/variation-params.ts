import { groupVariations, type Selection, type Variation, type VariationGroup } from './variations'

/** URL parameters of the shop itself. A variation type with such a name is prefixed with `option-`. */
const RESERVED: ReadonlySet<string> = new Set(['lang', 'q', 'city', 'category', 'min', 'max', 'sort', 'next'])

function paramName(type: string): string {
  return RESERVED.has(type.toLowerCase()) ? `option-${type}` : type
}

function findByValue({ values }: VariationGroup, value: string): Variation | undefined {
  const lowerCase = value.trim().toLowerCase()
  return (
    values.find(({ variation_value }) => variation_value === value) ??
    values.find(({ variation_value }) => variation_value.toLowerCase() === lowerCase)
  )
}

/** The variations selected by `?color=Blue&size=Large`, sold out or not. Unknown types and values are ignored. */
export function selectionFromParams(params: URLSearchParams, variations: readonly Variation[]): Selection {
  const selection: Record<string, string> = {}
  for (const group of groupVariations(variations)) {
    const value = params.get(paramName(group.type))
    const variation = value === null ? undefined : findByValue(group, value)
    if (variation !== undefined) selection[group.type] = variation.id
  }
  return selection
}

/** The parameters with this selection in place of theirs; other parameters are kept. */
export function paramsWithSelection(
  params: URLSearchParams,
  variations: readonly Variation[],
  selection: Selection,
): URLSearchParams {
  const next = new URLSearchParams(params)
  // One order, and so one address, wherever the variations come from.
  const groups = groupVariations(variations).toSorted((one, other) => (one.type < other.type ? -1 : 1))
  for (const { type, values } of groups) {
    const chosen = values.find(({ id }) => id === selection[type])
    if (chosen !== undefined) next.set(paramName(type), chosen.variation_value)
    else next.delete(paramName(type))
  }
  return next
}
