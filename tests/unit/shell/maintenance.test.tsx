import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartProvider } from '@/cart/cart-context'
import { LanguageProvider } from '@/i18n/language-context'
import { StorefrontLayout } from '@/shell/storefront-layout'

const auth = vi.hoisted(() => ({ user: null, role: null as string | null, loading: false }))
vi.mock('@/auth/auth-context', () => ({ useAuth: () => ({ ...auth, signOut: () => Promise.resolve() }) }))

beforeEach(() => {
  Object.assign(auth, { role: null, loading: false })
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
              maintenance_mode: true,
            }
          : [],
      ),
    ),
  )
})
afterEach(() => vi.unstubAllGlobals())

function visit(path: string) {
  const router = createMemoryRouter(
    [{ Component: StorefrontLayout, children: [{ path: '*', element: <p>The shop</p> }] }],
    { initialEntries: [path] },
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
}

const name = () => screen.findAllByText('Dar')

describe('a shop under maintenance', () => {
  it('tells shoppers', async () => {
    visit('/products')
    expect(await screen.findByRole('heading', { name: 'We will be back soon' })).toBeInTheDocument()
    expect(screen.queryByText('The shop')).not.toBeInTheDocument()
  })

  /** The document of a built page, whose head the app replaces. */
  function openBuiltPage(path: string) {
    vi.stubGlobal('firstLoad', { page: path })
    document.head.innerHTML =
      '<title data-until-page>Our pieces – Dar</title><meta data-until-page name="description" content="Poufs.">'
  }
  const contents = (selector: string) =>
    Array.from(document.head.querySelectorAll(selector), (tag) => tag.getAttribute('content'))

  it('keeps its pages in the index of search engines, each as it was built', async () => {
    openBuiltPage('/products')
    visit('/products')
    await waitFor(() => expect(contents('meta[property="og:title"]')).toEqual(['Our pieces – Dar']))
    expect(screen.getByRole('heading', { name: 'We will be back soon' })).toBeInTheDocument()
    expect(document.title).toBe('Our pieces – Dar')
    expect(contents('meta[name="description"]')).toEqual(['Poufs.'])
    expect(contents('meta[name="robots"]')).toEqual([])
  })

  it('names itself on a page that the document was not built for', async () => {
    openBuiltPage('/cities')
    visit('/products')
    await waitFor(() => expect(document.title).toBe('We will be back soon – Dar'))
  })

  it('is open to admins', async () => {
    auth.role = 'admin'
    visit('/products')
    await name()
    expect(screen.getByText('The shop')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin')
  })

  it.each(['/auth', '/auth/', '/Auth/reset?token_hash=a&type=recovery', '/auth/confirm'])(
    'lets people sign in at %s',
    async (path) => {
      visit(path)
      await name()
      expect(screen.getByText('The shop')).toBeInTheDocument()
      expect(screen.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument()
    },
  )

  it('is closed where a path only begins like that of signing in', async () => {
    visit('/authors')
    expect(await screen.findByRole('heading', { name: 'We will be back soon' })).toBeInTheDocument()
  })
})

it('the link to the content leaves the history as it is', async () => {
  // jsdom has none.
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  history.replaceState({ idx: 3 }, '', '/product/1')
  visit('/auth')
  await name()
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(scrolled).toHaveBeenCalledOnce()
  expect(history.state).toEqual({ idx: 3 })
  expect(location.hash).toBe('')
})
