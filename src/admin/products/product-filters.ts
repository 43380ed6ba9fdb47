import { type Language, LANGUAGES } from '@/i18n/locales'

const STATES = ['active', 'inactive'] as const
const STOCKS = ['low', 'out'] as const
const SORTS = [
  'newest',
  'price_asc',
  'price_desc',
  'stock_asc',
  ...LANGUAGES.map((language) => `name_${language}` as const),
] as const

type ProductSort = (typeof SORTS)[number]
export type ProductFilters = {
  search: string
  city: string
  /** The craft's key: the same in every city and language. */
  category: string
  state: (typeof STATES)[number] | ''
  stock: (typeof STOCKS)[number] | ''
  sort: ProductSort
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

/** An address can be typed: what is no filter is left out. */
export function readProductFilters(params: URLSearchParams): ProductFilters {
  return {
    search: (params.get('q') ?? '').trim().slice(0, 200),
    city: (params.get('city') ?? '').slice(0, 60),
    category: (params.get('category') ?? '').slice(0, 60),
    state: oneOf(STATES, params.get('state')) ?? '',
    stock: oneOf(STOCKS, params.get('stock')) ?? '',
    sort: oneOf(SORTS, params.get('sort')) ?? 'newest',
  }
}

/** How many limit the list; the search has a field of its own. */
export function countFilters({ city, category, state, stock }: ProductFilters): number {
  return [city, category, state, stock].filter((value) => value !== '').length
}

/** The sort by name stays in the language it was chosen in: a page further on begins after a name of that language. */
export function nameSort(sort: ProductSort, language: Language): ProductSort {
  return sort.startsWith('name_') ? sort : `name_${language}`
}
