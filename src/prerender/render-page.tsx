import type { QueryClient } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { App } from '@/app/providers'
import { createQueryClient } from '@/app/query-client'
import { createRoutes } from '@/app/router'
import { CART_KEY } from '@/cart/cart-storage'
import { filterParams, parseFilters } from '@/catalog/filters'
import { CARD_SIZES } from '@/catalog/prefetch'
import { catalogQueries } from '@/catalog/queries'
import { STORY_SLUGS } from '@/content/stories'
import { catalogueOf, loadCatalogue } from '@/i18n/catalogues'
import type { Language } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { unwrap } from '@/lib/errors'
import { imageSrcSet } from '@/lib/image-url'
import { publicData } from '@/lib/supabase'
import { basenameOf, paths, publicUrl } from '@/paths'
import { settingsQueries } from '@/settings/queries'
import { FORM_PAGE } from '@/shell/personal-pages'
import type { PageData } from './first-load'

// The entry of the build for Node: scripts/prerender/prerender.ts imports the result.
export { createQueryClient, paths, publicUrl }
export { imageUrl, plainPicture, socialPicture } from '@/lib/image-url'
export { absolutePicture, merchantFeeds } from '@/app/merchant-feed'

/** Every indexed page except those of products. */
export const staticPages = (): string[] => [
  paths.home(),
  paths.products(),
  paths.cities(),
  paths.about(),
  paths.stories(),
  ...STORY_SLUGS.map(paths.story),
  paths.contact(),
  paths.support(),
  paths.care(),
  paths.terms(),
]

/** Lists of a city or a category that sell something: indexed, but without a file, since a host chooses none by a parameter. */
export async function filteredLists(): Promise<string[]> {
  const { cities, categories } = await createQueryClient().query(
    catalogQueries.facets(parseFilters(new URLSearchParams())),
  )
  const sells = ({ count }: { count: number }) => count > 0
  return [
    ...cities.filter(sells).map(({ city }) => filterParams({ city })),
    ...categories.filter(sells).map(({ key }) => filterParams({ category: key })),
  ].map((params) => paths.products(params))
}

/** Prerendered pages that are not indexed. The HTML is valid only while localStorage has no `unless` key. */
export const unlistedPages = (): { path: string; unless: string }[] => [
  { path: paths.cart(), unless: CART_KEY },
]

/** The paths of all routes, those of the admin as one. */
export function routePaths(): string[] {
  const pathsOf = (routes: readonly RouteObject[]): string[] =>
    routes.flatMap(({ path, children }) => [
      ...(path === undefined ? [] : [path]),
      ...pathsOf(children ?? []),
    ])
  return pathsOf(createRoutes(createQueryClient())).filter((path) => path !== '*')
}

/** What the HTML of a URL without a page of its own says where scripts are off. */
export async function noScriptText(language: Language): Promise<string> {
  await loadCatalogue(language)
  return createTranslator(language, catalogueOf(language)).t('shop.noscript')
}

type ListedProduct = { id: string; created_at: string; image_url: string | null }

/** Every active product, the newest first, read in pages by id. */
export async function activeProducts(): Promise<ListedProduct[]> {
  const queryClient = createQueryClient()
  const products: ListedProduct[] = []
  for (;;) {
    const last = products.at(-1)?.id ?? null
    const page = await queryClient.query({
      queryKey: ['active-products', last],
      queryFn: async () => {
        const query = publicData().from('products').select('id, created_at, image_url').eq('is_active', true)
        return unwrap(await (last === null ? query : query.gt('id', last)).order('id').limit(100))
      },
    })
    products.push(...page)
    if (page.length === 0) return products.sort((a, b) => b.created_at.localeCompare(a.created_at))
  }
}

/** The app's own first requests for data, by page. The build records their URLs for src/prerender/boot.js, which sends them earlier. */
export const firstRequests = {
  home: () => createQueryClient().query(catalogQueries.featured()),
  product: (id: string) => createQueryClient().query(catalogQueries.product(id)),
  list: () =>
    createQueryClient().infiniteQuery(catalogQueries.list(parseFilters(new URLSearchParams()), 'en')),
}

/** How a card requests its picture, `PICTURE-1000.avif`: boot.js requests that of a list's first card in the same way. */
export const cardPicture = () => ({ srcset: imageSrcSet('PICTURE-1000.avif') ?? '', sizes: CARD_SIZES })

export type RenderedPage = {
  /** React's HTML. The elements of the head come first. */
  html: string
  /** What the page was rendered with; the browser hydrates with it. */
  data: PageData
}

/** Renders a page as the browser first renders it with its data loaded. A page's other languages may reuse the cache. */
export async function renderPage(
  address: URL,
  language: Language,
  queryClient: QueryClient,
): Promise<RenderedPage> {
  await loadCatalogue(language)
  // Crawlers keep what they read: a build while the shop is closed for maintenance writes the pages of the open shop.
  const shop = await queryClient.query({ ...settingsQueries.shop(), staleTime: 'static' })
  queryClient.setQueryData(settingsQueries.shop().queryKey, { ...shop, maintenance_mode: false })
  const handler = createStaticHandler(createRoutes(queryClient), {
    basename: basenameOf(address.pathname) || '/',
  })
  const context = await handler.query(new Request(address))
  if (context instanceof Response) throw new Error(`${address.href} answers ${context.status}`)
  for (const failure of Object.values(context.errors ?? {}) as unknown[]) throw failure
  await queryClient.query({ ...settingsQueries.deliveryRates(), staleTime: 'static' })
  await allFetched(queryClient)
  // A page does without a list that could not be read. Its file would lack the list until the next build: the last one is better.
  for (const { state } of queryClient.getQueryCache().getAll()) if (state.error !== null) throw state.error

  const problems: unknown[] = []
  const { prelude } = await prerender(
    <App
      queryClient={queryClient}
      initialLanguage={language}
      router={
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      }
    />,
    // Streamed parts would need inline scripts, which the content security policy forbids.
    { progressiveChunkSize: Infinity, onError: (error) => void problems.push(error) },
  )
  const html = await new Response(prelude).text()
  if (problems.length > 0) throw problems[0]
  const data = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): PageData => (state.status === 'success' ? [[queryKey, state.data]] : []))
  return { html, data }
}

/** What a page shows while its code and data load, for URLs without a file of their own. The first match counts. */
const FRAMES: readonly { urls: string; path: string; whole?: boolean }[] = [
  { urls: '^/products$', path: paths.products() },
  { urls: '^/product/', path: paths.product('0') },
  // Its header has no way out of the checkout but the cart.
  { urls: '^/checkout/?$', path: paths.checkout(), whole: true },
  { urls: FORM_PAGE, path: paths.auth() },
  // These two have no header of the shop.
  { urls: '^/admin(/|$)', path: paths.admin() },
  { urls: '^/about$', path: paths.about() },
  // A path that no route has: its skeleton is that of every other page.
  { urls: '', path: '/-' },
]

/** `urls` is undefined for the layout, into whose `<main>` the contents belong that are not `bare`. */
export type Frame = { urls?: string; bare?: boolean; html: string }

/** The frames of one language, rendered as the app first renders while its routes load. */
export async function renderFrames(language: Language): Promise<Frame[]> {
  await loadCatalogue(language)
  // The home page, because from there the link for signing in leads back to no other page.
  const [header = ''] = await renderFrame(paths.home(), language)
  // Without the footer, which is below the first screen.
  const layout = `${header.replaceAll(' aria-current="page"', '')}</main>`
  const contents = FRAMES.map(async ({ urls, path, whole = false }): Promise<Frame> => {
    const [html = '', main] = await renderFrame(path, language)
    if (main === undefined) return { urls, bare: true, html }
    return whole ? { urls, bare: true, html: `${html}${main}</main>` } : { urls, html: main }
  })
  return [{ html: layout }, ...(await Promise.all(contents))]
}

/** The HTML up to the beginning of `<main>`, and its content; the whole where there is none. */
async function renderFrame(path: string, language: Language): Promise<string[]> {
  const queryClient = createQueryClient()
  const address = publicUrl(path, language)
  const router = createMemoryRouter(createRoutes(queryClient), {
    basename: basenameOf(address) || '/',
    initialEntries: [address],
  })
  const { prelude } = await prerender(
    <App queryClient={queryClient} initialLanguage={language} router={<RouterProvider router={router} />} />,
  )
  router.dispose()
  const html = await new Response(prelude).text()
  return /^(.*<main\b[^>]*>)(.*)<\/main>/s.exec(html)?.slice(1) ?? [html]
}

/** Loaders start some queries without waiting for them; the HTML contains the results of all. */
function allFetched(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const cache = queryClient.getQueryCache()
    const check = () => {
      if (queryClient.isFetching() > 0) return
      stop()
      resolve()
    }
    const stop = cache.subscribe(check)
    check()
  })
}
