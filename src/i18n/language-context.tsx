import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { localStore } from '@/lib/storage'
import { loadCatalogue, loadedCatalogue } from './catalogues'
import { DEFAULT_LANGUAGE, directionOf, isLanguage, type Direction, type Language } from './locales'
import { createTranslator, type Translator } from './translate'
import { en } from './messages/en'

const STORAGE_KEY = 'mcg-language'

type LanguageContextValue = Translator & {
  language: Language
  direction: Direction
  /** Resolves when the language's texts are there and shown. */
  setLanguage: (language: Language) => Promise<void>
}

const LanguageContext = createContext<LanguageContextValue | null>(null)

/** The language this browser chose before; public/boot.js reads the same key before the first paint. */
export function savedLanguage(): Language {
  const saved = localStore.getItem(STORAGE_KEY)
  return isLanguage(saved) ? saved : DEFAULT_LANGUAGE
}

type LanguageProviderProps = {
  /** Its catalogue must have been loaded: the first render shows texts, not keys. */
  initialLanguage?: Language
  children: ReactNode
}

export function LanguageProvider({ initialLanguage = DEFAULT_LANGUAGE, children }: LanguageProviderProps) {
  const [language, setShown] = useState(initialLanguage)

  const setLanguage = useCallback(async (wanted: Language) => {
    // Texts first, then the switch: keys never flash.
    await loadCatalogue(wanted)
    localStore.setItem(STORAGE_KEY, wanted)
    setShown(wanted)
  }, [])

  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
  }, [language])

  const value = useMemo(
    () => ({
      ...createTranslator(language, loadedCatalogue(language) ?? en),
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
