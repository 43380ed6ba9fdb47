import { expect, it, vi } from 'vitest'
import { isTooSlowForFilm, prefersReducedData } from '@/lib/connection'

it.each([
  [undefined, false, false],
  [{ saveData: false, effectiveType: '4g' }, false, false],
  [{ saveData: false, effectiveType: '3g' }, false, true],
  [{ saveData: false, effectiveType: '2g' }, true, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true, true],
  [{ saveData: true, effectiveType: '4g' }, true, true],
])('the connection %j: no prefetching %s, no film %s', (connection, reduced, slow) => {
  vi.stubGlobal('navigator', { connection })
  expect(prefersReducedData()).toBe(reduced)
  expect(isTooSlowForFilm()).toBe(slow)
})
