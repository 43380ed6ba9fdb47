import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { CART_KEY } from '@/cart/cart-storage'
import { parseFilters, type Filters } from '@/catalog/filters'
import { catalogQueries } from '@/catalog/queries'
import { STORY_SLUGS } from '@/content/stories'
import { loadCatalogue } from '@/i18n/catalogues'
import type { Language } from '@/i18n/locales'
import { unwrap } from '@/lib/errors'
import { publicData } from '@/lib/supabase'
import { settingsQueries } from '@/settings/queries'
import { EarlyInput } from './early-input'
import { paths } from './paths'
import { Providers } from './providers'
import { createQueryClient } from './query-client'
import { createRoutes } from './router'

// Rendered at build time, in Node: scripts/prerender.ts imports the build of this file.
export { createQueryClient, parseFilters, paths }
export { pageAddress } from '@/shell/seo/addresses'
export { imageUrl, socialPicture } from '@/lib/image-url'

/** Every public page but those of products. */
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

/** Pages that search engines are not told of, each with what must not be kept in the browser for it to be right. */
export const unlistedPages = (): { path: string; unless: string }[] => [
  { path: paths.cart(), unless: CART_KEY },
]

type ListedProduct = { id: string; updated_at: string; image_url: string | null }

/** Every product on the shelves. */
export async function activeProducts(): Promise<ListedProduct[]> {
  const products: ListedProduct[] = []
  for (;;) {
    let query = publicData().from('products').select('id, updated_at, image_url').eq('is_active', true)
    const last = products.at(-1)
    if (last !== undefined) query = query.gt('id', last.id)
    const page = unwrap(await query.order('id').limit(100))
    products.push(...page)
    if (page.length === 0) return products
  }
}

/** Makes the requests that the first pages of a visit begin with, so that it can be seen how the app asks. */
export const landingRequests = {
  home: () => createQueryClient().query(catalogQueries.featured()),
  product: (id: string) => createQueryClient().query(catalogQueries.product(id)),
  list: (filters: Filters) => createQueryClient().infiniteQuery(catalogQueries.list(filters)),
}

export type RenderedPage = {
  /** React's HTML: what belongs into the head comes first. */
  html: string
  /** What the page was rendered with, for the app that takes it over. */
  data: [QueryKey, unknown][]
}

/** A page as the app first renders it with its data at hand. The cache may be used again for the page's other languages. */
export async function renderPage(
  address: URL,
  language: Language,
  queryClient: QueryClient,
): Promise<RenderedPage> {
  await loadCatalogue(language)
  const handler = createStaticHandler(createRoutes(queryClient))
  const context = await handler.query(new Request(address))
  if (context instanceof Response) throw new Error(`${address.href} answers ${context.status}`)
  for (const failure of Object.values(context.errors ?? {}) as unknown[]) throw failure
  await Promise.all([
    queryClient.query({ ...settingsQueries.shop(), staleTime: 'static' }),
    queryClient.query({ ...settingsQueries.deliveryRates(), staleTime: 'static' }),
  ])
  await idle(queryClient)

  const problems: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <Suspense fallback={null}>
        <Providers queryClient={queryClient} initialLanguage={language}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
          <EarlyInput />
        </Providers>
      </Suspense>
    </StrictMode>,
    // Parts that come later would need a script in the page, which the content security policy refuses.
    { progressiveChunkSize: Infinity, onError: (error) => void problems.push(error) },
  )
  const html = await new Response(prelude).text()
  if (problems.length > 0) throw problems[0]
  const data = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): [QueryKey, unknown][] =>
      state.status === 'success' ? [[queryKey, state.data]] : [],
    )
  return { html, data }
}

/** Loaders start some reads without waiting for them; in the file they are all answered. */
function idle(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const cache = queryClient.getQueryCache()
    const look = () => {
      if (queryClient.isFetching() > 0) return
      stop()
      resolve()
    }
    const stop = cache.subscribe(look)
    look()
  })
}
