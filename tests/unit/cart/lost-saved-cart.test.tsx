import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { CartProvider, SavedCartSync } from '@/cart/cart-context'
import { LanguageProvider } from '@/i18n/language-context'
import { currentToasts } from '@/ui/toast'

const { never, release } = vi.hoisted(() => {
  let release: () => void = () => undefined
  const never = new Promise<object>(
    (resolve) => (release = () => resolve({ startCartSync: () => () => undefined })),
  )
  return { never, release: () => release() }
})
vi.mock('@/cart/saved-cart', () => never)
vi.mock('@/auth/auth-context', () => ({ useAuth: () => ({ user: { id: 'amina' } }) }))

afterEach(() => vi.useRealTimers())
afterAll(release)

it('says that the cart is not kept in the account when the code for it is lost', async () => {
  vi.useFakeTimers()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider initialLanguage="en">
        <CartProvider>
          <SavedCartSync />
        </CartProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(currentToasts()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(currentToasts().map(({ description, action }) => [description, action?.label])).toEqual([
    ['A part of this page could not be loaded. Please reload it.', 'Reload'],
  ])
})
