import type { Language } from '@/i18n/locales'

export const SORTS = ['newest', 'price_asc', 'price_desc', 'name_en', 'name_fr', 'name_ar', 'offers'] as const
export type Sort = (typeof SORTS)[number]

/** What the listing's address says. Empty text means "all". */
export type Filters = {
  search: string
  city: string
  category: string
  minPrice: number | null
  maxPrice: number | null
  sort: Sort
}

/** The price slider's step, in dirhams. */
export const PRICE_STEP = 10

function price(value: string | null): number | null {
  if (value === null || !/^\d{1,7}(\.\d{1,2})?$/.test(value)) return null
  return Number(value)
}

/** Of a text that anybody can have written, what the database takes: not too long, no NUL, no half of a character. */
function readText(text: string, longest: number): string {
  return text
    .replaceAll('\0', '')
    .trim()
    .slice(0, longest)
    .replace(/\p{Surrogate}/gu, '')
    .trim()
}

/** What is searched for when this has been typed. */
export function searchText(typed: string): string {
  return readText(typed, 200)
}

/** Reads the filters from an address. What makes no sense counts as not given. */
export function parseFilters(params: URLSearchParams): Filters {
  const sort = params.get('sort')
  const city = readText(params.get('city') ?? '', 60)
  // From 0 on is from anywhere; bounds the wrong way round are a slip, not a wish to see nothing.
  const min = price(params.get('min'))
  const max = price(params.get('max'))
  const [lowest, highest] = min !== null && max !== null && min > max ? [max, min] : [min, max]
  return {
    search: searchText(params.get('q') ?? ''),
    city: city === 'all' ? '' : city,
    category: readText(params.get('category') ?? '', 60),
    minPrice: lowest === 0 ? null : lowest,
    maxPrice: highest,
    sort: SORTS.find((known) => known === sort) ?? 'newest',
  }
}

/** The shortest address for the filters: what is "all" is not written. */
export function filterParams(filters: Partial<Filters>): URLSearchParams {
  const params = new URLSearchParams()
  if (filters.search) params.set('q', filters.search)
  if (filters.city) params.set('city', filters.city)
  if (filters.category) params.set('category', filters.category)
  if (filters.minPrice != null) params.set('min', String(filters.minPrice))
  if (filters.maxPrice != null) params.set('max', String(filters.maxPrice))
  if (filters.sort !== undefined && filters.sort !== 'newest') params.set('sort', filters.sort)
  return params
}

export function hasFilters(filters: Filters): boolean {
  const { search, city, category, minPrice, maxPrice } = filters
  return search !== '' || city !== '' || category !== '' || minPrice !== null || maxPrice !== null
}

export type FilterName = 'search' | 'city' | 'category' | 'price'

/** What is filtered by, in the order in which it is shown. */
export function activeFilters(filters: Filters): FilterName[] {
  const active: Record<FilterName, boolean> = {
    search: filters.search !== '',
    city: filters.city !== '',
    category: filters.category !== '',
    price: filters.minPrice !== null || filters.maxPrice !== null,
  }
  return (['search', 'city', 'category', 'price'] as const).filter((name) => active[name])
}

/** What to change so that this filter hides nothing any more. */
export function withoutFilter(name: FilterName): Partial<Filters> {
  return name === 'price' ? { minPrice: null, maxPrice: null } : { [name]: '' }
}

/** The slider's upper end for a highest price: rounded up to the step, never nothing. */
export function priceCeiling(highest: number): number {
  return Math.max(PRICE_STEP, Math.ceil(highest / PRICE_STEP) * PRICE_STEP)
}

/** Where the slider's thumbs stand. A bound beyond the ceiling stands at the ceiling. */
export function priceThumbs(
  { minPrice, maxPrice }: Pick<Filters, 'minPrice' | 'maxPrice'>,
  ceiling: number,
): [number, number] {
  const low = Math.min(minPrice ?? 0, ceiling)
  return [low, Math.max(low, Math.min(maxPrice ?? ceiling, ceiling))]
}

/** The bounds that the thumbs mean: at an end of the slider there is none. */
export function priceBounds(thumbs: readonly number[], ceiling: number): Partial<Filters> {
  const [low = 0, high = ceiling] = thumbs
  return { minPrice: low > 0 ? low : null, maxPrice: high < ceiling ? high : null }
}

/** Names are sorted as the reader sees them, whatever language the address was written in. */
export function sortFor(sort: Sort, language: Language): Sort {
  return sort.startsWith('name_') ? `name_${language}` : sort
}

function stateText(state: unknown, name: 'category' | 'city'): string | undefined {
  if (typeof state !== 'object' || state === null || !(name in state)) return undefined
  const value: unknown = (state as Record<string, unknown>)[name]
  return typeof value === 'string' ? readText(value, 60) : undefined
}

/**
 * The filters as a link's navigation state wants them: `{ category, city }`, each optional, `all` for no filter.
 * A category is named by its key; its English name is understood as well.
 */
export function applyState(filters: Filters, state: unknown): Filters {
  const category = stateText(state, 'category')?.toLowerCase().replace(/\s+/g, '-') ?? filters.category
  const city = stateText(state, 'city') ?? filters.city
  return { ...filters, category: category === 'all' ? '' : category, city: city === 'all' ? '' : city }
}
