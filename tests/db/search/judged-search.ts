import { buildSeed } from '../../../supabase/seed/build.ts'
import type { JudgedQuery } from './judged-queries.ts'
import type { JudgedProduct } from './judged-rules.ts'

const { products } = buildSeed()

/** The products of the seed as the judge sees them, by id. */
export const judgedProducts: ReadonlyMap<string, JudgedProduct> = new Map(
  products
    .filter(({ active }) => active)
    .map((product) => [
      product.id,
      {
        name: product.names.en,
        category: product.kind,
        city: product.city,
        facts: new Set(product.facts.map(({ key }) => key)),
        measures: [product.measures, ...product.variations.flatMap(({ measures }) => measures ?? [])].map(
          ({ length, width, height, diameter }) => [
            length ?? null,
            width ?? null,
            height ?? null,
            diameter ?? null,
          ],
        ),
        values: product.variations.map(({ value }) => value),
        price: product.price,
      },
    ]),
)

export type Judgement = {
  query: string
  found: number
  /** The share of the first 5 and 12 results that belong there, of as many as the catalogue has of them. */
  at5: number
  at12: number
  wrong: string[]
}

/** Judges the first page of a search. A query that nothing in the catalogue belongs to is a mistake of the set. */
export function judge([query, belongs]: JudgedQuery, ids: readonly string[]): Judgement {
  const relevant = [...judgedProducts.values()].filter(belongs).length
  if (relevant === 0) throw new Error(`Nothing in the catalogue belongs to "${query}"`)
  const page = ids.map((id) => judgedProducts.get(id)!)
  const at = (count: number) => {
    const possible = Math.min(count, relevant)
    return Math.min(page.slice(0, count).filter(belongs).length, possible) / possible
  }
  const wrong = page
    .slice(0, Math.min(5, relevant))
    .filter((product) => !belongs(product))
    .map(({ name }) => name)
  return { query, found: ids.length, at5: at(5), at12: at(12), wrong }
}

/** The averages of a group of judgements. */
export function summarize(judgements: readonly Judgement[]) {
  const mean = (of: (judgement: Judgement) => number) =>
    judgements.reduce((sum, judgement) => sum + of(judgement), 0) / judgements.length
  return {
    queries: judgements.length,
    at5: Number(mean(({ at5 }) => at5).toFixed(3)),
    at12: Number(mean(({ at12 }) => at12).toFixed(3)),
    empty: judgements.filter(({ found }) => found === 0).map(({ query }) => query),
  }
}
