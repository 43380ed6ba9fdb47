import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { parseFilters } from '@/catalog/filters'
import { loadedPages } from '@/catalog/loaded-pages'
import { seedFromCard } from '@/catalog/prefetch'
import { catalogQueries } from '@/catalog/queries'
import type { LoadedStory } from '@/pages/story-page'
import { settingsQueries } from '@/settings/queries'
import { firstAttempt } from './first-attempt'

// A loader makes sure that there is data; whether it is fresh is the page's business.
const ONCE = { staleTime: 'static' } as const

/** The list, as far as it had been read at this place of the history. Neither counts nor retries keep people waiting. */
export async function startListing(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  const { search, searchParams } = new URL(request.url)
  const filters = parseFilters(searchParams)
  queryClient.query({ ...catalogQueries.facets(filters), ...ONCE }).catch(() => undefined)
  const list = catalogQueries.list(filters)
  const read = queryClient.infiniteQuery({ ...list, ...ONCE, pages: loadedPages(search) })
  await firstAttempt(queryClient, list.queryKey, read)
  return null
}

/** Without its newest products the page still has everything else to show. Retries do not keep people waiting. */
export async function startHome(queryClient: QueryClient): Promise<null> {
  const featured = catalogQueries.featured()
  const read = queryClient.query({ ...featured, ...ONCE })
  await firstAttempt(queryClient, featured.queryKey, read)
  return null
}

/**
 * A product known from a list is painted at once: its page waits for the rest, and says so when it does not come. Nobody
 * waits for what is like it.
 */
export async function readProduct(queryClient: QueryClient, id: string): Promise<null> {
  queryClient.query({ ...catalogQueries.similar(id), ...ONCE }).catch(() => undefined)
  const options = catalogQueries.product(id)
  const ask = () => queryClient.query({ ...options, ...ONCE })
  // Asked for when somebody pointed at it, it is asked for only once: that failing is not the end.
  const joined = queryClient.isFetching({ queryKey: options.queryKey }) > 0
  const asked = joined ? ask().catch(ask) : ask()
  if (seedFromCard(queryClient, id) === undefined) await asked
  else asked.catch(() => undefined)
  return null
}

/** The story at this address with its text, or null: the page says so then. */
export async function readStory(slug: string): Promise<LoadedStory> {
  const { findStory, loadStory } = await import('@/content/stories')
  const story = findStory(slug)
  return story === undefined ? null : { story, body: await loadStory(story.slug) }
}

export const readShop = (queryClient: QueryClient) =>
  queryClient.query({ ...settingsQueries.shop(), ...ONCE })

export const readRates = (queryClient: QueryClient) =>
  queryClient.query({ ...settingsQueries.deliveryRates(), ...ONCE })
