import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { reachedChunks, type Chunk } from './reached-chunks.ts'

// Doors that lead out of what works offline: the team's area, pages that are only read or need the shop's answer, texts
// of those pages, and the stories.
const NOT_OFFLINE = [
  /\/src\/(?:admin|content\/stories)\//,
  /\/src\/i18n\/messages\/(?:admin|account|content)\//,
  /\/src\/pages\/(?!(?:home|products|product|cart|checkout|wishlist)-page\.)(?:[\w-]+\/)*[\w-]+-(?:page|redirect)\.tsx$/,
]

const MOST_KB = 1400

/** Every chunk that home, listing, product, cart, checkout and wishlist may ask for, in any language. */
export function offlineChunks(chunks: readonly Chunk[]): string[] {
  const reached = reachedChunks(chunks, (module) => NOT_OFFLINE.some((pattern) => pattern.test(module)))
  return Array.from(reached, ({ fileName }) => fileName)
}

/**
 * The service worker: it keeps the shop's own pages, the last answers about the catalogue and the pictures that were
 * looked at. What is asked of an account, quotes and orders never pass through a cache. It is registered by
 * src/lib/service-worker.ts.
 */
export function offlineShop(mode: string): Plugin[] {
  let kept = new Set<string>()
  const collect: Plugin = {
    name: 'offline-shop',
    apply: 'build',
    generateBundle(_options, bundle) {
      kept = new Set(offlineChunks(Object.values(bundle).filter((file) => file.type === 'chunk')))
    },
  }

  return [
    collect,
    ...VitePWA({
      disable: mode !== 'production',
      strategies: 'generateSW',
      filename: 'sw.js',
      // public/site.webmanifest is written by hand, and the app registers the worker when it has time for it.
      manifest: false,
      injectRegister: false,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['assets/*.{js,css,woff2}', 'boot.js', 'favicon.svg', 'index.html'],
        globIgnores: [],
        dontCacheBustURLsMatching: /^assets\//,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        cleanupOutdatedCaches: true,
        // A page that was open before the worker is served by it from then on. A new version waits to be asked for.
        clientsClaim: true,
        skipWaiting: false,
        directoryIndex: null,
        manifestTransforms: [
          (entries) => {
            const shop = entries.filter(
              ({ url }) => !url.endsWith('.js') || url === 'boot.js' || kept.has(url),
            )
            const kilobytes = Math.round(shop.reduce((sum, { size }) => sum + size, 0) / 1024)
            if (kilobytes > MOST_KB) throw new Error(`The offline shop has grown to ${kilobytes} KB`)
            return {
              manifest: shop.map((entry) =>
                // index.html may become the first page's own; the plain shell stands beside it.
                entry.url === 'index.html' ? { ...entry, url: 'app.html' } : entry,
              ),
              warnings: [],
            }
          },
        ],
        navigateFallback: 'app.html',
        navigateFallbackDenylist: [
          /^\/(?:rest|auth\/v1|storage|functions|realtime|_mail)(?:[/.?]|$)/,
          // Files.
          /^[^?]*\.[a-z0-9]+(?:\?|$)/i,
        ],
        // These functions are written into the worker as they stand: they know nothing of this file.
        runtimeCaching: [
          {
            // The catalogue as a visitor reads it. Whoever is signed in sends who they are, and is never kept.
            urlPattern: ({ request, url }) =>
              /^\/rest\/v1\/(?:rpc\/(?:list_products|catalog_facets)|products|shop_settings|delivery_rates)$/.test(
                url.pathname,
              ) && !request.headers.has('authorization'),
            handler: 'NetworkFirst',
            options: {
              cacheName: 'catalogue',
              // Longer than a slow answer takes; then the last one is better than none.
              networkTimeoutSeconds: 10,
              expiration: { maxEntries: 120, maxAgeSeconds: 7 * 24 * 3600, purgeOnQuotaError: true },
              plugins: [
                {
                  // The page can tell an answer that was kept, and say how old it is.
                  cacheWillUpdate: async ({ response }) => {
                    if (response.status !== 200) return null
                    const headers = new Headers(response.headers)
                    headers.set('x-kept-at', String(Date.now()))
                    return new Response(await response.blob(), { status: 200, headers })
                  },
                },
              ],
            },
          },
          {
            // Names of pictures are given once. Those at other addresses are the browser's business alone.
            urlPattern: ({ request, url, sameOrigin }) =>
              request.destination === 'image' &&
              ((sameOrigin && url.pathname.startsWith('/assets/')) ||
                url.pathname.startsWith('/storage/v1/object/public/product-images/')),
            handler: 'CacheFirst',
            options: {
              cacheName: 'pictures',
              // Asked for like this the answer is readable, also from the project's own origin.
              fetchOptions: { mode: 'cors', credentials: 'omit' },
              cacheableResponse: { statuses: [200] },
              expiration: { maxEntries: 200, maxAgeSeconds: 30 * 24 * 3600, purgeOnQuotaError: true },
            },
          },
        ],
      },
    }),
  ]
}
