import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
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

it('forgets how many products there were when those of a new filter cannot be counted', async () => {
  await Promise.all([loadArea('listing'), loadArea('deferred')])
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
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
  const router = createMemoryRouter([{ path: '/products', Component: ProductsPage }], {
    initialEntries: ['/products'],
  })
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
  expect(await screen.findByText('77 products')).toBeVisible()
  await act(() => router.navigate('/products?city=Fez'))
  await screen.findByText('Fez 1')
  expect(await screen.findAllByRole('button', { name: 'Try again' })).not.toEqual([])
  expect(screen.queryByText('77 products')).toBeNull()
  // The message requests nothing, or it would fail and be shown again, for ever.
  expect(counted).toBe(1)
})
