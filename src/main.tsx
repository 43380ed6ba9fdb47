import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { Providers } from './app/providers'
import { createQueryClient } from './app/query-client'
import { createAppRouter } from './app/router'
import { loadCatalogue } from './i18n/catalogues'
import { savedLanguage } from './i18n/language-context'
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
    return DEFAULT_LANGUAGE
  }
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
  // Creating the router starts the first page's loaders; the texts are fetched beside them.
  const router = createAppRouter(queryClient)
  const language = await readableLanguage()
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient} initialLanguage={language}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
}

void start()
