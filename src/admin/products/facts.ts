import { numberText } from '@/admin/numbers'
import { parseNumber } from '@/lib/amount'
import { key } from '@/i18n/text-schema'
import type { Json } from '@/lib/database.types'
import { z } from '@/lib/zod'

/** The kinds of facts that a form edits. The size follows from the measures. */
export const FACT_KINDS = ['place', 'material', 'technique', 'colour', 'care', 'included', 'safety'] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** A fact of a product as the form holds it, `material/wool`: plain texts, which are easily compared. */
export const factId = (kind: string, factKey: string) => `${kind}/${factKey}`

export const MEASURES = ['length_cm', 'width_cm', 'height_cm', 'diameter_cm', 'weight_g'] as const
export type Measure = (typeof MEASURES)[number]

/** The measures of a size, or of the product itself: `variation` is null. */
export type MeasureRow = { variation: string | null } & Record<Measure, number | null>
export type MeasureInput = { variation: string | null } & Record<Measure, string>

/** In one order, so that equal facts are equal texts. */
export const sortFacts = (facts: readonly string[]) => [...facts].sort()

/** In one order of rows, the product first, and of keys, so that equal measures are equal JSON; without empty rows. */
export function sortMeasures<Value extends string | number | null>(
  rows: readonly ({ variation: string | null } & Record<Measure, Value>)[],
) {
  const name = ({ variation }: { variation: string | null }) => (variation === null ? '' : `=${variation}`)
  return rows
    .filter((row) => MEASURES.some((measure) => row[measure] !== null && row[measure] !== ''))
    .map(({ variation, length_cm, width_cm, height_cm, diameter_cm, weight_g }) => ({
      variation,
      length_cm,
      width_cm,
      height_cm,
      diameter_cm,
      weight_g,
    }))
    .sort((one, other) => (name(one) < name(other) ? -1 : 1))
}

export function emptyMeasures(variation: string | null): MeasureInput {
  return { variation, length_cm: '', width_cm: '', height_cm: '', diameter_cm: '', weight_g: '' }
}

export function measuresInput(rows: readonly MeasureRow[]): MeasureInput[] {
  const text = (value: number | null) => (value === null ? '' : numberText(value))
  return rows.map((row) => ({
    variation: row.variation,
    length_cm: text(row.length_cm),
    width_cm: text(row.width_cm),
    height_cm: text(row.height_cm),
    diameter_cm: text(row.diameter_cm),
    weight_g: text(row.weight_g),
  }))
}

/** A number within limits, with at most one decimal; null for an empty text. */
const measure = (max: number, decimals: 0 | 1, message: string) =>
  z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === '') return null
      const parsed = parseNumber(text, { decimals: 2, threeDigits: 'refuse' })
      const least = decimals === 0 ? 1 : 0.1
      if (parsed !== null && parsed >= least && parsed <= max && parsed === Number(parsed.toFixed(decimals)))
        return parsed
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })

const centimetres = measure(2000, 1, key('adminProducts.form.centimetresInvalid'))

export const factFields = {
  lead_time_days: measure(180, 0, key('adminProducts.form.leadTimeInvalid')),
  facts: z.array(z.string()),
  measures: z.array(
    z.object({
      variation: z.string().nullable(),
      length_cm: centimetres,
      width_cm: centimetres,
      height_cm: centimetres,
      diameter_cm: centimetres,
      weight_g: measure(1_000_000, 0, key('adminProducts.form.gramsInvalid')),
    }),
  ),
}

type Facts = { facts: string[]; measures: MeasureRow[] }

/** The columns of a product as the database's functions read them. */
export function toDatabase({ facts, measures, ...columns }: Partial<Facts> & Record<string, Json>) {
  const changed: Record<string, Json> = columns
  if (facts !== undefined) {
    changed.facts = facts.map((fact) => {
      const [kind = '', factKey = ''] = fact.split('/')
      return { kind, key: factKey }
    })
  }
  if (measures !== undefined) changed.measures = measures
  return changed
}

type DatabaseFacts = { facts?: { kind: string; key: string }[]; measures?: MeasureRow[] }

/** A product, or some of its columns, as the database's functions return them. */
export function fromDatabase<Row extends DatabaseFacts>({ facts, measures, ...columns }: Row) {
  return {
    ...columns,
    ...(facts !== undefined && { facts: sortFacts(facts.map((fact) => factId(fact.kind, fact.key))) }),
    ...(measures !== undefined && { measures: sortMeasures(measures) }),
  }
}
