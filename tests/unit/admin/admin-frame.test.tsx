import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { Component as AdminLayout } from '@/admin/admin-layout'
import { CartProvider } from '@/cart/cart-context'
import { LanguageProvider } from '@/i18n/language-context'

vi.mock(import('@/auth/auth-context'), async (original) => ({
  ...(await original()),
  useAuth: () =>
    ({
      ...{ user: { id: 'salma' }, role: 'admin', awaited: null, loading: false },
      ...{ signOut: () => Promise.resolve(), keepScreen: () => () => undefined },
    }) as never,
}))

/** Its heading is there once it has read what it shows. */
function OrderPage() {
  const [params] = useSearchParams()
  return params.has('read') ? <h1>Order</h1> : <p>Loading</p>
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() },
  }))
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
})

function open() {
  const router = createMemoryRouter(
    [
      {
        path: '/admin',
        Component: AdminLayout,
        children: [
          { index: true, element: <h1>Dashboard</h1> },
          { path: 'order', Component: OrderPage },
        ],
      },
    ],
    { initialEntries: ['/admin'] },
  )
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LanguageProvider>
        <CartProvider>
          <RouterProvider router={router} />
        </CartProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return router
}

it('the link to the content leaves the history as it is', async () => {
  // jsdom has none.
  Element.prototype.scrollIntoView = () => undefined
  open()
  history.replaceState({ idx: 3 }, '', '/admin')
  await userEvent.click(await screen.findByRole('link', { name: 'Skip to content' }))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(history.state).toEqual({ idx: 3 })
  expect(location.hash).toBe('')
})

it('the place on the first page of a visit belongs to its path: the next one that is typed opens at its top', async () => {
  open()
  await screen.findByRole('heading', { name: 'Dashboard' })
  globalThis.dispatchEvent(new Event('pagehide'))
  const places = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}') as object
  // Those of the tests before are there as well.
  expect(Object.keys(places)).toContain('/admin')
})

it('the heading of a page that is being read gets the focus when it is there', async () => {
  const router = open()
  await screen.findByRole('heading', { name: 'Dashboard' })
  await act(() => router.navigate('/admin/order'))
  await screen.findByText('Loading')
  await act(() => router.navigate('/admin/order?read', { replace: true }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Order' })).toHaveFocus())
})
