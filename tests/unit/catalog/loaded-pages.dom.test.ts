import { beforeEach, expect, it } from 'vitest'
import { forgetEarlierList, loadedPages, rememberLoadedPages } from '@/catalog/loaded-pages'

const setHistoryKey = (key: string | undefined) =>
  history.replaceState(key === undefined ? null : { key }, '')

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

it('stores the number of pages for each history entry', () => {
  rememberLoadedPages('?city=Fez', 3)
  expect(loadedPages('?city=Fez')).toBe(3)
  expect(loadedPages('')).toBe(1)
  setHistoryKey('deferred')
  expect(loadedPages('?city=Fez')).toBe(1)
})

it('tells the pages that were opened by their address apart', () => {
  history.replaceState(null, '', '/products')
  rememberLoadedPages('', 2)
  for (const address of ['/', '/fr/products', '/fr']) {
    history.replaceState(null, '', address)
    expect(loadedPages(''), address).toBe(1)
  }
  history.replaceState(null, '', '/products')
  expect(loadedPages('')).toBe(2)
})

it('forgets an earlier list of the tab when it is opened anew, not after a reload or on the way back', () => {
  history.replaceState(null, '', '/products?city=Fez')
  rememberLoadedPages('?city=Fez', 3)
  history.replaceState({ idx: 0 }, '')
  forgetEarlierList()
  expect(loadedPages('?city=Fez')).toBe(3)
  history.replaceState(null, '')
  forgetEarlierList()
  expect(loadedPages('?city=Fez')).toBe(1)
})

it('keeps the latest number and stores nothing for a single page', () => {
  rememberLoadedPages('', 1)
  expect(sessionStorage).toHaveLength(0)
  rememberLoadedPages('', 4)
  rememberLoadedPages('', 2)
  expect(loadedPages('')).toBe(2)
})

it('restores at most eight pages', () => {
  rememberLoadedPages('', 40)
  expect(loadedPages('')).toBe(8)
})

it('drops the oldest entries', () => {
  for (let index = 0; index < 25; index += 1) {
    setHistoryKey(`place-${index}`)
    rememberLoadedPages('', 2)
  }
  setHistoryKey('place-0')
  expect(loadedPages('')).toBe(1)
  setHistoryKey('place-24')
  expect(loadedPages('')).toBe(2)
})

it.each(['{', '[]', 'null', '{"default/":"3"}', '{"default/":-2}', '{"default/":1.5}'])(
  'ignores the invalid stored value %s',
  (stored) => {
    sessionStorage.setItem('mcg-loaded-pages', stored)
    expect(loadedPages('')).toBe(1)
  },
)
