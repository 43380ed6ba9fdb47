import type { ComponentType } from 'react'
import type { NonIndexRouteObject } from 'react-router-dom'
import { loadArea, type Area } from '@/i18n/catalogues'
import { sessionStore } from '@/lib/storage'

const RELOADED_KEY = 'mcg-reloaded'

type PageModule = { Component: ComponentType; ErrorBoundary?: ComponentType }

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
    const [{ Component, ErrorBoundary }] = await fetchChunks(() =>
      Promise.all([load(), ...texts.map(loadArea)]),
    )
    return ErrorBoundary === undefined ? { Component } : { Component, ErrorBoundary }
  }
}

/**
 * Imports code. After a deploy an open tab requests chunks that are gone: it reloads once, which fetches the new ones. Only
 * once, because a chunk that is really missing would reload for ever.
 */
export async function fetchChunks<Chunks>(load: () => Promise<Chunks>): Promise<Chunks> {
  try {
    const chunks = await load()
    sessionStore.removeItem(RELOADED_KEY)
    return chunks
  } catch (error) {
    if (sessionStore.getItem(RELOADED_KEY) !== null) throw error
    // Without a network a reload shows the same page again.
    if (!navigator.onLine) throw error
    await unregisterStaleServiceWorker().catch(() => {
      throw error
    })
    sessionStore.setItem(RELOADED_KEY, '1')
    globalThis.location.reload()
    // The document is about to be replaced: the router keeps waiting until then.
    return new Promise<never>(() => undefined)
  }
}

/**
 * A service worker serves the version it was installed with. When a newer one exists, it is unregistered, so that a reload
 * comes from the host. Rejects when the host cannot be reached.
 */
async function unregisterStaleServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration === undefined) return
  await registration.update()
  if ((registration.installing ?? registration.waiting) !== null) await registration.unregister()
}
