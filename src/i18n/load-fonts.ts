import elMessiriArabic from '@/assets/fonts/el-messiri-arabic.woff2'
import elMessiriLatin from '@/assets/fonts/el-messiri-latin.woff2'
import readexProArabic from '@/assets/fonts/readex-pro-arabic.woff2'
import readexProLatin from '@/assets/fonts/readex-pro-latin.woff2'
import type { Language } from './locales'

type Script = 'latin' | 'arabic'

type FontFile = { readonly family: string; readonly script: Script; readonly url: string }

const files: readonly FontFile[] = [
  { family: 'El Messiri', script: 'latin', url: elMessiriLatin },
  { family: 'Readex Pro', script: 'latin', url: readexProLatin },
  { family: 'El Messiri', script: 'arabic', url: elMessiriArabic },
  { family: 'Readex Pro', script: 'arabic', url: readexProArabic },
]

// The same as in index.html.
const unicodeRanges: Readonly<Record<Script, string>> = {
  latin:
    'U+0020-007E, U+00A0-00FF, U+0152-0153, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2212',
  arabic: 'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0656, U+0660-066D, U+0670-0671, U+06A4',
}

/** Arabic pages need the Latin files for spaces, digits and brand names. */
const scriptsOf: Readonly<Record<Language, readonly Script[]>> = {
  en: ['latin'],
  fr: ['latin'],
  ar: ['latin', 'arabic'],
}

/** After this the text is shown in the fallback font. */
const TIMEOUT_MS = 2000

const downloads = new Map<string, Promise<FontFace>>()

function download({ family, script, url }: FontFile): Promise<FontFace> {
  const existing = downloads.get(url)
  if (existing) return existing
  const face = new FontFace(family, `url(${url}) format('woff2')`, {
    weight: '400 700',
    unicodeRange: unicodeRanges[script],
  })
  const started = face.load()
  downloads.set(url, started)
  started.catch(() => downloads.delete(url))
  return started
}

const filesOf = (language: Language): readonly FontFile[] =>
  files.filter(({ script }) => scriptsOf[language].includes(script))

/**
 * Fetches the fonts of a language. Resolves to a function that adds them to the document: the caller runs it in the task
 * that switches the language, so that text is laid out once. New faces are needed because those of index.html have
 * `font-display: optional`: a face that missed its first 100 ms stays unused for the life of the document.
 * Never rejects: when fonts fail or are slow the fallback stays, and the next call tries again.
 */
export async function fetchFonts(language: Language): Promise<() => void> {
  if (typeof FontFace === 'undefined') return () => undefined
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null))
  const faces = await Promise.race([Promise.all(filesOf(language).map(download)).catch(() => null), timeout])
  return () => faces?.forEach((face) => document.fonts.add(face))
}

/** True when the first paint came before the fonts of the language, so that the page uses the fallback fonts. */
export function paintedWithFallbackFonts(language: Language): boolean {
  // Firefox ends the download of an optional font after 100 ms, whenever it paints.
  if ([...document.fonts].some(({ display, status }) => display === 'optional' && status === 'error'))
    return true
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (paint === undefined) return false
  const fetched = performance.getEntriesByType('resource')
  return filesOf(language).some(({ url }) => {
    const file = fetched.find(({ name }) => name.endsWith(url))
    return file === undefined || file.responseEnd === 0 || file.responseEnd > paint.startTime
  })
}
