import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { createBrowserRouter } from 'react-router-dom'

/** The query cache that the page was rendered with. */
export type PageData = [QueryKey, unknown][]
type Router = ReturnType<typeof createBrowserRouter>

/** The data in the page's HTML; null when public/boot.js found that the HTML belongs to another page, or that there is none. */
export function readPageData(): PageData | null {
  const { prerendered } = document.documentElement.dataset
  const text = document.getElementById('page-data')?.textContent
  if (prerendered === undefined || prerendered === 'other' || text == null) return null
  return JSON.parse(text) as PageData
}

/** Seeded as stale, so that every query is refetched at once: nothing is sold at the price of the last build. */
export function seedQueryCache(queryClient: QueryClient, data: PageData): void {
  for (const [queryKey, value] of data) queryClient.setQueryData(queryKey, value, { updatedAt: 0 })
}

/** Resolves when the router has loaded the first page's code and data, so that its first render equals the HTML. */
function routerReady(router: Router): Promise<void> {
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

/** Removes the HTML of another page. That of the same product with other options stays until React has rendered. */
function discardHtml(root: HTMLElement): void {
  const { prerendered } = document.documentElement.dataset
  if (prerendered === undefined) return
  document.querySelector('title')?.setAttribute('data-until-page', '')
  if (prerendered === 'similar') return
  root.replaceChildren()
  delete document.documentElement.dataset.prerendered
}

type MountOptions = {
  data: PageData | null
  queryClient: QueryClient
  router: Router
  /** The language that the app renders in; the HTML may be in another. */
  language: string
  loadFooter: () => Promise<unknown>
}

/** Hydrates the page's HTML where it is what the app renders first; elsewhere the app renders in its place. */
export async function mount(
  root: HTMLElement,
  app: ReactNode,
  { data, queryClient, router, language, loadFooter }: MountOptions,
): Promise<void> {
  const { lang, dataset } = document.documentElement
  const hasData = data !== null && language === lang
  if (hasData) await routerReady(router)
  if (hasData && dataset.prerendered === 'same') {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => {
        // A part whose code loads late hydrates after the refetch; it then differs from the HTML, and React renders it anew.
        const refetched = data.some(([queryKey, value]) => queryClient.getQueryData(queryKey) !== value)
        if (!refetched) reportError(error)
      },
    })
    return
  }
  // The HTML may have been scrolled down to the footer: wait for it, so that the page keeps its height.
  if (hasData) await loadFooter().catch(() => undefined)
  discardHtml(root)
  startTransition(() => createRoot(root).render(app))
}
