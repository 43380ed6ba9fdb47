import type { QueryClient } from '@tanstack/react-query'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { createBrowserRouter } from 'react-router-dom'
import { firstLoad, orLate, standsIn, type PageData } from './first-load'
import { followScroll } from './input-replay'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * The data that the page's HTML was rendered with. Null when the HTML belongs to another page, when there is none, and when the
 * file does not arrive; the app then renders on the client.
 */
export async function readPageData(): Promise<PageData | null> {
  const { data } = firstLoad()
  return (data && (await orLate(data))) ?? null
}

/** Resolves when the style sheet has loaded, failed or is late. The HTML contains the styles of its first screen only. */
export async function styleSheetLoaded(): Promise<void> {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  // During development, styles are in script modules.
  if (link?.sheet !== null) return
  await orLate(
    new Promise((resolve) => {
      for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true })
    }),
  )
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
  const { lang } = document.documentElement
  const hasData = data !== null && language === lang
  // HTML shows at least what the router would render until then. A router that becomes ready while its provider renders for the first
  // time, which takes seconds on a slow phone, is not noticed: the provider subscribes after that.
  if (root.hasChildNodes()) await routerReady(router)
  followScroll()
  // A page whose code is lost shows an error, which is not what its HTML shows.
  if (hasData && !standsIn() && router.state.errors === null) {
    // A browser that translates each page may have done so before: React then renders the HTML anew.
    const isTranslated = () => root.querySelector(':scope font') !== null
    const wasTranslated = isTranslated()
    hydrateRoot(root, app, {
      onRecoverableError: (error) => {
        // A part whose code loads late hydrates after the refetch; it then differs from the HTML, and React renders it anew.
        const refetched = data.some(([queryKey, value]) => queryClient.getQueryData(queryKey) !== value)
        if (!refetched && !wasTranslated && !isTranslated()) reportError(error)
      },
    })
    return
  }
  // The HTML may have been scrolled down to its footer: wait for it, so that the page keeps its height.
  if (root.querySelector('footer') !== null) await orLate(loadFooter())
  document.querySelector('title')?.setAttribute('data-until-page', '')
  // The HTML stays until React has rendered.
  startTransition(() => createRoot(root).render(app))
}
