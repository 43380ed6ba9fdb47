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

function price(value: string | null): number | null {
  if (value === null || !/^\d{1,7}(\.\d{1,2})?$/.test(value)) return null
  return Number(value)
}

/** Reads the filters from an address. What makes no sense counts as not given. */
export function parseFilters(params: URLSearchParams): Filters {
  const sort = params.get('sort')
  const city = params.get('city')?.trim() ?? ''
  return {
    search: (params.get('q') ?? '').trim().slice(0, 200),
    city: city === 'all' ? '' : city.slice(0, 60),
    category: (params.get('category') ?? '').trim().slice(0, 60),
    minPrice: price(params.get('min')),
    maxPrice: price(params.get('max')),
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

function stateText(state: unknown, name: 'category' | 'city'): string | undefined {
  if (typeof state !== 'object' || state === null || !(name in state)) return undefined
  const value: unknown = (state as Record<string, unknown>)[name]
  return typeof value === 'string' ? value.trim().slice(0, 60) : undefined
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
