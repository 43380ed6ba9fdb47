/**
 * The service worker. It caches the app, the last responses about the catalogue and the pictures that were shown. Requests
 * of accounts, quotes and orders never pass through a cache. scripts/prerender/service-worker.ts bundles it to dist/sw.js with the
 * list of precached files, and src/prerender/service-worker.ts registers it.
 */
import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { routes } from './routes'

// TypeScript's types of a worker and of a page exclude each other. These are the few that this worker and Workbox's own types use.
declare global {
  interface ExtendableEvent extends Event {
    readonly waitUntil: (work: Promise<unknown>) => void
  }
  interface ServiceWorkerGlobalScope {
    readonly skipWaiting: () => Promise<void>
    readonly addEventListener: (type: 'message', listener: (event: MessageEvent<unknown>) => void) => void
  }
}
declare const self: ServiceWorkerGlobalScope

// showPage answers navigations. The page is requested while the worker starts.
enableNavigationPreload()

// The first worker takes control of open pages. A new version waits until the shopper chooses to reload.
clientsClaim()
self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING')
    void self.skipWaiting()
})

precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' })
cleanupOutdatedCaches()

for (const { match, handler } of routes) registerRoute(match, handler)
