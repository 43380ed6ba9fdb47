import { describe, expect, it } from 'vitest'
import {
  activeFilters,
  applyState,
  filterParams,
  hasFilters,
  parseFilters,
  priceBounds,
  priceCeiling,
  priceThumbs,
  searchText,
  sortFor,
  sortOrder,
  withoutFilter,
  withoutFilters,
} from '@/catalog/filters'
import { withFact } from '@/catalog/fact-queries'

const parse = (query: string) => parseFilters(new URLSearchParams(query))

describe('filters in the URL', () => {
  it('survive a round trip', () => {
    const query =
      'q=pouf&city=Fez&category=poufs&min=25&max=480.5&material=brass%2Cwool&colour=red&size=over-100&stock=1&sort=price_asc'
    expect(filterParams(parse(query)).toString()).toBe(query)
  })

  it('are empty by default', () => {
    expect(hasFilters(parse(''))).toBe(false)
    expect(hasFilters(parse('city=all&sort=price_asc'))).toBe(false)
    expect(filterParams(parse('sort=newest')).toString()).toBe('')
  })

  it('hold the sort order unless it is the default: relevance for a search, newest without one', () => {
    expect(sortOrder(parse(''))).toBe('newest')
    expect(sortOrder(parse('sort=relevance'))).toBe('newest')
    expect(sortOrder(parse('q=pouf'))).toBe('relevance')
    expect(sortOrder(parse('q=pouf&sort=newest'))).toBe('newest')
    for (const query of ['q=pouf', 'q=pouf&sort=newest', 'q=pouf&sort=price_asc', 'sort=price_asc'])
      expect(filterParams(parse(query)).toString()).toBe(query)
    expect(filterParams(parse('q=pouf&sort=relevance')).toString()).toBe('q=pouf')
    // A search that is typed or removed brings its own default, but keeps an order that was chosen.
    expect(filterParams({ ...parse(''), search: 'pouf' }).toString()).toBe('q=pouf')
    expect(filterParams({ ...parse('q=pouf'), search: '' }).toString()).toBe('')
    expect(filterParams({ ...parse('q=pouf&sort=newest'), search: '' }).toString()).toBe('')
    expect(filterParams({ ...parse('q=pouf&sort=price_asc'), search: '' }).toString()).toBe('sort=price_asc')
  })

  it('ignore invalid values', () => {
    expect(parse('min=-5&max=NaN&sort=drop')).toEqual(parse(''))
    expect(parse('min=1e9&max=12345678&q=%20%20&city=%20')).toEqual(parse(''))
    expect(parse('min=0')).toEqual(parse(''))
    for (const query of ['stock=0', 'stock=yes', 'stock=']) expect(parse(query)).toEqual(parse(''))
  })

  it('hold keys of facts, sorted, without invalid and repeated ones', () => {
    const { material, colour, size } = parse('material=wool,brass,wool,,Ä,a%20b,-x&colour=&size=over-100')
    expect({ material, colour, size }).toEqual({
      material: ['brass', 'wool'],
      colour: [],
      size: ['over-100'],
    })
    const many = Array.from({ length: 50 }, (_, index) => `key-${index}`).join()
    expect(parse(`material=${many}`).material).toHaveLength(20)
    expect(parse(`material=${'a'.repeat(41)}`).material).toEqual([])
  })

  it('swap reversed price bounds', () => {
    expect(filterParams(parse('min=300&max=100')).toString()).toBe('min=100&max=300')
    expect(filterParams(parse('min=300&max=0')).toString()).toBe('max=300')
  })

  it('trim the search and limit its length', () => {
    expect(searchText('  tea  glass ')).toBe('tea  glass')
    expect(searchText(' ')).toBe('')
    expect(searchText('é'.repeat(300))).toHaveLength(200)
    expect(searchText(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199))
  })
})

describe('navigation state', () => {
  const at = (search: string) => parseFilters(new URLSearchParams(search))

  it.each([
    ['q=blue', { category: 'carpets' }, 'q=blue&category=carpets'],
    ['', { category: 'Leather Goods' }, 'category=leather-goods'],
    ['category=carpets', { category: 'all' }, ''],
    ['category=carpets', { city: 'Fez' }, 'city=Fez&category=carpets'],
    ['city=Fez', { city: 'all', category: 'pottery' }, 'category=pottery'],
    ['city=Fez', null, 'city=Fez'],
    ['city=Fez', { city: 7, other: true }, 'city=Fez'],
    ['city=Fez', 'carpets', 'city=Fez'],
  ])('%s with %o', (search, state, expected) => {
    expect(filterParams(applyState(at(search), state)).toString()).toBe(expected)
  })
})

describe('a single filter', () => {
  it('is listed while active and removed without changing the others', () => {
    const query = 'q=pouf&city=Fez&category=poufs&max=480&material=brass%2Cwool&stock=1&sort=price_asc'
    const filters = parse(query)
    const active = activeFilters(filters)
    expect(active.map(({ name, key }) => key ?? name)).toEqual([
      'search',
      'city',
      'category',
      'price',
      'brass',
      'wool',
      'stock',
    ])
    expect(
      active.map((filter) => filterParams({ ...filters, ...withoutFilter(filters, filter) }).toString()),
    ).toEqual([
      query.replace('q=pouf&', ''),
      query.replace('city=Fez&', ''),
      query.replace('category=poufs&', ''),
      query.replace('max=480&', ''),
      query.replace('brass%2C', ''),
      query.replace('%2Cwool', ''),
      query.replace('stock=1&', ''),
    ])
    const cleared = (all: typeof filters) => filterParams({ ...all, ...withoutFilters(all) }).toString()
    expect(cleared(filters)).toBe('q=pouf&sort=price_asc')
    // "On offer" is one of the filters, though it is stored as an order.
    expect(cleared({ ...filters, sort: 'offers' })).toBe('q=pouf')
  })

  it('of a fact is added and removed by its key', () => {
    const filters = parse('material=wool')
    expect(withFact(filters, 'material', 'brass')).toEqual({ material: ['brass', 'wool'] })
    expect(withFact(filters, 'material', 'wool')).toEqual({ material: [] })
  })

  it('does not count the sort order', () => {
    expect(activeFilters(parse('sort=offers'))).toEqual([])
  })
})

describe('the price slider', () => {
  it.each([
    [0, 10],
    [9.5, 10],
    [480, 480],
    [480.01, 490],
    [2850, 2850],
  ])('for a highest price of %d has a maximum of %d', (highest, ceiling) => {
    expect(priceCeiling(highest)).toBe(ceiling)
  })

  it.each([
    ['', [0, 500]],
    ['min=120', [120, 500]],
    ['max=120.5', [0, 120.5]],
    ['min=100&max=300', [100, 300]],
    // The highest price has dropped since the URL was created.
    ['min=600&max=900', [500, 500]],
  ])('for %s has its thumbs at %o', (query, thumbs) => {
    expect(priceThumbs(parse(query), 500)).toEqual(thumbs)
  })

  it('has no bounds at its ends', () => {
    expect(priceBounds([0, 500], 500)).toEqual({ minPrice: null, maxPrice: null })
    expect(priceBounds([10, 490], 500)).toEqual({ minPrice: 10, maxPrice: 490 })
  })
})

it('sorting by name uses the current language', () => {
  expect(sortFor('name_en', 'ar')).toBe('name_ar')
  expect(sortFor('price_asc', 'ar')).toBe('price_asc')
})
