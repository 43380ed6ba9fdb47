import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { createRoutes } from '@/app/router'
import { parseFilters } from '@/catalog/filters'
import { rememberLoadedPages } from '@/catalog/loaded-pages'
import { catalogQueries } from '@/catalog/queries'

const withChildren = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...withChildren(route.children ?? [])])

it('the way back to a list that the cache holds no longer reads all that it had loaded', async () => {
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const isList = new Request(input).url.includes('list_products')
    // Pages that are not the last one.
    const page = Array.from({ length: 24 }, (_, id) => ({ id, next_cursor: { id } }))
    return Promise.resolve(Response.json(isList ? page : []))
  })
  window.history.replaceState(null, '', '/products')
  const queryClient = createQueryClient()
  const { loader, shouldRevalidate } =
    withChildren(createRoutes(queryClient)).find(({ path }) => path === '/products') ?? {}
  const router = createBrowserRouter([{ path: '/products', loader, shouldRevalidate, Component: () => null }])
  onTestFinished(() => {
    router.dispose()
    queryClient.clear()
  })
  const { queryKey } = catalogQueries.list(parseFilters(new URLSearchParams()), 'en')
  const pages = () => queryClient.getQueryData(queryKey)?.pages.length
  await expect.poll(() => router.state.initialized).toBe(true)
  expect(pages()).toBe(1)

  // As the page does when a second one is loaded.
  rememberLoadedPages('', 2)
  await router.navigate('/products?city=Fez')
  // As after five minutes there.
  queryClient.clear()
  await router.navigate(-1)
  await expect.poll(() => router.state.location.search + router.state.navigation.state).toBe('idle')
  expect(pages()).toBe(2)
})
