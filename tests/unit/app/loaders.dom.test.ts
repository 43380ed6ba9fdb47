import { onlineManager } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { setRouter } from '@/app/lazy-route'
import { readProduct, readStory, startListing } from '@/app/loaders'
import { createQueryClient } from '@/app/query-client'
import { parseFilters } from '@/catalog/filters'
import { catalogQueries } from '@/catalog/queries'
import { MissingCodeError } from '@/lib/code'

const ID = '00000000-0000-4000-8000-0000000000aa'

// A story whose text is lost.
vi.mock('@/content/stories', () => ({
  findStory: (slug: string) => ({ slug, craft: { category: 'copperware' } }),
  loadStory: () => Promise.reject(new TypeError('Importing a module script failed.')),
}))

afterEach(() => onlineManager.setOnline(true))

it('a product whose connection is lost between two attempts does not keep the page waiting', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const queryClient = createQueryClient()
  const loading = readProduct(queryClient, ID)
  await expect
    .poll(() => queryClient.getQueryState(catalogQueries.product(ID).queryKey)?.fetchFailureCount)
    .toBe(1)
  onlineManager.setOnline(false)
  expect(await loading).toBeNull()
  expect(queryClient.getQueryState(catalogQueries.product(ID).queryKey)?.fetchStatus).toBe('paused')
  queryClient.clear()
})

it.each([
  ['/products?sort=name_ar', 'en'],
  ['/fr/products?sort=name_en', 'fr'],
  ['/ar/products?sort=name_ar', 'ar'],
] as const)('the list of %s is sorted by the names that its page shows', async (address, language) => {
  const requested: string[] = []
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    requested.push(new Request(input).url)
    return Promise.resolve(Response.json([]))
  })
  const queryClient = createQueryClient()
  const url = new URL(address, globalThis.location.href)
  await startListing(queryClient, { request: new Request(url) } as LoaderFunctionArgs)
  const { queryKey } = catalogQueries.list(parseFilters(url.searchParams), language)
  expect(queryClient.getQueryData(queryKey)?.pages).toEqual([[]])
  const sorts = requested.map((request) => new URL(request).searchParams.get('sort'))
  expect(sorts.filter((sort) => sort !== null)).toEqual([`name_${language}`])
  queryClient.clear()
})

it('opens the address of a story whose text is lost in a new document, once', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const reloadOnce = vi.fn<(address: string) => Promise<boolean>>().mockResolvedValue(true)
  vi.stubGlobal('recovery', { reloadOnce })
  const location = { pathname: '/about/stories/copper', search: '', hash: '' }
  setRouter({ state: { navigation: { location } } })
  const queryClient = createQueryClient()
  void readStory(queryClient, 'copper')
  await expect
    .poll(() => reloadOnce.mock.calls)
    .toEqual([[new URL(location.pathname, globalThis.location.href).href]])
  reloadOnce.mockResolvedValue(false)
  await expect(readStory(queryClient, 'copper')).rejects.toBeInstanceOf(MissingCodeError)
  setRouter({ state: { navigation: {} } })
  queryClient.clear()
})

it('a page does not wait for a second answer after the first has timed out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValue(Object.assign(new Error('late'), { name: 'TimeoutError' }))
  const queryClient = createQueryClient()
  await expect(queryClient.query({ queryKey: ['list'], queryFn: read })).rejects.toThrow('late')
  expect(read).toHaveBeenCalledOnce()
  queryClient.clear()
})
