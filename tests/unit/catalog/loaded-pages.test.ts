import { beforeEach, expect, it } from 'vitest'
import { loadedPages, rememberLoadedPages } from '@/catalog/loaded-pages'

const at = (key: string | undefined) => history.replaceState(key === undefined ? null : { key }, '')

beforeEach(() => {
  sessionStorage.clear()
  at(undefined)
})

it('knows how far a list had been read at this place of the history', () => {
  rememberLoadedPages('?city=Fez', 3)
  expect(loadedPages('?city=Fez')).toBe(3)
  expect(loadedPages('')).toBe(1)
  at('later')
  expect(loadedPages('?city=Fez')).toBe(1)
})

it('keeps the latest number, and no list that has one page', () => {
  rememberLoadedPages('', 1)
  expect(sessionStorage).toHaveLength(0)
  rememberLoadedPages('', 4)
  rememberLoadedPages('', 2)
  expect(loadedPages('')).toBe(2)
})

it('asks for no more than can be waited for', () => {
  rememberLoadedPages('', 40)
  expect(loadedPages('')).toBe(8)
})

it('forgets the oldest of many', () => {
  for (let index = 0; index < 25; index += 1) {
    at(`place-${index}`)
    rememberLoadedPages('', 2)
  }
  at('place-0')
  expect(loadedPages('')).toBe(1)
  at('place-24')
  expect(loadedPages('')).toBe(2)
})

it.each(['{', '[]', 'null', '{"default":"3"}', '{"default":-2}', '{"default":1.5}'])(
  'takes %s for nothing',
  (stored) => {
    sessionStorage.setItem('mcg-loaded-pages', stored)
    expect(loadedPages('')).toBe(1)
  },
)
