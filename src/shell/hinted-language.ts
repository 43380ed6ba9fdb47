import { isLanguage, type Language } from '@/i18n/locales'
import { localStore } from '@/lib/storage'

/** Set when the hint is closed: until then it comes again, as after a reload. Who follows it has chosen a language. */
export const HINT_KEY = 'mcg-language-hint'

type Visit = {
  /** As in `navigator.languages`. */
  languages: readonly string[]
  referrer: string
  origin: string
  /** The language of the page. */
  shown: string
  getItem: (key: string) => string | null
}

/**
 * The language to offer: the browser prefers it, and the visit begins on an English page, whether a site, a chat or nothing led
 * there. Null for a visitor who has chosen a language or has closed the hint.
 */
export function hintedLanguage({ languages, referrer, origin, shown, getItem }: Visit): Language | null {
  if (shown !== 'en' || referrer.startsWith(`${origin}/`)) return null
  if (getItem('mcg-language') !== null || getItem(HINT_KEY) !== null) return null
  const preferred = languages.map((tag) => tag.slice(0, 2)).find(isLanguage)
  return preferred === undefined || preferred === 'en' ? null : preferred
}

/** The same for this visit. */
export const hintedNow = () =>
  hintedLanguage({
    languages: navigator.languages,
    referrer: document.referrer,
    origin: location.origin,
    shown: document.documentElement.lang,
    getItem: localStore.getItem,
  })
