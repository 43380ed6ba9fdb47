import { knownSides, type Sides } from '@/i18n/format-measures'
import type { ProductDetail } from './queries'
import { groupVariations, type Selection } from './variations'

/** A row of `product_measures`: outer measures in centimetres, and the weight in grams. */
export type Measures = Sides & { weight_g: number | null }

type MeasuredProduct = Pick<ProductDetail, 'product_measures' | 'product_variations'>

/** The measures of one size, or of the whole product. */
export type SizeMeasures = {
  /** The size, as stored; null for the product itself. */
  size: string | null
  measures: Measures
}

/**
 * The measures to show for a selection: of the selected size, of every size when none is selected, or of the product when its
 * sizes have none of their own. What a size does not state is the product's.
 */
export function measuresFor(
  { product_measures: rows, product_variations: variations }: MeasuredProduct,
  selection: Selection,
): SizeMeasures[] {
  const own = rows.find(({ variation_id: id }) => id === null)
  const sizes = groupVariations(variations)
    .flatMap(({ values }) => values)
    .flatMap((value) => {
      const row = rows.find(({ variation_id: id }) => id === value.id)
      return row === undefined ? [] : [{ value, measures: own === undefined ? row : merge(row, own) }]
    })
  const chosen = sizes.find(({ value }) => selection[value.variation_type] === value.id)
  if (chosen !== undefined) return [{ size: null, measures: chosen.measures }]
  if (sizes.length > 0) return sizes.map(({ value, measures }) => ({ size: value.variation_value, measures }))
  return own === undefined ? [] : [{ size: null, measures: own }]
}

function merge(size: Measures, product: Measures): Measures {
  const sides = knownSides(size).length > 0 ? size : product
  return { ...sides, weight_g: size.weight_g ?? product.weight_g }
}

/** Whether the name of a size has the numbers of all its sides, of which there are two or more: `120 x 180 cm`. */
export function namesMeasures(size: string, measures: Sides): boolean {
  const named = (size.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')))
  const sides = knownSides(measures).map((side) => measures[`${side}_cm`] ?? 0)
  return sides.length > 1 && named.toSorted(byValue).join() === sides.toSorted(byValue).join()
}

const byValue = (one: number, other: number) => one - other
