import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { startTransition, StrictMode, Suspense } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { EarlyInput } from './app/early-input'
import { Providers } from './app/providers'
import { createQueryClient } from './app/query-client'
import { createAppRouter } from './app/router'
import { reportVisit } from './app/visit-report'
import { loadedPages } from './catalog/loaded-pages'
import { loadCatalogue } from './i18n/catalogues'
import { savedLanguage } from './i18n/language-context'
import { fetchFonts, startedWithoutFonts } from './i18n/load-fonts'
import { DEFAULT_LANGUAGE, type Language } from './i18n/locales'
import { env } from './lib/env'
import { loadPageEnd } from './shell/load-page-end'
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

/**
 * The data that the build rendered this page with; null when there is no such page, or when more is to be shown than it
 * has. public/boot.js has compared it with the address.
 */
function prerenderedData(): [QueryKey, unknown][] | null {
  const { prerendered } = document.documentElement.dataset
  const text = document.getElementById('page-data')?.textContent
  if (prerendered === undefined || prerendered === 'other' || text == null) return null
  return loadedPages(globalThis.location.search) === 1 ? (JSON.parse(text) as [QueryKey, unknown][]) : null
}

/** As old as can be: everything is asked for again at once, so that nothing is sold at the price of the last build. */
function seed(queryClient: QueryClient, data: readonly [QueryKey, unknown][]): void {
  for (const [queryKey, value] of data) queryClient.setQueryData(queryKey, value, { updatedAt: 0 })
}

/** Another page's HTML is here, or none: the app draws its own. What is nearly the same stays until then. */
function leavePrerendered(root: HTMLElement): void {
  const { prerendered } = document.documentElement.dataset
  if (prerendered === undefined) return
  document.querySelector('title')?.setAttribute('data-until-page', '')
  if (prerendered === 'similar') return
  root.replaceChildren()
  delete document.documentElement.dataset.prerendered
}

/** Resolves when the page's code and data are there, so that its first render is what the build rendered. */
function initialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve()
      return
    }
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
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
  const data = prerenderedData()
  if (data !== null) seed(queryClient, data)
  // The language first: the page's own texts are then asked for in it. Creating the router starts the page's loaders.
  const readable = readableLanguage()
  const router = createAppRouter(queryClient)
  reportVisit(router)
  const language = await readable
  const shop = (
    <StrictMode>
      {/* What is in a boundary is taken over or drawn piece by piece, and input gets through in between. */}
      <Suspense fallback={null}>
        <Providers queryClient={queryClient} initialLanguage={language}>
          <RouterProvider router={router} />
          <EarlyInput />
        </Providers>
      </Suspense>
    </StrictMode>
  )
  const { lang, dataset } = document.documentElement
  const isReady = data !== null && language === lang
  if (isReady) await initialized(router)
  if (isReady && dataset.prerendered === 'same') {
    hydrateRoot(root, shop, {
      onRecoverableError: (error) => {
        // A part whose code came late was rendered with what the build knew, and draws what has been read since.
        const isNews = data.some(([queryKey, value]) => queryClient.getQueryData(queryKey) !== value)
        if (!isNews) reportError(error)
      },
    })
  } else {
    // What is here is looked at until the page can be drawn in its place, down to the end: it may have been scrolled.
    if (isReady) await loadPageEnd().catch(() => undefined)
    leavePrerendered(root)
    startTransition(() => createRoot(root).render(shop))
  }
  void catchUpOnFonts(router, language)
}

void start()
