import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { generateSW, type GenerateSWOptions, type RuntimeCaching } from 'workbox-build'
import { LANGUAGES } from '../../src/i18n/locales.ts'
import { publicUrl } from '../../supabase/functions/_shared/public-url.ts'
import { reachedChunks, type Chunk } from '../build/reached-chunks.ts'

// Lazy modules that are not available offline: the admin area, pages that only show content or need the server, the texts of
// those pages, the stories, and what a page does without: prices at a rate that is not cached, reviews, data for search engines, the
// hint at another language, and the measures of a visit, which could not be sent.
const NOT_OFFLINE = [
  /\/src\/(?:admin|content\/stories)\//,
  /\/src\/(?:app\/admin-routes|i18n\/(?:admin|order-link)-catalogues)/,
  /\/src\/i18n\/messages\/(?:admin|account|alerts|content|currency|payment|promotion|returns|reviews|invoice)\//,
  /\/src\/(?:checkout\/(?:quick-order|saved-addresses)|pages\/product\/(?:size-guide-dialog|stock-alert-dialog|order-ways))\.tsx$/,
  /\/src\/(?:cart\/promotion-field|currency\/approximate-amount|pages\/product\/(?:product-json-ld|reviews-section)|shell\/language-hint)\.tsx$/,
  /\/node_modules\/web-vitals\//,
  /\/src\/pages\/(?!(?:home|products|product|cart|checkout|wishlist)-page\.)(?:[\w-]+\/)*[\w-]+-(?:page|redirect)\.tsx$/,
]

/**
 * Before compression. Far above what there is, so that only a mistake is refused, such as the admin's code among the files: the budgets
 * of the release run watch the weight.
 */
export const MAX_KB = 1700

/** Every chunk that home, listing, product, cart, checkout and wishlist may load, in any language, with its style sheets. */
export function offlineChunks(chunks: readonly Chunk[]): string[] {
  const reached = reachedChunks(chunks, (module) => NOT_OFFLINE.some((pattern) => pattern.test(module)))
  return Array.from(reached, ({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ]).flat()
}

/**
 * The browser refuses other content than that of the build, such as the login page of a network. Pages are written after
 * the worker.
 */
export function withIntegrity<E extends { url: string }>(
  file: E,
  folder: string,
): E & { integrity?: string } {
  if (!file.url.startsWith('assets/')) return file
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, file.url)))
    .digest('base64')
  return { ...file, integrity: `sha256-${hash}` }
}

type PrecacheEntry = { url: string; size: number }

/** What the worker caches of the files that Workbox found. Throws when it is too much for a first visit. */
export function precacheFiles<E extends PrecacheEntry>(
  found: readonly E[],
  offline: ReadonlySet<string>,
): E[] {
  const files = found.filter(({ url }) => !/\.(?:js|css)$/.test(url) || offline.has(url))
  const kilobytes = Math.round(files.reduce((sum, { size }) => sum + size, 0) / 1024)
  if (kilobytes > MAX_KB) throw new Error(`The service worker would precache ${kilobytes} KB`)
  // Prerendering replaces index.html by the home page; the app's own page is app.html then, one for each language.
  return files.flatMap((file) =>
    file.url === 'index.html'
      ? LANGUAGES.map((language) => ({ ...file, url: publicUrl('/app.html', language).slice(1) }))
      : [file],
  )
}

/** What Workbox hands to a handler; the types of a service worker are not those of Node. */
type Navigation = {
  readonly event: {
    readonly preloadResponse?: Promise<Response | undefined>
    readonly waitUntil: (work: Promise<void>) => void
  }
  readonly request: Request
}

/**
 * A page: from the network, so that every visit has the HTML of the build with its content; when that fails or takes longer than 3 seconds,
 * the page as it was last visited, or the app's own page in its language. Only prerendered pages are kept, because others show what belongs
 * to a person. A page of a build whose code is gone is not shown. It is copied into the worker as source, so it uses nothing of this file.
 */
export async function showPage({ event, request }: Navigation): Promise<Response> {
  const { pathname } = new URL(request.url)
  const prefix = /^\/(?:fr|ar)(?=\/|$)/i.exec(pathname)?.[0].toLowerCase() ?? ''
  const network = (async () => {
    const preloaded = await event.preloadResponse?.catch(() => undefined)
    const response = preloaded ?? (await fetch(request))
    if (response.status === 200 && !response.redirected) {
      const copy = response.clone()
      const keep = async () => {
        if (!(await copy.clone().text()).includes(' data-page="')) return
        const pages = await caches.open('pages')
        await pages.put(pathname, copy)
        const [oldest, ...others] = await pages.keys()
        if (oldest !== undefined && others.length >= 50) await pages.delete(oldest)
      }
      // Beside the page, which is shown while it arrives. Without room it is only shown.
      event.waitUntil(keep().catch(() => undefined))
    }
    return response
  })()
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, 3000))
  const inTime = await Promise.race([network.catch(() => undefined), late])
  if (inTime !== undefined) return inTime
  const page = await (await caches.open('pages')).match(pathname)
  const [, entry = ''] = /"entry":"([^"]+)"/.exec((await page?.clone().text()) ?? '') ?? []
  if (page !== undefined && (await caches.match(entry)) !== undefined) return page
  return (await caches.match(`${prefix}/app.html`, { ignoreSearch: true })) ?? network
}

/** The worker's own caches. These functions are copied into it as source, so they cannot use anything of this file. */
export const runtimeCaching: RuntimeCaching[] = [
  {
    // Pages of the shop: neither the API nor a file.
    urlPattern: ({ request, url, sameOrigin }) =>
      request.mode === 'navigate' &&
      sameOrigin &&
      !/^\/(?:(?:rest|auth\/v1|storage|functions|realtime|_mail|_cmi|_paypal)(?:[/.]|$)|.*\.[a-z0-9]+$)/i.test(
        url.pathname,
      ),
    handler: showPage,
  },
  {
    // The public catalogue. Requests with a session have an authorization header and are never cached.
    urlPattern: ({ request, url }) =>
      /^\/rest\/v1\/(?:rpc\/(?:list_products|catalog_facets|catalog_fact_facets)|products|facts|shop_settings|delivery_rates|payment_methods)$/.test(
        url.pathname,
      ) && !request.headers.has('authorization'),
    handler: 'NetworkFirst',
    options: {
      cacheName: 'catalogue',
      // Longer than a slow response; after that the cached one is used.
      networkTimeoutSeconds: 10,
      expiration: { maxEntries: 120, maxAgeSeconds: 7 * 24 * 3600, purgeOnQuotaError: true },
      plugins: [
        {
          // The date lets the page recognize a cached response and show its age.
          // A host's error page and a network's login page are HTML.
          cacheWillUpdate: async ({ response }) => {
            const type = response.headers.get('content-type') ?? ''
            if (response.status !== 200 || response.redirected || !/\bjson\b/.test(type)) return null
            const headers = new Headers(response.headers)
            headers.set('x-cached-at', String(Date.now()))
            return new Response(await response.blob(), { status: 200, headers })
          },
        },
      ],
    },
  },
  {
    // Picture names are never reused. Pictures of other origins are left to the browser.
    urlPattern: ({ request, url, sameOrigin }) =>
      request.destination === 'image' &&
      ((sameOrigin && url.pathname.startsWith('/assets/')) ||
        url.pathname.startsWith('/storage/v1/object/public/product-images/')),
    handler: 'CacheFirst',
    options: {
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
      ],
      expiration: { maxEntries: 200, maxAgeSeconds: 30 * 24 * 3600, purgeOnQuotaError: true },
    },
  },
]

/**
 * The service worker. It caches the app, the last responses about the catalogue and the pictures that were shown. Requests
 * of accounts, quotes and orders never pass through a cache. src/prerender/service-worker.ts registers it.
 */
export function serviceWorker(mode: string): Plugin {
  let offline = new Set<string>()
  let folder = 'dist'
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) =>
      command === 'build' && mode === 'production' && isSsrBuild !== true,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    generateBundle(_options, bundle) {
      offline = new Set(offlineChunks(Object.values(bundle).filter((file) => file.type === 'chunk')))
    },
    closeBundle: {
      // The other plugins have written their files.
      order: 'post',
      sequential: true,
      async handler() {
        // Without files the build has failed, which says why.
        if (offline.size > 0) await generateSW(workerOptions(folder, offline))
      },
    },
  }
}

const workerOptions = (folder: string, offline: ReadonlySet<string>): GenerateSWOptions => ({
  swDest: join(folder, 'sw.js'),
  globDirectory: folder,
  globPatterns: ['assets/*.{js,css,woff2}', 'favicon.svg', 'index.html'],
  globIgnores: [],
  dontCacheBustURLsMatching: /^assets\//,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: 'production',
  cleanupOutdatedCaches: true,
  // The first worker takes control of open pages. A new version waits until the shopper chooses to reload.
  clientsClaim: true,
  skipWaiting: false,
  directoryIndex: null,
  manifestTransforms: [
    (entries) => ({
      manifest: precacheFiles(entries, offline).map((file) => withIntegrity(file, folder)),
      warnings: [],
    }),
  ],
  // showPage answers navigations. The page is requested while the worker starts.
  navigationPreload: true,
  runtimeCaching,
})
