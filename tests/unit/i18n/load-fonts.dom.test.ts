import { afterEach, expect, it, vi } from 'vitest'
import { paintedWithFallbackFonts } from '../../../src/i18n/load-fonts'

const FILES = ['el-messiri-latin', 'readex-pro-latin', 'el-messiri-arabic', 'readex-pro-arabic']

/** A page that is painted after 300 ms, with the fonts whose downloads ended then. */
function open(downloads: Record<string, number>, faces: { display: string; status: string }[] = []): void {
  // jsdom has none.
  Object.assign(document, { fonts: faces })
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ startTime: 300 } as PerformanceEntry])
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    Object.entries(downloads).map(
      ([name, responseEnd]) =>
        ({
          name: `https://shop.test/src/assets/fonts/${name}.woff2`,
          responseEnd,
        }) as PerformanceResourceTiming,
    ),
  )
}

const all = (end: number) => Object.fromEntries(FILES.map((name) => [name, end]))

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
})

it('fonts that arrived before the first paint are used', () => {
  open(all(200), [{ display: 'optional', status: 'loaded' }])
  expect(paintedWithFallbackFonts('ar')).toBe(false)
})

it('fonts that arrived later are not', () => {
  open({ ...all(200), 'readex-pro-latin': 400 })
  expect(paintedWithFallbackFonts('en')).toBe(true)
})

it('fonts of another language do not count', () => {
  open({ 'el-messiri-latin': 200, 'readex-pro-latin': 200 })
  expect(paintedWithFallbackFonts('fr')).toBe(false)
  expect(paintedWithFallbackFonts('ar')).toBe(true)
})

it('fonts whose download Firefox ended are not used, even if that was before the first paint', () => {
  open(all(200), [
    { display: 'optional', status: 'error' },
    { display: 'auto', status: 'loaded' },
  ])
  expect(paintedWithFallbackFonts('en')).toBe(true)
})

it('a missing system font of the fallback is none of the fonts', () => {
  open(all(200), [{ display: 'auto', status: 'error' }])
  expect(paintedWithFallbackFonts('en')).toBe(false)
})
