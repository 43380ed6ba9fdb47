import { NUMBER_LOCALES, withFontSpaces } from './format'
import type { Language } from './locales'

const SIDES = ['length', 'width', 'diameter', 'height'] as const
export type Side = (typeof SIDES)[number]

/** Outer measures in centimetres. */
export type Sides = Record<`${Side}_cm`, number | null>

/** The sides that are known, in the order in which they are written. */
export function knownSides(measures: Sides): Side[] {
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
export function formatDimensions(measures: Sides, language: Language): string {
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
