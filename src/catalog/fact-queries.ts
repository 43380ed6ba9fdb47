import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { FILTER_FACTS_KEY } from '@/lib/query-keys'
import { publicData } from '@/lib/supabase'
import { FACT_FILTERS, type FactFilter, type Filters } from './filters'
import { catalogQueries, filterArguments } from './queries'

export const FACT_LABELS = {
  material: 'listing.material',
  colour: 'listing.colour',
  size: 'listing.size',
} as const satisfies Record<FactFilter, string>

/** A word of the vocabulary of facts. */
export type Fact = { key: string; label_en: string; label_fr: string; label_ar: string }
export type FactFacets = Record<`${FactFilter}s`, (Fact & { count: number })[]>

// Apart from `catalogQueries`, which is part of every page's first load.
export const factQueries = {
  /** The vocabulary of the facts that filter, by kind and in the shop's order. */
  words: () =>
    queryOptions({
      queryKey: FILTER_FACTS_KEY,
      staleTime: 5 * 60_000,
      queryFn: async ({ signal }): Promise<Record<FactFilter, Fact[]>> => {
        const facts = unwrap(
          await publicData()
            .from('facts')
            .select('kind, key, label_en, label_fr, label_ar')
            .in('kind', [...FACT_FILTERS])
            .order('position')
            .order('key')
            .abortSignal(signal),
        )
        const of = (filter: FactFilter) => facts.filter(({ kind }) => kind === filter)
        return { material: of('material'), colour: of('colour'), size: of('size') }
      },
    }),

  /** How many products each fact would leave; of each kind, with the other filters applied. */
  counts: ({ sort: _sort, ...filters }: Filters) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'factFacets', filters],
      queryFn: async ({ signal }) =>
        unwrap(
          await publicData()
            .rpc('catalog_fact_facets', filterArguments(filters), { get: true })
            .abortSignal(signal),
        ) as FactFacets,
    }),
}

/** The change that adds a key of a fact, or removes it when it is chosen. */
export function withFact(filters: Filters, kind: FactFilter, key: string): Partial<Filters> {
  const keys = filters[kind]
  return {
    [kind]: keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key].sort(),
  }
}
