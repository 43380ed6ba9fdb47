import type { Language } from '@/i18n/locales'
import { isRecord } from '@/lib/json'

export const SORTS = [
  'relevance',
  'newest',
  'price_asc',
  'price_desc',
  'name_en',
  'name_fr',
  'name_ar',
  'offers',
] as const
export type Sort = (typeof SORTS)[number]

/** The facts that a list can be filtered by: kinds of `public.facts`, and the names of their URL parameters. */
export const FACT_FILTERS = ['material', 'colour', 'size'] as const
export type FactFilter = (typeof FACT_FILTERS)[number]

/** The chosen keys of each kind; a product has one of them. Sorted, so that equal choices are equal requests. */
type FactKeys = Readonly<Record<FactFilter, readonly string[]>>

/** The filters in the listing's URL. Empty means "all"; prices are in dirhams. */
export type Filters = FactKeys & {
  search: string
  city: string
  category: string
  minPrice: number | null
  maxPrice: number | null
  /** Only products of which there is a piece. */
  inStock: boolean
  /** Null for the default, which depends on whether there is a search. */
  sort: Sort | null
}

/** The price slider's step, in dirhams. */
export const PRICE_STEP = 10

function price(value: string | null): number | null {
  if (value === null || !/^\d{1,7}(\.\d{1,2})?$/.test(value)) return null
  return Number(value)
}

/** Makes untrusted text valid for PostgreSQL: limited in length, without NUL and lone surrogates. */
function sanitize(text: string, maxLength: number): string {
  return text
    .replaceAll('\0', '')
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Surrogate}/gu, '')
    .trim()
}

const MAX_FACT_KEYS = 20

/** Parses comma-separated keys of facts, without invalid and repeated ones. */
function factKeys(value: string | null): string[] {
  const keys = (value ?? '').split(',').filter((key) => /^[a-z0-9][a-z0-9-]{0,39}$/.test(key))
  return [...new Set(keys)].sort().slice(0, MAX_FACT_KEYS)
}

/** The search for a typed text: trimmed, at most 200 characters. */
export function searchText(typed: string): string {
  return sanitize(typed, 200)
}

/** Parses the filters of a URL. Invalid values are ignored. */
export function parseFilters(params: URLSearchParams): Filters {
  const search = searchText(params.get('q') ?? '')
  const sort = SORTS.find((value) => value === params.get('sort')) ?? null
  const city = sanitize(params.get('city') ?? '', 60)
  // A minimum of 0 is no filter; reversed bounds are swapped.
  const min = price(params.get('min'))
  const max = price(params.get('max'))
  const [lowest, highest] = min !== null && max !== null && min > max ? [max, min] : [min, max]
  return {
    search,
    city: city === 'all' ? '' : city,
    category: sanitize(params.get('category') ?? '', 60),
    minPrice: lowest === 0 ? null : lowest,
    maxPrice: highest,
    material: factKeys(params.get('material')),
    colour: factKeys(params.get('colour')),
    size: factKeys(params.get('size')),
    inStock: params.get('stock') === '1',
    sort: sort === 'relevance' || sort === defaultSort(search) ? null : sort,
  }
}

/** The URL parameters for the filters, without default values. */
export function filterParams(filters: Partial<Filters>): URLSearchParams {
  const params = new URLSearchParams()
  if (filters.search) params.set('q', filters.search)
  if (filters.city) params.set('city', filters.city)
  if (filters.category) params.set('category', filters.category)
  if (filters.minPrice != null) params.set('min', String(filters.minPrice))
  if (filters.maxPrice != null) params.set('max', String(filters.maxPrice))
  for (const kind of FACT_FILTERS) {
    const keys = filters[kind] ?? []
    if (keys.length > 0) params.set(kind, keys.join(','))
  }
  if (filters.inStock) params.set('stock', '1')
  if (filters.sort && filters.sort !== defaultSort(filters.search ?? '')) params.set('sort', filters.sort)
  return params
}

/** The change that removes all filters of the side column, of which "On offer" is an order; the search and other orders stay. */
export const withoutFilters = ({ sort }: Filters): Partial<Filters> => ({
  city: '',
  category: '',
  minPrice: null,
  maxPrice: null,
  material: [],
  colour: [],
  size: [],
  inStock: false,
  ...(sort === 'offers' && { sort: null }),
})

/** One active filter; of facts, one key. */
export type ActiveFilter =
  | { name: 'search' | 'city' | 'category' | 'price' | 'stock'; key?: undefined }
  | { name: FactFilter; key: string }

/** The active filters in display order. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const { search, city, category, minPrice, maxPrice } = filters
  const active: ActiveFilter[] = []
  if (search !== '') active.push({ name: 'search' })
  if (city !== '') active.push({ name: 'city' })
  if (category !== '') active.push({ name: 'category' })
  if (minPrice !== null || maxPrice !== null) active.push({ name: 'price' })
  for (const name of FACT_FILTERS) active.push(...filters[name].map((key) => ({ name, key })))
  if (filters.inStock) active.push({ name: 'stock' })
  return active
}

export function hasFilters(filters: Filters): boolean {
  return activeFilters(filters).length > 0
}

/** The change that removes a filter. */
export function withoutFilter(filters: Filters, { name, key }: ActiveFilter): Partial<Filters> {
  if (key !== undefined) return { [name]: filters[name].filter((other) => other !== key) }
  if (name === 'stock') return { inStock: false }
  return name === 'price' ? { minPrice: null, maxPrice: null } : { [name]: '' }
}

/** The maximum of the price slider: the highest price rounded up to the step, at least one step. */
export function priceCeiling(highest: number): number {
  return Math.max(PRICE_STEP, Math.ceil(highest / PRICE_STEP) * PRICE_STEP)
}

/** The values of the slider's thumbs, limited to the ceiling. */
export function priceThumbs(
  { minPrice, maxPrice }: Pick<Filters, 'minPrice' | 'maxPrice'>,
  ceiling: number,
): [number, number] {
  const low = Math.min(minPrice ?? 0, ceiling)
  return [low, Math.max(low, Math.min(maxPrice ?? ceiling, ceiling))]
}

/** The price filter for the slider's thumbs: a thumb at its end of the slider is no bound. */
export function priceBounds(thumbs: readonly number[], ceiling: number): Partial<Filters> {
  const [low = 0, high = ceiling] = thumbs
  return { minPrice: low > 0 ? low : null, maxPrice: high < ceiling ? high : null }
}

function defaultSort(search: string): Sort {
  return search === '' ? 'newest' : 'relevance'
}

/** The order of the list. */
export function sortOrder({ search, sort }: Filters): Sort {
  return sort ?? defaultSort(search)
}

/** Sorting by name uses the shop's current language, whatever language the URL names. */
export function sortFor<Chosen extends Sort | null>(sort: Chosen, language: Language): Chosen | Sort {
  return sort?.startsWith('name_') ? `name_${language}` : sort
}

function stateText(state: unknown, name: 'category' | 'city'): string | undefined {
  const value = isRecord(state) ? state[name] : undefined
  return typeof value === 'string' ? sanitize(value, 60) : undefined
}

/**
 * Applies a link's navigation state `{ category, city }` to the filters; both are optional and `all` removes the filter. A
 * category is given by its key or its English name.
 */
export function applyState(filters: Filters, state: unknown): Filters {
  const category = stateText(state, 'category')?.toLowerCase().replace(/\s+/g, '-') ?? filters.category
  const city = stateText(state, 'city') ?? filters.city
  return { ...filters, category: category === 'all' ? '' : category, city: city === 'all' ? '' : city }
}
