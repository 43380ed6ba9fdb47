import { expect, it, vi } from 'vitest'
import { forgetEarlierVisit } from '@/lib/scroll-position'

const KEY = 'react-router-scroll-positions'

it.each([
  ['navigate', '/', { '/products': 300 }],
  // The router keeps the position of a page without its language.
  ['navigate', '/fr/products', { '/': 700 }],
  ['navigate', '/ar', { '/products': 300 }],
  ['reload', '/', { '/': 700, '/products': 300 }],
  ['back_forward', '/', { '/': 700, '/products': 300 }],
])('a page that was opened by %s at %s keeps these positions', (type, path, kept) => {
  history.replaceState(null, '', path)
  class Timing {
    readonly type = type
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Timing()] as never)
  sessionStorage.setItem(KEY, JSON.stringify({ '/': 700, '/products': 300 }))
  forgetEarlierVisit()
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual(kept)
})
