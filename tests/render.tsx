import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { AuthProvider } from '@/auth/auth-context'
import { CartProvider } from '@/cart/cart-context'
import { LanguageProvider } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'

type RenderOptions = {
  path?: string | { pathname: string; search?: string; state?: unknown }
  language?: Language
  /** Leaving the page can be refused, as in the app. */
  guarded?: boolean
}

/** Renders a component with the shop's contexts. Whole pages are rendered through the real routes instead. */
export function renderInShop(
  ui: ReactNode,
  { path = '/', language = 'en', guarded = false }: RenderOptions = {},
): RenderResult {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initialLanguage={language}>
        <AuthProvider>
          <CartProvider>
            {guarded ? (
              <RouterProvider
                router={createMemoryRouter([{ path: '*', element: ui }], { initialEntries: [path] })}
              />
            ) : (
              <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
            )}
          </CartProvider>
        </AuthProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
}
