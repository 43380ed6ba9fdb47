import type { ComponentType } from 'react'
import { createPath, type NonIndexRouteObject, type Path } from 'react-router-dom'
import { loadArea, type Area } from '@/i18n/catalogues'
import { loadPageCode } from '@/lib/code'
import { firstLoad, orLate, standsIn } from '@/prerender/first-load'

type Navigation = { state: { navigation: { location?: Path | undefined } } }
let router: Navigation | null = null

/** The router's pages are fetched while it navigates: when their code is lost, the address that it navigates to is opened anew. */
export function setRouter(created: Navigation): void {
  router = created
}

/** Imports a page's code. */
export const fetchChunks = <Chunks>(load: () => Promise<Chunks>): Promise<Chunks> =>
  loadPageCode(load, () => {
    const target = router?.state.navigation.location
    return target === undefined
      ? globalThis.location.href
      : new URL(createPath(target), globalThis.location.href).href
  })

type PageModule = {
  Component: ComponentType
  ErrorBoundary?: ComponentType
  /** Code of the page's first view that its hydration does not wait for. */
  parts?: Promise<unknown>
}

type PageOptions = Pick<NonIndexRouteObject, 'loader' | 'shouldRevalidate' | 'HydrateFallback'> & {
  /** Message areas beyond `shop` and `deferred`. */
  texts?: readonly Area[]
  /** Visits often begin here, so the page does without the `deferred` texts. */
  landing?: boolean
}

/** A route whose page is fetched with its texts, beside its loader. */
export function page(
  path: string,
  load: () => Promise<PageModule>,
  { texts = [], landing = false, ...route }: PageOptions = {},
): NonIndexRouteObject {
  return { path, ...route, lazy: lazyRoute(load, landing ? texts : ['deferred', ...texts]) }
}

/** Loads a page's module and message areas. */
export function lazyRoute(load: () => Promise<PageModule>, texts: readonly Area[]) {
  return async (): Promise<PageModule> => {
    const [{ Component, ErrorBoundary, parts }] = await fetchChunks(() =>
      Promise.all([load(), ...texts.map(loadArea)]),
    )
    // In place of the page's own HTML, a part without its code would be a placeholder of another height.
    if (firstLoad().data !== undefined && standsIn()) await orLate(parts)
    return ErrorBoundary === undefined ? { Component } : { Component, ErrorBoundary }
  }
}
