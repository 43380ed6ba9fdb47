import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { Providers } from './app/providers'
import { createQueryClient } from './app/query-client'
import { createAppRouter } from './app/router'
import { loadCatalogue } from './i18n/catalogues'
import { savedLanguage } from './i18n/language-context'
import { fetchFonts, startedWithoutFonts } from './i18n/load-fonts'
import { DEFAULT_LANGUAGE, type Language } from './i18n/locales'
import { env } from './lib/env'
import './styles.css'

function mountPoint(): HTMLElement {
  const element = document.getElementById('root')
  if (element === null) throw new Error('index.html has no #root')
  return element
}

async function readableLanguage(): Promise<Language> {
  const saved = savedLanguage()
  try {
    await loadCatalogue(saved)
    return saved
  } catch {
    // Its texts cannot be fetched now; a shop in English is better than none.
    await loadCatalogue(DEFAULT_LANGUAGE)
    return DEFAULT_LANGUAGE
  }
}

type Router = ReturnType<typeof createAppRouter>

/** A page that was painted before its fonts came keeps the fallback; the fonts come in when somebody goes on. */
async function catchUpOnFonts(router: Router, language: Language): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  if (!startedWithoutFonts(language)) return
  const addFonts = await fetchFonts(language)
  const { location: first } = router.state
  const stop = router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'idle' && location === first) return
    stop()
    addFonts()
  })
}

async function start(): Promise<void> {
  const root = mountPoint()
  try {
    env()
  } catch (error) {
    root.textContent = error instanceof Error ? error.message : String(error)
    throw error
  }
  const queryClient = createQueryClient()
  // The language first: the page's own texts are then asked for in it. Creating the router starts the page's loaders.
  const readable = readableLanguage()
  const router = createAppRouter(queryClient)
  const language = await readable
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient} initialLanguage={language}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
  void catchUpOnFonts(router, language)
}

void start()
