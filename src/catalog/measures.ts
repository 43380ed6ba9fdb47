import { NUMBER_LOCALES, withFontSpaces } from '@/i18n/format'
import type { Language } from '@/i18n/locales'
import type { ProductDetail } from './queries'
import { groupVariations, type Selection } from './variations'

const SIDES = ['length', 'width', 'diameter', 'height'] as const
export type Side = (typeof SIDES)[number]

/** A row of `product_measures`: outer measures in centimetres, and the weight in grams. */
export type Measures = Omit<ProductDetail['product_measures'][number], 'variation_id'>

/** The sides that are known, in the order in which they are written. */
export function knownSides(measures: Measures): Side[] {
  return SIDES.filter((side) => measures[`${side}_cm`] !== null)
}

// No break between a number and its unit, nor around the signs between numbers.
const unbroken = (text: string) => withFontSpaces(text).replaceAll(' ', '\u00A0')

function inUnit(value: number, unit: string, decimals: number, language: Language): string {
  const format = new Intl.NumberFormat(NUMBER_LOCALES[language], {
    style: 'unit',
    unit,
    maximumFractionDigits: decimals,
  })
  return unbroken(format.format(value))
}

/** `45 × 45 × 30 cm`; empty without measures. */
export function formatDimensions(measures: Measures, language: Language): string {
  const values = knownSides(measures).map((side) => measures[`${side}_cm`] ?? 0)
  const last = values.pop()
  if (last === undefined) return ''
  const number = new Intl.NumberFormat(NUMBER_LOCALES[language], { maximumFractionDigits: 1 })
  const others = values.map((value) => `${number.format(value)} × `).join('')
  return unbroken(others) + inUnit(last, 'centimeter', 1, language)
}

/** `850 g`, `1.25 kg`, `32.5 kg`. */
export function formatWeight(grams: number, language: Language): string {
  if (grams < 1000) return inUnit(grams, 'gram', 0, language)
  return inUnit(grams / 1000, 'kilogram', grams < 10_000 ? 2 : 1, language)
}

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
  { product_measures: rows, product_variations: variations }: ProductDetail,
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
