import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { CartProvider } from '@/cart/cart-context'
import { LanguageProvider } from '@/i18n/language-context'
import { StorefrontLayout } from '@/shell/storefront-layout'
import { currentToasts } from '@/ui/toast'

vi.mock('@/auth/auth-context', () => ({
  useAuth: () => ({ user: null, role: null, loading: false, signOut: () => Promise.resolve() }),
}))

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  // jsdom has no layout.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  vi.stubGlobal('fetch', (url: URL) =>
    Promise.resolve(
      Response.json(
        String(url).includes('shop_settings')
          ? {
              site_name: 'Dar',
              contact_email: 'salam@mcg.example',
              contact_phone: '',
              maintenance_mode: false,
            }
          : [],
      ),
    ),
  )
})

function visit(path: string) {
  const router = createMemoryRouter(
    [{ Component: StorefrontLayout, children: [{ path: '*', element: <p>The shop</p> }] }],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider>
        <CartProvider>
          <RouterProvider router={router} />
        </CartProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return router
}

const STATE = 'error=invalid_request&error_code=bad_oauth_state&error_description=OAuth+state+has+expired'

it.each([
  [STATE, 'Signing in with Google did not work. Please try again.'],
  [
    'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    'This link has expired or has been used already.',
  ],
])('the home page says why Auth led there with %s, once', async (query, description) => {
  const router = visit(`/?utm_source=mail&${query}#error=invalid_request`)
  await vi.waitFor(() => expect(currentToasts()).toMatchObject([{ description, tone: 'error' }]))
  // A reload does not repeat it, and what else the address has stays.
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?utm_source=mail', hash: '' })
})

it.each(['/', '/?terror=1', `/products?${STATE}`])('%s says nothing of a sign-in', async (path) => {
  const router = visit(path)
  expect(await screen.findByText('The shop')).toBeInTheDocument()
  await vi.dynamicImportSettled()
  expect(currentToasts()).toEqual([])
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(path)
})
