import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { parseFilters } from '@/catalog/filters'
import { loadedPages } from '@/catalog/loaded-pages'
import { findCachedCard } from '@/catalog/find-cached-card'
import { catalogQueries } from '@/catalog/queries'
import { DEFAULT_LANGUAGE } from '@/i18n/locales'
import type { LoadedStory } from '@/pages/story-page'
import { splitLanguage } from '@/paths'
import { settingsQueries } from '@/settings/queries'
import { fetchChunks } from './lazy-route'

// A loader only makes sure that there is data; the page's query refetches it when it is stale.
const ONCE = { staleTime: 'static' } as const

/**
 * Resolves with the first result of a fetch, or as soon as it will take longer: an attempt has failed and is retried, or
 * there is no connection. The page then renders its own pending or error state.
 */
async function waitForFirstFetch(
  queryClient: QueryClient,
  queryKey: QueryKey,
  fetching: Promise<unknown>,
): Promise<void> {
  const cache = queryClient.getQueryCache()
  const isDelayed = () => {
    const state = cache.find({ queryKey })?.state
    return state === undefined || state.fetchFailureCount > 0 || state.fetchStatus === 'paused'
  }
  const settled = fetching.then(
    () => undefined,
    () => undefined,
  )
  await new Promise<void>((resolve) => {
    const stop = cache.subscribe(() => {
      if (isDelayed()) finish()
    })
    const finish = () => {
      stop()
      resolve()
    }
    if (isDelayed()) finish()
    else void settled.then(finish)
  })
}

/** The product list with as many pages as were loaded at this history entry. Facets and retries do not delay the page. */
export async function startListing(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search, searchParams } = new URL(request.url)
  const filters = parseFilters(searchParams)
  queryClient.query({ ...catalogQueries.facets(filters), ...ONCE }).catch(() => undefined)
  const list = catalogQueries.list(filters, splitLanguage(pathname).language ?? DEFAULT_LANGUAGE)
  const fetching = queryClient.infiniteQuery({ ...list, ...ONCE, pages: loadedPages(search) })
  await waitForFirstFetch(queryClient, list.queryKey, fetching)
  return null
}

/** The newest products. Without them the home page still has everything else to show, so retries do not delay it. */
export async function startHome(queryClient: QueryClient): Promise<null> {
  const featured = catalogQueries.featured()
  const fetching = queryClient.query({ ...featured, ...ONCE })
  await waitForFirstFetch(queryClient, featured.queryKey, fetching)
  return null
}

/**
 * A product known from a list renders at once from that data, and its page shows the pending or error state of the rest.
 * Similar products never delay the page.
 */
export async function readProduct(queryClient: QueryClient, id: string): Promise<null> {
  queryClient.query({ ...catalogQueries.similar(id), ...ONCE }).catch(() => undefined)
  const options = catalogQueries.product(id)
  const fetchProduct = () => queryClient.query({ ...options, ...ONCE })
  // A prefetch in flight has no retries: when it fails, the product is fetched once more.
  const prefetching = queryClient.isFetching({ queryKey: options.queryKey }) > 0
  const fetching = prefetching ? fetchProduct().catch(fetchProduct) : fetchProduct()
  // A query whose connection is lost between two attempts waits for the next one: the page shows that.
  if (findCachedCard(queryClient, id) === undefined)
    await Promise.race([fetching, untilPaused(queryClient, options.queryKey)])
  else fetching.catch(() => undefined)
  return null
}

function untilPaused(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(() => {
      const status = queryClient.getQueryState(queryKey)?.fetchStatus
      if (status === 'fetching') return
      stop()
      if (status === 'paused') resolve()
    })
  })
}

/** The story with its text; null for an unknown slug, which the page reports. Its products do not delay the page. */
export async function readStory(queryClient: QueryClient, slug: string): Promise<LoadedStory> {
  return fetchChunks(async () => {
    const { findStory, loadStory } = await import('@/content/stories')
    const story = findStory(slug)
    if (story === undefined) return null
    queryClient.query({ ...catalogQueries.featured(story.craft), ...ONCE }).catch(() => undefined)
    return { story, body: await loadStory(story.slug) }
  })
}

export const readShop = (queryClient: QueryClient) =>
  queryClient.query({ ...settingsQueries.shop(), ...ONCE })

export const readSeller = (queryClient: QueryClient) =>
  queryClient.query({ ...settingsQueries.seller(), ...ONCE })

export const readPaymentMethods = (queryClient: QueryClient) =>
  queryClient.query({ ...settingsQueries.paymentMethods(), ...ONCE })

export const readRates = (queryClient: QueryClient) =>
  queryClient.query({ ...settingsQueries.deliveryRates(), ...ONCE })
