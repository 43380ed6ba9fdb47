import { RouterProvider } from 'react-router-dom'
import { App } from './app/providers'
import { createQueryClient } from './app/query-client'
import { createAppRouter } from './app/router'
import { startTelemetry } from './app/start-telemetry'
import { keepTranslatedText } from './app/translated-text'
import { forgetEarlierList, loadedPages } from './catalog/loaded-pages'
import { loadCatalogue } from './i18n/catalogues'
import { documentLanguage } from './i18n/language-context'
import { DEFAULT_LANGUAGE, type Language } from './i18n/locales'
import { codeFailed, codeStarted } from './lib/code'
import { env } from './lib/env'
import { mount, readPageData, seedQueryCache, styleSheetLoaded } from './prerender/mount'
import { forgetEarlierVisit } from './lib/scroll-position'
import { loadFooter } from './shell/storefront-layout'
import { keepFocus } from './ui/kept-focus'
import './styles.css'

function rootElement(): HTMLElement {
  const element = document.getElementById('root')
  if (element === null) throw new Error('index.html has no #root')
  return element
}

/** The document's language, or the default language when its texts cannot be fetched. */
async function loadLanguage(): Promise<Language> {
  const language = documentLanguage()
  try {
    await loadCatalogue(language)
    return language
  } catch {
    await loadCatalogue(DEFAULT_LANGUAGE)
    return DEFAULT_LANGUAGE
  }
}

/** A page painted before its fonts loaded keeps the fallback fonts; the next navigation brings the real ones. */
async function addLateFonts(router: ReturnType<typeof createAppRouter>, language: Language): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  const { fetchFonts, paintedWithFallbackFonts } = await import('./i18n/load-fonts')
  if (!paintedWithFallbackFonts(language)) return
  const addFonts = await fetchFonts(language)
  const { location: first } = router.state
  const stop = router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'idle' && location === first) return
    stop()
    addFonts()
  })
}

async function start(): Promise<void> {
  const root = rootElement()
  try {
    env()
  } catch (error) {
    root.textContent = error instanceof Error ? error.message : String(error)
    throw error
  }
  forgetEarlierVisit()
  forgetEarlierList()
  const queryClient = createQueryClient()
  // The HTML holds the first page of a list. A history entry with more loaded pages renders without it.
  const data = loadedPages(globalThis.location.search) === 1 ? await readPageData() : null
  if (data !== null) seedQueryCache(queryClient, data)
  // Before the router, which starts the loaders: the page's own texts are fetched in the language that is set here.
  const loading = loadLanguage()
  const router = createAppRouter(queryClient, globalThis.location.pathname)
  startTelemetry(router)
  const [language] = await Promise.all([loading, styleSheetLoaded()])
  const app = (
    <App
      queryClient={queryClient}
      initialLanguage={language}
      router={<RouterProvider router={router} />}
      navigation={router}
    />
  )
  keepTranslatedText()
  keepFocus()
  await mount(root, app, { data, queryClient, router, language, loadFooter })
  // Without them the page stays in the fallback fonts.
  addLateFonts(router, language).catch(() => undefined)
}

start().then(codeStarted, (error: unknown) => {
  codeFailed()
  throw error
})
