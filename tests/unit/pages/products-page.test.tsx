import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { AuthProvider } from '@/auth/auth-context'
import { CartProvider } from '@/cart/cart-context'
import { loadArea } from '@/i18n/catalogues'
import { LanguageProvider } from '@/i18n/language-context'
import { Component as ProductsPage } from '@/pages/products-page'

/** A page of products that is not the last one. */
const products = (city: string) =>
  Array.from({ length: 24 }, (_, index) => ({
    ...{ id: `${city} ${index}`, name_en: `${city} ${index}`, name_fr: '', name_ar: '', city, price: 80 },
    ...{ compare_at_price: null, from_price: null, review_stats: null, has_variations: false },
    ...{ image_url: null, image_color: null, hover_image_url: null, stock_quantity: 3, is_close: false },
    categories: { key: 'pottery', name_en: 'Pottery', name_fr: '', name_ar: '', city },
    next_cursor: { id: index },
  }))

beforeEach(async () => {
  await Promise.all([loadArea('listing'), loadArea('deferred')])
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
})

function open(address: string) {
  window.history.replaceState(null, '', address)
  const router = createBrowserRouter([{ path: '/products', Component: ProductsPage }])
  onTestFinished(() => router.dispose())
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LanguageProvider>
        <AuthProvider>
          <CartProvider>
            <RouterProvider router={router} />
          </CartProvider>
        </AuthProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return router
}

it('forgets how many products there were when those of a new filter cannot be counted', async () => {
  let counted = 0
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const { url } = new Request(input)
    const inFez = url.includes('city=Fez')
    if (inFez && url.includes('catalog_facets')) counted += 1
    if (url.includes('list_products'))
      return Promise.resolve(Response.json(products(inFez ? 'Fez' : 'Rabat')))
    if (!url.includes('catalog_facets')) return Promise.resolve(Response.json([]))
    const facets = { total: 77, cities: [], categories: [], price: { min: 0, max: 100 }, corrected: null }
    return Promise.resolve(
      inFez ? Response.json({ code: 'XX000', message: 'lost' }, { status: 500 }) : Response.json(facets),
    )
  })
  const router = open('/products')
  expect(await screen.findByText('77 products')).toBeVisible()
  await act(() => router.navigate('/products?city=Fez'))
  await screen.findByText('Fez 1')
  expect(await screen.findAllByRole('button', { name: 'Try again' })).not.toEqual([])
  expect(screen.queryByText('77 products')).toBeNull()
  // The message requests nothing, or it would fail and be shown again, for ever.
  expect(counted).toBe(1)
})

it('an empty list of offers leads to the whole shop', async () => {
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const { url } = new Request(input)
    if (url.includes('list_products'))
      return Promise.resolve(
        // The newest are fewer than a page.
        Response.json(
          url.includes('sort=offers') ? [] : products('Fez').slice(0, url.includes('page_size=24') ? 24 : 4),
        ),
      )
    const facets = { total: 24, cities: [], categories: [], price: { min: 0, max: 100 }, corrected: null }
    return Promise.resolve(Response.json(url.includes('catalog_facets') ? facets : []))
  })
  const router = open('/products?q=lamp&sort=offers')
  expect(await screen.findByRole('link', { name: 'Search “lamp” in the whole shop' })).toHaveAttribute(
    'href',
    '/products?q=lamp',
  )
  await act(() => router.navigate('/products?sort=offers'))
  expect(screen.queryByRole('link', { name: /in the whole shop/ })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('Fez 23')).toBeVisible()
  expect(window.location.search).toBe('')
})
