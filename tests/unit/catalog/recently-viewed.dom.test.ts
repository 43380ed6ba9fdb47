import { describe, expect, it } from 'vitest'
import { recentlyViewed, rememberViewed } from '@/catalog/recently-viewed'

const KEY = 'mcg-recently-viewed'
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

describe('recently viewed', () => {
  it('starts empty', () => {
    expect(recentlyViewed()).toEqual([])
  })

  it('lists the latest product first, without repetition', () => {
    rememberViewed(id(1))
    rememberViewed(id(2))
    rememberViewed(id(1))
    expect(recentlyViewed()).toEqual([id(1), id(2)])
  })

  it('keeps twelve products', () => {
    for (let number = 1; number <= 15; number += 1) rememberViewed(id(number))
    expect(recentlyViewed()).toHaveLength(12)
    expect(recentlyViewed()[0]).toBe(id(15))
    expect(recentlyViewed().at(-1)).toBe(id(4))
  })

  it('ignores ids that are not UUIDs', () => {
    rememberViewed('constructor')
    expect(recentlyViewed()).toEqual([])
  })

  it.each(['', '{', 'null', '7', '"text"', '{"0":"x"}'])('ignores the invalid stored value %j', (stored) => {
    localStorage.setItem(KEY, stored)
    expect(recentlyViewed()).toEqual([])
  })

  it('drops invalid entries and keeps the others', () => {
    localStorage.setItem(KEY, JSON.stringify([id(1), 5, null, 'x', { id: id(2) }, id(3)]))
    expect(recentlyViewed()).toEqual([id(1), id(3)])
  })
})
