import type { Language } from '@/i18n/locales'
import { isRecord } from '@/lib/json'
import { valueLabel } from '../../supabase/functions/_shared/variation-labels.ts'

type Labels = Readonly<Record<Language, string>>

const typeNames: ReadonlyMap<string, Labels> = new Map([
  ['color', { en: 'Colour', fr: 'Couleur', ar: 'اللون' }],
  ['size', { en: 'Size', fr: 'Taille', ar: 'المقاس' }],
  ['shape', { en: 'Shape', fr: 'Forme', ar: 'الشكل' }],
])

/** The translated type or value of a variation. */
export function variationLabel(value: string, language: Language): string {
  return typeNames.get(value)?.[language] ?? valueLabel(value, language)
}

const shoeSize: Labels = { en: 'Size', fr: 'Pointure', ar: 'المقاس' }

type Value = { variation_type: string; variation_value: string }

/** Whether a product has shoe sizes: a size such as "38". */
export function hasShoeSizes(values: readonly Value[]): boolean {
  return values.some(
    ({ variation_type: type, variation_value: value }) => type === 'size' && /^\d{2}$/.test(value),
  )
}

/** The names of types of variations. A shoe size has a name of its own in French. */
export function typeLabels(types: readonly string[], values: readonly Value[], language: Language): string[] {
  return types.map((type) =>
    type === 'size' && hasShoeSizes(values) ? shoeSize[language] : variationLabel(type, language),
  )
}

const swatches: ReadonlyMap<string, string> = new Map([
  ['Blue', '#27509f'],
  ['Burgundy', '#6e2233'],
  ['Chocolate', '#4f3325'],
  ['Cognac', '#8c4a26'],
  ['Copper', '#b06a3b'],
  ['Emerald', '#1f6b4f'],
  ['Ivory', '#efe6d2'],
  ['Navy', '#26334f'],
  ['Red', '#a52a2a'],
  ['Silver', '#bcbcb8'],
  ['Tan', '#b9793f'],
  ['Terracotta', '#b65f3f'],
  ['Yellow', '#dfae3a'],
])

/** The colour of the dot beside a colour's name; null for values that are no known colour. */
export function variationSwatch(value: string): string | null {
  return swatches.get(value) ?? null
}

const TYPES = ['color', 'size', 'shape']

/**
 * The chosen values of a line by type, in one order everywhere: colour, size, shape, then other types by name. The database
 * returns them in an order of its own.
 */
export function chosenValues(selected: unknown): [type: string, value: string][] {
  if (!isRecord(selected)) return []
  const place = (type: string) => (TYPES.includes(type) ? String(TYPES.indexOf(type)) : type)
  return Object.entries(selected)
    .filter((choice): choice is [string, string] => typeof choice[1] === 'string')
    .sort(([one], [other]) => (place(one) < place(other) ? -1 : 1))
}
