import { act, renderHook, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AuthProvider, useAuth } from '@/auth/auth-context'
import { CartProvider, useCart } from '@/cart/cart-context'
import { resetIdempotencyKey, startOrder } from '@/cart/order-attempt'
import { LanguageProvider } from '@/i18n/language-context'
import { currentToasts } from '@/ui/toast'

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)
const inAuth = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <LanguageProvider>
      <AuthProvider>{children}</AuthProvider>
    </LanguageProvider>
  </QueryClientProvider>
)
const inCart = ({ children }: { children: ReactNode }) => (
  <LanguageProvider>
    <CartProvider>{children}</CartProvider>
  </LanguageProvider>
)
const pouf = {
  productId: '11111111-1111-4111-8111-111111111111',
  variationIds: [],
  snapshot: {
    name_en: 'Leather pouf',
    name_fr: 'Pouf en cuir',
    name_ar: 'بوف من الجلد',
    image_url: null,
    image_color: null,
    unit_price: 480,
    selected_variations: {},
  },
}

describe('contexts', () => {
  it('name the missing provider', () => {
    silence()
    expect(() => renderHook(() => useCart())).toThrow('useCart must be used within a CartProvider')
    expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider')
  })
})

describe('the cart', () => {
  it('adds, says so, counts, totals, and is there again after a reload', () => {
    const { result, unmount } = renderHook(() => useCart(), { wrapper: inCart })
    expect(result.current).toMatchObject({ itemCount: 0, totalPrice: 0 })
    act(() => result.current.add(pouf))
    act(() => result.current.add(pouf))
    expect(result.current).toMatchObject({ itemCount: 2, totalPrice: 960 })
    expect(currentToasts().at(-1)).toMatchObject({
      title: 'Added to Cart',
      description: 'Leather pouf has been added to your cart.',
    })
    expect(result.current.addedLineId).toBe(pouf.productId)
    act(() => result.current.closeDrawer())
    act(() => result.current.add(pouf, 3, { quiet: true }))
    // Buy Now leads to the cart page, so neither the drawer nor a toast is shown.
    expect(result.current).toMatchObject({ itemCount: 5, addedLineId: null })
    expect(currentToasts()).toHaveLength(2)
    unmount()
    const again = renderHook(() => useCart(), { wrapper: inCart })
    expect(again.result.current.itemCount).toBe(5)
    act(() => again.result.current.clear())
    expect(localStorage.getItem('mcg-cart')).toBeNull()
  })

  it('keeps the key of an order until its outcome is known', () => {
    const { result } = renderHook(() => useCart(), { wrapper: inCart })
    act(() => result.current.add(pouf))
    let first: string | null = null
    act(() => {
      first = startOrder(result.current.store)
    })
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(result.current.orderKey).toBe(first)
    act(() => expect(startOrder(result.current.store)).toBe(first))
    act(() => resetIdempotencyKey(result.current.store))
    expect(result.current.orderKey).toBeNull()
    act(() => expect(startOrder(result.current.store)).not.toBe(first))
  })

  it('has one key for two tabs that order at the same moment', () => {
    const one = renderHook(() => useCart(), { wrapper: inCart })
    act(() => one.result.current.add(pouf))
    const other = renderHook(() => useCart(), { wrapper: inCart })
    // What each has read before the other wrote.
    const { nextKey } = other.result.current.store.read()
    expect(nextKey).toBeDefined()
    act(() => expect(startOrder(one.result.current.store)).toBe(nextKey))
    act(() => expect(startOrder(other.result.current.store)).toBe(nextKey))
    act(() => one.result.current.clear())
    act(() => expect(startOrder(other.result.current.store)).toBeNull())
  })
})

describe('auth without a stored session', () => {
  it('is done at once and loads no client for it', async () => {
    const { result } = renderHook(() => useAuth(), { wrapper: inAuth })
    expect(result.current.loading).toBe(true)
    await act(() => Promise.resolve())
    expect(result.current).toMatchObject({ loading: false, user: null, role: null })
  })
})

describe('the session', () => {
  it('is left in two seconds, and the next sign-in does not wait, while Auth does not answer the sign-out', async () => {
    const session = (token: string) => ({
      access_token: token,
      refresh_token: `${token}-refresh`,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.round(Date.now() / 1000) + 3600,
      user: { id: 'u1', email: 'salma@mcg.example' },
    })
    const sent: string[] = []
    vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
      const { pathname } = new URL(String(input))
      sent.push(pathname)
      if (pathname.endsWith('/token')) return Promise.resolve(Response.json(session('new')))
      if (!pathname.endsWith('/logout')) return Promise.resolve(Response.json({ role: 'customer' }))
      // Never answered.
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      })
    })
    localStorage.setItem('mcg-session', JSON.stringify(session('old')))
    const { result } = renderHook(() => useAuth(), { wrapper: inAuth })
    await waitFor(() => expect(result.current.user?.id).toBe('u1'))
    const started = performance.now()
    await act(() => result.current.signOut())
    expect(localStorage.getItem('mcg-session')).toBeNull()
    expect(result.current).toMatchObject({ user: null, ended: false })
    await act(() => result.current.signIn('salma@mcg.example', 'medina-of-fes'))
    expect(result.current.user?.id).toBe('u1')
    expect(localStorage.getItem('mcg-session')).toContain('"new"')
    // It took 22 seconds.
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(sent.filter((path) => path.endsWith('/logout'))).toHaveLength(1)
  })
})
