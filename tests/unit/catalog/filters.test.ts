import { describe, expect, it } from 'vitest'
import { applyState, filterParams, hasFilters, parseFilters } from '@/catalog/filters'

const parse = (query: string) => parseFilters(new URLSearchParams(query))

describe('filters in the address', () => {
  it('survive a round trip', () => {
    const query = 'q=pouf&city=Fez&category=poufs&min=25&max=480.5&sort=price_asc'
    expect(filterParams(parse(query)).toString()).toBe(query)
  })

  it('hide nothing when there are none', () => {
    expect(hasFilters(parse(''))).toBe(false)
    expect(hasFilters(parse('city=all&sort=price_asc'))).toBe(false)
    expect(filterParams(parse('sort=newest')).toString()).toBe('')
  })

  it('ignore what makes no sense', () => {
    expect(parse('min=-5&max=NaN&sort=drop')).toEqual(parse(''))
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
