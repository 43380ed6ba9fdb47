import type { RouteHandler, RouteMatchCallback } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { CACHED_AT } from '@/prerender/cached-responses'
import { showPage } from './show-page'

type Route = { readonly match: RouteMatchCallback; readonly handler: RouteHandler }

/** What the worker answers beside the precached files. The first route that matches a GET request answers it; no other request is touched. */
export const routes: readonly Route[] = [
  {
    // Pages of the shop: neither the API nor a file.
    match: ({ request, url, sameOrigin }) =>
      request.mode === 'navigate' &&
      sameOrigin &&
      !/^\/(?:(?:rest|auth\/v1|storage|functions|realtime|_[a-z]+)(?:[/.]|$)|.*\.[a-z0-9]+$)/i.test(
        url.pathname,
      ),
    handler: showPage,
  },
  {
    // Code that another version of the worker has precached: its pages are shown, and stay open, while this one is in control.
    match: ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.(?:js|css|woff2)$/.test(url.pathname),
    handler: async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
  },
  {
    // The public catalogue. Requests with a session have an authorization header and are never cached.
    match: ({ request, url }) =>
      /^\/rest\/v1\/(?:rpc\/(?:list_products|catalog_facets|catalog_fact_facets)|products|facts|shop_settings|delivery_rates|payment_methods)$/.test(
        url.pathname,
      ) && !request.headers.has('authorization'),
    handler: new NetworkFirst({
      cacheName: 'catalogue',
      // Longer than a slow response; after that the cached one is used.
      networkTimeoutSeconds: 10,
      plugins: [
        new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 7 * 24 * 3600, purgeOnQuotaError: true }),
        {
          // A host's error page and a network's login page are HTML.
          cacheWillUpdate: async ({ response }) => {
            const type = response.headers.get('content-type') ?? ''
            if (response.status !== 200 || response.redirected || !/\bjson\b/.test(type)) return null
            // The date lets the page recognize a cached response and show its age.
            const headers = new Headers(response.headers)
            headers.set(CACHED_AT, String(Date.now()))
            return new Response(await response.blob(), { status: 200, headers })
          },
        },
      ],
    }),
  },
  {
    // Picture names are never reused. Pictures of other origins are left to the browser.
    match: ({ request, url, sameOrigin }) =>
      request.destination === 'image' &&
      ((sameOrigin && url.pathname.startsWith('/assets/')) ||
        url.pathname.startsWith('/storage/v1/object/public/product-images/')),
    handler: new CacheFirst({
      cacheName: 'pictures',
      // With CORS the response of the Supabase project's origin is readable.
      fetchOptions: { mode: 'cors', credentials: 'omit' },
      plugins: [
        {
          cacheWillUpdate: ({ response }) => {
            const type = response.headers.get('content-type') ?? ''
            const isPicture = response.status === 200 && !response.redirected && type.startsWith('image/')
            return Promise.resolve(isPicture ? response : null)
          },
        },
        new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * 24 * 3600, purgeOnQuotaError: true }),
      ],
    }),
  },
]
