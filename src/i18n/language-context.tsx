import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { afterNextPaint } from '@/lib/after-paint'
import { localStore } from '@/lib/storage'
import { isAdminPath, splitLanguage } from '@/paths'
import { catalogueOf, loadCatalogue } from './catalogues'
import { DEFAULT_LANGUAGE, directionOf, isLanguage, type Direction, type Language } from './locales'
import { createTranslator, type Translator } from './translate'

const STORAGE_KEY = 'mcg-language'
/** Set until a choice has been saved to the account, which is begun in the document that the choice leads to. */
const UNSAVED_KEY = 'mcg-language-unsaved'

type LanguageContextValue = Translator & {
  language: Language
  direction: Direction
  /**
   * Switches this document, which only the admin area does: elsewhere the path names the language, and a choice is a link. Resolves when
   * the language is about to be shown; rejects when its texts cannot be fetched, and nothing changes then.
   */
  setLanguage: (language: Language) => Promise<void>
}

/** Of the language that is switched to. Without them the page stays in the fallback fonts. */
const fetchFonts = (language: Language) =>
  import('./load-fonts').then((fonts) => fonts.fetchFonts(language)).catch(() => () => undefined)

const LanguageContext = createContext<LanguageContextValue | null>(null)

/**
 * The language of this document: that of its path, and in the admin area that of the parameter `lang` or the stored choice. Before the first
 * paint src/prerender/boot.js leads a visitor who has chosen a language to the path of it.
 */
export function documentLanguage(): Language {
  const { pathname } = globalThis.location
  if (!isAdminPath(pathname)) return splitLanguage(pathname).language ?? DEFAULT_LANGUAGE
  const requested = new URLSearchParams(globalThis.location.search).get('lang')
  if (isLanguage(requested)) return requested
  const saved = localStore.getItem(STORAGE_KEY)
  return isLanguage(saved) ? saved : DEFAULT_LANGUAGE
}

/** Keeps a choice: unprefixed URLs lead to it from now on. */
export function rememberLanguage(language: Language): void {
  localStore.setItem(STORAGE_KEY, language)
  localStore.setItem(UNSAVED_KEY, language)
}

/** The choice that the account does not know yet. */
export function unsavedLanguage(): Language | null {
  const chosen = localStore.getItem(UNSAVED_KEY)
  return isLanguage(chosen) ? chosen : null
}

/** Has a language saved to an account that has none yet, unless one was chosen. */
export function proposeLanguage(language: Language): void {
  if (unsavedLanguage() === null) localStore.setItem(UNSAVED_KEY, language)
}

/** The account knows this language now. Another one that was chosen meanwhile is still to be saved. */
export function forgetUnsavedLanguage(saved: Language): void {
  if (unsavedLanguage() === saved) localStore.removeItem(UNSAVED_KEY)
}

function remember(language: Language): void {
  rememberLanguage(language)
  // A URL that names a language must not restore the old one when it is reloaded.
  const url = new URL(globalThis.location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.set('lang', language)
  globalThis.history.replaceState(globalThis.history.state, '', url)
}

type LanguageProviderProps = {
  /** Its messages must be loaded already: the first render shows texts, not keys. */
  initialLanguage?: Language
  children: ReactNode
}

export function LanguageProvider({ initialLanguage = DEFAULT_LANGUAGE, children }: LanguageProviderProps) {
  const [language, setShown] = useState(initialLanguage)
  const requestCount = useRef(0)
  // Resolved in the frame that shows the new language.
  const whenShown = useRef<(() => void)[]>([])

  const setLanguage = useCallback(async (next: Language) => {
    requestCount.current += 1
    const request = requestCount.current
    // Messages and fonts load first, then everything switches at once: no keys flash and text is laid out once.
    const [addFonts] = await Promise.all([fetchFonts(next), loadCatalogue(next)])
    // The whole page renders again; the pressed control responds first.
    await afterNextPaint()
    // Only the latest of several choices takes effect.
    if (request !== requestCount.current) return
    remember(next)
    whenShown.current.push(addFonts)
    startTransition(() => setShown(next))
  }, [])

  // Before the browser paints, so that text, fonts and direction change in the same frame.
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
    for (const addFonts of whenShown.current.splice(0)) addFonts()
  }, [language])

  const value = useMemo(
    () => ({
      ...createTranslator(language, catalogueOf(language)),
      language,
      direction: directionOf(language),
      setLanguage,
    }),
    [language, setLanguage],
  )

  return <LanguageContext value={value}>{children}</LanguageContext>
}

export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext)
  if (value === null) throw new Error('useLanguage must be used within a LanguageProvider')
  return value
}
